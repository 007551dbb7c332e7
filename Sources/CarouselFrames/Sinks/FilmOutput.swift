import CarouselFiles
import CarouselPlatform

/// What takes a film's frames in a format, by what the format stands in.
struct FilmOutput {
    let format: FrameFormat
    let shape: FilmShape

    /// What makes a file of them.
    /// - Parameter bring: Brings the frames at some places of the film to a sink: what looks at the film before it is
    ///   written asks for them.
    func sink(
        for path: String, overwrite: Bool, _ bring: ([Int], any FrameSink) throws -> Void
    ) throws -> any FrameSink {
        switch format.container {
        case .files, .drawing: return FileSink(path: path, overwrite: overwrite)
        case .stream(let head, let tail):
            return FilmFileSink(
                path: path, overwrite: overwrite, head: try head(shape), tail: try tail(shape))
        case .ffmpeg(let recipe):
            let (input, head) = recipe.input(shape)
            let palette = recipe.hasPalette ? try palette(input, bring) : []
            return try FFmpegSink(path: path, overwrite: overwrite) { place in
                try FFmpegRun(input + palette + recipe.output(shape) + [place], head: head, for: format)
            }
        }
    }

    /// What writes them one behind the other.
    /// - Throws: `SequenceError.noStream`
    func stream(_ write: @escaping @Sendable ([UInt8]) throws -> Void) throws -> StreamSink {
        switch format.container {
        case .files, .drawing: StreamSink(write)
        case .stream(let head, let tail):
            StreamSink(head: try head(shape), tail: try tail(shape), write)
        case .ffmpeg: throw SequenceError.noStream(format: format.name)
        }
    }

    /// The colours that suit the film, as an input of ffmpeg: chosen from frames spread over all of it, of which
    /// ffmpeg keeps none.
    private func palette(
        _ input: [String], _ bring: ([Int], any FrameSink) throws -> Void
    ) throws -> [String] {
        let answer = FFmpegAnswer(try FFmpegRun(input + FFmpegRecipe.palette, head: [], for: format))
        try bring(Array(stride(from: 0, to: shape.frames, by: max(1, shape.frames / 40))), answer)
        return ["-i", "data:image/png;base64,\(Data(answer.bytes).base64EncodedString())"]
    }
}

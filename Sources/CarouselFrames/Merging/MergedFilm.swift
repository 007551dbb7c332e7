import CarouselDrawing
import CarouselFiles
import CarouselPixels
import CarouselScene

extension FrameFolder {
    /// Makes a film of the frames, which have to be PNG files: the one that would have been made of the scene.
    ///
    /// - Parameters:
    ///   - format: A film's.
    ///   - options: How the film is made.
    ///   - progress: Called at the start, after each frame and while something has to be waited for. What it throws ends
    ///     the writing and is thrown on.
    /// - Throws: `MergeError`, `SequenceError`, `FileError`, `FFmpegError`; nothing is left of the film then.
    public func write(
        to file: String, _ format: FrameFormat, _ options: FilmOptions = FilmOptions(),
        overwrite: Bool = false,
        progress: (SequenceProgress) throws -> Void = { _ in }
    ) throws {
        let film = try MergedFilm(self, format, options)
        let sink = try film.output.sink(for: file, overwrite: overwrite) { chosen, answer in
            try film.bring(chosen, to: answer) { _ in
                try progress(SequenceProgress(done: 0, total: film.frames.count))
            }
        }
        try film.bring(Array(film.frames.indices), to: sink, progress)
    }

    /// The same, one frame behind the other.
    package func stream(
        _ format: FrameFormat, _ options: FilmOptions,
        progress: (SequenceProgress) throws -> Void = { _ in },
        to body: @escaping @Sendable ([UInt8]) throws -> Void
    ) throws {
        let film = try MergedFilm(self, format, options)
        try film.bring(Array(film.frames.indices), to: film.output.stream(body), progress)
    }

    /// What of the film a format cannot show.
    package func cautions(_ format: FrameFormat) -> [String] {
        format.cautions(fps: FrameRate(description.fps), background: description.backgroundColor)
    }
}

/// The film that a folder's frames make.
private struct MergedFilm {
    let frames: [Manifest.Frame]
    let output: FilmOutput
    private let folder: String
    private let encoding: PixelEncoding
    private let makeEncoder: @Sendable (PixelEncoding) -> any PixelEncoder

    init(_ folder: FrameFolder, _ format: FrameFormat, _ options: FilmOptions) throws {
        let description = folder.description
        guard let makeEncoder = format.makePixelEncoder else {
            throw MergeError.notPixels(format: format.name)
        }
        guard description.format == FrameFormat.png.name else {
            throw MergeError.notPixels(format: description.format)
        }
        frames = folder.frames
        guard frames.allSatisfy({ $0.frame != nil }) else { throw SequenceError.noTimes }
        self.folder = folder.path
        self.makeEncoder = makeEncoder
        encoding = PixelEncoding(
            fps: FrameRate(description.fps), background: description.backgroundColor)
        output = FilmOutput(
            format: format,
            shape: FilmShape(
                width: Int(description.size.width), height: Int(description.size.height), fps: encoding.fps,
                frames: frames.count, isOpaque: encoding.isOpaque, options: options))
    }

    /// Brings the frames at some places, in order.
    func bring(
        _ places: [Int], to sink: any FrameSink, _ progress: (SequenceProgress) throws -> Void
    ) throws {
        let encoder = makeEncoder(encoding)
        var last: (digest: String?, bitmap: Bitmap)?
        var done = SequenceProgress(done: 0, total: places.count)
        do {
            try progress(done)
            try sink.begin()
            for (index, place) in places.enumerated() {
                let frame = frames[place]
                var bitmap: Bitmap
                var changed: PixelRect?
                if let last, let digest = frame.sha256, last.digest == digest {
                    bitmap = last.bitmap
                } else {
                    bitmap = try self.bitmap(frame)
                    changed =
                        last.map { bitmap.changes(since: $0.bitmap) }
                        ?? PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
                }
                let bytes = try encoder.encode(
                    bitmap, drawn: [changed?.rows ?? 0..<1], changed: changed, index: index)
                try sink.take(bytes, as: index) { try progress(done) }
                last = (frame.sha256, bitmap)
                done.done += 1
                try progress(done)
            }
            try sink.end { try progress(done) }
        } catch {
            sink.abandon()
            throw error
        }
    }

    private func bitmap(_ frame: Manifest.Frame) throws -> Bitmap {
        let file = FilePath.join(folder, frame.file)
        let picture: DecodedPicture
        do {
            picture = try PictureDecoder.decode(contentsOf: file)
        } catch {
            throw MergeError.badFrame(file: file, reason: "\(error)")
        }
        guard picture.width == output.shape.width, picture.height == output.shape.height else {
            throw MergeError.badFrame(
                file: file,
                reason: "it is \(picture.width) × \(picture.height) pixels, not"
                    + " \(output.shape.width) × \(output.shape.height)")
        }
        return picture.bitmap
    }
}

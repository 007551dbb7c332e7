import CarouselFrames
import CarouselPlatform

extension Option {
    package static let mergeOutput = Option(
        "output", short: "o", value: "FILE",
        help: "A film of the frames as well: a file, a folder for it, or - for standard output.")
}

extension Verb {
    package static let merge = Verb(
        name: "merge", summary: "the shards of a film, put together",
        about: """
            Checks that all frames which the shards of a film should have written to the
            folder are there and as they were written, and lists them in one frames.json
            in the place of the shards' own: the folder is what a single run would have
            made. Frames that are missing or not right are told by their names, and nothing
            is changed then. With -o the frames, which have to be png, become a film, the
            same that 'render' makes; that also works for a folder that one run wrote.
            """,
        options: [
            .mergeOutput, .format, .loop, .lossless, .quality, .overwrite, .progress, .quiet, .color,
        ],
        operands: .folder,
        examples: [
            ("merge out/snap", "out/snap/frames.json, after --shard 1/4 to 4/4"),
            ("merge out/snap -o snap.mp4", "and a film of it"),
        ],
        run: { arguments, console in try MergeCommand(arguments, console).run() })
}

/// `carousel merge`, its options read.
struct MergeCommand {
    private let path: String
    private let console: Console
    private let style: ProgressLine.Style
    private let overwrite: Bool
    private let film: (output: RenderOutput, format: FrameFormat, options: FilmOptions)?

    init(_ arguments: Arguments, _ console: Console) throws {
        path = arguments.scenes[0]
        self.console = console
        style = try ProgressLine.style(arguments, console)
        overwrite = arguments.has(.overwrite)
        let given = try arguments.format()
        guard let output = arguments[.mergeOutput] else {
            for option in [Option.format, .loop, .lossless, .quality] where arguments.has(option) {
                throw UsageError.misplaced(option, why: "without -o no film is made")
            }
            film = nil
            return
        }
        let place = try RenderOutput(output, sceneName: "")
        let format = try place.format(given)
        guard format.makePixelEncoder != nil else {
            throw UsageError.filmOnly(given == nil ? .mergeOutput : .format, verb: "merge")
        }
        film = (place, format, try arguments.film(format))
    }

    func run() throws -> ExitCode {
        let folder = try FrameFolder(path)
        let line = ProgressLine(path, style, console)
        defer { line.clear() }
        let show: (SequenceProgress) throws -> Void = { progress in
            try Interruption.check()
            line.show(progress)
        }
        try Interruption.whileWriting { try folder.merge(progress: show) }
        line.clear()
        let count = "\(folder.frameCount) \(folder.frameCount == 1 ? "frame" : "frames")"
        console.summarize("\(path): \(count), all there and right")
        guard let film else { return .done }

        for caution in folder.cautions(film.format) { console.warn(caution, scene: path) }
        switch try film.output.film(film.format, sceneName: folder.sceneName) {
        case .standardOutput:
            if isatty(STDOUT_FILENO) == 1 { throw UsageError.terminal(format: film.format.name) }
            try folder.stream(film.format, film.options) { try StandardOutput.write($0) }
        case .file(let file):
            try Interruption.whileWriting {
                try folder.write(to: file, film.format, film.options, overwrite: overwrite, progress: show)
            }
            line.clear()
            console.summarize("\(path): \(count) to \(file)")
        case .folder, .pattern: break
        }
        return .done
    }
}

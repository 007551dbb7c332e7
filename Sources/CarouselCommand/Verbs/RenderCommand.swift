import CarouselFiles
import CarouselFrames
import CarouselScene
import CarouselPlatform
import Synchronization

extension Option {
    package static let output = Option(
        "output", short: "o", value: "PATH",
        help: "A folder, a pattern with one %d or %05d, a file (for one frame), or - for standard output."
            + " Default: out/ and the scene's name.")
    package static let format = Option(
        "format", value: FrameFormat.all.map(\.name).joined(separator: "|"),
        help: "Default: by the output's ending, else png.")
    package static let compression = Option(
        "compression", value: "fast|small",
        help: "How hard PNG files are pressed; their pixels are the same. Default: fast.")
    package static let svgStyle = Option(
        "svg-style", value: "layers|cairo",
        help:
            "SVG files with a named group for each card and part, or as Cairo draws them; both show the same."
            + " Default: layers.")
    package static let scale = Option("scale", value: "N", help: "Pixels per point, in place of the scene's.")
    package static let background = Option(
        "background", value: "C", help: "The background, in place of the scene's: a colour, or clear.")
    package static let jobs = Option(
        "jobs", short: "j", value: "N",
        help: "Threads. Default: all cores. The files are the same for every N.")
    package static let shard = Option(
        "shard", value: "I/N", help: "Only the I-th of N equal parts of the frames, I from 1.")
    package static let overwrite = Option(
        "overwrite",
        help: "Write into a folder that holds other files too, and over files of the frames' names.")
    package static let progress = Option(
        "progress", value: "HOW", help: "auto (redrawn on a terminal, else nothing), plain (lines) or none.")
    package static let timing = Option(
        "timing", help: "Print on standard error how long each stage took.")
}

extension Verb {
    package static let render = Verb(
        name: "render", summary: "frames to files",
        about: """
            Writes the frames of each scene as PNG or SVG files: frame-0000.png and so on,
            or at-00350.png (milliseconds) with --at. A folder of frames also gets
            frames.json, which lists each frame's file, time and SHA-256; a shard's is
            called frames.I-of-N.json.

            Each file is written beside its place and renamed into it, so what has a
            frame's name is whole. A folder with files that no frames.json lists is
            refused without --overwrite; such files are never deleted. Frames that are
            listed are replaced, and when the whole film is rendered, what an earlier run
            left over is removed. With a pattern only files that fit it count.

            With several scenes -o is a folder that gets one folder per scene. All of them
            are tried; the exit code is the first fault's.
            """,
        options: [
            .output, .format, .compression, .svgStyle, .set, .appearance, .device, .fps, .scale, .background,
            .frames,
            .at, .jobs, .shard, .strict,
            .overwrite, .progress, .timing, .json, .quiet, .color,
        ],
        examples: [
            ("render Samples/snap.yaml -o out/snap", "out/snap/frame-0000.png ..."),
            ("render Samples/snap.yaml --format svg --frames 0-30,45", "some frames as SVG"),
            ("render Samples/snap.yaml -o 'out/s-%05d.png'", "names as ffmpeg reads them"),
            ("render Samples/snap.yaml --at 0.35 -o - > frame.png", "one state"),
            ("render Samples/snap.yaml --shard 2/4", "the second quarter"),
        ],
        run: { arguments, console in try RenderCommand(arguments, console).run() })
}

/// `carousel render`, its options read.
struct RenderCommand {
    private let arguments: Arguments
    private let console: Console
    private let opening: FilmOpening
    private let frames: FrameList?
    private let times: [Double]?
    private let style: ProgressLine.Style
    private let outputs: [RenderOutput]
    private let options: SequenceOptions

    init(_ arguments: Arguments, _ console: Console) throws {
        self.arguments = arguments
        self.console = console
        opening = try FilmOpening(arguments)
        frames = try arguments.frameList()
        times = try arguments.times()
        style = try ProgressLine.style(arguments, console)
        outputs = try Self.outputs(arguments)
        options = SequenceOptions(
            format: try Self.format(arguments), compression: try arguments.compression() ?? .fast,
            svgStyle: try arguments.svgStyle() ?? .layers, shard: try arguments.shard(),
            jobs: try arguments.jobs() ?? ProcessInfo.processInfo.activeProcessorCount,
            overwrite: arguments.has(.overwrite))
        if arguments.has(.json), outputs.contains(.standardOutput) {
            throw UsageError.exclusive(.json, .output, why: "both would go to standard output")
        }
        for output in outputs where arguments.has(.shard) {
            if case .file(let path) = output { throw UsageError.shardOfOne(output: path) }
            if case .standardOutput = output { throw UsageError.shardOfOne(output: "-") }
        }
    }

    /// All scenes are tried.
    func run() throws -> ExitCode {
        var code = ExitCode.done
        var report = JSONReport()
        for (path, output) in zip(arguments.scenes, outputs) {
            do {
                let (film, files) = try render(path, to: output)
                report.add(path, [("files", .array(files.map(JSON.string)))], warnings: film.warnings)
            } catch let error as Interrupted {
                throw error
            } catch {
                report.add(path, [("files", .array([]))], error: error)
                console.report(error, scene: path)
                if code == .done { code = ExitCode(error) }
            }
        }
        if arguments.has(.json) { try StandardOutput.write(report.text) }
        return code
    }

    private func render(_ path: String, to output: RenderOutput) throws -> (film: Film, files: [String]) {
        let start = ContinuousClock.now
        var spent = StageTimes()
        let film = try spent.measure(.decode) { try opening.film(path, console) }
        var files: [String] = []
        var options = options
        options.selection = try FilmOpening.selection(film, frames, times)
        options.sceneName = RenderOutput.sceneName(path)

        switch output {
        case .standardOutput: spent += try renderToStandardOutput(film, options)
        case .folder(let folder):
            spent += try write(film, to: .folder(folder), options, path, at: folder, &files)
        case .pattern(let pattern):
            spent += try write(
                film, to: .pattern(pattern), options, path, at: arguments[.output] ?? "", &files)
        case .file(let file): spent += try write(film, to: .file(file), options, path, at: file, &files)
        }
        if arguments.has(.timing) {
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            console.note(TimingTable(path, spent, seconds: seconds).description)
        }
        return (film, files)
    }

    private func write(
        _ film: Film, to destination: SequenceDestination, _ options: SequenceOptions, _ path: String,
        at place: String, _ files: inout [String]
    ) throws -> StageTimes {
        let line = ProgressLine(path, style, console)
        defer { line.clear() }
        let start = ContinuousClock.now
        let spent = Mutex(StageTimes())
        files = try Interruption.whileWriting {
            try film.write(to: destination, options) { progress in
                try Interruption.check()
                line.show(progress)
                spent.withLock { $0 = progress.times }
            }
        }
        line.clear()
        let seconds = ((ContinuousClock.now - start) / .milliseconds(10)).rounded() / 100
        console.summarize(
            "\(path): \(files.count) \(files.count == 1 ? "frame" : "frames") to \(place) in \(seconds) s")
        return spent.withLock { $0 }
    }

    private func renderToStandardOutput(_ film: Film, _ options: SequenceOptions) throws -> StageTimes {
        let moments = try film.moments(options.selection)
        guard moments.count == 1, let moment = moments.first else {
            throw UsageError.oneFrameForStream(count: moments.count)
        }
        if options.format == .png, isatty(STDOUT_FILENO) == 1 { throw UsageError.terminal }
        let spent = Mutex(StageTimes())
        try film.write([moment], to: StreamSink { try StandardOutput.write($0) }, options) { progress in
            spent.withLock { $0 = progress.times }
        }
        return spent.withLock { $0 }
    }

    /// One for each scene.
    private static func outputs(_ arguments: Arguments) throws -> [RenderOutput] {
        let scenes = arguments.scenes
        let given = arguments[.output]
        guard scenes.count > 1 else {
            return try scenes.map { try RenderOutput(given, sceneName: RenderOutput.sceneName($0)) }
        }
        guard case .folder(let folder) = try RenderOutput(given ?? "out", sceneName: "") else {
            throw UsageError.oneOutput(given ?? "", scenes: scenes.count)
        }
        var seen: [String: String] = [:]
        return try scenes.map { scene in
            let name = RenderOutput.sceneName(scene)
            // On a Mac's disk, Snap and snap are one folder.
            if let other = seen.updateValue(scene, forKey: name.lowercased()) {
                throw UsageError.sameName(other, scene, name: name)
            }
            return .folder((folder.hasSuffix("/") ? folder : folder + "/") + name)
        }
    }

    private static func format(_ arguments: Arguments) throws(UsageError) -> FrameFormat {
        let output = arguments[.output] ?? ""
        let implied = AtomicFile.isFolder(output) ? nil : RenderOutput.format(of: output)
        guard let given = try arguments.format() else { return implied ?? .png }
        if let implied, implied != given { throw .formatMismatch(format: given.name, output: output) }
        return given
    }
}

import CarouselFiles
import CarouselFrames
import CarouselScene
import CarouselPlatform
import Synchronization

extension Option {
    package static let output = Option(
        "output", short: "o", value: "PATH",
        help: "A folder, a pattern with one %d or %05d, a file (for one frame, or a film), or - for standard"
            + " output. Default: out/ and the scene's name.")
    package static let format = Option(
        "format", value: "NAME",
        help: "One of those above. Default: by the output's ending, else png.")
    package static let loop = Option(
        "loop", value: "N",
        help: "How often an animated-svg, apng, gif or webp is shown. Default: 0, for ever.")
    package static let lossless = Option("lossless", help: "A webp in which every pixel stays as it is.")
    package static let quality = Option(
        "quality", value: "Q", help: "A webp's, from 0 (small) to 100 (good). Default: 80.")
    package static let width = Option(
        "width", value: "PX", help: "How wide frames are, in pixels; the scale follows from it.")
    package static let compression = Option(
        "compression", value: "fast|small",
        help: "How hard PNG files are pressed; their pixels are the same. Default: fast.")
    package static let svgStyle = Option(
        "svg-style", value: "layers|cairo",
        help:
            "SVG files with a named group for each card and part, or single ones as Cairo draws them; both show the"
            + " same. Default: layers.")
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
        name: "render", summary: "frames to files, or films",
        about: """
            Writes the frames of each scene: as files frame-0000.png and so on, or
            at-00350.png (milliseconds) with --at, or all in one film. By the ending of -o,
            or by --format, \(FrameFormat.table)

            A folder of frames also gets frames.json, which lists each frame's file, time
            and SHA-256; a shard's is called frames.I-of-N.json.

            Each file is written beside its place and renamed into it, so what has a
            frame's name is whole. A folder with files that no frames.json lists is
            refused without --overwrite; such files are never deleted. Frames that are
            listed are replaced, and when the whole film is rendered, what an earlier run
            left over is removed. With a pattern only files that fit it count.

            With several scenes -o is a folder that gets one folder, or one film, per scene.
            All of them are tried; the exit code is the first fault's.
            """,
        options: [
            .output, .format, .compression, .svgStyle, .loop, .lossless, .quality, .set, .appearance, .device,
            .fps, .scale, .width, .background, .frames, .at, .jobs, .shard, .strict,
            .overwrite, .progress, .timing, .json, .quiet, .color,
        ],
        examples: [
            ("render Samples/snap.yaml -o out/snap", "out/snap/frame-0000.png ..."),
            ("render Samples/snap.yaml -o snap.mp4", "a film"),
            ("render Samples/snap.yaml -o snap.gif --width 360 --fps 25", "a small one"),
            ("render Samples/snap.yaml -o snap.svg", "one that moves, for a page"),
            ("render Samples/snap.yaml --format y4m -o - | ffplay -", "a film through a pipe"),
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
    /// Whether a single frame is a file of its own after all: the ending of `-o` suits both.
    private let isFilmIfSeveral: Bool

    init(_ arguments: Arguments, _ console: Console) throws {
        self.arguments = arguments
        self.console = console
        opening = try FilmOpening(arguments)
        frames = try arguments.frameList()
        times = try arguments.times()
        style = try ProgressLine.style(arguments, console)
        var (outputs, format) = try Self.outputs(arguments)
        self.outputs = outputs
        isFilmIfSeveral =
            format == .svg && !arguments.has(.format) && !arguments.has(.at) && outputs.allSatisfy(\.isFile)
        if isFilmIfSeveral { format = .animatedSVG }
        var options = SequenceOptions(
            format: format, compression: try arguments.compression() ?? .fast,
            svgStyle: try arguments.svgStyle() ?? .layers, shard: try arguments.shard(),
            jobs: try arguments.jobs() ?? ProcessInfo.processInfo.activeProcessorCount,
            overwrite: arguments.has(.overwrite))
        options.film = try arguments.film(format)
        self.options = options
        if format.isFilm, arguments.has(.at) {
            throw UsageError.exclusive(.format, .at, why: "a film is made of frames, not of times")
        }
        if format == .animatedSVG, !isFilmIfSeveral { try Self.checkStyle(options) }
        if arguments.has(.json), outputs.contains(.standardOutput) {
            throw UsageError.exclusive(.json, .output, why: "both would go to standard output")
        }
        for output in outputs where arguments.has(.shard) {
            if case .file(let path) = output { throw UsageError.shardOfOne(output: path) }
            if case .standardOutput = output { throw UsageError.shardOfOne(output: "-") }
        }
    }

    /// - Throws: `UsageError` where a film in one SVG file should be drawn by Cairo.
    private static func checkStyle(_ options: SequenceOptions) throws {
        guard options.svgStyle == .cairo else { return }
        throw UsageError.misplaced(
            .svgStyle,
            why: "an SVG that moves is made of layers; for frames as Cairo draws them, each in a file, name a"
                + " pattern like 'frame-%04d.svg' or a folder")
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
        for caution in film.cautions(options.format) { console.warn(caution, scene: path) }
        var files: [String] = []
        var options = options
        options.selection = try FilmOpening.selection(film, frames, times)
        options.sceneName = RenderOutput.sceneName(path)
        if isFilmIfSeveral {
            if try film.moments(options.selection).count == 1 {
                options.format = .svg
            } else {
                try Self.checkStyle(options)
            }
        }

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
        let frames = Mutex(0)
        files = try Interruption.whileWriting {
            try film.write(to: destination, options) { progress in
                try Interruption.check()
                line.show(progress)
                spent.withLock { $0 = progress.times }
                frames.withLock { $0 = progress.total }
            }
        }
        line.clear()
        let seconds = ((ContinuousClock.now - start) / .milliseconds(10)).rounded() / 100
        let count = frames.withLock { $0 }
        console.summarize("\(path): \(count) \(count == 1 ? "frame" : "frames") to \(place) in \(seconds) s")
        return spent.withLock { $0 }
    }

    private func renderToStandardOutput(_ film: Film, _ options: SequenceOptions) throws -> StageTimes {
        if !options.format.isFilm {
            let count = try film.moments(options.selection).count
            guard count == 1 else { throw UsageError.oneFrameForStream(count: count) }
        }
        if options.format.ending != "svg", isatty(STDOUT_FILENO) == 1 {
            throw UsageError.terminal(format: options.format.name)
        }
        let spent = Mutex(StageTimes())
        try film.stream(options, progress: { progress in spent.withLock { $0 = progress.times } }) {
            try StandardOutput.write($0)
        }
        return spent.withLock { $0 }
    }

    /// One for each scene, and what they hold.
    private static func outputs(
        _ arguments: Arguments
    ) throws -> (outputs: [RenderOutput], format: FrameFormat) {
        let scenes = arguments.scenes
        let given = arguments[.output]
        let names = scenes.map(RenderOutput.sceneName)
        guard scenes.count > 1 else {
            let output = try RenderOutput(given, sceneName: names[0])
            let format = try output.format(try arguments.format())
            if !format.isFilm { return ([output], format) }
            // Without -o a film is out/<scene's name>.mp4.
            let film = given == nil ? RenderOutput.folder("out") : output
            return ([try film.film(format, sceneName: names[0])], format)
        }
        guard case .folder(let folder) = try RenderOutput(given ?? "out", sceneName: "") else {
            throw UsageError.oneOutput(given ?? "", scenes: scenes.count)
        }
        let format = try arguments.format() ?? .png
        var seen: [String: String] = [:]
        let outputs = try zip(scenes, names).map { scene, name in
            // On a Mac's disk, Snap and snap are one folder.
            if let other = seen.updateValue(scene, forKey: name.lowercased()) {
                throw UsageError.sameName(other, scene, name: name)
            }
            if format.isFilm { return try RenderOutput.folder(folder).film(format, sceneName: name) }
            return .folder((folder.hasSuffix("/") ? folder : folder + "/") + name)
        }
        return (outputs, format)
    }
}

import CarouselFiles
import CarouselFrames
import CarouselPlatform
import CarouselScene

extension Option {
    package static let sheetOutput = Option(
        "output", short: "o", value: "FILE", help: "A .png or .svg file, or - for standard output. Required.")
    package static let columns = Option(
        "columns", value: "N", help: "Frames in a row. Default: 5; with several scenes all of a scene's.")
    package static let sheetEvery = Option(
        "every", value: "S", help: "A frame every so many seconds, in place of the key moments.")
}

extension Verb {
    package static let sheet = Verb(
        name: "sheet", summary: "a film's moments in one picture",
        about: """
            Draws the key moments of each scene small, in a grid: each with its time and
            what goes on, under the scene's name and the first line of its comment. The
            key moments are a film's start and end, both ends of each step, and a quarter,
            half and three quarters of each motion. Several scenes stand one below the
            other and show the same moments.
            """,
        options: [
            .sheetOutput, .format, .columns, .at, .sheetEvery, .set, .appearance, .device, .scale,
            .background,
            .strict, .overwrite, .quiet, .color,
        ],
        examples: [
            ("sheet Samples/snap.yaml -o snap.png", "the key moments"),
            ("sheet Samples/snap*.yaml -o both.svg --every 0.2", "two films side by side"),
        ],
        run: { arguments, console in
            let opening = try FilmOpening(arguments)
            let (format, output) = try arguments.sheetOutput()
            let columns = try arguments.value(of: .columns, must: "a whole number from 1 to 100") {
                Int($0).flatMap { (1...100) ~= $0 ? $0 : nil }
            }
            let times = try arguments.times()
            let interval = try arguments.value(of: .sheetEvery, must: "seconds from 0.001 on, like 0.1") {
                text in
                NumberText.parse(text).flatMap { $0 >= 0.001 ? $0 : nil }
            }
            if times != nil, interval != nil {
                throw UsageError.exclusive(.at, .sheetEvery, why: "each says which moments are shown")
            }
            var sections: [ContactSheet.Section] = []
            for path in arguments.scenes {
                do {
                    let film = try opening.film(path, console)
                    sections.append(ContactSheet.Section(film, title: RenderOutput.sceneName(path)))
                } catch {
                    console.report(error, scene: path)
                    return ExitCode(error)
                }
            }
            let longest = sections.map(\.film.duration).max() ?? 0
            let sheet = try ContactSheet(
                sections, times: times ?? interval.map { every($0, upTo: longest) }, columns: columns,
                scale: arguments.scale() ?? 2)
            let bytes = try sheet.file(format)
            guard let output else {
                try StandardOutput.write(bytes)
                return .done
            }
            if !arguments.has(.overwrite) { try AtomicFile.checkNothing(at: output) }
            try AtomicFile.makeFolder(FilePath.split(output).folder)
            try AtomicFile.write(bytes, to: output)
            console.summarize("\(arguments.scenes.joined(separator: ", ")): sheet to \(output)")
            return .done
        })

    /// Moments at equal distances, in seconds: one more than a sheet holds where there are too many.
    private static func every(_ interval: Double, upTo end: Double) -> [Double] {
        let count = Int(min(end / interval + 1e-6, Double(ContactSheet.mostFrames)))
        return (0...count).map { Double($0) * interval }
    }
}

extension Arguments {
    /// What a sheet is, and the file it goes to; nil for standard output.
    fileprivate func sheetOutput() throws -> (FrameFormat, String?) {
        guard let output = self[.sheetOutput] else { throw UsageError.noOutput(.sheetOutput) }
        let given = try format()
        if let given, given.isFilm {
            throw UsageError.badValue(.format, given.name, must: "png or svg: a sheet is one picture")
        }
        if output == "-" { return (given ?? .png, nil) }
        let ending = output.lastIndex(of: ".").map { output[output.index(after: $0)...].lowercased() } ?? ""
        guard let implied = FrameFormat.all.first(where: { !$0.isFilm && $0.takes(ending: ending) }) else {
            throw UsageError.badValue(.sheetOutput, output, must: "a .png or .svg file, or -")
        }
        if let given, given != implied {
            throw UsageError.badValue(.format, given.name, must: "\(implied.name), as '\(output)' is")
        }
        return (implied, output)
    }
}

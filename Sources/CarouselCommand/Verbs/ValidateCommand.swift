import CarouselFrames
import CarouselScene

extension Verb {
    package static let validate = Verb(
        name: "validate", summary: "every fault of a scene file, without drawing",
        about: """
            Reads scenes and reports every fault, each with its line and column, on
            standard error. A scene without faults gets one line on standard output: its
            kind, length and size; none with --quiet.
            """,
        options: [.set, .appearance, .device, .strict, .json, .quiet, .color],
        examples: [
            ("validate Samples/*.yaml", "all samples"),
            ("validate - --strict < scene.yaml", "standard input, warnings count"),
        ],
        run: { arguments, console in
            let opening = try FilmOpening(arguments)
            var report = JSONReport()
            let isJSON = arguments.has(.json)
            let code = try arguments.scenes.reduce(ExitCode.done) { code, path in
                do {
                    let film = try opening.film(path, console)
                    report.add(path, film.members, warnings: film.warnings)
                    if !isJSON, !console.isQuiet {
                        try StandardOutput.write("\(path): \(film.summary)\n")
                    }
                } catch let error as OutputError {
                    throw error
                } catch {
                    report.add(path, [], error: error)
                    console.report(error, scene: path)
                    return code == .done ? ExitCode(error) : code
                }
                return code
            }
            if isJSON { try StandardOutput.write(report.text) }
            return code
        })
}

extension Film {
    /// What `--json` says of a film.
    fileprivate var members: [(key: String, value: JSON)] {
        [
            ("kind", .string(kinds)), ("items", .integer(itemCount)),
            ("frames", .integer(frameCount)), ("duration", .number(duration)),
            ("width", .integer(pixelSize.width)), ("height", .integer(pixelSize.height)),
        ]
    }

    private var kinds: String { scene.carousels.map(\.carousel.kind.name).joined(separator: " + ") }

    private var itemCount: Int { scene.carousels.reduce(0) { $0 + $1.carousel.cards.count } }

    /// `snap, 5 items, 132 frames, 2.183333 s, 780 × 1688 px`
    fileprivate var summary: String {
        [
            kinds,
            itemCount == 1 ? "1 item" : "\(itemCount) items",
            frameCount == 1 ? "1 frame" : "\(frameCount) frames",
            JSON.number(duration).text + " s",
            "\(pixelSize.width) × \(pixelSize.height) px",
        ].joined(separator: ", ")
    }
}

extension Verb {
    package static let schema = Verb(
        name: "schema", summary: "the JSON Schema of scene files, for editors",
        about: """
            Prints the JSON Schema (2020-12) of scene files: every key with its meaning, its
            default and the values it takes. Editors complete and check scenes by it.
            """,
        options: [], operands: .none,
        examples: [("schema > scene.schema.json", "a file for an editor's settings")],
        run: { _, _ in
            try StandardOutput.write(SceneReference.schema)
            return .done
        })
}

import CarouselFiles
import CarouselPixels
import CarouselFrames
import CarouselPlatform

/// A run as one page that needs nothing but itself: the scenes, and each failure's pictures side by side, under a swipe,
/// or blinking.
package enum HTMLReport {
    /// Writes the page piece by piece: a picture is read when it is its turn.
    /// - Throws: `FileError`, `WholeFile.Fault`.
    package static func write(
        _ outcomes: [SnapshotOutcome], for reader: ReportReader, to path: String
    ) throws {
        try AtomicFile.makeFolder(FilePath.split(path).folder)
        try AtomicFile.write(to: path) { append in
            func write(_ text: String) throws { try append(Array(text.utf8)) }
            try write(HTMLPage.head + overview(outcomes))
            for (k, outcome) in outcomes.enumerated() where !outcome.passed {
                try write("<section id=\"scene-\(k)\">\n<h2>\(XMLText.escaped(outcome.scene))</h2>\n")
                switch outcome {
                case .broken(_, let reason): try write("<pre>\(XMLText.escaped(reason))</pre>\n")
                case .compared(let report):
                    try write("<pre>\(XMLText.escaped(report.text(for: reader)))</pre>\n")
                    for check in report.checks { try write(figure(check)) }
                }
                try write("</section>\n")
            }
            try write(HTMLPage.end)
        }
    }

    private static func overview(_ outcomes: [SnapshotOutcome]) -> String {
        let failed = outcomes.filter { !$0.passed }.count
        let rows = outcomes.enumerated().map { k, outcome in
            let name = XMLText.escaped(outcome.scene)
            let link = outcome.passed ? name : "<a href=\"#scene-\(k)\">\(name)</a>"
            return "<li class=\"\(outcome.passed ? "passed" : "failed")\">\(link)</li>\n"
        }
        let scenes = "\(outcomes.count) \(outcomes.count == 1 ? "scene" : "scenes")"
        let verdict =
            failed == 0
            ? "\(scenes) as in the references" : "\(failed) of \(scenes) failed"
        return "<h1>\(verdict)</h1>\n<ol>\n\(rows.joined())</ol>\n"
    }

    private static func figure(_ check: SnapshotCheck) throws -> String {
        guard let failure = check.failure, let artifact = check.artifact,
            let bytes = try WholeFile.bytes(of: artifact.file)
        else { return "" }
        let caption = XMLText.escaped("\(check.name): \(failure)")
        let picture =
            "<img alt=\"\(caption)\" src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\">"
        guard let sizes = artifact.sheet else {
            return "<figure>\n<figcaption>\(caption)</figcaption>\n\(picture)\n</figure>\n"
        }
        return """
            <figure data-sheet="\(sizes.reference.width) \(sizes.reference.height) \
            \(sizes.actual.width) \(sizes.actual.height)">
            <figcaption>\(caption)</figcaption>
            \(HTMLPage.modes)
            <div class="sheet">\(HTMLPage.labels)\(picture)</div>
            </figure>

            """
    }
}

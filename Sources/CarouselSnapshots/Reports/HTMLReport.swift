import CarouselFiles
import CarouselPixels
import CarouselFrames
import CarouselPlatform

/// A run as one page: the scenes, and each failure's pictures, which are files beside it or in the page itself.
package enum HTMLReport {
    /// Writes the page piece by piece: a picture that is to be in it is read when it is its turn.
    /// - Parameter isEmbedding: Whether the page holds its pictures, so that it needs nothing but itself.
    /// - Throws: `FileError`, `WholeFile.Fault`.
    package static func write(
        _ outcomes: [SnapshotOutcome], for reader: ReportReader, embedding isEmbedding: Bool = false,
        to path: String
    ) throws {
        let folder = FilePath.split(path).folder
        try AtomicFile.makeFolder(folder)
        try AtomicFile.write(to: path) { append in
            func write(_ text: String) throws { try append(Array(text.utf8)) }
            try write(HTMLPage.head + overview(outcomes))
            for (k, outcome) in outcomes.enumerated() where !outcome.passed {
                try write("<section id=\"scene-\(k)\">\n<h2>\(XMLText.escaped(outcome.scene))</h2>\n")
                switch outcome {
                case .broken(_, let reason): try write("<pre>\(XMLText.escaped(reason))</pre>\n")
                case .compared(let report):
                    try write("<pre>\(XMLText.escaped(report.text(for: reader)))</pre>\n")
                    for check in report.checks {
                        let figure = HTMLFigure(
                            check: check, accept: report.acceptCommand, folder: folder,
                            isEmbedding: isEmbedding)
                        try write(figure.text())
                    }
                }
                try write("</section>\n")
            }
            try write(HTMLPage.bar + HTMLPage.end)
        }
    }

    private static func overview(_ outcomes: [SnapshotOutcome]) -> String {
        let rows = outcomes.enumerated().map { k, outcome in
            let name = XMLText.escaped(outcome.scene)
            var link = outcome.passed ? name : "<a href=\"#scene-\(k)\">\(name)</a>"
            if outcome.passed, case .compared(let report) = outcome, let notice = report.letPassNotice {
                link += " <small>\(notice)</small>"
            }
            return "<li class=\"\(outcome.passed ? "passed" : "failed")\">\(link)</li>\n"
        }
        return "<h1>\(SnapshotOutcome.verdict(outcomes))</h1>\n<ol>\n\(rows.joined())</ol>\n"
    }
}

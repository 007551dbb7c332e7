import CarouselFiles
import CarouselFrames

/// A run in Markdown: the failing scenes' reports with pictures of what differs, for a build's page or a comment.
package enum MarkdownSummary {
    /// How many pictures of a scene are shown.
    private static let mostPictures = 6

    /// - Parameter path: The file's: pictures are named as they are found from its folder.
    package static func text(of outcomes: [SnapshotOutcome], for path: String) -> String {
        let failing = outcomes.filter { !$0.passed }
        let sections = failing.map { section($0, folder: FilePath.split(path).folder) }
        return (["## \(SnapshotOutcome.verdict(outcomes))\n"] + sections).joined(separator: "\n")
    }

    private static func section(_ outcome: SnapshotOutcome, folder: String) -> String {
        let title = "### ✗ \(XMLText.escaped(outcome.scene))\n"
        switch outcome {
        case .broken(_, let reason): return title + "\n" + block(reason)
        case .compared(let report):
            let shown = report.checks.compactMap { check in
                check.failure == nil ? nil : check.artifact.map { (check.name, $0.best) }
            }
            let pictures = shown.prefix(mostPictures).map { name, file in
                let link = HTMLFigure.link(RelativePath.of(file, from: folder))
                return "\n\(name)\n\n<img src=\"\(link)\" alt=\"\(name)\" width=\"720\">\n"
            }
            let rest = shown.count - pictures.count
            return title + "\n" + block(report.text(for: .commandLine)) + pictures.joined()
                + (rest > 0 ? "\nand \(rest) more\n" : "")
        }
    }

    /// Text as it stands; no line of it ends the block.
    private static func block(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
}

import CarouselFrames

/// A run as commands of GitHub's workflows, which show an error beside the scene file's line.
package enum GitHubAnnotations {
    /// A line for each scene that failed, and for each warning.
    package static func text(of outcomes: [SnapshotOutcome]) -> String {
        outcomes.flatMap(lines).map { $0 + "\n" }.joined()
    }

    private static func lines(_ outcome: SnapshotOutcome) -> [String] {
        switch outcome {
        case .broken(let scene, let reason):
            return [command("error", scene, line: line(reason, scene), reason)]
        case .compared(let report):
            let warnings = report.warnings.map { warning in
                command("warning", report.scene, line: warning.location?.line ?? 1, warning.message)
            }
            if report.passed { return warnings }
            return warnings + [command("error", report.scene, line: 1, report.text(for: .commandLine))]
        }
    }

    private static func command(_ word: String, _ scene: String, line: Int, _ message: String) -> String {
        let place = scene == "-" ? "" : "file=\(escaped(scene, isProperty: true)),line=\(line),"
        return "::\(word) \(place)title=carousel snapshot::\(escaped(message, isProperty: false))"
    }

    /// That of a message `scene:line:column: error: …`; else 1.
    private static func line(_ reason: String, _ scene: String) -> Int {
        guard reason.hasPrefix(scene + ":") else { return 1 }
        return Int(reason.dropFirst(scene.count + 1).prefix { $0.isNumber }) ?? 1
    }

    /// As the runner's own toolkit escapes values.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
        return text
    }
}

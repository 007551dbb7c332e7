import CarouselFrames
import Foundation
import Testing

@testable import CarouselSnapshots

/// What is written for GitHub and other build servers.
@Suite struct BuildServerReportsTests {
    @Test func annotations() throws {
        let fixture = try SnapshotFixture()
        var missing = try fixture.run(.never)
        missing.warnings = [Diagnostic(severity: .warning, path: "screen", message: "50% is, so: \r")]
        let text = GitHubAnnotations.text(of: [
            .compared(missing),
            .broken(scene: "a,b:c.yaml", reason: "a,b:c.yaml:12:3: error: no\n    x"),
            .broken(scene: "-", reason: "-: no"),
        ])
        #expect(
            text.replacingOccurrences(of: fixture.folder + "/", with: "") == """
                ::warning file=film.yaml,line=1,title=carousel snapshot::50%25 is, so: %0D
                ::error file=film.yaml,line=1,title=carousel snapshot::film.yaml: 7 of 7 pictures and the geometry not in __Snapshots__/film%0A  there is no frame-0000.png, … geometry.json (8 files): --record missing makes what is not there
                ::error file=a%2Cb%3Ac.yaml,line=12,title=carousel snapshot::a,b:c.yaml:12:3: error: no%0A    x
                ::error title=carousel snapshot::-: no

                """)
        try fixture.run(.missing)
        #expect(GitHubAnnotations.text(of: [.compared(try fixture.run(.never))]) == "")
    }

    @Test func summary() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("#669933", "#669934")
        let failed = SnapshotOutcome.compared(try fixture.run(.never, artifacts: "art dir"))
        try fixture.run(.failed)
        let passed = SnapshotOutcome.compared(try fixture.run(.never))
        let text = MarkdownSummary.text(
            of: [passed, failed, .broken(scene: "b.yaml", reason: "x\n\ny")],
            for: fixture.folder + "/out.md")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(3) == ["## 2 of 3 scenes failed", "", "### ✗ film.yaml"])
        #expect(
            lines.contains("    film.yaml: 5 of 7 pictures not as in \(fixture.folder)/__Snapshots__/film"))
        #expect(
            lines.contains(
                "<img src=\"art%20dir/frame-0015-diff.png\" alt=\"frame 15 (0.500 s)\" width=\"720\">"))
        #expect(text.hasSuffix("### ✗ b.yaml\n\n    x\n    \n    y\n"))
        #expect(MarkdownSummary.text(of: [passed], for: "out.md") == "## 1 scene as in the references\n")
    }

    @Test func times() {
        let text = JUnitReport.text(
            of: [.broken(scene: "-", reason: "x"), .broken(scene: "b.yaml", reason: "x")],
            seconds: [0.25, 1.5])
        #expect(
            text.contains(
                "<testsuites name=\"carousel snapshot\" tests=\"2\" failures=\"0\" errors=\"2\" time=\"1.750\">"
            ))
        #expect(
            text.contains(
                "<testsuite name=\"b.yaml\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"1.500\">"))
        #expect(text.contains("<testcase classname=\"-\" name=\"scene\">"))
    }
}

import CarouselDrawing
import CarouselFrames
import Foundation
import Testing

@testable import CarouselSnapshots

/// What is let pass, and what is said of it.
@Suite struct ToleranceTests {
    /// Card 0 is one step of blue off.
    private func fixture() throws -> SnapshotFixture {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("\"#336699\"", "\"#33669A\"")
        return fixture
    }

    @Test(
        arguments: [
            (ComparisonOptions(threshold: 0.1), 0, "by the threshold"),
            (ComparisonOptions(maxDiffPixels: 784), 7, "by their number"),
            (
                ComparisonOptions(ignoredRegions: [Rect(x: 0, y: 0, width: 60, height: 90)]), 0,
                "in ignored regions"
            ),
        ] as [(ComparisonOptions, Int, String)])
    func whatIsLetPassIsCounted(comparison: ComparisonOptions, tolerated: Int, reason: String) throws {
        let fixture = try fixture()
        let report = try fixture.run(.never, SnapshotOptions(comparison: comparison))
        #expect(report.passed)
        #expect(
            fixture.text(report) == """
                film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film\
                \(tolerated == 0 ? "" : ", 7 of them within the tolerance")
                  let pass: 5408 px \(reason)
                """)
        #expect(report.toleratedCount == tolerated)
        let outcomes = [SnapshotOutcome.compared(report)]
        let counts = ["threshold", "antialiasing", "ignored", "number"].map { name in
            let isIt =
                ["by the threshold": "threshold", "by their number": "number"][reason, default: "ignored"]
            return "\"\(name)\":\(isIt == name ? 5408 : 0)"
        }
        #expect(
            RunJSON.text(of: outcomes, orphans: [], arePruned: false).contains(
                "\"letPass\":{\(counts.joined(separator: ","))}"))
        #expect(
            JUnitReport.text(of: outcomes).contains(
                "    <system-out>let pass: 5408 px \(reason)</system-out>\n  </testsuite>"))
        let page = fixture.folder + "/report.html"
        try HTMLReport.write(outcomes, for: .commandLine, to: page)
        #expect(
            try String(contentsOfFile: page, encoding: .utf8).contains(
                "film.yaml <small>let pass: 5408 px \(reason)</small>"))
    }

    @Test func smoothedEdgesAreCounted() throws {
        var total = PixelsLetPass()
        total.add(PixelsLetPass(close: 1, smoothed: 2, ignored: 3, few: 4))
        total.add(PixelsLetPass(close: 1, smoothed: 2, ignored: 3, few: 4))
        #expect(
            total.text
                == "2 px by the threshold, 4 px as smoothed edges, 6 px in ignored regions, 8 px by their number"
        )
    }

    @Test func noMoreThanMayDiffer() throws {
        let fixture = try fixture()
        #expect(
            try !fixture.run(.never, SnapshotOptions(comparison: ComparisonOptions(maxDiffPixels: 783)))
                .passed)
    }

    /// The threshold that is named is the smallest one.
    @Test func theToleranceThatWouldDo() throws {
        let fixture = try fixture()
        let report = try fixture.run(.never)
        let closeness = try #require(report.closeness)
        #expect(
            fixture.text(report).contains(
                "\n  colours are up to \(closeness.largest) apart, in up to 14.52 % of a picture's pixels: it would pass from --threshold \(closeness.threshold) on"
            ))
        func passes(_ threshold: Double) throws -> Bool {
            try fixture.run(.never, SnapshotOptions(comparison: ComparisonOptions(threshold: threshold)))
                .passed
        }
        #expect(try passes(closeness.threshold))
        #expect(try !passes(closeness.threshold - 0.0001))
        #expect(closeness.largest == closeness.threshold)
        #expect(abs(closeness.share - 784.0 / 5400) < 1e-9)
        let json = RunJSON.text(of: [.compared(report)], orphans: [], arePruned: false)
        #expect(json.contains("\"closeness\":{\"largest\":\(closeness.largest),"))
        // Where something has moved, no tolerance of colours helps.
        try fixture.change("spacing: 1", "spacing: 1.4")
        #expect(try fixture.run(.never).closeness == nil)
    }
}

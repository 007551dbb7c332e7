import CarouselSnapshots
import Foundation
import Testing

/// Every sample looks as it did when somebody last looked at it.
///
/// `CAROUSEL_RECORD=failed bash Tests/run.sh --filter Sample` takes what differs for right, and fails: look at what has
/// changed before it is committed.
@Suite struct SampleTests {
    static let moments: [String: [Double]] = [
        "snap": [0, 0.45, 0.8], "snap-plain": [0, 0.8], "banner": [0.5, 1.15, 2.1],
        "banner-rewind": [0, 1.15, 3.1], "peek": [0, 0.3, 1.7], "cards": [0, 0.65],
        "cards-slide": [0, 0.6], "pager": [0, 0.55, 1.4], "pager-dots": [0, 0.5],
        "coverflow": [0, 0.4], "row": [0, 0.5], "stories": [1, 2.1], "reel": [0.4], "rtl": [0.3],
        "swipe": [0.45, 1.95], "today": [0.4, 0.7], "shop-banner": [0, 4], "onboarding": [0.5],
    ]

    @Test(arguments: moments.keys.sorted())
    func looksAsBefore(sample: String) throws {
        let film = try Sample.film(sample) { $0.screen.scale = 1 }
        // Versions of fonts and of Cairo differ a little in their edges, never in more.
        let comparison = ComparisonOptions(threshold: 0.1, maxDiffRatio: 0.001, ignoreAntialiasing: true)
        let options = SnapshotOptions(moments: .times(Self.moments[sample] ?? []), comparison: comparison)
        let report = try verifySnapshot(of: film, named: sample, options)
        #expect(report.unused.isEmpty)
    }

    @Test func everySampleHasReferencesAndEveryReferenceASample() throws {
        func names(_ folder: URL) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
        }
        let samples = try names(Sample.folder).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
        #expect(Set(samples) == Set(Self.moments.keys))
        let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/SampleTests")
        #expect(Set(try names(references)) == Set(samples))
    }
}

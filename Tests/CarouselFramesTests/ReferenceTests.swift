import CarouselCairo
import CarouselFrames
import CarouselSnapshots
import Foundation
import Testing

/// Every sample looks as it did when somebody last looked at it.
///
/// `CAROUSEL_RECORD=all bash Tests/run.sh --filter Reference` draws the references anew, and fails, so that it is not
/// left on: look at what has changed before it is committed.
@Suite struct ReferenceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("References")
    private static let isRecording = ProcessInfo.processInfo.environment["CAROUSEL_RECORD"] == "all"

    static let moments: [String: [Double]] = [
        "snap": [0, 0.45, 0.8], "snap-plain": [0, 0.8], "banner": [0.5, 1.15, 2.1],
        "banner-rewind": [0, 1.15, 3.1], "peek": [0, 0.3, 1.7], "cards": [0, 0.65],
        "cards-slide": [0, 0.6], "pager": [0, 0.55, 1.4], "pager-dots": [0, 0.5],
    ]

    private static func file(_ sample: String, _ time: Double) -> String {
        "\(sample)-\(Int((time * 1000).rounded())).png"
    }

    @Test(arguments: moments.keys.sorted())
    func looksAsBefore(sample: String) throws {
        let film = try Sample.film(sample) { $0.screen.scale = 1 }
        for time in Self.moments[sample] ?? [] {
            let file = Self.folder.appendingPathComponent(Self.file(sample, time))
            let renderer = film.makeRenderer(compression: .small)
            let actual = try renderer.file(.png, at: time)
            if Self.isRecording {
                try Data(actual).write(to: file)
                Issue.record("recorded \(file.lastPathComponent)")
                continue
            }
            // Versions of fonts and of Cairo differ a little in their edges, never in more.
            let options = ComparisonOptions(threshold: 0.1, maxDiffRatio: 0.001, ignoreAntialiasing: true)
            let reference = try [UInt8](Data(contentsOf: file))
            switch try PictureComparer(options, scale: 1).compare(reference: reference, actual: actual) {
            case .same, .tolerated: break
            case .different(let difference):
                Issue.record("\(file.lastPathComponent): \(difference.finding.description)")
            }
        }
    }

    @Test func everySampleHasReferencesAndEveryReferenceASample() throws {
        let files = FileManager.default
        let samples = try files.contentsOfDirectory(atPath: Sample.folder.path)
            .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
        #expect(Set(samples) == Set(Self.moments.keys))
        let wanted = Self.moments.flatMap { sample, times in times.map { Self.file(sample, $0) } }
        #expect(Set(try files.contentsOfDirectory(atPath: Self.folder.path)) == Set(wanted))
    }
}

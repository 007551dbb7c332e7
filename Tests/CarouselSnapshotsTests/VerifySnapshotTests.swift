import CarouselSnapshots
import Foundation
import Testing

/// As a user's tests would, with references beside this file.
@Suite struct VerifySnapshotTests {
    private static var scene: Scene {
        let cards = [Color.system(.indigo), .system(.teal)].map {
            Card.View(.shape(Card.Shape(.rectangle, fill: .color($0))))
        }
        return Scene(
            screen: Screen(width: 60, height: 90, scale: 1),
            carousel: Carousel(kind: .pager(Pager()), cards: cards, height: 40),
            timeline: Timeline(
                fps: FrameRate(10), steps: [.drag(Drag(.by(-40, over: 0.2, curve: .linear))), .settle]))
    }

    @Test func sceneInCode() throws {
        let report = try verifySnapshot(of: Self.scene)
        #expect(report.passed)
        #expect(report.recorded.isEmpty)
    }

    /// The references in `taller` are those of a scene that is 1 pt lower.
    @Test func aFailureIsTheWholeReport() throws {
        var scene = Self.scene
        scene.carousel.height = 41
        let artifacts = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: artifacts) }
        let options = SnapshotOptions(record: .never, artifacts: artifacts)
        let error = try #require(throws: SnapshotFailure.self) {
            try verifySnapshot(of: scene, named: "taller", options, line: 12)
        }
        #expect(error.localizedDescription == error.description)
        let folder = #filePath.replacingOccurrences(of: "VerifySnapshotTests.swift", with: "__Snapshots__/")
        #expect(
            error.description.replacingOccurrences(of: folder, with: "").replacingOccurrences(
                of: artifacts, with: "ART")
                    == """
                    VerifySnapshotTests.swift:12: VerifySnapshotTests/taller: 4 of 4 pictures and the geometry of 5 of 5 frames not as in VerifySnapshotTests/taller
                      frames 0–4 differ
                      frame 0 (0.000 s): 40 px differ in 40×1 at (10,65); card 0: y 25.0 → 24.5 pt, height 40.0 → 41.0 pt
                      frame 2 (0.200 s): 40 px differ in 60×1 at (0,65); card 0: y 25.0 → 24.5 pt, height 40.0 → 41.0 pt; card 1: y 25.0 → 24.5 pt, height 40.0 → 41.0 pt
                      frame 3 (0.300 s): 40 px differ in 40×1 at (15,65); card 1: y 25.0 → 24.5 pt, height 40.0 → 41.0 pt
                      frame 4 (0.400 s): 40 px differ in 40×1 at (11,65); card 1: y 25.0 → 24.5 pt, height 40.0 → 41.0 pt
                      where the change is wanted, CAROUSEL_RECORD=failed takes it for right
                      see ART/VerifySnapshotTests/taller/report.html
                    """)
        #expect(FileManager.default.fileExists(atPath: artifacts + "/VerifySnapshotTests/taller/report.html"))
    }

    @Test func aGroupIsComparedToItsEnd() throws {
        struct Fault: Error {}
        let options = SnapshotOptions(record: .never)
        let error = try #require(throws: SnapshotGroupFailure.self) {
            try verifySnapshots {
                try verifySnapshot(of: Self.scene, named: "first of none", options, line: 1)
                try verifySnapshot(of: Self.scene, named: "sceneInCode", options)
                try verifySnapshot(of: Self.scene, named: "second of none", options, line: 2)
                throw Fault()
            }
        }
        #expect(error.reports.map(\.passed) == [false, false])
        let lines = error.localizedDescription.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("VerifySnapshotTests.swift:") }.map { $0.prefix(27) } == [
                "VerifySnapshotTests.swift:1", "VerifySnapshotTests.swift:2",
            ])
        #expect(lines.last == "and then: Fault()")
        #expect(throws: Fault.self) { try verifySnapshots { throw Fault() } }
        #expect(try verifySnapshots { try verifySnapshot(of: Self.scene, named: "sceneInCode") }.passed)
    }

    @Test func differentScenesNeedDifferentNames() throws {
        var scene = Self.scene
        try verifySnapshot(of: scene, named: "shared")
        try verifySnapshot(of: scene, named: "shared")
        scene.carousel.height = 41
        let error = try #require(throws: SnapshotError.self) {
            try verifySnapshot(of: scene, named: "shared")
        }
        #expect(error.description.hasPrefix("two different scenes would have the same references in /"))
        #expect(
            error.description.hasSuffix(
                "/__Snapshots__/VerifySnapshotTests/shared: give each a name (named:)"))
    }

    @Test func warningsAreNotLost() throws {
        var scene = Self.scene
        scene.carousel.cards = [Card.View(.text(Card.Text("a", font: Card.Font(family: "No Such Family"))))]
        let error = try #require(throws: SnapshotFailure.self) {
            try verifySnapshot(of: scene, named: "none", SnapshotOptions(record: .never))
        }
        #expect(error.report.warnings.count == 1)
        #expect(error.description.contains("No Such Family"))
    }

    @Test func sceneFilesAndFilms() throws {
        let fixture = try SnapshotFixture()
        #expect(throws: FilmError.self) { try verifySnapshot(of: "missing.yaml") }
        let file = fixture.folder + "/film.yaml"
        let options = SnapshotOptions(moments: .times([0.5]), geometry: false)
        #expect(try verifySnapshot(of: file, options).passed)
        #expect(throws: SnapshotFailure.self) {
            try verifySnapshot(of: file, named: "scaled", SnapshotOptions(record: .never)) {
                $0.screen.scale = 2
            }
        }
        #expect(try verifySnapshot(of: Film(contentsOf: file), named: "film", options).passed)
        #expect(throws: SnapshotFailure.self) {
            try verifySnapshot(of: file, named: "../..", SnapshotOptions(record: .never))
        }
    }
}

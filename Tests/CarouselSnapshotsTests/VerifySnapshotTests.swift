import CarouselSnapshots
import Foundation
import Testing

/// As a user's tests would, with references beside this file.
@Suite struct VerifySnapshotTests {
    private static var scene: Scene {
        let cards = [Color.system(.indigo), .system(.teal)].map {
            View(.shape(Shape(.rectangle, fill: .color($0))))
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

    @Test func aFailureIsTheWholeReport() throws {
        var scene = Self.scene
        scene.carousel.height = 41
        let error = try #require(throws: SnapshotFailure.self) {
            try verifySnapshot(of: scene, named: "sceneInCode", SnapshotOptions(record: .never))
        }
        #expect(error.description == error.report.description)
        #expect(error.localizedDescription == error.description)
        #expect(error.description.hasPrefix("VerifySnapshotTests/sceneInCode: "))
        #expect(error.description.contains("card 0: y 25.0 → 24.5 pt, height 40.0 → 41.0 pt"))
    }

    @Test func sceneFilesAndFilms() throws {
        let fixture = try SnapshotFixture()
        #expect(throws: FilmError.self) { try verifySnapshot(of: "missing.yaml") }
        let file = fixture.folder + "/film.yaml"
        let options = SnapshotOptions(moments: .times([0.5]), geometry: false)
        #expect(try verifySnapshot(of: file, options).passed)
        #expect(try verifySnapshot(of: Film(contentsOf: file), named: "film", options).passed)
        #expect(throws: SnapshotFailure.self) {
            try verifySnapshot(of: file, named: "no such", SnapshotOptions(record: .never))
        }
    }
}

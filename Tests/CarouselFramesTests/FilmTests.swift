import CarouselFrames
import CarouselScene
import Foundation
import Testing

/// What making a film says of its own.
struct FilmTests {
    /// A scroll that hardly slows down.
    private let scene = """
        version: 1
        carousel:
          kind: peek
          decelerationRate: 0.9999999999
          items: [{ color: red }, { color: blue }, { color: mint }]
        timeline:
          steps: [{ drag: { by: -100, over: 0.2 } }]
        """

    private func file() throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        try Data(scene.utf8).write(to: file)
        return file.path
    }

    @Test func aFilmThatHardlySettlesIsBlamedOnItsTimeline() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(atPath: file) }
        let error = #expect(throws: SceneError.self) { try Film(contentsOf: file) }
        #expect(
            error?.description == """
                \(file):7:10: error: it comes to rest too late: 8608860.819113 seconds are more than a day (86,400); give timeline a 'duration'
                    steps: [{ drag: { by: -100, over: 0.2 } }]
                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                """)
        #expect(try Film(contentsOf: file) { $0.timeline.duration = 1 }.frameCount == 61)
    }

    @Test func whatIsAdjustedHasNoLine() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(atPath: file) }
        let long = #expect(throws: FilmError.self) {
            try Film(contentsOf: file) { $0.timeline.duration = 80000 }
        }
        #expect(
            long?.description
                == "80000 seconds at 60 fps are 4,800,001 frames, more than 1,000,000; lower the duration or the frame rate"
        )
        let large = #expect(throws: FilmError.self) {
            try Film(contentsOf: file) {
                $0.timeline.duration = 1
                $0.screen.scale = 1000
            }
        }
        #expect(
            large?.description
                == "a frame of 390,000 × 844,000 pixels is too large; at most 32,767 on a side")
    }

    @Test func aMissingSceneFile() {
        let error = #expect(throws: FilmError.self) { try Film(contentsOf: "none/none.yaml") }
        #expect(error?.description == "cannot read none/none.yaml: there is no such file")
    }
}

import CarouselScene
import Foundation
import Testing

/// Files that were damaged at random, the same way each time: each is a scene or has something said about it.
struct SceneFuzzTests {
    /// Knuth's MMIX generator.
    private struct Random {
        var state: UInt64

        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(count, 1)))
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", ":", ": ", "- ", "\n", "\t", "#", "&a ", "*a", "\"", "'", "|", ">", "!!str ",
        "? ", "%", "@",
        "null", "true", "-1", "1e999", ".nan", "0x1", "{title}", "{{", "가", "\u{FEFF}", "\u{2028}", "\0",
        "\\ud83c",
        "<<: ", "---\n", ", ", "99999999999999999999",
    ].map { Array($0.utf8) }

    @Test(arguments: ["everything.yaml", "everything.json", "faults.yaml"])
    func damagedScenes(_ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes/\(name)")
        let original = [UInt8](try Data(contentsOf: file))
        var random = Random(state: 20_261_130)
        for round in 0..<400 {
            var bytes = original
            for _ in 0...random.below(4) {
                let place = random.below(bytes.count)
                switch random.below(5) {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.below(256))
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(30)))
                case 2: bytes.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)], at: place)
                case 3: bytes.removeSubrange(place...)
                default:
                    let end = min(bytes.count, place + random.below(60))
                    bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            do { _ = try read(bytes) } catch {
                #expect(!error.diagnostics.isEmpty, "round \(round)")
                let places = error.diagnostics.map { [$0.location?.line ?? 0, $0.location?.column ?? 0] }
                #expect(places.allSatisfy { $0[0] >= 1 && $0[1] >= 1 }, "round \(round)")
                #expect(
                    zip(places, places.dropFirst()).allSatisfy {
                        $0.lexicographicallyPrecedes($1) || $0 == $1
                    })
                #expect(error.description.contains("error: "))
            }
        }
    }
}

import Foundation
import Testing

@testable import CarouselSnapshots

@Suite struct ReferenceManifestTests {
    private let old = ["Cairo": "1.16.0", "carousel": "0.1.0"]
    private let new = ["Cairo": "1.18.0", "carousel": "0.1.0"]

    @Test func isReadAsItIsWritten() throws {
        var manifest = ReferenceManifest(scene: "../../snap.yaml")
        manifest.add(["b.png", "a.png"], versions: old)
        manifest.add(["c.png", "a.png"], versions: new)
        #expect(
            manifest.text == """
                {
                  "scene": "../../snap.yaml",
                  "recorded": [
                    {"versions":{"Cairo":"1.16.0","carousel":"0.1.0"},"pictures":["b.png"]},
                    {"versions":{"Cairo":"1.18.0","carousel":"0.1.0"},"pictures":["a.png","c.png"]}
                  ]
                }

                """)
        #expect(try JSONDecoder().decode(ReferenceManifest.self, from: Data(manifest.text.utf8)) == manifest)
        let nameless = ReferenceManifest(scene: nil)
        #expect(try JSONDecoder().decode(ReferenceManifest.self, from: Data(nameless.text.utf8)) == nameless)
    }

    @Test func versionsAreKeptPicturewise() {
        var manifest = ReferenceManifest(scene: nil)
        manifest.add(["a.png", "b.png"], versions: old)
        manifest.add(["c.png"], versions: new)
        #expect(manifest.changes(of: ["a.png"], to: new) == ["Cairo 1.16.0 → 1.18.0"])
        #expect(manifest.changes(of: ["c.png"], to: new) == [])
        #expect(
            manifest.changes(of: ["c.png", "b.png"], to: ["carousel": "0.2.0", "Cairo": "1.18.0"])
                == ["Cairo 1.16.0 → 1.18.0", "carousel 0.1.0 → 0.2.0"])
        // A font that is merely added or gone.
        #expect(manifest.changes(of: ["a.png"], to: ["Cairo": "1.16.0", "New.ttf": "1 (01234567)"]) == [])
        manifest.keep(["c.png"])
        #expect(manifest.recorded.map(\.pictures) == [["c.png"]])
        manifest.add(["c.png"], versions: old)
        #expect(manifest.recorded.map(\.versions) == [old])
    }
}

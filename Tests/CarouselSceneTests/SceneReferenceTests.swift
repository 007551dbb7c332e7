import CarouselScene
import Foundation
import Testing

/// The key tables of the article about the scene file.
struct SceneReferenceTests {
    @Test func theArticleHasEveryTableAsItIs() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CarouselFrames/CarouselFrames.docc/SceneFormat.md").standardized
        let article = try String(contentsOf: file, encoding: .utf8)
        #expect(
            SceneReference.renewed(article) == article,
            "run: swift run scene-reference Sources/CarouselFrames/CarouselFrames.docc/SceneFormat.md")
        for (name, _) in SceneReference.tables {
            #expect(article.contains("<!-- keys: \(name) -->"), "\(name)")
        }
    }

    @Test func tables() {
        let snap = SceneReference.tables.first { $0.name == "snap" }?.markdown
        #expect(
            snap == """
                | key | default | meaning |
                | --- | --- | --- |
                | `spacing` | `15` | Between two items (points) |
                | `trailingPadding` | `100` | What the items are narrower than the container (points, at least 0) |
                | `adjustment` | `true` | Whether every item but the first stands `trailingPadding / 2 − spacing` further right (`true` or `false`) |

                """)
        #expect(Set(SceneReference.tables.map(\.name)).count == SceneReference.tables.count)
    }
}

import CarouselDrawing
import CarouselScene
import Foundation
import Testing

/// Scenes as files: what is written reads well, and reads back.
struct SceneWritingTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let samples = tests.appending(path: "../../Samples").standardized

    private static func sampleNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: samples.path).filter { $0.hasSuffix(".yaml") }
            .sorted()
    }

    @Test func everySampleReadsBack() throws {
        let names = try Self.sampleNames()
        #expect(names.count > 5)
        for name in names {
            let text = try String(contentsOf: Self.samples.appending(path: name), encoding: .utf8)
            let scene = try read(text, folder: "Samples")
            let again = try read(scene.yaml)
            #expect(again.yaml == scene.yaml, "\(name)")
            // Random colours are no whole bytes.
            if !text.contains("drand48") { #expect(again == scene, "\(name)") }
        }
    }

    @Test func everythingReadsBack() throws {
        let bytes = [UInt8](try Data(contentsOf: Self.tests.appending(path: "Scenes/everything.yaml")))
        let scene = try read(bytes, folder: "Samples").scene
        #expect(try read(scene.yaml) == scene)
    }

    @Test func aSceneInCode() throws {
        let card = Card.View(
            .stack(
                Card.Stack(
                    .vertical, alignment: .leading,
                    [
                        Card.View(
                            .text(Card.Text("하나", font: Card.Font(.largeTitle, weight: 700), color: .white))),
                        Card.View(.spacer(minLength: nil)),
                        Card.View(.text("it's {1}: #2")),
                    ])),
            [.padding(24), .background(.color(.system(.blue))), .clip(Corners(radius: 20))])
        let scene = Scene(
            screen: Screen(scale: 3),
            carousel: Carousel(kind: .snap(Snap(spacing: 20)), cards: [card, card]),
            indicator: Indicator(style: .dots),
            timeline: Timeline(
                fps: FrameRate(30000, per: 1001), start: 1,
                steps: [.wait(0.3), .drag(Drag(.by(-220, over: 0.35))), .settle]))
        let yaml = """
            version: 1
            screen: { scale: 3 }
            carousel:
              kind: snap
              spacing: 20
              generate: { count: 2 }
              card:
                vstack:
                  - { text: 하나, font: { style: largeTitle, weight: bold }, color: white }
                  - spacer
                  - text: "it's {{1}}: #2"
                alignment: leading
                padding: 24
                background: blue
                cornerRadius: 20
            indicator: { style: dots }
            timeline:
              fps: 30000/1001
              start: 1
              steps:
                - wait: 0.3
                - drag: { by: -220, over: 0.35 }
                - settle

            """
        #expect(scene.yaml == yaml)
        #expect(try read(scene.yaml) == scene)
    }

    @Test func cardsInTheirThreeForms() throws {
        func yaml(_ cards: [Card.View]) throws -> String {
            let scene = Scene(carousel: Carousel(kind: .snap(Snap()), cards: cards))
            #expect(try read(scene.yaml) == scene)
            return scene.yaml.replacing("version: 1\ncarousel:\n  kind: snap\n", with: "")
        }
        let red = Card.View(.shape(Card.Shape(.rectangle, fill: .color(.system(.red)))))
        let text = Card.View(.text("a"))
        #expect(
            try yaml([red, Card.View(.shape(Card.Shape(.rectangle)))])
                == "  items:\n    - color: red\n    - color: black\n"
        )
        #expect(try yaml([text, text]) == "  generate: { count: 2 }\n  card: { text: a }\n")
        #expect(
            try yaml([text, red])
                == "  items:\n    - card: { text: a }\n    - card: { shape: rectangle, fill: red }\n")
    }

    @Test func darkScenesHaveDarkNames() throws {
        let text = Card.View(.text(Card.Text("a", color: .white)))
        let scene = Scene(
            screen: Screen(background: .system(.blue, .dark), appearance: .dark),
            carousel: Carousel(kind: .pager(Pager()), cards: [text, text]),
            indicator: Indicator(appearance: .dark))
        #expect(
            scene.yaml == """
                version: 1
                screen: { background: blue, appearance: dark }
                carousel:
                  kind: pager
                  generate: { count: 2 }
                  card: { text: a }

                """)
        #expect(try read(scene.yaml) == scene)
    }

    @Test(arguments: [
        (Color(red: 0.5, green: 0.25, blue: 1), "#8040FF"), (Color.white.opacity(0.5), "#FFFFFF80"),
        (Color(red: 0, green: 0, blue: 0, alpha: 0.999), "#000000FF"),
    ])
    func colorsTakeTheNearestByte(_ color: Color, _ written: String) throws {
        let scene = Scene(
            screen: Screen(background: color), carousel: Carousel(kind: .snap(Snap()), cards: []))
        #expect(scene.yaml.contains("screen: { background: \"\(written)\" }"))
    }
}

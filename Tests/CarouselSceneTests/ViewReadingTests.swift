import CarouselDrawing
import CarouselScene
import Testing

struct ViewReadingTests {
    /// As in SwiftUI: in the order of the list, after the plain keys.
    @Test func listOfModifiers() throws {
        let view = try card(
            """
            text: a
            padding: 1
            modifiers:
              - opacity: 0.5
              - padding: 2
              - cornerRadius: { radius: 3, style: circular }
              - border: { color: white }
              - padding: 4
              - cornerRadius: 5
              - border: { color: white }
            """)
        let circular = Corners(radius: 3, style: .circular)
        #expect(
            view.modifiers == [
                .padding(1), .opacity(0.5), .padding(2), .clip(circular), .border(.white, corners: circular),
                .padding(4), .clip(Corners(radius: 5)), .border(.white, corners: Corners(radius: 5)),
            ])
    }

    @Test func textIsBodyInPrimary() throws {
        let plain = Card.Text(
            "a",
            font: Card.Font(family: "Inter, NanumGothic, sans-serif", size: 17, weight: 400, lineHeight: 22),
            color: .black, lineLimit: nil, alignment: .leading, wrap: .words)
        #expect(try card("text: a") == Card.View(.text(plain)))
        var white = plain
        white.foregroundStyle = .color(.white)
        #expect(try card("text: a", appearance: .dark) == Card.View(.text(white)))
    }

    @Test func textInRuns() throws {
        let card = try card(
            """
            text:
              - { text: AA, color: red, bold: true }
              - { text: " bb", font: title, kerning: 2 }
            color: { linear: [red, blue], from: top, to: bottom }
            italic: true
            underline: true
            strikethrough: true
            monospacedDigit: true
            kerning: 1
            lineSpacing: 4
            minimumScaleFactor: 0.5
            """)
        guard case .text(let text) = card.content else {
            Issue.record("no text")
            return
        }
        #expect(text.string == "AA bb")
        #expect(text.runs.map(\.traits.bold) == [true, false])
        #expect(text.runs.map(\.traits.kerning) == [nil, 2])
        #expect(text.runs.map(\.font) == [nil, Card.Font(.title)])
        let red = Color(bytes: 255, 59, 48)
        #expect(text.runs.map(\.foregroundStyle) == [.color(red), nil])
        #expect(
            text.foregroundStyle
                == .linear([red, Color(bytes: 0, 122, 255)], from: .top, to: .bottom))
        let traits = text.traits
        #expect(
            traits.italic && traits.underline && traits.strikethrough && traits.monospacedDigit
                && !traits.bold)
        #expect((traits.kerning, text.lineSpacing, text.minimumScaleFactor) == (1, 4, 0.5))
    }

    @Test(arguments: [(Appearance.light, "red"), (.dark, "blue")])
    func anItemsColorForEachAppearance(appearance: Appearance, color: String) throws {
        let scene = try read(
            """
            version: 1
            screen: { appearance: \(appearance.rawValue) }
            carousel:
              kind: pager
              items: [{ color: { light: red, dark: blue } }]
              card: { text: a, color: "{color}" }
            """)
        let plain = try read(
            """
            version: 1
            screen: { appearance: \(appearance.rawValue) }
            carousel:
              kind: pager
              items: [{ color: \(color) }]
              card: { text: a, color: "{color}" }
            """)
        #expect(scene.carousel.cards == plain.carousel.cards)
    }

    @Test(arguments: [
        ("largeTitle", 34.0, 41.0, 400), ("title", 28, 34, 400), ("title2", 22, 28, 400),
        ("title3", 20, 25, 400),
        ("headline", 17, 22, 600), ("body", 17, 22, 400), ("callout", 16, 21, 400),
        ("subheadline", 15, 20, 400),
        ("footnote", 13, 18, 400), ("caption", 12, 16, 400), ("caption2", 11, 13, 400),
    ])
    func textStyles(_ name: String, _ size: Double, _ lineHeight: Double, _ weight: Int) throws {
        #expect(try font("style: \(name)") == Card.Font(size: size, weight: weight, lineHeight: lineHeight))
        #expect(try font("style: \(name), size: 50") == Card.Font(size: 50, weight: weight, lineHeight: nil))
    }

    @Test func weights() throws {
        let names = [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]
        for (i, name) in names.enumerated() { #expect(try font("weight: \(name)")?.weight == 100 * (i + 1)) }
        #expect(try font("weight: 350")?.weight == 350)
        #expect(try font("style: headline, weight: 300") == Card.Font(size: 17, weight: 300, lineHeight: 22))
        #expect(try font("style: title, lineHeight: 40") == Card.Font(size: 28, weight: 400, lineHeight: 40))
        #expect(try font("size: 20, lineHeight: 30.5") == Card.Font(size: 20, weight: 400, lineHeight: 30.5))
        #expect(
            try font("family: Arial") == Card.Font(family: "Arial", size: 17, weight: 400, lineHeight: 22))
    }

    private func font(_ keys: String) throws -> Card.Font? {
        guard case .text(let text) = try card("text: a\nfont: { \(keys) }").content else { return nil }
        return text.font
    }

    @Test(arguments: [
        ("shape: rectangle", Card.Shape(.rectangle, fill: .color(.black))),
        ("shape: circle\nfill: red", Card.Shape(.circle, fill: .color(Color(bytes: 255, 59, 48)))),
        (
            "shape: circle\nstroke: { color: white }",
            Card.Shape(.circle, fill: nil, stroke: Card.Stroke(color: .white, width: 1))
        ),
        (
            "shape: circle\nfill: black\nstroke: { color: white, width: 3 }",
            Card.Shape(.circle, fill: .color(.black), stroke: Card.Stroke(color: .white, width: 3))
        ),
        ("shape: capsule", Card.Shape(.capsule(.continuous))),
        ("shape: capsule\ncornerStyle: circular", Card.Shape(.capsule(.circular))),
        ("shape: roundedRectangle\ncornerRadius: 4", Card.Shape(.roundedRectangle(Corners(radius: 4)))),
        (
            "shape: rectangle\nfill: { linear: [white, black] }",
            Card.Shape(.rectangle, fill: .linear([.white, .black], from: .top, to: .bottom))
        ),
        (
            "shape: circle\nfill: { linear: [white, black], from: [0.25, -1], to: center }",
            Card.Shape(
                .circle, fill: .linear([.white, .black], from: UnitPoint(x: 0.25, y: -1), to: .center))
        ),
    ])
    func shapes(_ yaml: String, _ expected: Card.Shape) throws {
        #expect(try card(yaml) == Card.View(.shape(expected)))
    }

    @Test func shapesArePrimaryInTheDark() throws {
        #expect(
            try card("shape: rectangle", appearance: .dark)
                == Card.View(.shape(Card.Shape(.rectangle, fill: .color(.white)))))
    }

    @Test(arguments: [
        ("image: a.png\ncornerRadius: 4", [.clip(Corners(radius: 4))]),
        (
            "image: a.png\ncornerRadius: 4\ncornerStyle: circular",
            [.clip(Corners(radius: 4, style: .circular))]
        ),
        (
            "shape: rectangle\ncornerRadius: 4\nborder: { color: white }",
            [.clip(Corners(radius: 4)), .border(.white, width: 1, corners: Corners(radius: 4))]
        ),
        (
            "shape: roundedRectangle\ncornerRadius: 4\nborder: { color: white }",
            [.border(.white, width: 1, corners: Corners(radius: 4))]
        ),
        (
            "shape: circle\ncornerRadius: 4\nborder: { color: white, cornerRadius: 3, cornerStyle: circular }",
            [
                .clip(Corners(radius: 4)),
                .border(.white, width: 1, corners: Corners(radius: 3, style: .circular)),
            ]
        ),
        (
            "text: a\nborder: { color: white, width: 2 }",
            [.border(.white, width: 2, corners: Corners(radius: 0))]
        ),
        ("text: a\npadding: 3", [.padding(Insets(all: 3))]),
        (
            "text: a\npadding: { horizontal: 1, vertical: 2, leading: 3, bottom: -4 }",
            [.padding(Insets(top: 2, leading: 3, bottom: -4, trailing: 1))]
        ),
        ("text: a\nframe: { maxWidth: infinity }", [.frame(Card.Frame(maxWidth: .infinity))]),
        (
            "text: a\nframe: { width: 1, height: 2, maxWidth: 3, maxHeight: 4, alignment: bottomLeading }",
            [
                .frame(
                    Card.Frame(
                        width: 1, height: 2, maxWidth: 3, maxHeight: 4,
                        alignment: Card.Alignment(.leading, .bottom)))
            ]
        ),
        ("text: a\nbackground: white", [.background(.color(.white))]),
        (
            "text: a\nbackground: { shape: circle }",
            [.backgroundView(Card.View(.shape(Card.Shape(.circle))))] as [Card.View.Modifier]
        ),
        ("text: a\nshadow: 2", [.shadow(DropShadow(radius: 2))]), ("text: a\nshadow: 0", []),
        ("text: a\nshadow: { radius: 0, y: 1 }", [.shadow(DropShadow(radius: 0, y: 1))]),
        (
            "text: a\nopacity: 0\nshadow: 2\npadding: 1",
            [.padding(Insets(all: 1)), .shadow(DropShadow(radius: 2)), .opacity(0)]
        ),
    ])
    func modifiers(_ yaml: String, _ expected: [Card.View.Modifier]) throws {
        #expect(try card(yaml).modifiers == expected)
    }

    @Test func stacks() throws {
        func stack(_ yaml: String) throws -> Card.Stack? {
            guard case .stack(let stack) = try card(yaml).content else { return nil }
            return stack
        }
        #expect(try stack("vstack: []") == Card.Stack(.vertical, alignment: .center, []))
        #expect(try stack("hstack: []\nspacing: 0") == Card.Stack(.horizontal, spacing: 0, []))
        #expect(try stack("hstack: []\nalignment: top")?.alignment == Card.Alignment(.center, .top))
        #expect(try stack("zstack: []\nalignment: topTrailing")?.alignment == Card.Alignment(.trailing, .top))
        let spacers = try stack("hstack: [spacer, { spacer: }, { spacer: true }, { spacer: , minLength: 3 }]")
        #expect(spacers?.views.map(\.content) == [nil, nil, nil, 3].map { .spacer(minLength: $0) })
    }

    @Test func images() throws {
        #expect(try card("image: a.png") == Card.View(.image(Card.Image("a.png", mode: .stretch))))
        #expect(try card("image: a.png\nmode: fit") == Card.View(.image(Card.Image("a.png", mode: .fit))))
    }
}

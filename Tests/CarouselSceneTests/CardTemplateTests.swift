import CarouselDrawing
import Testing

@testable import CarouselScene

struct CardTemplateTests {
    @Test(arguments: [
        ("plain", [TemplatePiece.text("plain")]), ("", []), ("{a}", [.name("a")]),
        ("{ a b }", [.name("a b")]),
        ("x{a}y{b}", [.text("x"), .name("a"), .text("y"), .name("b")]), ("{{a}}", [.text("{a}")]),
        ("{{{a}}}", [.text("{"), .name("a"), .text("}")]), ("a } b", [.text("a } b")]),
        ("{제목}", [.name("제목")]),
    ])
    func pieces(_ text: String, _ expected: [TemplatePiece]) {
        #expect(TemplatePiece.pieces(of: text) == expected)
    }

    @Test(arguments: ["{", "{}", "{ }", "a {", "{a{b}"])
    func openBraces(_ text: String) { #expect(TemplatePiece.pieces(of: text) == nil) }

    @Test func valuesOfAllKinds() throws {
        let scene = try read(
            """
            version: 1
            carousel:
              kind: snap
              items:
                - { s: "12", n: 12, c: "#F00", w: bold, b: true, e: "", t: "null" }
              card:
                vstack:
                  - { text: "{n}{s}{b}{e}{t}", font: { size: "{s}", weight: "{w}" }, color: "{c}" }
                  - { text: "{e}" }
                  - { text: "{t}" }
                  - { text: "{index} {number}" }
                spacing: "{n}"
            """)
        #expect(scene.texts.map(\.string) == ["1212truenull", "", "null", "0 1"])
        #expect(scene.texts[0].font == Card.Font(size: 12, weight: 700, lineHeight: nil))
        #expect(scene.texts[0].foregroundStyle == .color(Color(bytes: 255, 0, 0)))
        guard case .stack(let stack) = scene.carousel.cards[0].content else {
            Issue.record("no stack")
            return
        }
        #expect(stack.spacing == 12)
    }

    @Test func everyItemKnowsItsPlace() throws {
        let text = scene("snap", carousel: "card: { text: \"{number} of {count}, {index}\" }")
        #expect(try read(text).carousel.cards.map(\.content) == [.text("1 of 2, 0"), .text("2 of 2, 1")])
    }

    @Test func keysThatBeginWithXAreTheFilesOwn() throws {
        let text = "x-look: &look { color: red }\nversion: 1\ncarousel: { kind: snap, items: [*look] }\n"
        #expect(try read(text).carousel.cards.count == 1)
        #expect(report("y-look: 1\n" + text).contains("unknown key 'y-look' in scene"))
    }

    @Test func aFontMayBeAStylesName() throws {
        #expect(try card("{ text: a, font: title2 }") == card("{ text: a, font: { style: title2 } }"))
        #expect(
            report(scene("snap", carousel: "card: { text: a, font: titel }")).contains(
                "did you mean 'title'?"))
    }

    @Test func anItemsOwnKeysWin() throws {
        let texts = try read(
            """
            version: 1
            carousel:
              kind: cards
              items: [{ number: one }, { index: 9 }]
              refill: { items: [{}, { index: x }] }
              card: { text: "{index} {number}" }
            """
        ).texts
        #expect(texts.map(\.string) == ["0 one", "9 2", "2 3", "x 4"])
    }

    @Test func keysAreNotFilledIn() {
        #expect(
            report(scene("snap", carousel: "card: { \"{title}\": 1 }")).contains(
                "unknown key '{title}' in view"))
    }

    @Test func anItemMayHaveACardOfItsOwn() throws {
        let cards = try read(
            """
            version: 1
            carousel:
              kind: snap
              items:
                - { title: A }
                - { title: B, card: { text: "{title}{number}!" } }
                - { title: C, card: text }
              card: { text: "{title}" }
            """
        ).carousel.cards
        #expect(cards == [Card.View(.text("A")), Card.View(.text("B2!")), Card.View(.text("C"))])
        let alone = try read(
            "version: 1\ncarousel: { kind: snap, items: [{ card: { shape: circle } }, { color: white }] }")
        let rectangle = Card.View(.shape(Card.Shape(.rectangle, fill: .color(.white))))
        #expect(alone.carousel.cards == [Card.View(.shape(Card.Shape(.circle))), rectangle])
    }

    @Test func aWrongCardOfAnItemIsReportedThere() {
        let yaml = """
            version: 1
            carousel:
              kind: snap
              items:
                - { title: A, card: { text: "{name}" } }
                - { title: B, card: {} }
                - { title: C, card: { txt: a } }
                - { title: D, card: {title} }
            """
        #expect(
            report(yaml) == """
                s.yaml:5:33: error: unknown name 'name' in the card; there are index, number, count, title and card
                    - { title: A, card: { text: "{name}" } }
                                                ^~~~~~~~
                s.yaml:6:25: error: a view needs 'text', 'image', 'shape', 'path', 'vstack', 'hstack', 'zstack', \
                'spacer' or 'divider'
                    - { title: B, card: {} }
                                        ^~
                s.yaml:7:27: error: unknown key 'txt' in view; did you mean 'text'?
                    - { title: C, card: { txt: a } }
                                          ^~~
                s.yaml:8:25: error: 'card' must be text or a number, not a map; quote "{title}" to fill in the \
                item's value
                    - { title: D, card: {title} }
                                        ^~~~~~~
                """)
    }

    /// As with the common template, cards that bring their own shadow are not given a second one.
    @Test func aShadowOfItsOwn() throws {
        let kind = try read(
            "version: 1\ncarousel: { kind: cards, items: [{ a: 1 }, { card: { shape: circle, shadow: 4 } }] }"
        ).carousel.kind
        #expect(kind == .cards(Cards(shadow: nil)))
    }

    @Test func aLargeTemplateForManyItemsIsRefused() {
        let views = Array(repeating: "{ text: a }", count: 200).joined(separator: ", ")
        let yaml =
            "version: 1\ncarousel:\n  kind: peek\n  generate: { count: 10000 }\n  card: { vstack: [\(views)] }"
        #expect(
            report(yaml).hasPrefix(
                "s.yaml:5:9: error: the card has too many parts for so many items; at most 2,000,000 in all"))
    }
}

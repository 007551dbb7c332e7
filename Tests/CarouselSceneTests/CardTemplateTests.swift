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
        #expect(scene.texts[0].font == Font(size: 12, weight: 700, lineHeight: nil))
        #expect(scene.texts[0].color == Color(bytes: 255, 0, 0))
        guard case .stack(let stack) = scene.carousel.cards[0].content else {
            Issue.record("no stack")
            return
        }
        #expect(stack.spacing == 12)
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

    @Test func aLargeTemplateForManyItemsIsRefused() {
        let views = Array(repeating: "{ text: a }", count: 200).joined(separator: ", ")
        let yaml =
            "version: 1\ncarousel:\n  kind: peek\n  generate: { count: 10000 }\n  card: { vstack: [\(views)] }"
        #expect(
            report(yaml).hasPrefix(
                "s.yaml:5:9: error: the card has too many parts for so many items; at most 2,000,000 in all"))
    }
}

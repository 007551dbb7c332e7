import CarouselDrawing
import Testing

@testable import CarouselScene

struct SpellingTests {
    private let keys = ["spacing", "trailingPadding", "adjustment", "items", "card"]

    @Test(arguments: [
        ("spacng", "spacing"), ("sapcing", "spacing"), ("Spacing", "spacing"), ("spacingg", "spacing"),
        ("trailing", "trailingPadding"), ("item", "items"), ("crad", "card"), ("systemItems", "items"),
    ])
    func nearWords(_ word: String, _ expected: String) {
        #expect(Spelling.suggestion(for: word, among: keys) == expected)
    }

    @Test(arguments: [
        ("left", "leading"), ("Right", "trailing"), ("topLeft", "topLeading"),
        ("bottomRight", "bottomTrailing"),
    ])
    func sidesByTheirOtherNames(_ word: String, _ expected: String) {
        #expect(Spelling.suggestion(for: word, among: UnitPoint.named.map(\.0)) == expected)
    }

    @Test(arguments: ["", "wheels", "x", "ca", "offset", String(repeating: "spacing", count: 100)])
    func farWords(_ word: String) {
        #expect(Spelling.suggestion(for: word, among: keys) == nil)
    }

    @Test func distances() {
        #expect(Spelling.distance(Array(""), Array("abc")) == 3)
        #expect(Spelling.distance(Array("abc"), Array("")) == 3)
        #expect(Spelling.distance(Array("kitten"), Array("sitting")) == 3)
        #expect(Spelling.distance(Array("ab"), Array("ba")) == 1)
    }
}

import CarouselScene
import Testing

struct DiagnosticRenderingTests {
    private func lines(_ source: String, column: Int, length: Int, color: Bool = false) -> [String] {
        let diagnostic = Diagnostic(
            location: Diagnostic.Location(
                file: "a.yaml", line: 7, column: column, source: source, length: length),
            message: "wrong")
        return diagnostic.rendered(color: color).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    @Test func indentationIsReplaced() {
        #expect(
            lines("  spacng: 15", column: 3, length: 6) == [
                "a.yaml:7:3: error: wrong", "    spacng: 15", "    ^~~~~~",
            ])
        #expect(
            lines("      spacng: 15", column: 15, length: 2) == [
                "a.yaml:7:15: error: wrong", "    spacng: 15", "            ^~",
            ])
    }

    @Test(arguments: [
        ("제목: 하나", 5, 2, "      ^~~~"),  // Hangul takes two columns, before the caret and under it
        ("e\u{301}a: x", 6, 1, "    ^"),  // a combining mark takes none
        ("\u{1112}\u{1161}\u{11AB}: x", 6, 1, "    ^"),  // decomposed Hangul, as file names on a Mac have it
        ("👍🏽: x", 5, 1, "    ^"), ("漢: ｘ", 4, 1, "    ^~"), ("a\tb", 3, 1, " \t^"),
    ])
    func caretStandsUnderItsToken(_ source: String, _ column: Int, _ length: Int, _ caret: String) {
        let rendered = lines(source, column: column, length: length)
        #expect(rendered[1] == "    " + source)
        #expect(rendered[2] == "    " + caret)
    }

    @Test func tokensEndWithTheirLine() {
        #expect(lines("a: {", column: 4, length: 900)[2] == "       ^")
        #expect(lines("a", column: 2, length: 1)[2] == "     ^")
        #expect(lines("a", column: 900, length: 0)[2] == "     ^")
        #expect(lines("", column: 1, length: 1) == ["a.yaml:7:1: error: wrong"])
    }

    @Test func controlCharactersAreNotPrinted() {
        #expect(lines("a\u{1B}[31m", column: 1, length: 1)[1] == "    a\u{FFFD}[31m")
    }

    @Test func longLinesAreCut() {
        let source = String(repeating: "ab", count: 1000)
        let rendered = lines(source, column: 1001, length: 2)
        #expect(rendered[1] == "    …" + String(repeating: "ab", count: 80) + "…")
        #expect(rendered[2] == "    " + String(repeating: " ", count: 41) + "^~")
    }

    @Test func aPartOfALongLineIsEnough() {
        let source = String(repeating: "ab", count: 1000)
        let part = Diagnostic(
            location: Diagnostic.Location(
                file: "a.yaml", line: 7, column: 1001, source: String(source.dropFirst(500)),
                sourceColumn: 501, length: 2),
            message: "wrong")
        #expect(part.rendered() == lines(source, column: 1001, length: 2).joined(separator: "\n"))
    }

    @Test func colors() {
        #expect(
            lines("a: b", column: 4, length: 1, color: true) == [
                "\u{1B}[1ma.yaml:7:4:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mwrong\u{1B}[0m",
                "    a: b",
                "       \u{1B}[1;32m^\u{1B}[0m",
            ])
    }
}

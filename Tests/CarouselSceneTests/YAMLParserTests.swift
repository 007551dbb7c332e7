import Testing

@testable import CarouselScene

struct YAMLParserTests {
    private func document(_ text: String) -> YAMLDocument {
        YAMLDocument(SourceText(bytes: Array(text.utf8)))
    }

    private func messages(_ text: String) -> [String] { document(text).faults.map(\.message) }

    @Test func bombsAreRefused() {
        var bomb = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            bomb +=
                "\(name): &\(name) [" + Array(repeating: "*\(before)", count: 10).joined(separator: ", ")
                + "]\n"
        }
        #expect(messages(bomb) == ["the aliases up to here stand for more than 100,000 values"])
    }

    @Test func aliasesAreValues() throws {
        let text =
            scene("pager")
            .replacing("{ title: A, color: red }", with: "&one { title: A, color: red }")
            .replacing("{ title: B, color: blue }", with: "*one")
        let cards = try read(text).carousel.cards
        #expect(cards.count == 2 && cards[0] == cards[1])
    }

    @Test func aliasesOfThemselvesAreUnknown() {
        #expect(
            messages("a: &a [*a]") == [
                "'*a' refers to an anchor '&a' that is not above; quote text that begins with '*'"
            ])
    }

    @Test func nestingEndsAtSixtyFourLevels() {
        func flow(_ depth: Int) -> String {
            "a: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(messages(flow(63)).isEmpty)
        #expect(messages(flow(64)) == ["nested deeper than 64 levels"])
        #expect(messages(String(repeating: "- ", count: 65)) == ["nested deeper than 64 levels"])
        let json = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
        #expect(messages(json) == ["nested deeper than 64 levels"])
        #expect(messages(String(repeating: "[", count: 100_000)) == ["nested deeper than 64 levels"])
        let twice = "a: &a \(flow(40).dropFirst(3))\nb: \(String(repeating: "[", count: 30))*a"
        #expect(messages(twice) == ["nested deeper than 64 levels"])
    }

    @Test func tabs() {
        let refused = "syntax error: a tab in the indentation; YAML indents with spaces"
        #expect(messages("a:\n\tb: 1") == [refused])
        #expect(messages("a:\n  b: 1\n\tc: 1") == [refused])
        #expect(messages("a:\n  - b\n\t- c") == [refused])
        #expect(messages("a:\t1\nb: [1,\t2,\n\t3]\nc: 1\t# so\n").isEmpty)
        #expect(messages("a: 1\n\t\n  \t \nb: 2\n").isEmpty)
    }

    @Test func wordsThatAreNoBooleansStayText() throws {
        for word in [
            "NO", "on", "y", "yes", "off", "True", "12:30", "1_000", "0x10", "2026-01-01", "=", "010",
        ] {
            let view = try card("text: \(word)")
            guard case .text(let text) = view.content else {
                Issue.record("\(word) is no text")
                continue
            }
            #expect(text.string == word)
        }
    }

    @Test func coreTags() throws {
        #expect(report(scene("snap") + "screen: { width: !!str 390 }").contains("not the text \"390\""))
        #expect(try read(scene("snap") + "screen: { width: !!float 400 }").screen.width == 400)
    }

    @Test func bytesThatAreNoText() {
        let bytes = Array("version: 1\n가: ".utf8) + [0xFF, 0x41]
        let fault = YAMLDocument(SourceText(bytes: bytes)).faults
        #expect(fault == [Fault("this is not UTF-8 text", at: SourceSpan(start: 14, length: 1))])
        #expect(
            messages("version: 1\nfonts: [\u{7}]") == ["character U+0007 is not allowed in a scene file"])
        #expect(messages("a: \0") == ["character U+0000 is not allowed in a scene file"])
    }

    @Test func emptyFiles() {
        for text in ["", "\n", "# only this", "---\n", "\u{FEFF}"] {
            #expect(report(text).contains("error:"), "\(text.debugDescription)")
        }
        #expect(report("") == "s.yaml:1:1: error: the file is empty; a scene begins with 'version: 1'")
    }

    @Test func placesCountCharacters() {
        // libyaml takes U+0085 and U+2028 for line breaks; an editor does not.
        #expect(
            report(scene("snap") + "# \u{2028}\u{85}\nscren: 1").hasPrefix(
                "s.yaml:6:1: error: unknown key 'scren'"))
        #expect(report(scene("snap") + "fonts: [\"가🍎\u{2028}\", missing]").hasPrefix("s.yaml:5:16: error:"))
    }
}

import Testing

@testable import CarouselScene

struct JSONParserTests {
    private func string(_ json: String) -> String? {
        let document = JSONParser.parse(SourceText(bytes: Array("[\(json)]".utf8)))
        guard case .sequence(let nodes) = document?.root?.content, nodes.count == 1,
            case .scalar(let text, _) = nodes[0].content
        else { return nil }
        return text
    }

    @Test(arguments: [
        (#""a""#, "a"), (#""\ud83c\udf4e\u00e9\/\\\"\n""#, "🍎é/\\\"\n"),
        ("\"가\u{2028}\u{7F}\"", "가\u{2028}\u{7F}"),
        ("1.5e3", "1.5e3"), ("-0", "-0"), ("true", "true"), ("null", "null"),
    ])
    func scalars(_ json: String, _ expected: String) {
        #expect(string(json) == expected)
    }

    @Test(arguments: [
        #""\ud83c""#, #""\ud83cx""#, #""\ud83c\u0041""#, #""\udf4e""#, #""\x41""#, #""\u12""#, "\"a\nb\"",
        "\"a", "nul",
        "1,", "'a'", "a", "",
    ])
    func whatIsNoJSONIsLeftToYAML(_ json: String) {
        #expect(string(json) == nil)
    }

    @Test func allWhiteSpace() throws {
        let json =
            "\n\t{\r\n\t\"version\"\t:\n1 , \"carousel\"\n\n:\t{\"kind\":\"pager\",\"items\":[{\"color\":\"red\"}]}}\n\t"
        #expect(try read(json).carousel.cards.count == 1)
    }

    @Test func faultsHaveTheirPlaces() {
        #expect(
            report("{\n\t\"version\": 1,\n\t\"version\": 1,\n\t\"carousel\": { \"kind\": \"snap\" }\n}")
                == """
                s.yaml:3:2: error: duplicate key 'version'; it is on line 2 already
                    "version": 1,
                    ^~~~~~~~~
                s.yaml:4:2: error: carousel (kind snap) needs 'items' or 'generate'
                    "carousel": { "kind": "snap" }
                    ^~~~~~~~~~
                """)
    }

    @Test func controlCharactersInTexts() {
        let json = #"{"version":1,"carousel":{"kind":"pager","items":[{"a":1}],"card":{"text":"a\u0000b"}}}"#
        #expect(report(json).contains("error: character U+0000 is not allowed in a scene file"))
    }
}

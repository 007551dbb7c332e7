import Testing

/// What is said about the form of a file.
struct FormMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "no version", under: nil, "«carousel»: { kind: pager, items: [{ a: 1 }] }",
            "scene needs 'version'"),
        MessageCase(
            "version 2", under: nil,
            """
            version: «2»
            carousel: { kind: pager, items: [{ a: 1 }] }
            """,
            "this program reads version 1 of the format, not 2"),
        MessageCase(
            "no carousel", under: nil,
            """
            «version»: 1
            screen: { width: 100 }
            """,
            "scene needs 'carousel'"),
        MessageCase(
            "empty file", under: nil, "«#» nothing",
            "the file is empty; a scene begins with 'version: 1'"),
        MessageCase(
            "a list", under: nil,
            """
            «-» 1
            - 2
            """,
            "a scene must be a map, not a list"),
        MessageCase(
            "duplicate key", under: "banner",
            """
              autoplay: false
              padding: 0
            screen: { width: 100 }
            «screen»: { width: 200 }
            """,
            "duplicate key 'screen'; it is on line 7 already"),
        MessageCase(
            whole:
                "tab",
            #"""
            version: 1
            carousel:
            	kind: snap
            """#,
            #"""
            s.yaml:3:1: error: syntax error: a tab in the indentation; YAML indents with spaces
                	kind: snap
                ^
            """#),
        MessageCase(
            "syntax error after a fault", under: nil,
            """
            version: 1
            screen: { width: «wide» }
            carousel: { kind: snap
            items«:» ]
            """,
            "'width' must be a number, not 'wide'",
            "syntax error: did not find expected ',' or '}' while parsing a flow mapping that begins on line 3"
        ),
        MessageCase(
            "open bracket", under: nil,
            """
            version: 1
            fonts: «[»a.ttf, b.ttf
            """,
            "syntax error: did not find expected ',' or ']' while parsing a flow sequence"),
        MessageCase(
            "text that begins with @", "  card:\n    text: «@minsu»",
            "syntax error: quote text that begins with '@': \"@minsu\""),
        MessageCase(
            "text that begins with %", "  card:\n    text: «%50 할인»",
            "syntax error: quote text that begins with '%': \"%50 할인\""),
        MessageCase(
            "text that begins with `", "  card:\n    text: «`code`»",
            "syntax error: quote text that begins with '`': \"`code`\""),
        MessageCase(
            "text that begins with *", "  card:\n    text: «*별»",
            "syntax error: quote text that begins with '*': \"*별\""),
        MessageCase(
            "text that begins with !", "  card:\n    text: «!와»",
            "syntax error: quote text that begins with '!': \"!와\""),
        MessageCase(
            "text with a colon in it", "  card:\n    text: «오늘만: 반값: 끝»",
            "syntax error: quote text with ': ' in it: \"오늘만: 반값: 끝\""),
        MessageCase(
            "unquoted colour in a list",
            """
              card:
                shape: circle
                fill: { linear: [«#FFF», red] }
            """,
            ##"syntax error: '#FFF' without quotes is a comment; write "#FFF""##),
        MessageCase(
            "unquoted template text",
            """
              card:
                text: «{title}» is it
            """,
            "syntax error: '{title}' without quotes is a map; quote the whole text"),
        MessageCase(
            "second document",
            """
            «---»
            version: 1
            """,
            "a second document begins here; a scene file holds one"),
        MessageCase(
            "unknown alias", "screen: «*small»",
            "'*small' refers to an anchor '&small' that is not above; quote text that begins with '*'"),
        MessageCase(
            "unknown tag", under: "banner",
            """
              autoplay: false
              padding: 0
            screen: { width: «!points 3» }
            """,
            "tag '!points' has no meaning in a scene; quote text that begins with '!'"),
        MessageCase(
            "key is a map", "screen: { «{title}»: 3 }",
            #"a key must be text; quote "{name}" where it is meant for the template"#),
        MessageCase(
            "merge key", "screen: { «<<»: { width: 3 } }",
            "unknown key '<<' in screen"),
        MessageCase(
            "comment before another syntax error", under: nil,
            """
            version: 1
            screen:
              «background»: #FFF
            carousel: «}»
            """,
            ##"'background' has no value; a colour is due, and '#FFF' without quotes is a comment: write "#FFF""##,
            "syntax error: did not find expected node content while parsing a block node"),
    ]
}

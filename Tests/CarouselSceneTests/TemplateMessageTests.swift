import Testing

/// What is said about a template that is filled in.
struct TemplateMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "unquoted name",
            """
              card:
                text: «{title}»
            """,
            #"'text' must be text, not a map; quote "{title}" to fill in the item's value"#),
        MessageCase(
            "unquoted name for a colour",
            """
              card:
                shape: circle
                fill: «{color}»
            """,
            #"'fill' must be a colour, not a map; quote "{color}" to fill in the item's value"#),
        MessageCase(
            "colours of an item in a longer text", under: nil,
            #"""
            version: 1
            carousel:
              kind: pager
              items: [{ tint: { light: red, dark: blue } }]
              card: { text: «"in {tint}"» }
            """#,
            "'{tint}' is a colour for light and one for dark, and can only stand alone, as in 'color: \"{tint}\"'"
        ),
        MessageCase(
            "unknown name",
            #"""
              card:
                text: «"{titel}"»
            """#,
            "unknown name 'titel' in the card; did you mean 'title'?"),
        MessageCase(
            "unknown name, nothing like it",
            #"""
              card:
                text: «"{subhead}"»
            """#,
            "unknown name 'subhead' in the card; there are index, number, count, title and color"),
        MessageCase(
            "name in one item", under: nil,
            #"""
            version: 1
            carousel:
              kind: pager
              items: [{ a: 1 }, { b: 2 }, { a: 3 }]
              card: { text: «"{b}"» }
            """#,
            "2 items have no 'b', the first is item 1"),
        MessageCase(
            "open brace",
            #"""
              card:
                text: «"a { b"»
            """#,
            "'{' begins no name of an item; write '{{' for a literal brace"),
        MessageCase(
            "value of an item", under: nil,
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: «하나», color: red }, { title: «둘», color: blue }]
              card:
                text: x
                font: { size: "{title}" }
            """#,
            #"'size' must be a number, not the text "하나" (for '{title}' on line 7)"#,
            #"'size' must be a number, not the text "둘" (for '{title}' on line 7)"#),
        MessageCase(
            whole:
                "value within text",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: "light{color}"
            """#,
            #"""
            s.yaml:7:11: error: 'fill' must be a colour, not 'lightred'; did you mean 'red'? (in item 1)
                fill: "light{color}"
                      ^~~~~~~~~~~~~~
            s.yaml:7:11: error: 'fill' must be a colour, not 'lightblue'; did you mean 'blue'? (in item 2)
                fill: "light{color}"
                      ^~~~~~~~~~~~~~
            """#),
        MessageCase(
            "value of generated items", under: nil,
            #"""
            version: 1
            carousel:
              kind: pager
              generate: { count: 3 }
              card: { text: x, lineLimit: «"{index}"» }
            """#,
            "'lineLimit' must be at least 1, not 0 (in item 1)"),
        MessageCase(
            "no content",
            """
              card:
                «opacity»: 0.5
            """,
            "a view needs 'text', 'image', 'shape', 'path', 'vstack', 'hstack', 'zstack', 'spacer' or 'divider'"
        ),
        MessageCase(
            "misspelt content",
            """
              card:
                «txet»: Hello
            """,
            "unknown key 'txet' in view; did you mean 'text'?"),
        MessageCase(
            "two contents",
            """
              card:
                text: Hello
                «image»: a.png
            """,
            "a view has one content; 'text' and 'image' exclude each other"),
    ]
}

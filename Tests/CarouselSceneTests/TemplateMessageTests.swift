import Testing

/// What is said about a template that is filled in.
struct TemplateMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "unquoted name",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: {title}
            """#,
            #"""
            s.yaml:6:11: error: 'text' must be text, not a map; quote "{title}" to fill in the item's value
                text: {title}
                      ^~~~~~~
            """#),
        MessageCase(
            "unquoted name for a colour",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: {color}
            """#,
            #"""
            s.yaml:7:11: error: 'fill' must be a colour, not a map; quote "{color}" to fill in the item's value
                fill: {color}
                      ^~~~~~~
            """#),
        MessageCase(
            "unknown name",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: "{titel}"
            """#,
            #"""
            s.yaml:6:11: error: unknown name 'titel' in the card; did you mean 'title'?
                text: "{titel}"
                      ^~~~~~~~~
            """#),
        MessageCase(
            "unknown name, nothing like it",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: "{subhead}"
            """#,
            #"""
            s.yaml:6:11: error: unknown name 'subhead' in the card; the items have title and color
                text: "{subhead}"
                      ^~~~~~~~~~~
            """#),
        MessageCase(
            "name in one item",
            #"""
            version: 1
            carousel:
              kind: pager
              items: [{ a: 1 }, { b: 2 }, { a: 3 }]
              card: { text: "{b}" }
            """#,
            #"""
            s.yaml:5:17: error: 2 items have no 'b', the first is item 1
                card: { text: "{b}" }
                              ^~~~~
            """#),
        MessageCase(
            "open brace",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: "a { b"
            """#,
            #"""
            s.yaml:6:11: error: '{' begins no name of an item; write '{{' for a literal brace
                text: "a { b"
                      ^~~~~~~
            """#),
        MessageCase(
            "value of an item",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: x
                font: { size: "{title}" }
            """#,
            #"""
            s.yaml:4:20: error: 'size' must be a number, not the text "하나" (for '{title}' on line 7)
                items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
                                 ^~~~
            s.yaml:4:47: error: 'size' must be a number, not the text "둘" (for '{title}' on line 7)
                items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
                                                              ^~
            """#),
        MessageCase(
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
            "value of generated items",
            #"""
            version: 1
            carousel:
              kind: pager
              generate: { count: 3 }
              card: { text: x, lineLimit: "{index}" }
            """#,
            #"""
            s.yaml:5:31: error: 'lineLimit' must be at least 1, not 0 (in item 1)
                card: { text: x, lineLimit: "{index}" }
                                            ^~~~~~~~~
            """#),
        MessageCase(
            "no content",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                opacity: 0.5
            """#,
            #"""
            s.yaml:6:5: error: a view needs 'text', 'image', 'shape', 'path', 'vstack', 'hstack', 'zstack' or 'spacer'
                opacity: 0.5
                ^~~~~~~
            """#),
        MessageCase(
            "misspelt content",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                txet: Hello
            """#,
            #"""
            s.yaml:6:5: error: unknown key 'txet' in view; did you mean 'text'?
                txet: Hello
                ^~~~
            """#),
        MessageCase(
            "two contents",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: Hello
                image: a.png
            """#,
            #"""
            s.yaml:7:5: error: a view has one content; 'text' and 'image' exclude each other
                image: a.png
                ^~~~~
            """#),
    ]
}

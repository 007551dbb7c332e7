import Testing

/// What is said about the contents of a card.
struct ViewMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "spacer alone",
            """
              card:
                «spacer»: true
            """,
            "a spacer only has a meaning inside a stack"),
        MessageCase(
            "key of another content",
            """
              card:
                image: a.png
                «lineLimit»: 2
            """,
            "unknown key 'lineLimit' in view (image); it is for text"),
        MessageCase(
            "color for fill",
            """
              card:
                shape: circle
                «color»: red
            """,
            "unknown key 'color' in view (shape); did you mean 'fill'?"),
        MessageCase(
            whole:
                "missing picture",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                zstack:
                  - image: missing.png
                  - image: "{title}-missing.png"
            """#,
            #"""
            s.yaml:7:16: error: cannot use picture 'missing.png': no such file
                - image: missing.png
                         ^~~~~~~~~~~
            s.yaml:8:16: error: cannot use picture '하나-missing.png': no such file (in item 1)
                - image: "{title}-missing.png"
                         ^~~~~~~~~~~~~~~~~~~~~
            s.yaml:8:16: error: cannot use picture '둘-missing.png': no such file (in item 2)
                - image: "{title}-missing.png"
                         ^~~~~~~~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "font",
            """
              card:
                text: a
                font: { style: «larg», size: «0», weight: «fat» }
            """,
            "'style' must be largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption or caption2, not 'larg'; did you mean 'largeTitle'?",
            "'size' must be from 0.1 to 2,000, not 0",
            "'weight' must be ultraLight, thin, light, regular, medium, semibold, bold, heavy, black or a number from 100 to 900, not 'fat'"
        ),
        MessageCase(
            "weight",
            """
              card:
                text: a
                font: { weight: «1000» }
            """,
            "'weight' must be from 100 to 900, not 1000"),
        MessageCase(
            "line limit",
            """
              card:
                text: a
                lineLimit: «0»
            """,
            "'lineLimit' must be at least 1, not 0"),
        MessageCase(
            "alignment",
            """
              card:
                vstack: []
                alignment: «top»
            """,
            "'alignment' must be leading, center or trailing, not 'top'"),
        MessageCase(
            "alignment by its other name",
            """
              card:
                text: a
                alignment: «right»
            """,
            "'alignment' must be leading, center or trailing, not 'right'; did you mean 'trailing'?"),
        MessageCase(
            "spacer of a number", "  card: { hstack: [{ spacer: «1» }] }",
            "'spacer' must be a map with minLength, not '1'"),
    ]
}

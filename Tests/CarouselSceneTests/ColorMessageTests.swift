import Testing

/// What is said about colours.
struct ColorMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "comment",
            """
            screen:
              «background»: #FFF
            """,
            ##"'background' has no value; a colour is due, and '#FFF' without quotes is a comment: write "#FFF""##
        ),
        MessageCase(
            "comment in a list",
            """
              card:
                shape: circle
                fill:
                  linear:
                    «-» #FF0000
                    - red
            """,
            ##"'linear' has no value; a colour is due, and '#FF0000' without quotes is a comment: write "#FF0000""##
        ),
        MessageCase(
            "no colour", "screen: { «background»: }",
            "'background' has no value; a colour is due"),
        MessageCase(
            "unknown", "screen: { background: «grene» }",
            "'background' must be a colour, not 'grene'; did you mean 'green'?"),
        MessageCase(
            "UIKit name", "screen: { background: «systemTeal» }",
            "'background' must be a colour, not 'systemTeal'; did you mean 'teal'?"),
        MessageCase(
            "no number sign", #"screen: { background: «"34C759"» }"#,
            ##"'background' must be a colour, not '34C759'; write "#34C759""##),
        MessageCase(
            "wrong digits", ##"screen: { background: «"#12345"» }"##,
            "'background' must be a colour, not '#12345'; behind the # stand 3, 4, 6 or 8 hexadecimal digits"),
        MessageCase(
            "one colour",
            """
              card:
                shape: circle
                fill: { linear: «[red]» }
            """,
            "'linear' must have at least 2 colours, not 1"),
        MessageCase(
            "same ends",
            """
              card:
                shape: circle
                fill: «{ linear: [red, blue], to: top }»
            """,
            "a gradient's 'from' and 'to' must differ"),
        MessageCase(
            "from nowhere",
            """
              card:
                shape: circle
                fill: { linear: [red, blue], from: «left» }
            """,
            "'from' must be topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing or [x, y], not 'left'; did you mean 'leading'?"
        ),
        MessageCase(
            "half a unit point",
            """
              card:
                shape: circle
                fill: { linear: [red, blue], to: «[0.5]» }
            """,
            "'to' must have 2 numbers, not 1"),
    ]

    @Test func anUnknownNameListsWhatThereIs() {
        let said = report(scene("snap") + "screen: { background: magenta }")
        #expect(
            said.contains(
                "'background' must be a colour, not 'magenta'; there are white, black, clear, primary"))
        #expect(said.contains("indigo, purple, pink") && said.contains("\"#RRGGBB\""))
    }
}

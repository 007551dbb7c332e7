import Testing

/// What is said about the indicator.
struct IndicatorMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "misspelt style", "indicator: { style: «wrom» }",
            "'style' must be bars, dots, slide, worm, jump, drop, swap, blend, scale, expand, scroll, progress, segments or counter, not 'wrom'; did you mean 'worm'?"
        ),
        MessageCase(
            "visible even", "indicator: { style: scroll, visible: «4» }",
            "'visible' must be an odd number of at least 3, found 4"),
        MessageCase(
            "visible one", "indicator: { style: dots, visible: «1» }",
            "'visible' must be an odd number of at least 3, found 1"),
        MessageCase(
            "key of two other styles", "indicator: { style: worm, «visible»: 5 }",
            "key 'visible' goes with styles dots and scroll"),
        MessageCase(
            "key of another style", "indicator: { «expansion»: 2 }", "key 'expansion' goes with style expand"),
        MessageCase(
            "keys of all other styles", "indicator: { style: counter, «itemHeight»: 2, «itemSpacing»: 3 }",
            "key 'itemHeight' goes with styles bars, dots, slide, worm, jump, drop, swap, blend, scale, expand, scroll, progress and segments",
            "key 'itemSpacing' goes with styles bars, dots, slide, worm, jump, drop, swap, blend, scale, expand, scroll and segments"
        ),
        MessageCase(
            "spacing over the carousel", "indicator: { placement: over, «spacing»: 3 }",
            "key 'spacing' goes with placements below and above"),
        MessageCase(
            "inset below the carousel", "indicator: { style: dots, spacing: 3, «inset»: 4 }",
            "key 'inset' goes with placement over"),
        MessageCase(
            "misspelt name in a format", "indicator: { style: counter, format: «\"{numbr}\"» }",
            "unknown name 'numbr' in a counter's format; did you mean 'number'?"),
        MessageCase(
            "unknown name in a format", "indicator: { style: counter, format: «\"{title}\"» }",
            "unknown name 'title' in a counter's format; there are number and count"),
        MessageCase(
            "open brace in a format", "indicator: { style: counter, format: «\"{number\"» }",
            "'{' begins no name of a counter's format; write '{{' for a literal brace"),
        MessageCase(
            "misspelt background", "indicator: { background: «prominant» }",
            "'background' must be none, prominent or a fill, not 'prominant'; did you mean 'prominent'?"),
    ]

    /// What no schema can see.
    static let beyondASchema: Set = [
        "visible even", "key of two other styles", "key of another style", "keys of all other styles",
        "spacing over the carousel", "inset below the carousel", "misspelt name in a format",
        "unknown name in a format", "open brace in a format",
    ]
}

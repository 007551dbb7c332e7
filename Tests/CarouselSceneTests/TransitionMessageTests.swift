import Testing

/// What is said about transitions.
struct TransitionMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "of stacked cards", under: "cards", "  «transition»: fade",
            "a transition does not go with kind cards; it has 'swap'"),
        MessageCase(
            "beside a focus", under: "peek", "  «focus»: { scale: 0.5 }\n  transition: fade",
            "'focus' and 'transition' exclude each other: focus is transition: { away: … }"),
        MessageCase(
            "no form", under: "peek", "  «transition»: { phase: edges }",
            "a transition has one of 'preset', 'keyframes' and 'away'"),
        MessageCase(
            "two forms", under: "peek", "  transition: { preset: fade, «away»: { scale: 0.5 } }",
            "a transition has one of 'preset', 'keyframes' and 'away'"),
        MessageCase(
            "unknown preset", under: "peek", "  transition: «coverFlow»",
            "unknown preset 'coverFlow'; did you mean 'coverflow'?"),
        MessageCase(
            "unknown preset in a map", under: "peek", "  transition: { preset: «x» }",
            "unknown preset 'x'; there are coverflow, cube, flip, fade, crossfade, zoomOut, depth, scale, stack, rotary and wheel"
        ),
        MessageCase(
            "phases that do not rise", under: "peek",
            "  transition: { keyframes: [{ at: 0.5 }, { at: «0.5», opacity: «2» }] }",
            "'at' must be larger than the one before (0.5), found 0.5", "'opacity' must be from 0 to 1, not 2"
        ),
        MessageCase(
            "another preset's key", under: "peek",
            "  transition: { preset: cube, «rotate»: 5, «anchor»: top }",
            "'rotate' is no key of preset cube", "'anchor' is no key of preset cube"),
        MessageCase(
            "a curve beside a preset", under: "peek", "  transition: { preset: cube, «curve»: easeIn }",
            "'curve' is no key of preset cube"),
        MessageCase(
            "a preset's key without it", under: "peek", "  transition: { away: { z: 5 }, «stretch»: 5 }",
            "unknown key 'stretch' in transition; it is for preset coverflow"),
        MessageCase(
            "threshold of cards", under: "peek", "  transition: { away: { z: 5 }, «threshold»: hidden }",
            "'threshold' goes with phase edges; here it is cards"),
        MessageCase(
            "half an offset", under: "peek", "  transition: { away: { offset: «[5]» } }",
            "'offset' must have 2 numbers, not 1"),
        MessageCase(
            "an eye in the screen", under: "peek", "  transition: { away: { z: 5 }, perspective: «0» }",
            "'perspective' must be greater than 0, not 0"),
    ]
}

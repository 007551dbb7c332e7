import Testing

/// What is said about animations.
struct AnimationMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "animation", "  animation: «easyInOut»",
            "'animation' must be easeInOut, easeIn, easeOut, linear, smooth, snappy, bouncy or default, not 'easyInOut'; did you mean 'easeInOut'?"
        ),
        MessageCase(
            "bezier", "  animation: { bezier: [«1.2», 0, 0.5, 1] }",
            "bezier x1 must be from 0 to 1, not 1.2"),
        MessageCase(
            "bezier of three", "  animation: { bezier: «[1, 0, 0.5]» }",
            "'bezier' must have 4 numbers, not 3"),
        MessageCase(
            "spring with duration", "  animation: { spring: { response: 0.5 }, «duration»: 3 }",
            "unknown key 'duration' in animation; it is for curve and bezier"),
        MessageCase(
            "spring both ways", "  animation: { spring: { response: 0.5, «bounce»: 0.2 } }",
            "'bounce' and 'response' exclude each other in spring"),
        MessageCase(
            "bounce", "  animation: { spring: { bounce: «1» } }",
            "'bounce' must be above -1 and below 1, not 1"),
        MessageCase(
            "animation of nothing", "  animation: «{ duration: 3 }»",
            "animation needs 'curve', 'bezier' or 'spring'"),
    ]
}

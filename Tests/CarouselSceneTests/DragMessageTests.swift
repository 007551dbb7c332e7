import Testing

/// What is said about fingers.
struct DragMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "drag without over", "timeline: { steps: [{ «drag»: { by: -100 } }] }",
            "drag needs 'over'"),
        MessageCase(
            "drag of nothing", "timeline: { steps: [{ «drag»: { hold: 1 } }] }",
            "drag needs 'by' or 'path'"),
        MessageCase(
            "drag in no time", "timeline: { steps: [{ drag: { by: -100, over: «0» } }] }",
            "'over' must be greater than 0, not 0"),
        MessageCase(
            "drag both ways", "timeline: { steps: [{ drag: { path: [[0, 0], [1, 2]], «over»: 1 } }] }",
            "'over' and 'path' exclude each other in drag"),
        MessageCase(
            "path falls", "timeline: { steps: [{ drag: { path: [[0, 0], [0.2, -40], «[0.2, -50]»] } }] }",
            "a sample's time must be later than 0.2, not 0.2; a path's times start at 0 and rise"),
        MessageCase(
            "path starts late", "timeline: { steps: [{ drag: { path: [«[0.1, 0]», [0.2, -40]] } }] }",
            "the first sample's time must be 0, not 0.1; a path's times start at 0 and rise"),
        MessageCase(
            "path of one", "timeline: { steps: [{ drag: { path: «[[0, 0]]» } }] }",
            "'path' must have at least 2 samples, not 1"),
        MessageCase(
            "path of triples", "timeline: { steps: [{ drag: { path: [[0, 0], «[1, 2, 3]»] } }] }",
            "path sample must have 2 numbers, not 3"),
        MessageCase(
            "curve", "timeline: { steps: [{ drag: { by: 1, over: 1, curve: { bezier: [0, 0, «2», 1] } } }] }",
            "bezier x2 must be from 0 to 1, not 2"),
    ]
}

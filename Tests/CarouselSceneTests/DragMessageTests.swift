import Testing

/// What is said about fingers.
struct DragMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "drag without over",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { by: -100 } }] }
            """#,
            #"""
            s.yaml:5:23: error: drag needs 'over'
                timeline: { steps: [{ drag: { by: -100 } }] }
                                      ^~~~
            """#),
        MessageCase(
            "drag of nothing",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { hold: 1 } }] }
            """#,
            #"""
            s.yaml:5:23: error: drag needs 'by' or 'path'
                timeline: { steps: [{ drag: { hold: 1 } }] }
                                      ^~~~
            """#),
        MessageCase(
            "drag in no time",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { by: -100, over: 0 } }] }
            """#,
            #"""
            s.yaml:5:47: error: 'over' must be greater than 0, not 0
                timeline: { steps: [{ drag: { by: -100, over: 0 } }] }
                                                              ^
            """#),
        MessageCase(
            "drag both ways",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { path: [[0, 0], [1, 2]], over: 1 } }] }
            """#,
            #"""
            s.yaml:5:55: error: 'over' and 'path' exclude each other in drag
                timeline: { steps: [{ drag: { path: [[0, 0], [1, 2]], over: 1 } }] }
                                                                      ^~~~
            """#),
        MessageCase(
            "path falls",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { path: [[0, 0], [0.2, -40], [0.2, -50]] } }] }
            """#,
            #"""
            s.yaml:5:58: error: a sample's time must be later than 0.2, not 0.2; a path's times start at 0 and rise
                timeline: { steps: [{ drag: { path: [[0, 0], [0.2, -40], [0.2, -50]] } }] }
                                                                         ^~~~~~~~~~
            """#),
        MessageCase(
            "path starts late",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { path: [[0.1, 0], [0.2, -40]] } }] }
            """#,
            #"""
            s.yaml:5:38: error: the first sample's time must be 0, not 0.1; a path's times start at 0 and rise
                timeline: { steps: [{ drag: { path: [[0.1, 0], [0.2, -40]] } }] }
                                                     ^~~~~~~~
            """#),
        MessageCase(
            "path of one",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { path: [[0, 0]] } }] }
            """#,
            #"""
            s.yaml:5:37: error: 'path' must have at least 2 samples, not 1
                timeline: { steps: [{ drag: { path: [[0, 0]] } }] }
                                                    ^~~~~~~~
            """#),
        MessageCase(
            "path of triples",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { path: [[0, 0], [1, 2, 3]] } }] }
            """#,
            #"""
            s.yaml:5:46: error: path sample must have 2 numbers, not 3
                timeline: { steps: [{ drag: { path: [[0, 0], [1, 2, 3]] } }] }
                                                             ^~~~~~~~~
            """#),
        MessageCase(
            "curve",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ drag: { by: 1, over: 1, curve: { bezier: [0, 0, 2, 1] } } }] }
            """#,
            #"""
            s.yaml:5:71: error: bezier x2 must be from 0 to 1, not 2
                timeline: { steps: [{ drag: { by: 1, over: 1, curve: { bezier: [0, 0, 2, 1] } } }] }
                                                                                      ^
            """#),
    ]
}

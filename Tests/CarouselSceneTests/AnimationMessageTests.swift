import Testing

/// What is said about animations.
struct AnimationMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "animation",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: easyInOut
            """#,
            #"""
            s.yaml:5:14: error: 'animation' must be easeInOut, easeIn, easeOut, linear, smooth, snappy, bouncy or default, not 'easyInOut'; did you mean 'easeInOut'?
                animation: easyInOut
                           ^~~~~~~~~
            """#),
        MessageCase(
            "bezier",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: { bezier: [1.2, 0, 0.5, 1] }
            """#,
            #"""
            s.yaml:5:25: error: bezier x1 must be from 0 to 1, not 1.2
                animation: { bezier: [1.2, 0, 0.5, 1] }
                                      ^~~
            """#),
        MessageCase(
            "bezier of three",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: { bezier: [1, 0, 0.5] }
            """#,
            #"""
            s.yaml:5:24: error: 'bezier' must have 4 numbers, not 3
                animation: { bezier: [1, 0, 0.5] }
                                     ^~~~~~~~~~~
            """#),
        MessageCase(
            "spring with duration",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: { spring: { response: 0.5 }, duration: 3 }
            """#,
            #"""
            s.yaml:5:43: error: unknown key 'duration' in animation; it is for curve and bezier
                animation: { spring: { response: 0.5 }, duration: 3 }
                                                        ^~~~~~~~
            """#),
        MessageCase(
            "spring both ways",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: { spring: { response: 0.5, bounce: 0.2 } }
            """#,
            #"""
            s.yaml:5:41: error: 'bounce' and 'response' exclude each other in spring
                animation: { spring: { response: 0.5, bounce: 0.2 } }
                                                      ^~~~~~
            """#),
        MessageCase(
            "bounce",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: { spring: { bounce: 1 } }
            """#,
            #"""
            s.yaml:5:34: error: 'bounce' must be above -1 and below 1, not 1
                animation: { spring: { bounce: 1 } }
                                               ^
            """#),
        MessageCase(
            "animation of nothing",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              animation: { duration: 3 }
            """#,
            #"""
            s.yaml:5:14: error: animation needs 'curve', 'bezier' or 'spring'
                animation: { duration: 3 }
                           ^~~~~~~~~~~~~~~
            """#),
    ]
}

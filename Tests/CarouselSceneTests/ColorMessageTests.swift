import Testing

/// What is said about colours.
struct ColorMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "comment",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen:
              background: #FFF
            """#,
            #"""
            s.yaml:6:3: error: 'background' has no value; a colour is due, and '#FFF' without quotes is a comment: write "#FFF"
                background: #FFF
                ^~~~~~~~~~
            """#),
        MessageCase(
            "comment in a list",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill:
                  linear:
                    - #FF0000
                    - red
            """#,
            #"""
            s.yaml:9:9: error: 'linear' has no value; a colour is due, and '#FF0000' without quotes is a comment: write "#FF0000"
                - #FF0000
                ^
            """#),
        MessageCase(
            "no colour",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { background: }
            """#,
            #"""
            s.yaml:5:11: error: 'background' has no value; a colour is due
                screen: { background: }
                          ^~~~~~~~~~
            """#),
        MessageCase(
            "unknown",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { background: grene }
            """#,
            #"""
            s.yaml:5:23: error: 'background' must be a colour, not 'grene'; did you mean 'green'?
                screen: { background: grene }
                                      ^~~~~
            """#),
        MessageCase(
            "UIKit name",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { background: systemTeal }
            """#,
            #"""
            s.yaml:5:23: error: 'background' must be a colour, not 'systemTeal'; did you mean 'teal'?
                screen: { background: systemTeal }
                                      ^~~~~~~~~~
            """#),
        MessageCase(
            "no number sign",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { background: "34C759" }
            """#,
            #"""
            s.yaml:5:23: error: 'background' must be a colour, not '34C759'; write "#34C759"
                screen: { background: "34C759" }
                                      ^~~~~~~~
            """#),
        MessageCase(
            "wrong digits",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { background: "#12345" }
            """#,
            #"""
            s.yaml:5:23: error: 'background' must be a colour, not '#12345'
                screen: { background: "#12345" }
                                      ^~~~~~~~
            """#),
        MessageCase(
            "one colour",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: { linear: [red] }
            """#,
            #"""
            s.yaml:7:21: error: 'linear' must have at least 2 colours, not 1
                fill: { linear: [red] }
                                ^~~~~
            """#),
        MessageCase(
            "same ends",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: { linear: [red, blue], to: top }
            """#,
            #"""
            s.yaml:7:11: error: a gradient's 'from' and 'to' must differ
                fill: { linear: [red, blue], to: top }
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "from nowhere",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: { linear: [red, blue], from: left }
            """#,
            #"""
            s.yaml:7:40: error: 'from' must be topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing or [x, y], not 'left'; did you mean 'leading'?
                fill: { linear: [red, blue], from: left }
                                                   ^~~~
            """#),
        MessageCase(
            "half a unit point",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: { linear: [red, blue], to: [0.5] }
            """#,
            #"""
            s.yaml:7:38: error: 'to' must have 2 numbers, not 1
                fill: { linear: [red, blue], to: [0.5] }
                                                 ^~~~~
            """#),
    ]
}

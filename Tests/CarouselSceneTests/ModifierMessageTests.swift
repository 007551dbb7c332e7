import Testing

/// What is said about shapes, paths and modifiers.
struct ModifierMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "corner style",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: rectangle
                cornerStyle: circular
            """#,
            #"""
            s.yaml:7:5: error: 'cornerStyle' needs 'cornerRadius' beside it
                cornerStyle: circular
                ^~~~~~~~~~~
            """#),
        MessageCase(
            "rounded rectangle without radius",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: roundedRectangle
            """#,
            #"""
            s.yaml:6:5: error: 'roundedRectangle' needs 'cornerRadius' beside it
                shape: roundedRectangle
                ^~~~~
            """#),
        MessageCase(
            "frame",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                frame: { width: infinity, maxWidth: infinite }
            """#,
            #"""
            s.yaml:7:21: error: 'width' must be a number, not 'infinity'
                frame: { width: infinity, maxWidth: infinite }
                                ^~~~~~~~
            s.yaml:7:41: error: 'maxWidth' must be infinity or a number, not 'infinite'
                frame: { width: infinity, maxWidth: infinite }
                                                    ^~~~~~~~
            """#),
        MessageCase(
            "padding",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                padding: { left: 3 }
            """#,
            #"""
            s.yaml:7:16: error: unknown key 'left' in padding; did you mean 'leading'?
                padding: { left: 3 }
                           ^~~~
            """#),
        MessageCase(
            "shadow",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                shadow: { x: 3, radius: -1 }
            """#,
            #"""
            s.yaml:7:29: error: 'radius' must be at least 0, not -1
                shadow: { x: 3, radius: -1 }
                                        ^~
            """#),
        MessageCase(
            "border",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                border: { width: 3 }
            """#,
            #"""
            s.yaml:7:5: error: border needs 'color'
                border: { width: 3 }
                ^~~~~~
            """#),
        MessageCase(
            "corners of a border",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                overlay: { text: b, border: { color: red, cornerRadius: -1 } }
                border: { color: red, cornerStyle: circular }
            """#,
            #"""
            s.yaml:7:61: error: 'cornerRadius' must be at least 0, not -1
                overlay: { text: b, border: { color: red, cornerRadius: -1 } }
                                                                        ^~
            s.yaml:8:27: error: 'cornerStyle' needs 'cornerRadius' beside it
                border: { color: red, cornerStyle: circular }
                                      ^~~~~~~~~~~
            """#),
        MessageCase(
            "opacity",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                opacity: 50%
            """#,
            #"""
            s.yaml:7:14: error: 'opacity' must be a number, not '50%'; numbers have no unit here
                opacity: 50%
                         ^~~
            """#),
        MessageCase(
            "path data",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                path: "M 0 0 L 10 ten"
                viewBox: [0, 0, 10, 10]
            """#,
            #"""
            s.yaml:6:23: error: path data: a number is due, not 't'
                path: "M 0 0 L 10 ten"
                                  ^
            """#),
        MessageCase(
            "view box",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                path: M0 0
                viewBox: [0, 0, 0, 10]
            """#,
            #"""
            s.yaml:7:21: error: viewBox width must be greater than 0, not 0
                viewBox: [0, 0, 0, 10]
                                ^
            """#),
        MessageCase(
            "padding on the right",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                padding: { right: 2 }
            """#,
            #"""
            s.yaml:7:16: error: unknown key 'right' in padding; did you mean 'trailing'?
                padding: { right: 2 }
                           ^~~~~
            """#),
        MessageCase(
            "overlay of a colour",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                overlay: "#F00"
            """#,
            #"""
            s.yaml:7:14: error: 'overlay' must be a view, not a colour; write { shape: rectangle, fill: "#F00" }
                overlay: "#F00"
                         ^~~~~~
            """#),
    ]
}

import Testing

/// What is said about shapes, paths and modifiers.
struct ModifierMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "list of modifiers",
            """
              card:
                text: a
                modifiers:
                  - { «pading»: 3 }
                  - { padding: 3, «opacity»: 1 }
                  - «clipped»
                  - «{}»
                  - { opacity: «2» }
            """,
            "unknown key 'pading' in modifier; did you mean 'padding'?",
            "'opacity' and 'padding' exclude each other in modifier",
            "a modifier must be a map, not 'clipped'",
            "a modifier needs 'ignoresSafeArea', 'fixedSize', 'aspectRatio', 'padding', 'frame', 'parallax', 'background', 'cornerRadius', 'clipShape', 'mask', 'overlay', 'border', 'brightness', 'contrast', 'saturation', 'grayscale', 'hueRotation', 'blur', 'compositingGroup', 'shadow', 'opacity', 'hidden', 'scaleEffect', 'rotation', 'offset', 'position', 'layoutPriority' or 'zIndex'",
            "'opacity' must be from 0 to 1, not 2"),
        MessageCase(
            "lengths of a frame that contradict each other",
            """
              card:
                hstack:
                  - { text: a, frame: { «minWidth»: 100, maxWidth: 50.5 } }
                  - { text: a, frame: { idealHeight: 100, «minHeight»: 120, maxHeight: infinity } }
            """,
            "'minWidth' must be at most maxWidth (50.5), not 100",
            "'minHeight' must be at most idealHeight (100), not 120"),
        MessageCase(
            "two styles of corners",
            "  card: { text: a, cornerRadius: { radius: 3 }, «cornerStyle»: circular }",
            "'cornerStyle' and 'cornerRadius' exclude each other in view (text)"),
        MessageCase(
            "corner style",
            """
              card:
                shape: rectangle
                «cornerStyle»: circular
            """,
            "'cornerStyle' needs 'cornerRadius' beside it"),
        MessageCase(
            "rounded rectangle without radius",
            """
              card:
                «shape»: roundedRectangle
            """,
            "'roundedRectangle' needs 'cornerRadius' beside it"),
        MessageCase(
            "frame",
            """
              card:
                text: a
                frame: { width: «infinity», maxWidth: «infinite» }
            """,
            "'width' must be a number, not 'infinity'",
            "'maxWidth' must be infinity or a number, not 'infinite'"),
        MessageCase(
            "padding",
            """
              card:
                text: a
                padding: { «left»: 3 }
            """,
            "unknown key 'left' in padding; did you mean 'leading'?"),
        MessageCase(
            "shadow",
            """
              card:
                text: a
                shadow: { x: 3, radius: «-1» }
            """,
            "'radius' must be at least 0, not -1"),
        MessageCase(
            "border",
            """
              card:
                text: a
                «border»: { width: 3 }
            """,
            "border needs 'color'"),
        MessageCase(
            "corners of a border",
            """
              card:
                text: a
                overlay: { text: b, border: { color: red, cornerRadius: «-1» } }
                border: { color: red, «cornerStyle»: circular }
            """,
            "'cornerRadius' must be at least 0, not -1",
            "'cornerStyle' needs 'cornerRadius' beside it"),
        MessageCase(
            "opacity",
            """
              card:
                text: a
                opacity: «50%»
            """,
            "'opacity' must be a number, not '50%'; numbers have no unit here"),
        MessageCase(
            "path data",
            #"""
              card:
                path: "M 0 0 L 10 «t»en"
                viewBox: [0, 0, 10, 10]
            """#,
            "path data: a number is due, not 't'"),
        MessageCase(
            "view box",
            """
              card:
                path: M0 0
                viewBox: [0, 0, «0», 10]
            """,
            "viewBox width must be greater than 0, not 0"),
        MessageCase(
            "padding on the right",
            """
              card:
                text: a
                padding: { «right»: 2 }
            """,
            "unknown key 'right' in padding; did you mean 'trailing'?"),
        MessageCase(
            "overlay of a colour",
            #"""
              card:
                text: a
                overlay: «"#F00"»
            """#,
            ##"'overlay' must be a view, not a colour; write { shape: rectangle, fill: "#F00" }"##),
    ]
}

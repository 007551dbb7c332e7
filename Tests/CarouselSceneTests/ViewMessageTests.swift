import Testing

/// What is said about the contents of a card.
struct ViewMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "spacer alone",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                spacer: true
            """#,
            #"""
            s.yaml:6:5: error: a spacer only has a meaning inside a stack
                spacer: true
                ^~~~~~
            """#),
        MessageCase(
            "key of another content",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                image: a.png
                lineLimit: 2
            """#,
            #"""
            s.yaml:7:5: error: unknown key 'lineLimit' in view (image); it is for text
                lineLimit: 2
                ^~~~~~~~~
            """#),
        MessageCase(
            "color for fill",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                color: red
            """#,
            #"""
            s.yaml:7:5: error: unknown key 'color' in view (shape); did you mean 'fill'?
                color: red
                ^~~~~
            """#),
        MessageCase(
            "missing picture",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                zstack:
                  - image: missing.png
                  - image: "{title}-missing.png"
            """#,
            #"""
            s.yaml:7:16: error: cannot use picture 'missing.png': no such file
                - image: missing.png
                         ^~~~~~~~~~~
            s.yaml:8:16: error: cannot use picture '하나-missing.png': no such file (in item 1)
                - image: "{title}-missing.png"
                         ^~~~~~~~~~~~~~~~~~~~~
            s.yaml:8:16: error: cannot use picture '둘-missing.png': no such file (in item 2)
                - image: "{title}-missing.png"
                         ^~~~~~~~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "font",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                font: { style: larg, size: 0, weight: fat }
            """#,
            #"""
            s.yaml:7:20: error: 'style' must be largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption or caption2, not 'larg'; did you mean 'largeTitle'?
                font: { style: larg, size: 0, weight: fat }
                               ^~~~
            s.yaml:7:32: error: 'size' must be from 0.1 to 2,000, not 0
                font: { style: larg, size: 0, weight: fat }
                                           ^
            s.yaml:7:43: error: 'weight' must be ultraLight, thin, light, regular, medium, semibold, bold, heavy, black or a number from 100 to 900, not 'fat'
                font: { style: larg, size: 0, weight: fat }
                                                      ^~~
            """#),
        MessageCase(
            "weight",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                font: { weight: 1000 }
            """#,
            #"""
            s.yaml:7:21: error: 'weight' must be from 100 to 900, not 1000
                font: { weight: 1000 }
                                ^~~~
            """#),
        MessageCase(
            "line limit",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                lineLimit: 0
            """#,
            #"""
            s.yaml:7:16: error: 'lineLimit' must be at least 1, not 0
                lineLimit: 0
                           ^
            """#),
        MessageCase(
            "alignment",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                vstack: []
                alignment: top
            """#,
            #"""
            s.yaml:7:16: error: 'alignment' must be leading, center or trailing, not 'top'
                alignment: top
                           ^~~
            """#),
        MessageCase(
            "alignment by its other name",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                alignment: right
            """#,
            #"""
            s.yaml:7:16: error: 'alignment' must be leading, center or trailing, not 'right'; did you mean 'trailing'?
                alignment: right
                           ^~~~~
            """#),
        MessageCase(
            "spacer of a number",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card: { hstack: [{ spacer: 1 }] }
            """#,
            #"""
            s.yaml:5:30: error: 'spacer' must be a map with minLength, not '1'
                card: { hstack: [{ spacer: 1 }] }
                                           ^
            """#),
    ]
}

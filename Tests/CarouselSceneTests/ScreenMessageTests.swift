import Testing

/// What is said about the screen and the fonts.
struct ScreenMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "misspelt word",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { appearance: Dark }
            """#,
            #"""
            s.yaml:5:23: error: 'appearance' must be light or dark, not 'Dark'; did you mean 'dark'?
                screen: { appearance: Dark }
                                      ^~~~
            """#),
        MessageCase(
            "unknown device",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { device: iPhone 15 Max Pro }
            """#,
            #"""
            s.yaml:5:19: error: unknown device 'iPhone 15 Max Pro'; did you mean 'iPhone 15 Pro'?
                screen: { device: iPhone 15 Max Pro }
                                  ^~~~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "unknown device, something like it",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { device: iPhone15 Pro }
            """#,
            #"""
            s.yaml:5:19: error: unknown device 'iPhone15 Pro'; did you mean 'iPhone 15 Pro'?
                screen: { device: iPhone15 Pro }
                                  ^~~~~~~~~~~~
            """#),
        MessageCase(
            "too many pixels",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: 20000, height: 20000, scale: 1 }
            """#,
            #"""
            s.yaml:5:18: error: a frame of 20,000 × 20,000 pixels is too large; at most 256,000,000 in all
                screen: { width: 20000, height: 20000, scale: 1 }
                                 ^~~~~
            """#),
        MessageCase(
            "too wide",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: 20000, height: 100 }
            """#,
            #"""
            s.yaml:5:18: error: a frame of 40,000 × 200 pixels is too large; at most 32,767 on a side
                screen: { width: 20000, height: 100 }
                                 ^~~~~
            """#),
        MessageCase(
            "no pixel",
            #"""
            version: 1
            carousel:
              kind: banner
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              autoplay: false
              padding: 0
            screen: { width: 0.1, scale: 1 }
            """#,
            #"""
            s.yaml:7:18: error: a frame of 0 × 844 pixels is empty
                screen: { width: 0.1, scale: 1 }
                                 ^~~
            """#),
        MessageCase(
            "missing font",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            fonts: [good.ttf, missing.ttf]
            """#,
            #"""
            s.yaml:5:19: error: cannot use font 'missing.ttf': no such file
                fonts: [good.ttf, missing.ttf]
                                  ^~~~~~~~~~~
            """#),
    ]
}

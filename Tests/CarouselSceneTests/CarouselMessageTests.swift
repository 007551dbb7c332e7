import Testing

/// What is said about the carousel and its items.
struct CarouselMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "no kind",
            #"""
            version: 1
            carousel: { items: [{ a: 1 }], spacng: 3 }
            """#,
            #"""
            s.yaml:2:1: error: carousel needs 'kind'
                carousel: { items: [{ a: 1 }], spacng: 3 }
                ^~~~~~~~
            s.yaml:2:32: error: unknown key 'spacng' in carousel; did you mean 'spacing'?
                carousel: { items: [{ a: 1 }], spacng: 3 }
                                               ^~~~~~
            """#),
        MessageCase(
            "unknown kind",
            #"""
            version: 1
            carousel: { kind: snapp, items: [{ a: 1 }] }
            """#,
            #"""
            s.yaml:2:19: error: 'kind' must be snap, banner, peek, cards or pager, not 'snapp'; did you mean 'snap'?
                carousel: { kind: snapp, items: [{ a: 1 }] }
                                  ^~~~~
            """#),
        MessageCase(
            "misspelt key",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              spacng: 15
            """#,
            #"""
            s.yaml:5:3: error: unknown key 'spacng' in carousel (kind snap); did you mean 'spacing'?
                spacng: 15
                ^~~~~~
            """#),
        MessageCase(
            "key of another kind",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              swap: slide
            """#,
            #"""
            s.yaml:5:3: error: unknown key 'swap' in carousel (kind snap); it is for kind cards
                swap: slide
                ^~~~
            """#),
        MessageCase(
            "key of other kinds",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              clips: false
            """#,
            #"""
            s.yaml:5:3: error: unknown key 'clips' in carousel (kind snap); it is for kinds banner, peek and pager
                clips: false
                ^~~~~
            """#),
        MessageCase(
            "no items",
            #"""
            version: 1
            carousel: { kind: pager }
            """#,
            #"""
            s.yaml:2:1: error: carousel (kind pager) needs 'items' or 'generate'
                carousel: { kind: pager }
                ^~~~~~~~
            """#),
        MessageCase(
            "empty items",
            #"""
            version: 1
            carousel: { kind: pager, items: [] }
            """#,
            #"""
            s.yaml:2:33: error: 'items' must have at least 1 item, not 0
                carousel: { kind: pager, items: [] }
                                                ^~
            """#),
        MessageCase(
            "items and generate",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              generate: { count: 3 }
            """#,
            #"""
            s.yaml:5:3: error: 'generate' and 'items' exclude each other in carousel (kind snap)
                generate: { count: 3 }
                ^~~~~~~~
            """#),
        MessageCase(
            "generate without count",
            #"""
            version: 1
            carousel: { kind: pager, generate: { color: drand48 } }
            """#,
            #"""
            s.yaml:2:26: error: generate needs 'count'
                carousel: { kind: pager, generate: { color: drand48 } }
                                         ^~~~~~~~
            """#),
        MessageCase(
            "generate too many",
            #"""
            version: 1
            carousel: { kind: pager, generate: { count: 10001, color: red } }
            """#,
            #"""
            s.yaml:2:45: error: 'count' must be from 1 to 10,000, not 10001
                carousel: { kind: pager, generate: { count: 10001, color: red } }
                                                            ^~~~~
            s.yaml:2:59: error: 'color' must be drand48, not 'red'
                carousel: { kind: pager, generate: { count: 10001, color: red } }
                                                                          ^~~
            """#),
        MessageCase(
            "item is text",
            #"""
            version: 1
            carousel:
              kind: pager
              items: [red, { color: blue }]
            """#,
            #"""
            s.yaml:4:11: error: an item must be a map, not 'red'
                items: [red, { color: blue }]
                        ^~~
            """#),
        MessageCase(
            "item with a list",
            #"""
            version: 1
            carousel:
              kind: pager
              items: [{ color: [red] }]
            """#,
            #"""
            s.yaml:4:20: error: 'color' must be text or a number, not a list
                items: [{ color: [red] }]
                                 ^~~~~
            """#),
        MessageCase(
            "item with an unquoted colour",
            #"""
            version: 1
            carousel:
              kind: pager
              items:
                - color: #34C759
            """#,
            #"""
            s.yaml:5:7: error: 'color' has no value; text or a number is due, and '#34C759' without quotes is a comment: write "#34C759"
                - color: #34C759
                  ^~~~~
            """#),
        MessageCase(
            "plain card in no colour",
            #"""
            version: 1
            carousel:
              kind: pager
              items: [{ color: rde }]
            """#,
            #"""
            s.yaml:4:20: error: 'color' must be a colour, not 'rde'; did you mean 'red'?
                items: [{ color: rde }]
                                 ^~~
            """#),
        MessageCase(
            "no room",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              padding: 150
            """#,
            #"""
            s.yaml:5:12: error: no room: an item would be -10 points wide
                padding: 150
                         ^~~
            """#),
    ]
}

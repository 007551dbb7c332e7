import Testing

/// What is said about single values, whatever they are for.
struct ValueMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "unknown key",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            scren: { width: 100 }
            """#,
            #"""
            s.yaml:5:1: error: unknown key 'scren' in scene; did you mean 'screen'?
                scren: { width: 100 }
                ^~~~~
            """#),
        MessageCase(
            "unknown key, nothing like it",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            wheels: 4
            """#,
            #"""
            s.yaml:5:1: error: unknown key 'wheels' in scene
                wheels: 4
                ^~~~~~
            """#),
        MessageCase(
            "quoted number",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: "390" }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not the text "390"; remove the quotes
                screen: { width: "390" }
                                 ^~~~~
            """#),
        MessageCase(
            "hexadecimal",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: 0x186 }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not '0x186'
                screen: { width: 0x186 }
                                 ^~~~~
            """#),
        MessageCase(
            "underscore",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: 1_000 }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not '1_000'
                screen: { width: 1_000 }
                                 ^~~~~
            """#),
        MessageCase(
            "infinite",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: .inf, height: 1e999, scale: .nan }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not '.inf'
                screen: { width: .inf, height: 1e999, scale: .nan }
                                 ^~~~
            s.yaml:5:32: error: 'height' must be at most 1,000,000, not 1e999
                screen: { width: .inf, height: 1e999, scale: .nan }
                                               ^~~~~
            s.yaml:5:46: error: 'scale' must be a number, not '.nan'
                screen: { width: .inf, height: 1e999, scale: .nan }
                                                             ^~~~
            """#),
        MessageCase(
            "unit",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: 390pt }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not '390pt'; numbers have no unit here
                screen: { width: 390pt }
                                 ^~~~~
            """#),
        MessageCase(
            "negative",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: -390 }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be greater than 0, not -390
                screen: { width: -390 }
                                 ^~~~
            """#),
        MessageCase(
            "list for a number",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: [390] }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not a list
                screen: { width: [390] }
                                 ^~~~~
            """#),
        MessageCase(
            "map for a number",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: { points: 390 } }
            """#,
            #"""
            s.yaml:5:18: error: 'width' must be a number, not a map
                screen: { width: { points: 390 } }
                                 ^~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "text for a map",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: iPhone 15
            """#,
            #"""
            s.yaml:5:9: error: 'screen' must be a map, not 'iPhone 15'
                screen: iPhone 15
                        ^~~~~~~~~
            """#),
        MessageCase(
            "no value",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { width: }
            """#,
            #"""
            s.yaml:5:11: error: 'width' has no value; a number is due
                screen: { width: }
                          ^~~~~
            """#),
        MessageCase(
            "no map",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen:
            """#,
            #"""
            s.yaml:5:1: error: 'screen' has no value; a map is due
                screen:
                ^~~~~~
            """#),
        MessageCase(
            "unquoted name for a map",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: a
                font: {title}
            """#,
            #"""
            s.yaml:7:12: error: unknown key 'title' in font
                font: {title}
                       ^~~~~
            """#),
        MessageCase(
            "boolean by another name",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              adjustment: yes
            """#,
            #"""
            s.yaml:5:15: error: 'adjustment' must be true or false, not 'yes'
                adjustment: yes
                            ^~~
            """#),
        MessageCase(
            "quoted boolean",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              adjustment: "true"
            """#,
            #"""
            s.yaml:5:15: error: 'adjustment' must be true or false, not the text "true"; remove the quotes
                adjustment: "true"
                            ^~~~~~
            """#),
    ]
}

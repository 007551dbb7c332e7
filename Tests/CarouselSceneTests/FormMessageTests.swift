import Testing

/// What is said about the form of a file.
struct FormMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "no version",
            #"""
            carousel: { kind: pager, items: [{ a: 1 }] }
            """#,
            #"""
            s.yaml:1:1: error: scene needs 'version'
                carousel: { kind: pager, items: [{ a: 1 }] }
                ^~~~~~~~
            """#),
        MessageCase(
            "version 2",
            #"""
            version: 2
            carousel: { kind: pager, items: [{ a: 1 }] }
            """#,
            #"""
            s.yaml:1:10: error: this program reads version 1 of the format, not 2
                version: 2
                         ^
            """#),
        MessageCase(
            "no carousel",
            #"""
            version: 1
            screen: { width: 100 }
            """#,
            #"""
            s.yaml:1:1: error: scene needs 'carousel'
                version: 1
                ^~~~~~~
            """#),
        MessageCase(
            "empty file",
            #"""
            # nothing
            """#,
            #"""
            s.yaml:1:1: error: the file is empty; a scene begins with 'version: 1'
                # nothing
                ^
            """#),
        MessageCase(
            "a list",
            #"""
            - 1
            - 2
            """#,
            #"""
            s.yaml:1:1: error: a scene must be a map, not a list
                - 1
                ^
            """#),
        MessageCase(
            "duplicate key",
            #"""
            version: 1
            carousel:
              kind: banner
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              autoplay: false
              padding: 0
            screen: { width: 100 }
            screen: { width: 200 }
            """#,
            #"""
            s.yaml:8:1: error: duplicate key 'screen'; it is on line 7 already
                screen: { width: 200 }
                ^~~~~~
            """#),
        MessageCase(
            "tab",
            #"""
            version: 1
            carousel:
            	kind: snap
            """#,
            #"""
            s.yaml:3:1: error: syntax error: a tab in the indentation; YAML indents with spaces
                	kind: snap
                ^
            """#),
        MessageCase(
            "syntax error after a fault",
            #"""
            version: 1
            screen: { width: wide }
            carousel: { kind: snap
            items: ]
            """#,
            #"""
            s.yaml:2:18: error: 'width' must be a number, not 'wide'
                screen: { width: wide }
                                 ^~~~
            s.yaml:4:6: error: syntax error: did not find expected ',' or '}' while parsing a flow mapping that begins on line 3
                items: ]
                     ^
            """#),
        MessageCase(
            "open bracket",
            #"""
            version: 1
            fonts: [a.ttf, b.ttf
            """#,
            #"""
            s.yaml:2:8: error: syntax error: did not find expected ',' or ']' while parsing a flow sequence
                fonts: [a.ttf, b.ttf
                       ^
            """#),
        MessageCase(
            "unquoted colour in a list",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                shape: circle
                fill: { linear: [#FFF, red] }
            """#,
            #"""
            s.yaml:7:22: error: syntax error: '#FFF' without quotes is a comment; write "#FFF"
                fill: { linear: [#FFF, red] }
                                 ^~~~
            """#),
        MessageCase(
            "unquoted template text",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              card:
                text: {title} is it
            """#,
            #"""
            s.yaml:6:11: error: syntax error: '{title}' without quotes is a map; quote the whole text
                text: {title} is it
                      ^~~~~~~
            """#),
        MessageCase(
            "second document",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            ---
            version: 1
            """#,
            #"""
            s.yaml:5:1: error: a second document begins here; a scene file holds one
                ---
                ^~~
            """#),
        MessageCase(
            "unknown alias",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: *small
            """#,
            #"""
            s.yaml:5:9: error: '*small' refers to an anchor '&small' that is not above; quote text that begins with '*'
                screen: *small
                        ^~~~~~
            """#),
        MessageCase(
            "unknown tag",
            #"""
            version: 1
            carousel:
              kind: banner
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              autoplay: false
              padding: 0
            screen: { width: !points 3 }
            """#,
            #"""
            s.yaml:7:18: error: tag '!points' has no meaning in a scene; quote text that begins with '!'
                screen: { width: !points 3 }
                                 ^~~~~~~~~
            """#),
        MessageCase(
            "key is a map",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { {title}: 3 }
            """#,
            #"""
            s.yaml:5:11: error: a key must be text; quote "{name}" where it is meant for the template
                screen: { {title}: 3 }
                          ^~~~~~~
            """#),
        MessageCase(
            "merge key",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            screen: { <<: { width: 3 } }
            """#,
            #"""
            s.yaml:5:11: error: unknown key '<<' in screen
                screen: { <<: { width: 3 } }
                          ^~
            """#),
        MessageCase(
            "comment before another syntax error",
            #"""
            version: 1
            screen:
              background: #FFF
            carousel: }
            """#,
            #"""
            s.yaml:3:3: error: 'background' has no value; a colour is due, and '#FFF' without quotes is a comment: write "#FFF"
                background: #FFF
                ^~~~~~~~~~
            s.yaml:4:11: error: syntax error: did not find expected node content while parsing a block node
                carousel: }
                          ^
            """#),
    ]
}

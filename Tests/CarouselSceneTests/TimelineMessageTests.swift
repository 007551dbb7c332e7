import Testing

/// What is said about the timeline.
struct TimelineMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "rate",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { fps: 1001 }
            """#,
            #"""
            s.yaml:5:18: error: 'fps' must be a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001, not 1001
                timeline: { fps: 1001 }
                                 ^~~~
            """#),
        MessageCase(
            "rate of nothing",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { fps: 30/0 }
            """#,
            #"""
            s.yaml:5:18: error: 'fps' must be a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001, not 30/0
                timeline: { fps: 30/0 }
                                 ^~~~
            """#),
        MessageCase(
            "quoted rate",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { fps: "60" }
            """#,
            #"""
            s.yaml:5:18: error: 'fps' must be a number, not the text "60"; remove the quotes
                timeline: { fps: "60" }
                                 ^~~~
            """#),
        MessageCase(
            "too long",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { duration: 86401 }
            """#,
            #"""
            s.yaml:5:23: error: 'duration' must be at most 86,400, not 86401
                timeline: { duration: 86401 }
                                      ^~~~~
            """#),
        MessageCase(
            "too many frames",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { duration: 80000 }
            """#,
            #"""
            s.yaml:5:23: error: 80000 seconds at 60 fps are 4,800,001 frames, more than 1,000,000; lower 'duration' or 'fps'
                timeline: { duration: 80000 }
                                      ^~~~~
            """#),
        MessageCase(
            "steps too long",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ wait: 80000 }] }
            """#,
            #"""
            s.yaml:5:20: error: 80000 seconds at 60 fps are 4,800,001 frames, more than 1,000,000; shorten the steps
                timeline: { steps: [{ wait: 80000 }] }
                                   ^~~~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "start",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { start: 2 }
            """#,
            #"""
            s.yaml:5:20: error: 'start' must be an item from 0 to 1, not 2
                timeline: { start: 2 }
                                   ^
            """#),
        MessageCase(
            "select",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ select: -1 }, { select: 1.5 }, { select: one }] }
            """#,
            #"""
            s.yaml:5:31: error: 'select' must be an item from 0 to 1, not -1
                timeline: { steps: [{ select: -1 }, { select: 1.5 }, { select: one }] }
                                              ^~
            s.yaml:5:47: error: 'select' must be a whole number, not 1.5
                timeline: { steps: [{ select: -1 }, { select: 1.5 }, { select: one }] }
                                                              ^~~
            s.yaml:5:64: error: 'select' must be a number, not 'one'
                timeline: { steps: [{ select: -1 }, { select: 1.5 }, { select: one }] }
                                                                               ^~~
            """#),
        MessageCase(
            "select on cards",
            #"""
            version: 1
            carousel:
              kind: cards
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ select: 1 }] }
            """#,
            #"""
            s.yaml:5:23: error: 'select' is not for kind cards, which only a finger moves
                timeline: { steps: [{ select: 1 }] }
                                      ^~~~~~
            """#),
        MessageCase(
            "misspelt step",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [settel, { wiat: 1 }] }
            """#,
            #"""
            s.yaml:5:21: error: 'step' must be settle or a map as { wait: 1 }, not 'settel'; did you mean 'settle'?
                timeline: { steps: [settel, { wiat: 1 }] }
                                    ^~~~~~
            s.yaml:5:31: error: unknown key 'wiat' in step; did you mean 'wait'?
                timeline: { steps: [settel, { wiat: 1 }] }
                                              ^~~~
            """#),
        MessageCase(
            "two in one step",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ wait: 1, settle: true }] }
            """#,
            #"""
            s.yaml:5:32: error: 'settle' and 'wait' exclude each other in step
                timeline: { steps: [{ wait: 1, settle: true }] }
                                               ^~~~~~
            """#),
        MessageCase(
            "empty step",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{}] }
            """#,
            #"""
            s.yaml:5:21: error: step needs 'wait', 'settle', 'select' or 'drag'
                timeline: { steps: [{}] }
                                    ^~
            """#),
        MessageCase(
            "more than a day",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { fps: 1, steps: [{ wait: 80000 }, { wait: 80000 }] }
            """#,
            #"""
            s.yaml:5:28: error: 160000 seconds are more than a day (86,400); shorten the steps
                timeline: { fps: 1, steps: [{ wait: 80000 }, { wait: 80000 }] }
                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            """#),
        MessageCase(
            "settle",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            timeline: { steps: [{ settle: 1 }, { settle: [] }, { settle: }, { settle: true }] }
            """#,
            #"""
            s.yaml:5:31: error: 'settle' must be true, not '1'
                timeline: { steps: [{ settle: 1 }, { settle: [] }, { settle: }, { settle: true }] }
                                              ^
            s.yaml:5:46: error: 'settle' must be true, not a list
                timeline: { steps: [{ settle: 1 }, { settle: [] }, { settle: }, { settle: true }] }
                                                             ^~
            """#),
    ]
}

import Testing

/// What is said about the kinds' own keys and the indicator.
struct KindMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(report(c.scene) == c.report) }

    static let cases = [
        MessageCase(
            "autoplay by default",
            #"""
            version: 1
            carousel:
              kind: banner
              items: [{ a: 1 }]
            """#,
            #"""
            s.yaml:3:9: error: a banner with autoplay never comes to rest; give timeline a 'duration', or set 'autoplay: false'
                kind: banner
                      ^~~~~~
            """#),
        MessageCase(
            "autoplay",
            #"""
            version: 1
            carousel:
              kind: banner
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              autoplay: { interval: 0 }
            timeline: { fps: 30 }
            """#,
            #"""
            s.yaml:5:3: error: a banner with autoplay never comes to rest; give timeline a 'duration', or set 'autoplay: false'
                autoplay: { interval: 0 }
                ^~~~~~~~
            s.yaml:5:25: error: 'interval' must be from 0.01 to 86,400, not 0
                autoplay: { interval: 0 }
                                      ^
            """#),
        MessageCase(
            "autoplay in words",
            #"""
            version: 1
            carousel:
              kind: banner
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              autoplay: off
            timeline: { duration: 3 }
            """#,
            #"""
            s.yaml:5:13: error: 'autoplay' must be true, false or a map as { interval: 1 }, not 'off'
                autoplay: off
                          ^~~
            """#),
        MessageCase(
            "deceleration",
            #"""
            version: 1
            carousel:
              kind: peek
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              decelerationRate: 1
            """#,
            #"""
            s.yaml:5:21: error: 'decelerationRate' must be above 0 and below 1, not 1
                decelerationRate: 1
                                  ^
            """#),
        MessageCase(
            "deceleration by name",
            #"""
            version: 1
            carousel:
              kind: peek
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              decelerationRate: fats
            """#,
            #"""
            s.yaml:5:21: error: 'decelerationRate' must be fast, normal or a number below 1, not 'fats'; did you mean 'fast'?
                decelerationRate: fats
                                  ^~~~
            """#),
        MessageCase(
            "focus",
            #"""
            version: 1
            carousel:
              kind: peek
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              focus: { scale: 0.5, opacity: 2 }
            """#,
            #"""
            s.yaml:5:33: error: 'opacity' must be from 0 to 1, not 2
                focus: { scale: 0.5, opacity: 2 }
                                              ^
            """#),
        MessageCase(
            "threshold",
            #"""
            version: 1
            carousel:
              kind: cards
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              threshold: -1
              activeIndex: 0.5
              backOpacity: 60
            """#,
            #"""
            s.yaml:5:14: error: 'threshold' must be at least 0, not -1
                threshold: -1
                           ^~
            s.yaml:6:16: error: 'activeIndex' must be a whole number, not 0.5
                activeIndex: 0.5
                             ^~~
            s.yaml:7:16: error: 'backOpacity' must be from 0 to 1, not 60
                backOpacity: 60
                             ^~
            """#),
        MessageCase(
            "refill",
            #"""
            version: 1
            carousel:
              kind: cards
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
              refill: { after: 0 }
            """#,
            #"""
            s.yaml:5:3: error: refill needs 'items'
                refill: { after: 0 }
                ^~~~~~
            s.yaml:5:20: error: 'after' must be from 1 to 1,000,000, not 0
                refill: { after: 0 }
                                 ^
            """#),
        MessageCase(
            "indicator",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            indicator: dots
            """#,
            #"""
            s.yaml:5:12: error: 'indicator' must be none or a map as { style: bars }, not 'dots'
                indicator: dots
                           ^~~~
            """#),
        MessageCase(
            "indicator style",
            #"""
            version: 1
            carousel:
              kind: snap
              items: [{ title: 하나, color: red }, { title: 둘, color: blue }]
            indicator: { style: dot, itemWidth: 0, follow: index }
            """#,
            #"""
            s.yaml:5:21: error: 'style' must be bars or dots, not 'dot'; did you mean 'dots'?
                indicator: { style: dot, itemWidth: 0, follow: index }
                                    ^~~
            s.yaml:5:37: error: 'itemWidth' must be greater than 0, not 0
                indicator: { style: dot, itemWidth: 0, follow: index }
                                                    ^
            s.yaml:5:40: error: unknown key 'follow' in indicator; did you mean 'follows'?
                indicator: { style: dot, itemWidth: 0, follow: index }
                                                       ^~~~~~
            """#),
    ]
}

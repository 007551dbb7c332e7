import Testing

/// What is said about the kinds' own keys and the indicator.
struct KindMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "focus of stacked cards", under: "cards", "  «focus»: { scale: 0.5 }",
            "unknown key 'focus' in carousel (kind cards); it is for kinds snap, banner, peek, pager and scroll"
        ),
        MessageCase(
            "autoplay by default", under: nil,
            """
            version: 1
            carousel:
              kind: «banner»
              items: [{ a: 1 }]
            """,
            "a banner with autoplay never comes to rest; give timeline a 'duration', or set 'autoplay: false'"
        ),
        MessageCase(
            "autoplay", under: "banner",
            """
              «autoplay»: { interval: «0» }
            timeline: { fps: 30 }
            """,
            "a banner with autoplay never comes to rest; give timeline a 'duration', or set 'autoplay: false'",
            "'interval' must be from 0.01 to 86,400, not 0"),
        MessageCase(
            "autoplay in words", under: "banner",
            """
              autoplay: «off»
            timeline: { duration: 3 }
            """,
            "'autoplay' must be true, false or a map as { interval: 1 }, not 'off'"),
        MessageCase(
            "deceleration", under: "peek", "  decelerationRate: «1»",
            "'decelerationRate' must be above 0 and below 1, not 1"),
        MessageCase(
            "deceleration by name", under: "peek", "  decelerationRate: «fats»",
            "'decelerationRate' must be fast, normal or a number below 1, not 'fats'; did you mean 'fast'?"),
        MessageCase(
            "focus", under: "peek", "  focus: { scale: 0.5, opacity: «2» }",
            "'opacity' must be from 0 to 1, not 2"),
        MessageCase(
            "keys of slides", under: "cards",
            "  swipe: «both»\n  tilt: «12»\n  fling: «90»\n  stamp: «{ left: { text: A } }»",
            "'swipe' goes with swap slide, in which the front card follows the finger; here it is crossfade",
            "'tilt' goes with swap slide, in which the front card follows the finger; here it is crossfade",
            "'fling' goes with swap slide, in which the front card follows the finger; here it is crossfade",
            "'stamp' goes with swap slide, in which the front card follows the finger; here it is crossfade"),
        MessageCase(
            "values of a slide", under: "cards",
            "  swap: slide\n  swipe: «right»\n  fling: «-1»\n  stamp: { «top»: { text: A }, left: «{}» }",
            "'swipe' must be left or both, not 'right'", "'fling' must be at least 0, not -1",
            "unknown key 'top' in stamp",
            "a view needs 'text', 'image', 'shape', 'path', 'vstack', 'hstack', 'zstack', 'spacer' or 'divider'"
        ),
        MessageCase(
            "threshold", under: "cards",
            """
              threshold: «-1»
              activeIndex: «0.5»
              backOpacity: «60»
            """,
            "'threshold' must be at least 0, not -1",
            "'activeIndex' must be a whole number, not 0.5",
            "'backOpacity' must be from 0 to 1, not 60"),
        MessageCase(
            "refill", under: "cards", "  «refill»: { after: «0» }",
            "refill needs 'items'",
            "'after' must be from 1 to 1,000,000, not 0"),
        MessageCase(
            "indicator", "indicator: «dots»",
            "'indicator' must be none or a map as { style: bars }, not 'dots'"),
        MessageCase(
            "indicator style", "indicator: { style: «dot», itemWidth: «0», «follow»: index }",
            "'style' must be bars, dots, slide, worm, jump, drop, swap, blend, scale, expand, scroll, progress, segments or counter, not 'dot'; did you mean 'dots'?",
            "'itemWidth' must be greater than 0, not 0",
            "unknown key 'follow' in indicator; did you mean 'follows'?"),
    ]
}

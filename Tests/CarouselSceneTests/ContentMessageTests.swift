import Testing

/// What is said about a screen's content and about several carousels.
struct ContentMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    /// Two carousels, a and b; `content` and `rest` come on lines 3 and from 8 on.
    private static func two(_ content: String, _ rest: String = "timeline: {}") -> String {
        """
        version: 1
        screen:
          content: { vstack: [\(content)] }
        carousels:
          a: { kind: snap, items: [{ title: 하나 }, { title: 둘 }], indicator: { style: dots } }
          b: { kind: pager, indicator: none, items: [{}, {}, {}] }
        \(rest)
        """
    }

    private static func one(_ content: String) -> String { "screen: { content: \(content) }" }

    private static let both = "{ carousel: a }, { carousel: b }"

    static let cases = [
        MessageCase(
            "no such carousel in content", under: nil, two("{ carousel: «xyz» }, \(both)"),
            "no carousel is called 'xyz'; there are a and b"),
        MessageCase(
            "carousel without a name", under: nil, two("«carousel», { carousel: «true» }, \(both)"),
            "'carousel' must say which: carousel: a or carousel: b",
            "'carousel' must say which: carousel: a or carousel: b"),
        MessageCase(
            "carousel twice", under: nil, two("\(both), { carousel: «b» }"),
            "carousel 'b' stands in screen.content already, and can be there only once"),
        MessageCase(
            "carousel nowhere", under: nil,
            two("{ carousel: a }").replacing("  b:", with: "  «b»:"),
            "carousel 'b' is nowhere in screen.content: write '- carousel: b' where it goes"),
        MessageCase(
            "only carousel nowhere", one("«{ text: A }»"),
            "the carousel is nowhere in screen.content: write '- carousel' where it goes"),
        MessageCase(
            "only carousel by a name", one("{ vstack: [carousel, { carousel: «a» }] }"),
            "no carousel is called 'a': here is only one, which needs no name"),
        MessageCase(
            "indicator that is none", under: nil, two("\(both), { indicator: «b» }"),
            "carousel 'b' has no indicator: give it one, as indicator: { style: dots }"),
        MessageCase(
            "group around a carousel", under: nil,
            two("{ carousel: a, «opacity»: 0.5 }, { vstack: [{ carousel: b }], «cornerRadius»: 8 }"),
            "'opacity' makes one picture of its view, so no carousel can stand in it: give it to views beside the carousel",
            "'cornerRadius' makes one picture of its view, so no carousel can stand in it: give it to views beside the carousel"
        ),
        MessageCase(
            "listed group around a carousel", under: nil,
            two("{ carousel: a, «modifiers»: [{ padding: 3 }, { blur: 2 }] }, { carousel: b }"),
            "'blur' makes one picture of its view, so no carousel can stand in it: give it to views beside the carousel"
        ),
        MessageCase(
            "carousel in a card", "  card: { vstack: [{ carousel: «true» }] }",
            "'carousel' stands in screen.content only, not in a card"),
        MessageCase(
            "unknown key of an item", under: nil, two(#"{ text: «"{a.titel}"» }, \#(both)"#),
            "unknown name 'titel' of carousel 'a'; did you mean 'title'?"),
        MessageCase(
            "name without a carousel", under: nil, two(#"{ text: «"{number}"» }, \#(both)"#),
            "'{number}' names nothing: write a carousel and what is asked of it, as {a.number}; a brace by itself is written twice"
        ),
        MessageCase(
            "open brace in content", under: nil, two(#"{ text: «"{a.number"» }, \#(both)"#),
            "'{' begins no name of an item; write '{{' for a literal brace"),
        MessageCase(
            "no content for several", under: nil,
            two(both).replacing("  content: { vstack: [\(both)] }", with: "  width: 390").replacing(
                "carousels:", with: "«carousels»:"),
            "'carousels' needs screen.content, which says where each stands, as content: { vstack: [carousel: NAME] }"
        ),
        MessageCase(
            "both keys", under: nil,
            two(both, "«carousel»: { kind: snap, items: [{}] }"),
            "'carousel' and 'carousels' exclude each other in scene"),
        MessageCase(
            "indicator beside several", under: nil, two(both, "«indicator»: none"),
            "'indicator' goes into the map of its carousel, where there are several"),
        MessageCase(
            "two indicators", "  indicator: none\n«indicator»: none",
            "the carousel has its 'indicator' in its own map already: keep one of the two"),
        MessageCase(
            "name of a carousel", under: nil,
            two("\(both), { carousel: c d }", "timeline: {}").replacing(
                "  b:", with: "  «c d»: { kind: snap, items: [{}] }\n  b:"),
            "a carousel's name is made of letters, digits, - and _, and 'c d' is not"),
        MessageCase(
            "step on nothing", under: nil,
            two(
                both,
                "timeline: { steps: [{ drag: «{ by: 1, over: 1 }» }, { drag: { on: «xyz», by: 1, over: 1 } }, { select: «1» }, { settle: «xyz» }] }"
            ),
            "a step must say which carousel: on: a or on: b",
            "no carousel is called 'xyz'; there are a and b",
            "a step must say which carousel: on: a or on: b", "no carousel is called 'xyz'; there are a and b"
        ),
        MessageCase(
            "item of another carousel", under: nil,
            two(both, "timeline: { start: { a: «2», b: 2 }, steps: [{ select: { on: a, item: «2» } }] }"),
            "'a' must be an item from 0 to 1, not 2", "'item' must be an item from 0 to 1, not 2"),
        MessageCase(
            "one start for several", under: nil, two(both, "timeline: { start: «1» }"),
            "'start' must be a map of carousels' names where there are several"),
        MessageCase(
            "start of nothing", under: nil, two(both, "timeline: { start: { «xyz»: 1 } }"),
            "no carousel is called 'xyz'; there are a and b"),
        MessageCase(
            "drag on the only one by a name", "timeline: { steps: [{ drag: { on: «a», by: 1, over: 1 } }] }",
            "no carousel is called 'a': here is only one, which needs no name"),
        MessageCase(
            "safe edges", under: nil, two("{ text: A, ignoresSafeArea: [«left»] }, \(both)"),
            "'ignoresSafeArea' must be top or bottom, not 'left'"),
        MessageCase(
            "timer of one of several", under: nil,
            two(both, "timeline: { steps: [settle] }").replacing(
                "b: { kind: pager,", with: "b: { kind: banner,"
            ).replacing("{ kind: banner", with: "{ kind: «banner»"),
            "a banner with autoplay never comes to rest; give timeline a 'duration', or set 'autoplay: false'"
        ),
    ]

    /// What no schema can see of this: names.
    static let beyondASchema: Set<String> = [
        "no such carousel in content", "carousel without a name", "carousel twice", "carousel nowhere",
        "only carousel nowhere", "only carousel by a name", "indicator that is none",
        "group around a carousel",
        "listed group around a carousel", "carousel in a card", "unknown key of an item",
        "name without a carousel", "open brace in content", "no content for several",
        "indicator beside several", "two indicators", "step on nothing", "item of another carousel",
        "one start for several", "start of nothing", "drag on the only one by a name",
        "timer of one of several",
    ]
}

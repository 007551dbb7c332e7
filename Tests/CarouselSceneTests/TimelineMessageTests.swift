import Testing

/// What is said about the timeline.
struct TimelineMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "rate", "timeline: { fps: «1001» }",
            "'fps' must be a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001, not 1001"),
        MessageCase(
            "rate of nothing", "timeline: { fps: «30/0» }",
            "'fps' must be a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001, not 30/0"),
        MessageCase(
            "quoted rate", #"timeline: { fps: «"60"» }"#,
            #"'fps' must be a number, not the text "60"; remove the quotes"#),
        MessageCase(
            "too long", "timeline: { duration: «86401» }",
            "'duration' must be at most 86,400, not 86401"),
        MessageCase(
            "too many frames", "timeline: { duration: «80000» }",
            "80000 seconds at 60 fps are 4,800,001 frames, more than 1,000,000; lower 'duration' or 'fps'"),
        MessageCase(
            "steps too long", "timeline: { steps: «[{ wait: 80000 }]» }",
            "80000 seconds at 60 fps are 4,800,001 frames, more than 1,000,000; shorten the steps"),
        MessageCase(
            "start", "timeline: { start: «2» }",
            "'start' must be an item from 0 to 1, not 2"),
        MessageCase(
            "select", "timeline: { steps: [{ select: «-1» }, { select: «1.5» }, { select: «one» }] }",
            "'select' must be an item from 0 to 1, not -1",
            "'select' must be a whole number, not 1.5",
            "'select' must be a number, not 'one'"),
        MessageCase(
            "select on cards", under: "cards", "timeline: { steps: [{ «select»: 1 }] }",
            "'select' is not for kind cards, which only a finger moves"),
        MessageCase(
            "misspelt step", "timeline: { steps: [«settel», { «wiat»: 1 }] }",
            "'step' must be settle or a map as { wait: 1 }, not 'settel'; did you mean 'settle'?",
            "unknown key 'wiat' in step; did you mean 'wait'?"),
        MessageCase(
            "two in one step", "timeline: { steps: [{ wait: 1, «settle»: true }] }",
            "'settle' and 'wait' exclude each other in step"),
        MessageCase(
            "empty step", "timeline: { steps: [«{}»] }",
            "step needs 'wait', 'settle', 'select' or 'drag'"),
        MessageCase(
            "more than a day", "timeline: { fps: 1, steps: «[{ wait: 80000 }, { wait: 80000 }]» }",
            "160000 seconds are more than a day (86,400); shorten the steps"),
        MessageCase(
            "settle",
            "timeline: { steps: [{ settle: «1» }, { settle: «[]» }, { settle: }, { settle: true }] }",
            "'settle' must be true, not '1'",
            "'settle' must be true, not a list"),
    ]
}

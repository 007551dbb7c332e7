import Testing

/// What is said about the carousel and its items.
struct CarouselMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "no kind", under: nil,
            """
            version: 1
            «carousel»: { items: [{ a: 1 }], «spacng»: 3 }
            """,
            "carousel needs 'kind'",
            "unknown key 'spacng' in carousel; did you mean 'spacing'?"),
        MessageCase(
            "unknown kind", under: nil,
            """
            version: 1
            carousel: { kind: «snapp», items: [{ a: 1 }] }
            """,
            "'kind' must be snap, banner, peek, cards, pager or scroll, not 'snapp'; did you mean 'snap'?"),
        MessageCase(
            "misspelt key", "  «spacng»: 15",
            "unknown key 'spacng' in carousel (kind snap); did you mean 'spacing'?"),
        MessageCase(
            "key of another kind", "  «swap»: slide",
            "unknown key 'swap' in carousel (kind snap); it is for kind cards"),
        MessageCase(
            "key of other kinds", "  «clips»: false",
            "unknown key 'clips' in carousel (kind snap); it is for kinds banner, peek, pager and scroll"),
        MessageCase(
            "no items", under: nil,
            """
            version: 1
            «carousel»: { kind: pager }
            """,
            "carousel (kind pager) needs 'items' or 'generate'"),
        MessageCase(
            "empty items", under: nil,
            """
            version: 1
            carousel: { kind: pager, items: «[]» }
            """,
            "'items' must have at least 1 item, not 0"),
        MessageCase(
            "items and generate", "  «generate»: { count: 3 }",
            "'generate' and 'items' exclude each other in carousel (kind snap)"),
        MessageCase(
            "generate without count", under: nil,
            """
            version: 1
            carousel: { kind: pager, «generate»: { color: drand48 } }
            """,
            "generate needs 'count'"),
        MessageCase(
            "generate too many", under: nil,
            """
            version: 1
            carousel: { kind: pager, generate: { count: «10001», color: «red» } }
            """,
            "'count' must be from 1 to 10,000, not 10001",
            "'color' must be drand48, not 'red'"),
        MessageCase(
            "item is text", under: nil,
            """
            version: 1
            carousel:
              kind: pager
              items: [«red», { color: blue }]
            """,
            "an item must be a map, not 'red'"),
        MessageCase(
            "item with a list", under: nil,
            """
            version: 1
            carousel:
              kind: pager
              items: [{ color: «[red]» }]
            """,
            "'color' must be text or a number, not a list"),
        MessageCase(
            "item with an unquoted colour", under: nil,
            """
            version: 1
            carousel:
              kind: pager
              items:
                - «color»: #34C759
            """,
            ##"'color' has no value; text or a number is due, and '#34C759' without quotes is a comment: write "#34C759""##
        ),
        MessageCase(
            "plain card in no colour", under: nil,
            """
            version: 1
            carousel:
              kind: pager
              items: [{ color: «rde» }]
            """,
            "'color' must be a colour, not 'rde'; did you mean 'red'?"),
        MessageCase(
            "no room", "  padding: «150»",
            "no room: an item would be -10 points wide"),
    ]
}

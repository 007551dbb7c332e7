import Testing

/// What is said about single values, whatever they are for.
struct ValueMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "unknown key", "«scren»: { width: 100 }",
            "unknown key 'scren' in scene; did you mean 'screen'?"),
        MessageCase(
            "unknown key, nothing like it", "«wheels»: 4",
            "unknown key 'wheels' in scene"),
        MessageCase(
            "quoted number", #"screen: { width: «"390"» }"#,
            #"'width' must be a number, not the text "390"; remove the quotes"#),
        MessageCase(
            "hexadecimal", "screen: { width: «0x186» }",
            "'width' must be a number, not '0x186'"),
        MessageCase(
            "underscore", "screen: { width: «1_000» }",
            "'width' must be a number, not '1_000'"),
        MessageCase(
            "infinite", "screen: { width: «.inf», height: «1e999», scale: «.nan» }",
            "'width' must be a number, not '.inf'",
            "'height' must be at most 1,000,000, not 1e999",
            "'scale' must be a number, not '.nan'"),
        MessageCase(
            "unit", "screen: { width: «390pt» }",
            "'width' must be a number, not '390pt'; numbers have no unit here"),
        MessageCase(
            "negative", "screen: { width: «-390» }",
            "'width' must be greater than 0, not -390"),
        MessageCase(
            "list for a number", "screen: { width: «[390]» }",
            "'width' must be a number, not a list"),
        MessageCase(
            "map for a number", "screen: { width: «{ points: 390 }» }",
            "'width' must be a number, not a map"),
        MessageCase(
            "text for a map", "screen: «iPhone 15»",
            "'screen' must be a map, not 'iPhone 15'"),
        MessageCase(
            "no value", "screen: { «width»: }",
            "'width' has no value; a number is due"),
        MessageCase(
            "no map", "«screen»:",
            "'screen' has no value; a map is due"),
        MessageCase(
            "unquoted name for a map",
            """
              card:
                text: a
                font: {«title»}
            """,
            "unknown key 'title' in font"),
        MessageCase(
            "boolean by another name", "  adjustment: «yes»",
            "'adjustment' must be true or false, not 'yes'"),
        MessageCase(
            "quoted boolean", #"  adjustment: «"true"»"#,
            #"'adjustment' must be true or false, not the text "true"; remove the quotes"#),
    ]
}

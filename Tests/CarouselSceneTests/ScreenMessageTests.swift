import Testing

/// What is said about the screen and the fonts.
struct ScreenMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "misspelt word", "screen: { appearance: «Dark» }",
            "'appearance' must be light or dark, not 'Dark'; did you mean 'dark'?"),
        MessageCase(
            "unknown device", "screen: { device: «iPhone 15 Max Pro» }",
            "unknown device 'iPhone 15 Max Pro'; the nearest are iPhone 15 Pro, iPhone 12 Pro and iPhone 13 Pro, or give width, height and scale"
        ),
        MessageCase(
            "unknown device, something like it", "screen: { device: «iPhone15 Pro» }",
            "unknown device 'iPhone15 Pro'; the nearest are iPhone 15 Pro, iPhone 12 Pro and iPhone 13 Pro, or give width, height and scale"
        ),
        MessageCase(
            "too many pixels", "screen: { width: «20000», height: 20000, scale: 1 }",
            "a frame of 20,000 × 20,000 pixels is too large; at most 256,000,000 in all"),
        MessageCase(
            "too wide", "screen: { width: «20000», height: 100 }",
            "a frame of 40,000 × 200 pixels is too large; at most 32,767 on a side"),
        MessageCase(
            "no pixel", under: "banner",
            """
              autoplay: false
              padding: 0
            screen: { width: «0.1», scale: 1 }
            """,
            "a frame of 0 × 844 pixels is empty"),
        MessageCase(
            "missing font", "fonts: [good.ttf, «missing.ttf»]",
            "cannot use font 'missing.ttf': no such file"),
    ]
}

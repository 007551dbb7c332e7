import CarouselDrawing

extension Color {
    /// Those that are not a version of iOS's own, which go before its own of the same value.
    private static let plain: [(name: String, light: Color, dark: Color)] = [
        ("white", .white, .white), ("black", .black, .black), ("clear", .clear, .clear),
        ("primary", .primary(.light), .primary(.dark)),
    ]

    /// All names that `parse` knows, with their colours.
    private static func named(_ appearance: Appearance, _ ios: Screen.IOS) -> [(name: String, color: Color)] {
        plain.map { ($0.name, appearance == .light ? $0.light : $0.dark) }
            + SystemColor.allCases.map { ($0.rawValue, .system($0, appearance, ios: ios)) }
    }

    /// All names that `parse` knows.
    static let names = plain.map(\.name) + SystemColor.allCases.map(\.rawValue)

    /// The colour that a scene or the command line names: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, or a name; nil
    /// for anything else.
    package static func parse(_ text: String, appearance: Appearance, ios: Screen.IOS = .v18) -> Color? {
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        return named(appearance, ios).first { $0.name == text }?.color
    }

    /// The first name by which `parse` knows this very colour.
    func name(_ appearance: Appearance, ios: Screen.IOS = .v18) -> String? {
        Self.named(appearance, ios).first { $0.color == self }?.name
    }

    private static func hexadecimal(_ text: Substring) -> Color? {
        guard text.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        let digits = text.compactMap(\.hexDigitValue)
        let values: [Int]
        switch digits.count {
        case 3, 4: values = digits.map { $0 * 17 }
        case 6, 8: values = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let parts = values.map { Double($0) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque, to the nearest byte.
    package var hexadecimal: String {
        let alpha = alpha < 1 ? [alpha] : []
        let digits = ([red, green, blue] + alpha).map { part -> String in
            let byte = Int(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
            let hex = String(byte, radix: 16, uppercase: true)
            return hex.count == 1 ? "0" + hex : hex
        }
        return "#" + digits.joined()
    }
}

import CarouselDrawing

/// iOS's system colours by their SwiftUI names, with the values of iOS 13–18.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    fileprivate var values: (light: Color, dark: Color) {
        switch self {
        case .red: (Color(bytes: 255, 59, 48), Color(bytes: 255, 69, 58))
        case .orange: (Color(bytes: 255, 149, 0), Color(bytes: 255, 159, 10))
        case .yellow: (Color(bytes: 255, 204, 0), Color(bytes: 255, 214, 10))
        case .green: (Color(bytes: 52, 199, 89), Color(bytes: 48, 209, 88))
        case .mint: (Color(bytes: 0, 199, 190), Color(bytes: 102, 212, 207))
        case .teal: (Color(bytes: 48, 176, 199), Color(bytes: 64, 200, 224))
        case .cyan: (Color(bytes: 50, 173, 230), Color(bytes: 100, 210, 255))
        case .blue: (Color(bytes: 0, 122, 255), Color(bytes: 10, 132, 255))
        case .indigo: (Color(bytes: 88, 86, 214), Color(bytes: 94, 92, 230))
        case .purple: (Color(bytes: 175, 82, 222), Color(bytes: 191, 90, 242))
        case .pink: (Color(bytes: 255, 45, 85), Color(bytes: 255, 55, 95))
        case .brown: (Color(bytes: 162, 132, 94), Color(bytes: 172, 142, 104))
        case .gray: (Color(bytes: 142, 142, 147), Color(bytes: 142, 142, 147))
        }
    }
}

extension Color {
    /// A system colour as it is in light or dark mode.
    public static func system(_ color: SystemColor, _ appearance: Appearance = .light) -> Color {
        appearance == .light ? color.values.light : color.values.dark
    }

    /// What text and shapes have by default in a scene file: black on light, white on dark.
    public static func primary(_ appearance: Appearance) -> Color { appearance == .light ? .black : .white }

    /// iOS's gray is the same in both appearances.
    static let gray = system(.gray)
}

extension Color {
    private static let named: [(name: String, light: Color, dark: Color)] =
        SystemColor.allCases.map { ($0.rawValue, $0.values.light, $0.values.dark) } + [
            ("white", .white, .white), ("black", .black, .black), ("clear", .clear, .clear),
            ("primary", .black, .white),
        ]

    /// All names that `parse` knows.
    static let names = named.map(\.name)

    /// The colour that a scene or the command line names: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, or a name; nil
    /// for anything else.
    package static func parse(_ text: String, appearance: Appearance) -> Color? {
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        guard let found = named.first(where: { $0.name == text }) else { return nil }
        return appearance == .light ? found.light : found.dark
    }

    /// The first name by which `parse` knows this very colour.
    func name(_ appearance: Appearance) -> String? {
        Self.named.first { (appearance == .light ? $0.light : $0.dark) == self }?.name
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
    var hexadecimal: String {
        let alpha = alpha < 1 ? [alpha] : []
        let digits = ([red, green, blue] + alpha).map { part -> String in
            let byte = Int(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
            let hex = String(byte, radix: 16, uppercase: true)
            return hex.count == 1 ? "0" + hex : hex
        }
        return "#" + digits.joined()
    }
}

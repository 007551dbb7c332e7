import CarouselDrawing

extension Color {
    /// The system colours by their SwiftUI names, light and dark, with the values of iOS 13–18.
    private static let system: [(name: String, light: Color, dark: Color)] = [
        ("red", Color(bytes: 255, 59, 48), Color(bytes: 255, 69, 58)),
        ("orange", Color(bytes: 255, 149, 0), Color(bytes: 255, 159, 10)),
        ("yellow", Color(bytes: 255, 204, 0), Color(bytes: 255, 214, 10)),
        ("green", Color(bytes: 52, 199, 89), Color(bytes: 48, 209, 88)),
        ("mint", Color(bytes: 0, 199, 190), Color(bytes: 102, 212, 207)),
        ("teal", Color(bytes: 48, 176, 199), Color(bytes: 64, 200, 224)),
        ("cyan", Color(bytes: 50, 173, 230), Color(bytes: 100, 210, 255)),
        ("blue", Color(bytes: 0, 122, 255), Color(bytes: 10, 132, 255)),
        ("indigo", Color(bytes: 88, 86, 214), Color(bytes: 94, 92, 230)),
        ("purple", Color(bytes: 175, 82, 222), Color(bytes: 191, 90, 242)),
        ("pink", Color(bytes: 255, 45, 85), Color(bytes: 255, 55, 95)),
        ("brown", Color(bytes: 162, 132, 94), Color(bytes: 172, 142, 104)),
        ("gray", Color(bytes: 142, 142, 147), Color(bytes: 142, 142, 147)),
        ("white", .white, .white),
        ("black", .black, .black),
        ("clear", .clear, .clear),
        ("primary", .black, .white),
    ]

    /// All names that `parse` knows.
    static let names = system.map(\.name)

    /// Black on light, white on dark.
    static func primary(_ appearance: Appearance) -> Color { appearance == .light ? .black : .white }

    /// iOS's gray is the same in both appearances.
    static let gray = Color(bytes: 142, 142, 147)

    /// The colour that a scene or the command line names: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, or a name; nil
    /// for anything else.
    package static func parse(_ text: String, appearance: Appearance) -> Color? {
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        guard let found = system.first(where: { $0.name == text }) else { return nil }
        return appearance == .light ? found.light : found.dark
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

    /// `#RRGGBB`, to the nearest byte.
    var hexadecimal: String {
        let digits = [red, green, blue].map { part -> String in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            let hex = String(byte, radix: 16, uppercase: true)
            return hex.count == 1 ? "0" + hex : hex
        }
        return "#" + digits.joined()
    }
}

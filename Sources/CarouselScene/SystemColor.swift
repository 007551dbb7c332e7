import CarouselDrawing

/// iOS's system colours by their SwiftUI names.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondary, tertiary, quaternary, separator, systemBackground, secondarySystemBackground

    /// In light and in dark mode.
    fileprivate func values(_ ios: Screen.IOS) -> (light: Color, dark: Color) {
        switch ios {
        case .v18: values
        case .v26: newerValues
        }
    }

    /// Of iOS 13–18.
    private var values: (light: Color, dark: Color) {
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
        case .systemGray2: (Color(bytes: 174, 174, 178), Color(bytes: 99, 99, 102))
        case .systemGray3: (Color(bytes: 199, 199, 204), Color(bytes: 72, 72, 74))
        case .systemGray4: (Color(bytes: 209, 209, 214), Color(bytes: 58, 58, 60))
        case .systemGray5: (Color(bytes: 229, 229, 234), Color(bytes: 44, 44, 46))
        case .systemGray6: (Color(bytes: 242, 242, 247), Color(bytes: 28, 28, 30))
        case .label: (.black, .white)
        case .secondary: Self.label(153)
        case .tertiary: Self.label(77)
        case .quaternary: Self.label(46)
        case .separator:
            (Color(bytes: 60, 60, 67, 74), Color(bytes: 84, 84, 88, 153))
        case .systemBackground: (.white, .black)
        case .secondarySystemBackground: SystemColor.systemGray6.values
        }
    }

    /// What labels of a lower rank are drawn in: at 60 %, a half and 0.3 of it.
    private static func label(_ alpha: UInt8) -> (light: Color, dark: Color) {
        (Color(bytes: 60, 60, 67, alpha), Color(bytes: 235, 235, 245, alpha))
    }

    /// Of iOS 26, where they differ.
    private var newerValues: (light: Color, dark: Color) {
        switch self {
        case .red: (Color(bytes: 255, 56, 60), Color(bytes: 255, 66, 69))
        case .orange: (Color(bytes: 255, 141, 40), Color(bytes: 255, 146, 48))
        case .yellow: (Color(bytes: 255, 204, 0), Color(bytes: 255, 214, 0))
        case .green: (Color(bytes: 52, 199, 89), Color(bytes: 48, 209, 88))
        case .mint: (Color(bytes: 0, 200, 179), Color(bytes: 0, 218, 195))
        case .teal: (Color(bytes: 0, 195, 208), Color(bytes: 0, 210, 224))
        case .cyan: (Color(bytes: 0, 192, 232), Color(bytes: 60, 211, 254))
        case .blue: (Color(bytes: 0, 136, 255), Color(bytes: 0, 145, 255))
        case .indigo: (Color(bytes: 97, 85, 245), Color(bytes: 107, 93, 255))
        case .purple: (Color(bytes: 203, 48, 224), Color(bytes: 219, 52, 242))
        case .pink: (Color(bytes: 255, 45, 85), Color(bytes: 255, 55, 95))
        case .brown: (Color(bytes: 172, 127, 94), Color(bytes: 183, 138, 102))
        default: values
        }
    }
}

extension Color {
    /// A system colour as it is in light or dark mode of a version of iOS.
    public static func system(
        _ color: SystemColor, _ appearance: Appearance = .light, ios: Screen.IOS = .v18
    ) -> Color {
        let values = color.values(ios)
        return appearance == .light ? values.light : values.dark
    }

    /// What text and shapes have by default in a scene file: black on light, white on dark.
    public static func primary(_ appearance: Appearance) -> Color { appearance == .light ? .black : .white }

    /// iOS's gray is the same in both appearances.
    static let gray = system(.gray)
}

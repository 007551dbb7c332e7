extension Card.Font {
    /// How high San Francisco's lines are above and below the baseline, in points.
    package var systemLine: (ascender: Double, descender: Double) {
        (size * 1950 / 2048, size * 494 / 2048)
    }

    /// iOS's text styles, as they are at its default text size.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
            caption2

        /// In points.
        public var size: Double { numbers.size }

        /// From one baseline to the next, in points.
        public var lineHeight: Double { numbers.lineHeight }

        /// Semibold for a headline, regular for all others.
        public var weight: Int { self == .headline ? 600 : 400 }

        private var numbers: (size: Double, lineHeight: Double) {
            switch self {
            case .largeTitle: (34, 41)
            case .title: (28, 34)
            case .title2: (22, 28)
            case .title3: (20, 25)
            case .headline, .body: (17, 22)
            case .callout: (16, 21)
            case .subheadline: (15, 20)
            case .footnote: (13, 18)
            case .caption: (12, 16)
            case .caption2: (11, 13)
            }
        }
    }

    /// SwiftUI's weights, from the lightest.
    static let weights: [(name: String, weight: Int)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
        ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
    ]
}

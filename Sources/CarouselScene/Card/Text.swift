import CarouselDrawing

extension Card {
    /// Text in one font and colour, `primary` on light by default.
    public struct Text: Hashable, Sendable {
        public var string: String
        public var font: Font
        public var color: Color
        /// At most so many lines, ≥ 1; what does not fit ends in `…`.
        public var lineLimit: Int?
        public var alignment: HorizontalAlignment
        public var wrap: Wrap

        public init(
            _ string: String, font: Font = Font(), color: Color = .black, lineLimit: Int? = nil,
            alignment: HorizontalAlignment = .leading, wrap: Wrap = .words
        ) {
            self.string = string
            self.font = font
            self.color = color
            self.lineLimit = lineLimit
            self.alignment = alignment
            self.wrap = wrap
        }

        /// Where a line may be broken.
        public enum Wrap: String, Hashable, Sendable, CaseIterable {
            /// Between words only, Hangul included; inside a word where it is longer than the line.
            case words
            /// Between any two characters.
            case characters
        }
    }

    /// A font, with the line height of the iOS text style it came from.
    public struct Font: Hashable, Sendable {
        /// Family names, separated by commas, the first that is installed.
        public var family: String
        public var size: Double
        /// 100 (ultra light) … 900 (black); 400 is regular, 600 semibold, 700 bold.
        public var weight: Int
        /// In points; nil: the font's own.
        public var lineHeight: Double?

        public static let defaultFamily = "Inter, NanumGothic, sans-serif"

        /// In a text style, with its size and line height, and its weight unless another is given.
        public init(_ style: TextStyle = .body, family: String = Font.defaultFamily, weight: Int? = nil) {
            self.init(
                family: family, size: style.size, weight: weight ?? style.weight, lineHeight: style.lineHeight
            )
        }

        /// In a size of one's own, with the font's own line height unless another is given.
        public init(
            family: String = Font.defaultFamily, size: Double, weight: Int = 400, lineHeight: Double? = nil
        ) {
            self.family = family
            self.size = size
            self.weight = weight
            self.lineHeight = lineHeight
        }
    }
}

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

/// `.text("Hello")` is a text in the body style.
extension Card.Text: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

// MARK: - In the scene file

extension Card.Text {
    static let table = FieldTable(
        "view (text)", { Card.Text("", color: .primary($0)) },
        [
            Field("text", \.string, .text(), "What does not fit ends in `…`", isRequired: true),
            Field("font", \.font, .font, "Its font", fallback: "the `body` style"),
            Field("color", \.color, .color, "Of the text", fallback: "`primary`"),
            Field("lineLimit", \.lineLimit, .integer(.atLeast(1)), "The most lines"),
            Field("alignment", \.alignment, .word, "Of its lines"),
            Field(
                "wrap", \.wrap, .word,
                "Where a line may be broken: `words` only inside a word longer than the line"),
        ])
}

extension Card.Font {
    static let table = FieldTable(
        "font", Card.Font(),
        [
            Field(own: "style", Codec<TextStyle>.word, "iOS's text styles", fallback: "`body`"),
            Field("family", \.family, .family, "Names, separated by commas: the first that is installed"),
            Field(
                "size", \.size, .number(.range(0.1, 2000), "points"), "Of the letters",
                fallback: "the style's"),
            Field(
                "weight", \.weight,
                .choice(weights.map { ($0.name, $0.weight) }, orElse: "a number from 100 to 900")
                    .or(.integer(.range(100, 900)), "a number from 100 to 900") { node in
                        guard case .scalar(let text, plain: true) = node.content else { return false }
                        return NumberText.parse(text) != nil
                    },
                "As SwiftUI's names or CSS's numbers", fallback: "the style's"),
            Field(
                "lineHeight", \.lineHeight, .number(.range(0.1, 10_000), "points"),
                "From one baseline to the next",
                fallback: "the style's, of a `size` the font's own"),
        ])

    /// The style of this size and line height; headline and body differ in weight alone.
    fileprivate var style: TextStyle? {
        let styles = TextStyle.allCases.filter { $0.size == size && $0.lineHeight == lineHeight }
        return styles.first { $0.weight == weight } ?? styles.first { $0 == .body } ?? styles.first
    }
}

extension Codec<Card.Font> {
    /// A style, of which single numbers may differ; a size of one's own has the font's own line height.
    static var font: Codec {
        let map = map(
            Card.Font.table,
            start: { map in
                let style = map.read("style", .word) ?? Card.Font.TextStyle.body
                return map.has("size") ? Card.Font(size: style.size, weight: style.weight) : Card.Font(style)
            },
            begin: { font, map, _ in
                let style = font.style
                if let style, style != .body { map.set("style", .scalar(style.rawValue)) }
                return style.map { Card.Font($0) } ?? Card.Font(size: .nan)
            })
        let style = choice(Card.Font.TextStyle.allCases.map { ($0.rawValue, Card.Font($0)) })
        return map.or(style, "a text style's name") { !$0.isNull && !$0.isNoScalar }
    }
}

extension Codec<String> {
    fileprivate static var family: Codec {
        let text = Codec.text()
        @Sendable func isEmpty(_ family: String) -> Bool { family.allSatisfy { $0 == " " || $0 == "," } }
        return text.judged(
            { family, slot, reader in
                if isEmpty(family) { reader.wrongType(slot.node, slot.name, due: "the name of a font") }
                return family
            }, { if isEmpty($0) { $1.report("must be the name of a font") } })
    }
}

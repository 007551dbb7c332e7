import CarouselDrawing

extension Card {
    /// Text in one font and colour, `primary` on light by default, or in runs that differ.
    public struct Text: Hashable, Sendable {
        /// What is written; at least one.
        public var runs: [Run]
        public var font: Font
        /// A gradient runs across the text's frame.
        public var foregroundStyle: Fill
        public var traits: Traits
        /// The least from the bottom of a line to the top of the next, in points, ≥ 0.
        public var lineSpacing = 0.0
        /// At most so many lines, ≥ 1; what does not fit ends in `…`.
        public var lineLimit: Int?
        /// How small the text may become, as a share of its size, before it is shortened: above 0, up to 1.
        public var minimumScaleFactor = 1.0
        public var alignment: HorizontalAlignment
        public var wrap: Wrap

        public init(
            _ string: String, font: Font = Font(), color: Color = .black, lineLimit: Int? = nil,
            alignment: HorizontalAlignment = .leading, wrap: Wrap = .words
        ) {
            runs = [Run(string)]
            self.font = font
            foregroundStyle = .color(color)
            traits = Traits()
            self.lineLimit = lineLimit
            self.alignment = alignment
            self.wrap = wrap
        }

        /// All that is written.
        public var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

        /// Where a line may be broken.
        public enum Wrap: String, Hashable, Sendable, CaseIterable {
            /// Between words only, Hangul included; inside a word where it is longer than the line.
            case words
            /// Between any two characters.
            case characters
        }

        /// A part of a text, as SwiftUI's texts that are added up.
        public struct Run: Hashable, Sendable {
            public var string: String
            /// nil: the text's.
            public var font: Font?
            /// nil: the text's.
            public var foregroundStyle: Fill?
            /// Besides the text's.
            public var traits: Traits

            public init(
                _ string: String, font: Font? = nil, foregroundStyle: Fill? = nil, traits: Traits = Traits()
            ) {
                self.string = string
                self.font = font
                self.foregroundStyle = foregroundStyle
                self.traits = traits
            }
        }

        /// What SwiftUI's modifiers do to letters.
        public struct Traits: Hashable, Sendable {
            public var bold = false
            public var italic = false
            public var underline = false
            public var strikethrough = false
            /// All digits as wide as each other, where the font has such.
            public var monospacedDigit = false
            /// Between any two characters, in points; nil: none, of a run the text's.
            public var kerning: Double?

            public init() {}

            /// These and, in a run of the text, the run's.
            package func and(_ other: Traits) -> Traits {
                var both = self
                both.bold = bold || other.bold
                both.italic = italic || other.italic
                both.underline = underline || other.underline
                both.strikethrough = strikethrough || other.strikethrough
                both.monospacedDigit = monospacedDigit || other.monospacedDigit
                both.kerning = other.kerning ?? kerning
                return both
            }
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
            Field("text", \.runs, .runs, "What does not fit ends in `…`", isRequired: true),
            Field("font", \.font, .font, "Its font", fallback: "the `body` style"),
            Field(
                "color", \.foregroundStyle, .fill, "Of the text: a gradient runs across its frame",
                fallback: "`primary`"),
        ] + Traits.fields() + [
            Field("lineLimit", \.lineLimit, .integer(.atLeast(1)), "The most lines"),
            Field(
                "lineSpacing", \.lineSpacing, .points(.notNegative),
                "The least from the bottom of a line to the top of the next"),
            Field(
                "minimumScaleFactor", \.minimumScaleFactor, .number(.range(0.01, 1)),
                "How small the text may become, as a share of its size, before it is shortened"),
            Field("alignment", \.alignment, .word, "Of its lines"),
            Field(
                "wrap", \.wrap, .word,
                "Where a line may be broken: `words` only inside a word longer than the line"),
        ])
}

extension Card.Text.Run: CharacterStyled {
    static let table = FieldTable(
        "run", Card.Text.Run(""),
        [
            Field("text", \.string, .text(), "What is written", isRequired: true),
            Field("font", \.font, .font, "Its font", fallback: "the text's"),
            Field("color", \.foregroundStyle, .fill, "Of the run", fallback: "the text's"),
        ] + Card.Text.Traits.fields())

    fileprivate var isPlain: Bool { self == Card.Text.Run(string) }
}

extension Card.Text: CharacterStyled {}

/// What has traits of its own: a text, and each of its runs.
private protocol CharacterStyled: Sendable {
    var traits: Card.Text.Traits { get set }
}

extension Card.Text.Traits {
    fileprivate static func fields<Owner: CharacterStyled>() -> [Field<Owner>] {
        [
            Field("bold", \.traits.bold, .flag, "At least in weight 700"),
            Field("italic", \.traits.italic, .flag, "Slanted"),
            Field("underline", \.traits.underline, .flag, "With a line below"),
            Field("strikethrough", \.traits.strikethrough, .flag, "With a line through it"),
            Field("kerning", \.traits.kerning, .points(), "Between any two characters", fallback: "0"),
            Field("monospacedDigit", \.traits.monospacedDigit, .flag, "All digits equally wide"),
        ]
    }
}

extension Codec<[Card.Text.Run]> {
    /// Text, or a list of runs.
    fileprivate static var runs: Codec {
        Codec<String>.text()
            .converted({ [Card.Text.Run($0)] }) { runs in
                runs.count == 1 && runs[0].isPlain ? runs[0].string : nil
            }
            .or(
                .list(.map(Card.Text.Run.table, isToldAtValue: true), "runs", atLeast: 1, name: "run"),
                "a list of runs, maps of `text` and what is theirs alone"
            ) {
                if case .sequence = $0.content { true } else { false }
            }
    }
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

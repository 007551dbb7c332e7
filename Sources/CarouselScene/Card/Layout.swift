import CarouselDrawing

extension Card {
    /// Views beside, below or above one another.
    public struct Stack: Hashable, Sendable {
        public var axis: Axis
        /// Between two neighbours, in points; nil: what these ask for, which is 8 between most views, 0 beside a
        /// spacer and up to the font above and below texts. Of no meaning for a `ZStack`.
        public var spacing: Double?
        public var alignment: Alignment
        public var views: [View]

        public init(_ axis: Axis, spacing: Double? = nil, alignment: Alignment = .center, _ views: [View]) {
            self.axis = axis
            self.spacing = spacing
            self.alignment = alignment
            self.views = views
        }

        public enum Axis: Hashable, Sendable {
            /// `HStack`
            case horizontal
            /// `VStack`
            case vertical
            /// `ZStack`
            case depth
        }
    }

    /// Sizes that SwiftUI's `frame` modifiers set, in points; `.infinity` is allowed for the maxima.
    ///
    /// A fixed side (`width`, `height`) goes before the others of its axis.
    public struct Frame: Hashable, Sendable {
        public var width: Double?
        public var height: Double?
        public var minWidth: Double?
        /// Offered where the frame itself is offered nothing.
        public var idealWidth: Double?
        public var maxWidth: Double?
        public var minHeight: Double?
        /// Offered where the frame itself is offered nothing.
        public var idealHeight: Double?
        public var maxHeight: Double?
        public var alignment: Alignment

        public init(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil,
            maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
            maxHeight: Double? = nil, alignment: Alignment = .center
        ) {
            self.width = width
            self.height = height
            self.minWidth = minWidth
            self.idealWidth = idealWidth
            self.maxWidth = maxWidth
            self.minHeight = minHeight
            self.idealHeight = idealHeight
            self.maxHeight = maxHeight
            self.alignment = alignment
        }
    }

    /// SwiftUI's `Alignment`.
    public struct Alignment: Hashable, Sendable {
        public var horizontal: HorizontalAlignment
        public var vertical: VerticalAlignment

        public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
            self.horizontal = horizontal
            self.vertical = vertical
        }

        public static let topLeading = Alignment(.leading, .top)
        public static let top = Alignment(.center, .top)
        public static let topTrailing = Alignment(.trailing, .top)
        public static let leading = Alignment(.leading, .center)
        public static let center = Alignment(.center, .center)
        public static let trailing = Alignment(.trailing, .center)
        public static let bottomLeading = Alignment(.leading, .bottom)
        public static let bottom = Alignment(.center, .bottom)
        public static let bottomTrailing = Alignment(.trailing, .bottom)
    }

    public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
        case leading, center, trailing
    }

    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
        case top, center, bottom
        /// By the baseline of the first line of text in each view; by its lower edge where it has none.
        case firstTextBaseline
        /// By that of the last line.
        case lastTextBaseline
    }
}

// MARK: - In the scene file

extension Card.Alignment {
    /// SwiftUI's nine names.
    static let named: [(String, Card.Alignment)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
        ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ]
}

extension Card.Stack {
    /// An axis' keys; what an alignment says across the axis alone counts.
    static func table(_ key: String, _ axis: Axis) -> FieldTable<Card.Stack> {
        FieldTable(
            "view (\(key))", Card.Stack(axis, []),
            [
                Field(key, \.views, .list(.stackedView, name: "a view"), "Its views", isRequired: true),
                Field(
                    "spacing", \.spacing, .points(), "Between two neighbours",
                    fallback: "8, 0 beside a spacer, what their fonts ask for above and below texts"),
                axis == .vertical
                    ? Field("alignment", \.alignment.horizontal, .word, "Across the stack")
                    : axis == .horizontal
                        ? Field("alignment", \.alignment.vertical, .word, "Across the stack")
                        : Field("alignment", \.alignment, .choice(Card.Alignment.named), "Of its views"),
            ])
    }
}

extension Card.Frame {
    static let table = FieldTable(
        "frame", Card.Frame(),
        [
            Field("width", \.width, .points(.notNegative), "Its width"),
            Field("height", \.height, .points(.notNegative), "Its height"),
            Field("minWidth", \.minWidth, .points(.notNegative), "At least so wide"),
            Field("idealWidth", \.idealWidth, .points(.notNegative), "So wide where no width is offered"),
            Field("maxWidth", \.maxWidth, .maximum, "As wide as is offered, up to this"),
            Field("minHeight", \.minHeight, .points(.notNegative), "At least so high"),
            Field("idealHeight", \.idealHeight, .points(.notNegative), "So high where no height is offered"),
            Field("maxHeight", \.maxHeight, .maximum, "As high as is offered, up to this"),
            Field("alignment", \.alignment, .choice(Card.Alignment.named), "Of the view in it"),
        ])

    /// Lengths that contradict each other, as SwiftUI says of such constraints.
    fileprivate var contradictions: [(key: String, message: String)] {
        func pairs(_ side: String, _ least: Double?, _ ideal: Double?, _ most: Double?) -> [(String, String)]
        {
            [("min", least, "ideal", ideal), ("ideal", ideal, "max", most), ("min", least, "max", most)]
                .compactMap { lower, small, upper, large in
                    guard let small, let large, small > large else { return nil }
                    let key = lower + side
                    return (
                        key,
                        Message.outOfRange(
                            key, must: "at most \(upper + side) (\(NumberText.plain(large)))",
                            found: NumberText.plain(small))
                    )
                }
        }
        return pairs("Width", minWidth, idealWidth, maxWidth)
            + pairs("Height", minHeight, idealHeight, maxHeight)
    }
}

extension Codec<Card.Frame> {
    /// A map of lengths.
    static var frame: Codec {
        map(
            Card.Frame.table,
            settle: { frame, map in
                for (key, message) in frame.contradictions.prefix(1) { map.report(message, atKey: key) }
                return true
            },
            check: { frame, checker in
                for (_, message) in frame.contradictions.prefix(1) { checker.report(sentence: message) }
            })
    }
}

extension Codec<Double> {
    fileprivate static var maximum: Codec {
        let number = Codec.points(.notNegative)
        return Codec(
            "`infinity`, or " + number.about,
            schema: { ["anyOf": [["const": "infinity"], .map(number.schema($0))]] },
            read: { slot, reader in
                if case .scalar("infinity", _) = slot.node.content { return .infinity }
                if case .scalar(let text, plain: true) = slot.node.content, NumberText.parse(text) != nil {
                    return number.read(slot, reader)
                }
                reader.wrongType(slot.node, slot.name, due: "infinity or a number")
                return nil
            },
            write: { $0 == .infinity ? .scalar("infinity") : number.write($0, $1) },
            check: { if $0 != .infinity { number.check($0, $1) } })
    }
}

/// `.padding(16)` is 16 on all sides, as in SwiftUI.
extension Insets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(all: Double(value)) }

    public init(floatLiteral value: Double) { self.init(all: value) }

    /// The same on two opposite sides each, in points.
    public init(horizontal: Double, vertical: Double) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

extension Insets {
    static let table = FieldTable(
        "padding", Insets(),
        [
            Field(own: "horizontal", .points(), "Left and right", fallback: "0"),
            Field(own: "vertical", .points(), "Above and below", fallback: "0"),
            Field("top", \.top, .points(), "Wins over `vertical`", fallback: "`vertical`"),
            Field("leading", \.leading, .points(), "Wins over `horizontal`", fallback: "`horizontal`"),
            Field("bottom", \.bottom, .points(), "Wins over `vertical`", fallback: "`vertical`"),
            Field("trailing", \.trailing, .points(), "Wins over `horizontal`", fallback: "`horizontal`"),
        ])
}

extension Codec<Insets> {
    /// A number for all sides, `default`, or a map in which a side's own key wins over `horizontal` and `vertical`.
    static var padding: Codec {
        Codec<Double>.points()
            .converted({ Insets(all: $0) }, { $0 == Insets(all: $0.top) ? $0.top : nil })
            .or(
                map(
                    Insets.table,
                    start: { map in
                        Insets(
                            horizontal: map.read("horizontal", .points()) ?? 0,
                            vertical: map.read("vertical", .points()) ?? 0)
                    },
                    begin: { insets, map, _ in
                        let horizontal = insets.leading == insets.trailing ? insets.leading : 0
                        let vertical = insets.top == insets.bottom ? insets.top : 0
                        if horizontal != 0 { map.set("horizontal", .number(horizontal)) }
                        if vertical != 0 { map.set("vertical", .number(vertical)) }
                        return Insets(horizontal: horizontal, vertical: vertical)
                    }), where: \.isMap
            )
            .or(choice([("default", .automatic)]), "`default` (16)") { $0.isScalar("default") }
    }
}

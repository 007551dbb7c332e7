import CarouselDrawing

/// The row that shows which page it is.
public struct Indicator: Hashable, Sendable {
    public var style: Style
    /// From the carousel down to the row; nil: it lies over the carousel and takes no room.
    public var spacing: Double?
    /// Where the row stands: from left to right of the container, and over it from top to bottom, too.
    public var alignment: Card.Alignment
    /// Of one bar or dot.
    public var itemWidth: Double
    public var itemHeight: Double
    /// From the end of one bar or dot to the start of the next.
    public var itemSpacing: Double
    public var color: Color
    public var selectedColor: Color
    public var follows: Follows

    /// What is nil takes the style's default: bars 30 below the carousel, 20 × 3, 4 apart, `primary` and gray,
    /// following the offset; dots over it at the bottom, 7 wide and high, 18 from centre to centre, white at 45 % and
    /// white, following the index.
    public init(
        style: Style = .bars, spacing: Double? = nil, alignment: Card.Alignment = .bottom,
        itemWidth: Double? = nil, itemHeight: Double? = nil,
        itemSpacing: Double? = nil, color: Color? = nil, selectedColor: Color? = nil,
        follows: Follows? = nil, appearance: Appearance = .light
    ) {
        let bars = style == .bars
        self.style = style
        self.spacing = spacing ?? (bars ? 30 : nil)
        self.alignment = alignment
        self.itemWidth = itemWidth ?? (bars ? 20 : 7)
        self.itemHeight = itemHeight ?? (bars ? 3 : 7)
        self.itemSpacing = itemSpacing ?? (bars ? 4 : 11)
        self.color = color ?? (bars ? .primary(appearance) : .white.opacity(0.45))
        self.selectedColor = selectedColor ?? (bars ? .gray : .white)
        self.follows = follows ?? (bars ? .offset : .index)
    }

    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Bars, the selected ones seen through a moving mask.
        case bars
        /// iOS's page control.
        case dots
    }

    public enum Follows: String, Hashable, Sendable, CaseIterable {
        /// The fractional position.
        case offset
        /// The whole page.
        case index
    }
}

extension Indicator {
    static let table = FieldTable(
        "indicator", { Indicator(appearance: $0) },
        [
            Field("style", \.style, .word, "Masked bars, or iOS's page control"),
            Field(
                "spacing", \.spacing, .points(), "From the carousel down to the indicator",
                fallback: "bars 30; dots lie over the carousel"),
            Field(
                "alignment", \.alignment, .choice(Card.Alignment.named),
                "Where it stands: across the container, and over it from top to bottom, too"),
            Field(
                "itemWidth", \.itemWidth, .points(.positive), "Of a bar or dot", fallback: "bars 20, dots 7"
            ),
            Field(
                "itemHeight", \.itemHeight, .points(.positive), "Of a bar or dot",
                fallback: "bars 3, dots 7"),
            Field(
                "itemSpacing", \.itemSpacing, .points(.notNegative),
                "From the end of one to the start of the next", fallback: "bars 4, dots 11"),
            Field(
                "color", \.color, .color, "Of what is not selected",
                fallback: "bars `primary`, dots white at 45 %"),
            Field(
                "selectedColor", \.selectedColor, .color, "Of what is selected",
                fallback: "bars `gray`, dots `white`"),
            Field(
                "follows", \.follows, .word, "The fractional position, or the whole page",
                fallback: "bars `offset`, dots `index`"),
        ])
}

extension Codec<Indicator?> {
    /// `none` or a map; what is not said is the style's.
    static var indicator: Codec {
        let map = Codec<Indicator>.map(
            Indicator.table,
            start: { Indicator(style: $0.read("style", .word) ?? .bars, appearance: $0.reader.appearance) },
            begin: { indicator, map, writer in
                map.set("style", .scalar(indicator.style.rawValue))
                return Indicator(style: indicator.style, appearance: writer.appearance)
            })
        let none = Codec(
            "`none`", schema: { _ in ["const": "none"] },
            read: { slot, reader in
                if !slot.node.isScalar("none") {
                    reader.wrongType(slot.node, slot.name, due: "none or a map as { style: bars }")
                }
                return .some(nil)
            },
            write: { indicator, _ in indicator == nil ? .scalar("none") : nil })
        return none.or(map.converted(Optional.some) { $0 }, "a map", where: \.isNoScalar)
    }
}

import CarouselDrawing

/// The row that shows which page it is.
public struct Indicator: Hashable, Sendable {
    public var style: Style
    /// From the carousel down to the bars.
    public var spacing: Double
    /// Of one bar or dot.
    public var itemWidth: Double
    public var itemHeight: Double
    /// From the end of one bar or dot to the start of the next.
    public var itemSpacing: Double
    public var color: Color
    public var selectedColor: Color
    public var follows: Follows

    /// What is nil takes the style's default: bars 20 × 3, 4 apart, `primary` and gray, following the offset; dots of
    /// 7.6, 18 from centre to centre, white at 45 % and white, following the index.
    public init(
        style: Style = .bars, spacing: Double = 30, itemWidth: Double? = nil, itemHeight: Double? = nil,
        itemSpacing: Double? = nil, color: Color? = nil, selectedColor: Color? = nil,
        follows: Follows? = nil, appearance: Appearance = .light
    ) {
        let bars = style == .bars
        self.style = style
        self.spacing = spacing
        self.itemWidth = itemWidth ?? (bars ? 20 : 7.6)
        self.itemHeight = itemHeight ?? (bars ? 3 : 7.6)
        self.itemSpacing = itemSpacing ?? (bars ? 4 : 18 - 7.6)
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

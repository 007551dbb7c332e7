import CarouselDrawing

/// What shows which page it is: a row of marks, or a text.
public struct Indicator: Hashable, Sendable {
    public var style: Style
    public var placement: Placement
    /// From the carousel to the row below or above it.
    public var spacing: Double
    /// Below and above where it stands from left to right of the container, over it from top to bottom, too.
    public var alignment: Card.Alignment
    /// From the container's edges, where it lies over it.
    public var inset: Double
    /// Of a bar that fills; nil: the container's, less an inset at either end where it lies over it.
    public var length: Double?
    /// Of one mark.
    public var itemWidth: Double
    public var itemHeight: Double
    /// From the end of one mark to the start of the next.
    public var itemSpacing: Double
    /// How many times as wide the selected mark of style `expand` is.
    public var expansion: Double
    /// The most marks that are shown, the current one in the middle; nil: as many as fit.
    public var visible: Int?
    /// A counter's text, with `{number}` and `{count}` in it.
    public var format: String
    /// A counter's.
    public var font: Card.Font
    /// Around a counter's text.
    public var padding: Insets
    /// Of a counter the text's.
    public var color: Color
    public var selectedColor: Color
    public var background: Backdrop
    public var follows: Follows

    /// What is nil takes the style's default, colours that of the placement: over the carousel white at 45 % and white,
    /// below and above it `primary` at 25 % and `primary`; bars are `primary` and gray.
    ///
    /// - Parameter isVertical: Whether the carousel is, over which all styles lie by default.
    public init(
        style: Style = .bars, placement: Placement? = nil, spacing: Double? = nil,
        alignment: Card.Alignment? = nil, inset: Double = 12, length: Double? = nil, itemWidth: Double? = nil,
        itemHeight: Double? = nil, itemSpacing: Double? = nil, expansion: Double = 3, visible: Int? = nil,
        format: String = "{number} / {count}", font: Card.Font = Card.Font(.footnote),
        padding: Insets = Insets(horizontal: 10, vertical: 4), color: Color? = nil,
        selectedColor: Color? = nil, background: Backdrop? = nil, follows: Follows? = nil,
        appearance: Appearance = .light, isVertical: Bool = false
    ) {
        let usual = style.usual
        // A distance from the carousel has a meaning beside it only.
        let placement =
            placement ?? (spacing == nil && (isVertical || usual.liesOver) ? .over : .below)
        let isOver = placement == .over
        self.style = style
        self.placement = placement
        self.spacing = spacing ?? (style == .bars ? 30 : 16)
        let usualAlignment: Card.Alignment =
            !isOver ? .center : style == .counter ? .topTrailing : isVertical ? .trailing : .bottom
        self.alignment = alignment ?? usualAlignment
        self.inset = inset
        self.length = length
        self.itemWidth = itemWidth ?? usual.width
        self.itemHeight = itemHeight ?? usual.height
        self.itemSpacing = itemSpacing ?? usual.spacing
        self.expansion = expansion
        self.visible = visible ?? (style == .scroll ? 5 : nil)
        self.format = format
        self.font = font
        self.padding = padding
        let (primary, white) = (Color.primary(appearance), Color.white)
        // Dots are a page control's, wherever they stand.
        let isWhite = isOver || style == .dots
        let selected = isWhite ? white : primary
        let plain = isWhite ? white.opacity(0.45) : primary.opacity(0.25)
        self.color = color ?? (style == .bars ? primary : style == .counter ? selected : plain)
        self.selectedColor = selectedColor ?? (style == .bars ? Color.gray : selected)
        let usualBackground: Backdrop =
            style != .counter ? .nothing : isOver ? .fill(.color(Color.black.opacity(0.45))) : .prominent
        self.background = background ?? usualBackground
        self.follows = follows ?? (usual.followsIndex ? .index : .offset)
    }

    /// Where it stands.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        case below
        case above
        /// Over the container, where it takes no room.
        case over
    }

    public enum Follows: String, Hashable, Sendable, CaseIterable {
        /// The fractional position.
        case offset
        /// The whole page.
        case index
    }

    /// What is behind it, in the shape of a capsule.
    public enum Backdrop: Hashable, Sendable {
        case nothing
        /// Gray at 25 %.
        case prominent
        case fill(Card.Fill)
    }
}

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

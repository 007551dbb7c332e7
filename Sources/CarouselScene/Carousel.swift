import CarouselDrawing

/// Which carousel it is, with the numbers every kind has.
public struct Carousel: Hashable, Sendable {
    public var kind: Kind
    /// What is drawn for each item, in order: at least one.
    public var cards: [View]
    /// The container's height.
    public var height: Double
    /// Left and right of the container, taken from the screen's width.
    public var padding: Double
    /// For programmatic moves and for kinds that SwiftUI animates.
    public var animation: Animation

    /// `height` and `padding` have the kind's own defaults; those of `cards` depend on the screen's height.
    public init(
        kind: Kind, cards: [View], height: Double? = nil, padding: Double? = nil,
        animation: Animation = .easeInOut, screenHeight: Double = 844
    ) {
        self.kind = kind
        self.cards = cards
        self.height = height ?? kind.defaultHeight(screenHeight: screenHeight)
        self.padding = padding ?? kind.defaultPadding
        self.animation = animation
    }

    /// The five systems.
    public enum Kind: Hashable, Sendable {
        case snap(Snap)
        case banner(Banner)
        case peek(Peek)
        case cards(Cards)
        case pager(Pager)

        /// As the scene file's `kind` names it.
        public var name: String {
            switch self {
            case .snap: "snap"
            case .banner: "banner"
            case .peek: "peek"
            case .cards: "cards"
            case .pager: "pager"
            }
        }

        package func defaultHeight(screenHeight: Double) -> Double {
            switch self {
            case .snap: 400
            case .banner: 300
            case .peek(let peek): peek.itemSize.height
            case .cards: 0.45 * screenHeight
            case .pager: 110
            }
        }

        package var defaultPadding: Double {
            switch self {
            case .banner: 20
            case .cards: 40
            case .snap, .peek, .pager: 0
            }
        }
    }
}

/// A SwiftUI `HStack` moved by its offset and a `DragGesture`.
public struct Snap: Hashable, Sendable {
    public var spacing: Double
    /// What the items are narrower than the container.
    public var trailingPadding: Double
    /// Whether every item but the first stands `trailingPadding/2 − spacing` further right.
    public var adjustment: Bool

    public init(spacing: Double = 15, trailingPadding: Double = 100, adjustment: Bool = true) {
        self.spacing = spacing
        self.trailingPadding = trailingPadding
        self.adjustment = adjustment
    }
}

/// A paged `TabView` with a timer.
public struct Banner: Hashable, Sendable {
    public var loop: Loop
    /// nil: no timer.
    public var autoplay: Autoplay?
    /// Whether the pages are clipped to the container.
    public var clips: Bool

    public init(loop: Loop = .ring, autoplay: Autoplay? = Autoplay(), clips: Bool = true) {
        self.loop = loop
        self.autoplay = autoplay
        self.clips = clips
    }

    /// What comes after the last page.
    public enum Loop: String, Hashable, Sendable, CaseIterable {
        /// The first item once more, and from there at once to page 0.
        case append
        /// Clones at both ends: round and round, either way.
        case ring
        /// Back through all pages to the first.
        case rewind
        /// Nothing.
        case none
    }

    /// The timer that turns the pages.
    public struct Autoplay: Hashable, Sendable {
        public var interval: Double
        /// From the finger's last move until the timer starts anew.
        public var resumeDelay: Double

        public init(interval: Double = 1, resumeDelay: Double = 1) {
            self.interval = interval
            self.resumeDelay = resumeDelay
        }
    }
}

/// A `UICollectionView` that pages by item and lets the neighbours peek in.
public struct Peek: Hashable, Sendable {
    public var itemSize: Size
    public var spacing: Double
    /// The share of its speed a scroll keeps in a millisecond, above 0 and below 1: UIKit's `fast` is 0.99,
    /// `normal` 0.998.
    public var decelerationRate: Double
    public var focus: Focus
    public var clips: Bool

    public init(
        itemSize: Size = Size(300, 400), spacing: Double = 24, decelerationRate: Double = 0.99,
        focus: Focus = Focus(), clips: Bool = true
    ) {
        self.itemSize = itemSize
        self.spacing = spacing
        self.decelerationRate = decelerationRate
        self.focus = focus
        self.clips = clips
    }

    /// What a card is from one stride's distance from the centre on; linear in between.
    public struct Focus: Hashable, Sendable {
        public var scale: Double
        public var opacity: Double

        public init(scale: Double = 1, opacity: Double = 1) {
            self.scale = scale
            self.opacity = opacity
        }
    }
}

/// A `ZStack` of cards, of which the front one is swiped to the left.
public struct Cards: Hashable, Sendable {
    public var trailingPadding: Double
    /// How much further right each depth stands.
    public var depthOffset: Double
    /// How much lower each depth is.
    public var depthShrink: Double
    /// The depth that stands at the container's left edge at its full height.
    public var activeIndex: Int
    /// The opacity of all cards but the front one.
    public var backOpacity: Double
    /// How far to the left the finger has to be at the lift.
    public var threshold: Double
    public var swap: Swap
    public var refill: Refill?
    /// Cast by each card; nil for none.
    public var shadow: DropShadow?

    public init(
        trailingPadding: Double = 30, depthOffset: Double = 16, depthShrink: Double = 16,
        activeIndex: Int = 1, backOpacity: Double = 0.6, threshold: Double = 100, swap: Swap = .crossfade,
        refill: Refill? = nil, shadow: DropShadow? = DropShadow(radius: 3)
    ) {
        self.trailingPadding = trailingPadding
        self.depthOffset = depthOffset
        self.depthShrink = depthShrink
        self.activeIndex = activeIndex
        self.backOpacity = backOpacity
        self.threshold = threshold
        self.swap = swap
        self.refill = refill
        self.shadow = shadow
    }

    /// How a swiped card gives way to the next.
    public enum Swap: String, Hashable, Sendable, CaseIterable {
        /// The places stay, their contents fade over.
        case crossfade
        /// The front card leaves to the left, the others move up.
        case slide
    }

    /// Other items after so many swipes, again and again.
    public struct Refill: Hashable, Sendable {
        public var after: Int
        public var cards: [View]

        public init(after: Int = 5, cards: [View]) {
            self.after = after
            self.cards = cards
        }
    }
}

/// A paged horizontal `ScrollView`.
public struct Pager: Hashable, Sendable {
    /// Between two pages.
    public var spacing: Double
    public var clips: Bool

    public init(spacing: Double = 20, clips: Bool = true) {
        self.spacing = spacing
        self.clips = clips
    }
}

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

import CarouselDrawing

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
        public var cards: [Card.View]

        public init(after: Int = 5, cards: [Card.View]) {
            self.after = after
            self.cards = cards
        }
    }
}

extension Cards: CarouselKind {
    package static let name = "cards"
    package static let defaultPadding = 40.0
    package static let isSelectable = false
    package var clips: Bool { false }
    package var refillCards: [Card.View] { refill?.cards ?? [] }
    package var cardShadow: DropShadow? { shadow }
    package func defaultHeight(on screen: Size) -> Double { 0.45 * screen.height }
    package func room(in width: Double) -> Room { Room(item: width - trailingPadding) }
}

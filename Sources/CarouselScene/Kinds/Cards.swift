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
    package static let table = FieldTable(
        "carousel (kind cards)", Cards(),
        [
            Field(
                "trailingPadding", \.trailingPadding, .points(),
                "What the cards are narrower than the container"),
            Field("depthOffset", \.depthOffset, .points(), "How much further right each depth stands"),
            Field("depthShrink", \.depthShrink, .points(), "How much lower each depth is"),
            Field(
                "activeIndex", \.activeIndex, .integer(.range(0, Double(SceneLimits.items))),
                "The depth that stands at the container's left edge at its full height"),
            Field(
                "backOpacity", \.backOpacity, .number(.fraction), "The opacity of all cards but the front one"
            ),
            Field(
                "threshold", \.threshold, .points(.notNegative),
                "How far to the left the finger has to be at the lift"),
            Field("swap", \.swap, .word, "How a swiped card gives way to the next"),
            Field("refill", \.refill, .refill, "Other items after so many swipes, again and again"),
            Field(
                "shadow", \.shadow, .shadow(defaultRadius: 3),
                "Cast by each card, unless cards have shadows of their own", fallback: "`3`"),
        ])
    package static let scrolls = false
    package var kind: Carousel.Kind { .cards(self) }
    package static let defaultPadding = 40.0
    package static let isSelectable = false
    package var clips: Bool { false }
    package var refillCards: [Card.View] {
        get { refill?.cards ?? [] }
        set { refill?.cards = newValue }
    }
    package func defaultHeight(on screen: Size) -> Double { 0.45 * screen.height }
    package func roomFault(in container: Extent) -> KeyFault? {
        container.fault(item: container.length - trailingPadding)
    }
}

extension Cards.Refill {
    static let table = FieldTable(
        "refill", Cards.Refill(cards: []),
        [
            Field("after", \.after, .integer(.range(1, Double(SceneLimits.frames))), "The number of swipes"),
            Field(own: "items", .items, "As the carousel's", isRequired: true),
        ])
}

extension Codec<Cards.Refill> {
    /// Its items fill the carousel's template, which is drawn when all of them are known.
    fileprivate static var refill: Codec {
        map(
            Cards.Refill.table,
            settle: { _, map in
                let reader = map.reader
                reader.template?.expect(reader.refillItems(map, after: reader.count ?? 0))
                return true
            },
            begin: { refill, map, writer in
                map.set("items", writer.items(refill.cards))
                return nil
            },
            check: { refill, checker in checker.at("cards") { checker.check(cards: refill.cards) } })
    }
}

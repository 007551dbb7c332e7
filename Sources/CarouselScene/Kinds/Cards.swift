import CarouselDrawing

/// A `ZStack` of cards, of which the front one is swiped to the left, or to both sides.
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
    /// How far to the side the finger has to be at the lift.
    public var threshold: Double
    public var swap: Swap
    /// To which sides cards can be swiped.
    public var swipe: Sides
    /// How far the front card is turned about the middle of its lower edge when it is one card's width away, in degrees,
    /// clockwise to the right.
    public var tilt: Double
    /// How far beyond the screen's edge a swiped card flies, in points.
    public var fling: Double
    /// Shown over the front card on its way to a side.
    public var stamp: Stamp
    public var refill: Refill?
    /// Cast by each card; nil for none.
    public var shadow: DropShadow?

    public init(
        trailingPadding: Double = 30, depthOffset: Double = 16, depthShrink: Double = 16,
        activeIndex: Int = 1, backOpacity: Double = 0.6, threshold: Double = 100, swap: Swap = .crossfade,
        swipe: Sides = .left, tilt: Double = 0, fling: Double = 20, stamp: Stamp = Stamp(),
        refill: Refill? = nil, shadow: DropShadow? = DropShadow(radius: 3)
    ) {
        self.trailingPadding = trailingPadding
        self.depthOffset = depthOffset
        self.depthShrink = depthShrink
        self.activeIndex = activeIndex
        self.backOpacity = backOpacity
        self.threshold = threshold
        self.swap = swap
        self.swipe = swipe
        self.tilt = tilt
        self.fling = fling
        self.stamp = stamp
        self.refill = refill
        self.shadow = shadow
    }

    /// How a swiped card gives way to the next.
    public enum Swap: String, Hashable, Sendable, CaseIterable {
        /// The places stay, their contents fade over.
        case crossfade
        /// The front card leaves to the side, the others move up.
        case slide
    }

    /// Where cards can be swiped to. Where one reads from right to left, left and right change places.
    public enum Sides: String, Hashable, Sendable, CaseIterable {
        case left
        case both
    }

    /// Views as large as the card, whose opacity grows from 0 in its place to 1 at the `threshold`.
    public struct Stamp: Hashable, Sendable {
        public var left: Card.View?
        public var right: Card.View?

        public init(left: Card.View? = nil, right: Card.View? = nil) {
            self.left = left
            self.right = right
        }
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
                "How far to the side the finger has to be at the lift"),
            Field("swap", \.swap, .word, "How a swiped card gives way to the next"),
            Field("swipe", \.swipe, .word, "To which sides cards can be swiped; `both` with `swap: slide`"),
            Field(
                "tilt", \.tilt, .degrees,
                "How far the front card is turned when it is a card's width away; with `swap: slide`"),
            Field(
                "fling", \.fling, .points(.notNegative),
                "How far beyond the screen's edge a swiped card flies; with `swap: slide`"),
            Field(
                "stamp", \.stamp, .map(Stamp.table),
                "Views that show over the front card on its way to a side; with `swap: slide`"),
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
    package var overlays: [Card.View] { [stamp.left, stamp.right].compactMap { $0 } }
    package func faults(writing keys: [String]?) -> [KeyFault] {
        guard swap == .crossfade else { return [] }
        let usual = Cards()
        let given: [(key: String, isGiven: Bool)] = [
            ("swipe", swipe != usual.swipe), ("tilt", tilt != usual.tilt), ("fling", fling != usual.fling),
            ("stamp", stamp != usual.stamp),
        ]
        return given.filter(\.isGiven).map { KeyFault(Message.needsSlide($0.key), [$0.key]) }
    }
    package func defaultHeight(on screen: Size) -> Double { 0.45 * screen.height }
    package func roomFault(in container: Extent) -> KeyFault? {
        container.fault(item: container.length - trailingPadding)
    }
}

extension Cards.Stamp {
    static let table = FieldTable(
        "stamp", Cards.Stamp(),
        [
            Field("left", \.left, .plainView, "On its way to the left"),
            Field("right", \.right, .plainView, "On its way to the right"),
        ])
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

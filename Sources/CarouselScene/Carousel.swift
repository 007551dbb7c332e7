import CarouselDrawing

/// Which carousel it is, with the numbers every kind has.
public struct Carousel: Hashable, Sendable {
    public var kind: Kind
    /// What is drawn for each item, in order: at least one.
    public var cards: [Card.View]
    /// The direction it scrolls in.
    public var axis: Axis
    /// The container's height.
    public var height: Double
    /// Left and right of the container, taken from the screen's width.
    public var padding: Double
    /// For programmatic moves and for kinds that SwiftUI animates.
    public var animation: Carousel.Animation
    /// How cards change with their distance from where the carousel rests; of no meaning for stacked cards.
    public var focus: Focus
    /// The same, but for all that can be made of a card; nil for a carousel that has none.
    public var transition: Transition?

    /// `height` and `padding` have the kind's own defaults; the height of `cards` and of what is vertical depends on
    /// the `screen`, in points.
    public init(
        kind: Kind, cards: [Card.View], axis: Axis = .horizontal, height: Double? = nil,
        padding: Double? = nil, animation: Carousel.Animation = .easeInOut, focus: Focus = Focus(),
        transition: Transition? = nil, screen: Size = Size(390, 844)
    ) {
        self.kind = kind
        self.cards = cards
        self.axis = axis
        self.height =
            height ?? (axis == .vertical ? screen.height : kind.values.defaultHeight(on: screen))
        self.padding = padding ?? type(of: kind.values).defaultPadding
        self.animation = animation
        self.focus = focus
        self.transition = transition
    }

    /// What a card is from one stride's distance from the focus on; linear in between.
    public struct Focus: Hashable, Sendable {
        public var scale: Double
        public var opacity: Double

        public init(scale: Double = 1, opacity: Double = 1) {
            self.scale = scale
            self.opacity = opacity
        }
    }

    /// The direction in which a carousel goes on.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        case horizontal
        case vertical
    }

    /// The six systems.
    public enum Kind: Hashable, Sendable {
        case snap(Snap)
        case banner(Banner)
        case peek(Peek)
        case cards(Cards)
        case pager(Pager)
        case scroll(Scroll)

        /// As the scene file's `kind` has it.
        public var name: String { type(of: values).name }

        /// Each kind as it is without a key of its own, in the order of messages and of the reference.
        package static let all: [Kind] = [
            .snap(Snap()), .banner(Banner()), .peek(Peek()), .cards(Cards()), .pager(Pager()),
            .scroll(Scroll()),
        ]

        /// What this kind says of itself.
        package var values: any CarouselKind {
            switch self {
            case .snap(let snap): snap
            case .banner(let banner): banner
            case .peek(let peek): peek
            case .cards(let cards): cards
            case .pager(let pager): pager
            case .scroll(let scroll): scroll
            }
        }
    }

    /// The first cards and then those of a refill.
    package var allCards: [Card.View] { cards + kind.values.refillCards }
}

extension Carousel.Focus {
    static let table = FieldTable(
        "focus", Carousel.Focus(),
        [
            Field("scale", \.scale, .number(.range(0, 10)), "The size of a card one stride away or more"),
            Field("opacity", \.opacity, .number(.fraction), "Its opacity"),
        ])
}

extension Carousel {
    /// What carousels of all kinds have.
    static let table = FieldTable(
        "carousel", Carousel(kind: Kind.all[0], cards: []),
        [
            Field(
                own: "kind", .choice(Kind.all.map { ($0.name, $0) }), "Which carousel it is", isRequired: true
            ),
            Field(
                own: "items", .items, "A map each, whose keys are yours: the card uses them"),
            Field(own: "generate", .map(Generator.table), "Makes items, instead of `items`"),
            Field(
                own: "card", .view,
                "The view that is drawn for each item, which may have a `card` of its own",
                fallback: "a rectangle in the item's `color`, gray without one"),
            Field("axis", \.axis, .word, "The direction it scrolls in; not for `cards`"),
            Field(
                "height", \.height, .points(.positive), "Of the container",
                fallback: "by kind; the screen's of a vertical carousel"),
            Field(
                "padding", \.padding, .points(.notNegative),
                "Left and right, taken from the screen's width", fallback: "0 (`banner` 20, `cards` 40)"),
            Field(
                "animation", \.animation, .animation,
                "For programmatic moves and for kinds that SwiftUI animates"),
            Field(
                own: "indicator", .indicator, "The row that shows which page it is",
                fallback: "`none`, a `pager` has bars"),
        ])

    /// For kinds whose cards move past a place where they rest.
    static let phaseTable = FieldTable(
        table.name, table.usual,
        [
            Field<Carousel>(
                "focus", \.focus, .map(Focus.table),
                "What cards are away from where the carousel rests, linear in between"),
            Field<Carousel>(
                "transition", \.transition, .transition,
                "What cards are away from where the carousel rests: a preset's name or a map",
                fallback: "none"),
        ])

    func check(on screen: Screen, _ checker: SceneChecker) {
        checker.at("cards") { checker.check(cards: cards) }
        Self.table.check(self, checker)
        if type(of: kind.values).scrolls {
            Self.phaseTable.check(self, checker)
            if transition != nil, focus != Focus() { checker.report(sentence: Message.focusAndTransition) }
        } else if transition != nil {
            checker.report(sentence: Message.transitionOfCards)
        }
        kind.values.check(checker)
        if axis == .vertical, !type(of: kind.values).scrolls {
            checker.at("axis") { checker.report(sentence: Message.axisOfCards) }
        }
        if !checker.hasErrors, let fault = roomFault(on: screen) { checker.report(sentence: fault.message) }
    }

    /// Why nothing can move on a screen, or nil.
    func roomFault(on screen: Screen) -> KeyFault? { fault(inRoom: screen.width) }

    /// Why nothing can move where so many points are left for it, a sentence, or nil.
    package func roomFault(in room: Double) -> String? { fault(inRoom: room)?.message }

    private func fault(inRoom room: Double) -> KeyFault? {
        let width = room - 2 * padding
        let container =
            axis == .horizontal
            ? Extent(axis: axis, length: width, breadth: height)
            : Extent(axis: axis, length: height, breadth: width)
        return kind.values.roomFault(in: container)
    }
}

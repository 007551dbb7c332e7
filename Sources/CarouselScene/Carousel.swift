import CarouselDrawing

/// Which carousel it is, with the numbers every kind has.
public struct Carousel: Hashable, Sendable {
    public var kind: Kind
    /// What is drawn for each item, in order: at least one.
    public var cards: [Card.View]
    /// The container's height.
    public var height: Double
    /// Left and right of the container, taken from the screen's width.
    public var padding: Double
    /// For programmatic moves and for kinds that SwiftUI animates.
    public var animation: Carousel.Animation
    /// How cards change with their distance from where the carousel rests; of no meaning for stacked cards.
    public var focus: Focus

    /// `height` and `padding` have the kind's own defaults; that of `cards` depends on the `screen`, in points.
    public init(
        kind: Kind, cards: [Card.View], height: Double? = nil, padding: Double? = nil,
        animation: Carousel.Animation = .easeInOut, focus: Focus = Focus(), screen: Size = Size(390, 844)
    ) {
        self.kind = kind
        self.cards = cards
        self.height = height ?? kind.values.defaultHeight(on: screen)
        self.padding = padding ?? type(of: kind.values).defaultPadding
        self.animation = animation
        self.focus = focus
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

    /// The five systems.
    public enum Kind: Hashable, Sendable {
        case snap(Snap)
        case banner(Banner)
        case peek(Peek)
        case cards(Cards)
        case pager(Pager)

        /// As the scene file's `kind` has it.
        public var name: String { type(of: values).name }

        /// What this kind says of itself.
        package var values: any CarouselKind {
            switch self {
            case .snap(let snap): snap
            case .banner(let banner): banner
            case .peek(let peek): peek
            case .cards(let cards): cards
            case .pager(let pager): pager
            }
        }
    }

    /// The first cards and then those of a refill.
    package var allCards: [Card.View] { cards + kind.values.refillCards }
}

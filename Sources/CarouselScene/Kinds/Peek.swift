import CarouselDrawing

/// A `UICollectionView` that pages by item and lets the neighbours peek in.
public struct Peek: Hashable, Sendable {
    public var itemSize: Size
    public var spacing: Double
    /// The share of its speed a scroll keeps in a millisecond, above 0 and below 1: UIKit's `fast` is 0.99,
    /// `normal` 0.998.
    public var decelerationRate: Double
    public var clips: Bool

    public init(
        itemSize: Size = Size(300, 400), spacing: Double = 24, decelerationRate: Double = 0.99,
        clips: Bool = true
    ) {
        self.itemSize = itemSize
        self.spacing = spacing
        self.decelerationRate = decelerationRate
        self.clips = clips
    }
}

extension Peek: CarouselKind {
    package static let name = "peek"
    package static let table = FieldTable(
        "carousel (kind peek)", Peek(),
        [
            Field(
                "itemSize", \.itemSize, .map(itemSizeTable), "Of an item; its height is the container's, too",
                fallback: "300 × 400"),
            Field("spacing", \.spacing, .points(), "Between two items"),
            Field(
                "decelerationRate", \.decelerationRate,
                .choice([("fast", 0.99), ("normal", 0.998)], orElse: "a number below 1")
                    .or(.number(.between(0, 1)), "a number below 1") {
                        $0.isNoScalar || $0.isNull || $0.isNumber
                    },
                "The share of its speed a scroll keeps in a millisecond, above 0"),
            Field("clips", \.clips, .flag, "Whether the items are clipped to the container"),
        ])
    static let itemSizeTable = FieldTable(
        "itemSize", Peek().itemSize,
        [
            Field("width", \.width, .points(.positive), "Of an item"),
            Field(
                "height", \.height, .points(.positive), "Of an item and of the container, instead of `height`"
            ),
        ])
    package var kind: Carousel.Kind { .peek(self) }
    package var isUIKit: Bool { true }
    package func defaultHeight(on screen: Size) -> Double { itemSize.height }

    package func fitted(to height: Double) -> Peek {
        var peek = self
        peek.itemSize.height = height
        return peek
    }

    package func room(in width: Double) -> Room {
        Room(item: width, stride: itemSize.width + spacing)
    }
}

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
                "decelerationRate", \.decelerationRate, .decelerationRate,
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

    package func roomFault(in container: Extent) -> KeyFault? {
        container.fault(item: container.length, stride: length(along: container.axis) + spacing)
    }

    /// Of an item, in points.
    package func length(along axis: Carousel.Axis) -> Double {
        axis == .horizontal ? itemSize.width : itemSize.height
    }
}

extension Codec<Double> {
    /// UIKit's two by name, or any.
    static var decelerationRate: Codec {
        .choice([("fast", Scroll.fastRate), ("normal", Scroll.normalRate)], orElse: "a number below 1")
            .or(.number(.between(0, 1)), "a number below 1") { node in
                guard case .scalar(let text, _) = node.content, !node.isNull else { return true }
                return NumberText.parse(text) != nil
            }
    }
}

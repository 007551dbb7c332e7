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
    package var hasCells: Bool { true }
    package func defaultHeight(on screen: Size) -> Double { itemSize.height }

    package func room(in width: Double) -> Room {
        Room(item: width, stride: itemSize.width + spacing)
    }
}

import CarouselDrawing

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

extension Snap: CarouselKind {
    package static let name = "snap"
    package static let table = FieldTable(
        "carousel (kind snap)", Snap(),
        [
            Field("spacing", \.spacing, .points(), "Between two items"),
            Field(
                "trailingPadding", \.trailingPadding, .points(.notNegative),
                "What the items are narrower than the container"),
            Field(
                "adjustment", \.adjustment, .flag,
                "Whether every item but the first stands `trailingPadding / 2 − spacing` further right"),
        ])
    package var kind: Carousel.Kind { .snap(self) }
    package var clips: Bool { false }
    package func defaultHeight(on screen: Size) -> Double { 400 }

    package func roomFault(in container: Extent) -> KeyFault? {
        let length = container.length - trailingPadding
        return container.fault(item: length, stride: length + spacing)
    }
}

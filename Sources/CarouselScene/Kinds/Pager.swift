import CarouselDrawing

/// A paged `ScrollView`.
public struct Pager: Hashable, Sendable {
    /// Between two pages.
    public var spacing: Double
    public var clips: Bool

    public init(spacing: Double = 20, clips: Bool = true) {
        self.spacing = spacing
        self.clips = clips
    }
}

extension Pager: CarouselKind {
    package static let name = "pager"
    package static let table = FieldTable(
        "carousel (kind pager)", Pager(),
        [
            Field("spacing", \.spacing, .points(.notNegative), "Between two pages"),
            Field("clips", \.clips, .flag, "Whether the pages are clipped to the container"),
        ])
    package var kind: Carousel.Kind { .pager(self) }
    package static let hasIndicator = true
    package func defaultHeight(on screen: Size) -> Double { 110 }
    package func roomFault(in container: Extent) -> KeyFault? {
        container.fault(item: container.length - spacing)
    }
}

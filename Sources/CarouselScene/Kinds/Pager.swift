import CarouselDrawing

/// A paged horizontal `ScrollView`.
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
    package static let hasIndicator = true
    package func defaultHeight(on screen: Size) -> Double { 110 }
    package func room(in width: Double) -> Room { Room(item: width - spacing) }
}

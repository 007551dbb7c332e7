import CarouselScene

/// A SwiftUI `ScrollView` with `.scrollTargetBehavior(.paging)`.
extension ScrollView {
    init(_ pager: Pager, _ scene: Scene, on track: Track) {
        let row = ItemRow(
            count: scene.carousel.cards.count, stride: track.length,
            itemLength: track.length - pager.spacing, start: pager.spacing / 2, breadth: track.breadth)
        self.init(scene, on: track, row, Stops(count: row.count, stride: row.stride, inset: 0))
    }

    /// How a page settles after the lift.
    static let pagingSpring = Carousel.Spring(response: 0.35, dampingFraction: 0.9)

    /// The page that a lift at `position` goes to: at most one from `start`, the one that was nearest when the
    /// finger came down. A positive velocity (pt/s) is one towards later pages.
    func pagingTarget(at position: Double, velocity: Double, from start: Int) -> Int {
        let page =
            Self.isFlick(velocity)
            ? stops.next(from: position, forward: velocity > 0) : stops.nearest(to: position, from: start)
        return min(max(page, start - 1, stops.range.lowerBound), start + 1, stops.range.upperBound)
    }
}

import CarouselScene

/// A SwiftUI `ScrollView` with `.scrollTargetBehavior(.paging)`.
extension ScrollView {
    init(_ pager: Pager, _ scene: Scene, on track: Track) {
        self.init(
            scene, on: track, stride: track.length, itemLength: track.length - pager.spacing,
            lead: pager.spacing / 2)
    }

    /// How a page settles after the lift.
    static let pagingSpring = Carousel.Spring(response: 0.35, dampingFraction: 0.9)

    /// From this speed on (pt/s) a lift turns the page, however near it is.
    private static let flick = 300.0

    /// The page that a lift at `position` goes to: at most one from `start`, the one that was nearest when the
    /// finger came down. A positive velocity (pt/s) is one towards later pages.
    func pagingTarget(at position: Double, velocity: Double, from start: Int) -> Int {
        var page = stops.nearest(to: position, from: start)
        if abs(velocity) >= Self.flick * (1 - limitTolerance) {
            // A page that is met exactly is the next one.
            let next =
                velocity > 0
                ? (position - limitTolerance).rounded(.up) : (position + limitTolerance).rounded(.down)
            page = Int(next, in: stops.range)
        }
        return min(max(page, start - 1, stops.range.lowerBound), start + 1, stops.range.upperBound)
    }
}

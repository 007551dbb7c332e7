import CarouselScene

/// A SwiftUI `ScrollView` with `.scrollTargetBehavior(.paging)`.
extension ScrollView {
    init(_ pager: Pager, _ scene: Scene, on track: Track) {
        let length = track.length
        self.init(
            scene, on: track, stride: length, itemLength: length - pager.spacing, lead: pager.spacing / 2)
    }

    /// How a page settles after the lift.
    static let pagingSpring = Carousel.Spring(response: 0.35, dampingFraction: 0.9)

    /// From this speed on (pt/s) a lift turns the page, however near it is.
    private static let flick = 300.0

    /// The page that a lift at `position` goes to: at most one from `start`, the one that was nearest when the
    /// finger came down. A positive velocity (pt/s) is one towards later pages.
    func pagingTarget(at position: Double, velocity: Double, from start: Int) -> Int {
        var page = nearestPage(to: position, from: start)
        if abs(velocity) >= Self.flick {
            page = Int(position.rounded(velocity > 0 ? .up : .down), in: pages)
        }
        return min(max(page, start - 1, pages.lowerBound), start + 1, pages.upperBound)
    }

    /// Halves go away from `start`.
    func nearestPage(to position: Double, from start: Int) -> Int {
        Int(Double(start) + (position - Double(start)).rounded(), in: pages)
    }
}

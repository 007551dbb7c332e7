/// Where a card is along the carousel's axis, or two that fade into one another.
struct Slot: Equatable, Sendable {
    /// The lower first.
    var layers: [Place.Layer]
    /// From the container's leading edge, in points.
    var start: Double
    /// In points.
    var length: Double
    /// How many strides it is from where it is in focus, negative before it; 0 for cards that have no such place.
    var phase = 0.0
    /// How much less it measures across the axis than the container, in points.
    var shrinkage = 0.0
    var opacity = 1.0
}

/// The container as a system knows it: along its axis, in points from its leading edge.
struct Track: Sendable {
    let length: Double
    /// Across the axis: what shrinks by as much is gone.
    let breadth: Double
    /// What lies before it cannot be seen.
    let visibleStart: Double
    /// What lies after it cannot be seen.
    let visibleEnd: Double
    /// How far a card may be drawn beyond its slot on either side, as a share of its length.
    let growth: Double

    /// The items of a row that may be seen, all `length` long, item 0 at `start` and each `stride` (> 0) behind the
    /// one before.
    func candidates(start: Double, stride: Double, length: Double) -> ClosedRange<Int> {
        let far = -1_000_000_000_000...1_000_000_000_000
        let margin = length * growth
        let first = Int((visibleStart - start - length - margin) / stride - 1, in: far)
        let last = Int((visibleEnd - start + margin) / stride + 1, in: far)
        // More than that are too narrow to be seen.
        return first...min(max(first, last), first + 100_000)
    }
}

import CarouselDrawing
import CarouselScene

/// A `UICollectionView` that pages by item in `scrollViewWillEndDragging`.
extension ScrollView {
    init(_ peek: Peek, _ scene: Scene, on track: Track) {
        let length = peek.itemSize.width
        self.init(
            scene, on: track, stride: length + peek.spacing, itemLength: length,
            inset: (track.length - length) / 2,
            settling: .rolling(rate: min(max(peek.decelerationRate, 0), 1 - 1e-9)))
    }

    /// The page nearest to where a scroll from `offset` would roll out; the velocity in points per second.
    func rollingTarget(at offset: Double, velocity: Double, rate: Double) -> Int {
        let proposed = offset + Deceleration.distance(velocity: velocity, rate: rate)
        return stops.nearest(to: stops.position(at: proposed))
    }
}

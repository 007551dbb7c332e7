import CarouselDrawing
import CarouselScene

/// A `UICollectionView` that pages by item in `scrollViewWillEndDragging`.
extension ScrollView {
    init(_ peek: Peek, _ scene: Scene, on track: Track) {
        let axis = scene.carousel.axis
        let length = peek.length(along: axis)
        let inset = (track.length - length) / 2
        var row = ItemRow(
            count: scene.carousel.cards.count, stride: length + peek.spacing, itemLength: length,
            focus: inset, breadth: track.breadth)
        if axis == .vertical {
            // Horizontally an item's breadth is the container's.
            row.breadth = peek.itemSize.width
            row.side = (track.breadth - row.breadth) / 2
        }
        self.init(
            scene, on: track, row, Stops(count: row.count, stride: row.stride, inset: inset),
            settling: .rolling(rate: min(max(peek.decelerationRate, 0), 1 - 1e-9)))
    }
}

import CarouselDrawing
import CarouselScene

/// Where the carousel's container is on the screen.
struct Stage: Hashable, Sendable {
    let screen: Rect
    let container: Rect
    /// Where drawing is cut off besides the screen's edges; nil for kinds that do not clip.
    let clip: Rect?

    /// The carousel, and bars below it, are centred as one VStack; dots lie over the container and take no room.
    init(_ scene: Scene) {
        let carousel = scene.carousel
        screen = Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
        var height = carousel.height
        if let bars = scene.indicator, bars.style == .bars { height += bars.spacing + bars.itemHeight }
        container = Rect(
            x: carousel.padding, y: (screen.height - height) / 2,
            width: max(0, screen.width - 2 * carousel.padding), height: max(0, carousel.height))
        clip = carousel.kind.values.clips ? container : nil
    }

    /// The part of the screen in which something of the carousel can be seen.
    var visible: Rect { clip.map(screen.intersection) ?? screen }

    /// Whether a place, as drawn, is inside, even partly; to touch an edge is not enough.
    func shows(_ place: Place) -> Bool {
        let drawn = place.frame.scaled(by: place.scale)
        let shared = 1e-9  // less is the arithmetic's own noise
        return min(drawn.maxX, visible.maxX) - max(drawn.minX, visible.minX) > shared
            && min(drawn.maxY, visible.maxY) - max(drawn.minY, visible.minY) > shared
    }

    /// The items of a row that may be seen, all `width` wide, item 0 at `x` and each `stride` (> 0) right of the one
    /// before; `margin` is how much further than its width one may reach on either side.
    func candidates(x: Double, stride: Double, width: Double, margin: Double = 0) -> ClosedRange<Int> {
        let far = -1_000_000_000_000...1_000_000_000_000
        let first = Int((visible.minX - x - width - margin) / stride - 1, in: far)
        let last = Int((visible.maxX - x + margin) / stride + 1, in: far)
        // More than that are too narrow to be seen.
        return first...min(max(first, last), first + 100_000)
    }
}

import CarouselDrawing
import CarouselScene

/// All that a carousel's system knows of its container: one dimension, from the leading edge on, in points.
struct Track: Sendable {
    let length: Double
    /// Across the track.
    let breadth: Double
    /// Where the screen begins.
    let screenStart: Double
    /// What can be seen of it: cut to the container where that clips.
    let visible: (start: Double, end: Double)
    /// How much further than its slot a card may reach on either side, as a share of its length.
    let reach: Double

    /// The items of a row that may be seen, all `length` long, item 0 at `start` and each `stride` (> 0) behind the
    /// one before.
    func candidates(start: Double, stride: Double, length: Double) -> ClosedRange<Int> {
        let far = -1_000_000_000_000...1_000_000_000_000
        let margin = length * reach
        let first = Int((visible.start - start - length - margin) / stride - 1, in: far)
        let last = Int((visible.end - start + margin) / stride + 1, in: far)
        // More than that are too narrow to be seen.
        return first...min(max(first, last), first + 100_000)
    }
}

/// Where a carousel's container is on the screen: what alone knows x and y.
struct Stage: Sendable {
    let screen: Rect
    let container: Rect
    /// Where drawing is cut off besides the screen's edges; nil for kinds that do not clip.
    let clip: Rect?
    let track: Track
    private let effect: Effect

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
        effect = Effect(focus: carousel.focus)
        let seen = clip.map(screen.intersection) ?? screen
        track = Track(
            length: container.width, breadth: container.height,
            screenStart: screen.x - container.x,
            visible: (seen.x - container.x, seen.maxX - container.x), reach: effect.reach)
    }

    /// The slots' places, but for those that cannot be seen.
    func places(_ slots: [Slot]) -> [Place] { slots.map(place).filter(shows) }

    private func place(_ slot: Slot) -> Place {
        let breadth = container.height - slot.shrink
        let y = slot.shrink == 0 ? container.y : container.center.y - breadth / 2
        let frame = Rect(x: container.x + slot.start, y: y, width: slot.length, height: breadth)
        return effect.place(slot, in: frame)
    }

    /// Whether a place, as drawn, is inside, even partly; to touch an edge is not enough.
    private func shows(_ place: Place) -> Bool {
        let visible = clip.map(screen.intersection) ?? screen
        let drawn = place.frame.scaled(by: place.scale)
        let shared = 1e-9  // less is the arithmetic's own noise
        return min(drawn.maxX, visible.maxX) - max(drawn.minX, visible.minX) > shared
            && min(drawn.maxY, visible.maxY) - max(drawn.minY, visible.minY) > shared
    }
}

/// What becomes of a card with its phase: how many strides it is from the focus.
struct Effect: Hashable, Sendable {
    let focus: Carousel.Focus

    /// How much further than its slot a card may be drawn on either side, as a share of its length.
    var reach: Double { max(0, focus.scale - 1) / 2 }

    func place(_ slot: Slot, in frame: Rect) -> Place {
        let distance = min(1, abs(slot.phase))
        return Place(
            frame: frame, scale: 1 + (focus.scale - 1) * distance,
            opacity: slot.opacity * (1 + (focus.opacity - 1) * distance), layers: slot.layers)
    }
}

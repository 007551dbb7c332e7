import CarouselDrawing
import CarouselScene

/// Where the carousel's container is on the screen: it turns what systems say along the axis into x and y.
struct Viewport: Sendable {
    let screen: Rect
    let container: Rect
    /// Where drawing is cut off besides the screen's edges; nil for kinds that do not clip.
    let clip: Rect?
    let axis: Carousel.Axis
    /// Whether leading edges are on the right.
    let isMirrored: Bool
    private let effect: PhaseEffect

    /// The carousel, and an indicator that takes room above or below it, are centred as one VStack: SwiftUI's in the
    /// safe area, UIKit's and a vertical one as high as the screen on the whole screen.
    init(_ scene: Scene) {
        let carousel = scene.carousel
        screen = Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
        axis = carousel.axis
        isMirrored = scene.screen.layoutDirection == .rightToLeft
        let fillsScreen = axis == .vertical && carousel.height >= screen.height
        let safe =
            carousel.kind.values.isUIKit || fillsScreen ? Screen.SafeArea() : scene.screen.safeArea
        let bounds = Rect(
            x: 0, y: safe.top, width: screen.width, height: screen.height - safe.top - safe.bottom)
        let above = scene.indicator?.roomAbove ?? 0
        let height = carousel.height + above + (scene.indicator?.roomBelow ?? 0)
        container = Rect(
            x: bounds.x + carousel.padding, y: bounds.y + (bounds.height - height) / 2 + above,
            width: max(0, bounds.width - 2 * carousel.padding), height: max(0, carousel.height))
        clip = carousel.kind.values.clips ? container : nil
        effect = .focus(carousel.focus)
    }

    // MARK: Along the axis

    /// The container along its axis.
    var track: Track {
        let (whole, seen) = (logical(container), logical(visible))
        return Track(
            length: whole.width, breadth: whole.height, visibleStart: seen.minX - whole.x,
            visibleEnd: seen.maxX - whole.x, growth: effect.growth)
    }

    /// What fingers do along the axis: towards its end they go on from what is read first to what is read next.
    func along(_ timeline: Timeline) -> Timeline {
        guard isMirrored, axis == .horizontal else { return timeline }
        var mirrored = timeline
        mirrored.steps = timeline.steps.map { step in
            if case .drag(let drag) = step { .drag(drag.mirrored) } else { step }
        }
        return mirrored
    }

    /// A rectangle of the screen as if the axis were horizontal and all ran from left to right; and the other way round.
    func logical(_ rect: Rect) -> Rect {
        let rect = mirrored(rect)
        return axis == .horizontal ? rect : rect.transposed
    }

    private func physical(_ rect: Rect) -> Rect {
        mirrored(axis == .horizontal ? rect : rect.transposed)
    }

    private func mirrored(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        var mirrored = rect
        mirrored.x = screen.width - rect.x - rect.width
        return mirrored
    }

    // MARK: On the screen

    /// What can be seen of a system's slots, in their order.
    func places(_ slots: [Slot]) -> [Place] { slots.map(place).filter(shows) }

    /// Where a slot is drawn.
    private func place(_ slot: Slot) -> Place {
        let whole = logical(container)
        let frame = Rect(
            x: whole.x + slot.start, y: whole.y + slot.side, width: slot.length, height: slot.breadth)
        var place = Place(frame: physical(frame), opacity: slot.opacity, layers: slot.layers)
        effect.apply(to: &place, at: slot.phase)
        return place
    }

    /// The part of the screen in which something of the carousel can be seen.
    private var visible: Rect { clip.map(screen.intersection) ?? screen }

    /// Whether a place, as drawn, is inside, even partly; to touch an edge is not enough.
    private func shows(_ place: Place) -> Bool {
        let drawn = place.frame.scaled(by: place.scale)
        let shared = 1e-9  // less is the arithmetic's own noise
        return min(drawn.maxX, visible.maxX) - max(drawn.minX, visible.minX) > shared
            && min(drawn.maxY, visible.maxY) - max(drawn.minY, visible.minY) > shared
    }
}

/// What becomes of a card by its phase: how many strides it is from the focus, negative before it.
enum PhaseEffect: Sendable {
    /// Linear up to one stride, the same on both sides.
    case focus(Carousel.Focus)

    func apply(to place: inout Place, at phase: Double) {
        switch self {
        case .focus(let focus):
            let distance = min(1, abs(phase))
            place.scale *= 1 + (focus.scale - 1) * distance
            place.opacity *= 1 + (focus.opacity - 1) * distance
        }
    }

    /// How far a card may reach beyond its slot on either side, as a share of its length.
    var growth: Double {
        switch self {
        case .focus(let focus): max(0, focus.scale - 1) / 2
        }
    }
}

extension Rect {
    fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension Drag {
    /// The same to the other side.
    fileprivate var mirrored: Drag {
        var drag = self
        drag.velocity = velocity.map(-)
        drag.movement =
            switch movement {
            case .by(let way, let over, let curve): .by(-way, over: over, curve: curve)
            case .path(let samples): .path(samples.map { Sample($0.time, -$0.translation) })
            }
        return drag
    }
}

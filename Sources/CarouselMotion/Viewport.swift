import CarouselDrawing
import CarouselScene

/// Where the carousel's container is on the screen: it turns what systems say along the axis into x and y.
struct Viewport: Sendable {
    let screen: Rect
    let container: Rect
    /// Where drawing is cut off besides the screen's edges; nil for kinds that do not clip.
    let clip: Rect?
    private let effect: PhaseEffect

    /// The carousel, and an indicator that takes room below it, are centred as one VStack: SwiftUI's in the safe area,
    /// UIKit's on the whole screen.
    init(_ scene: Scene) {
        let carousel = scene.carousel
        screen = Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
        let safe =
            carousel.kind.values.isUIKit ? Screen.SafeArea() : scene.screen.safeArea
        let bounds = Rect(
            x: 0, y: safe.top, width: screen.width, height: screen.height - safe.top - safe.bottom)
        let height = carousel.height + (scene.indicator?.room ?? 0)
        container = Rect(
            x: bounds.x + carousel.padding, y: bounds.y + (bounds.height - height) / 2,
            width: max(0, bounds.width - 2 * carousel.padding), height: max(0, carousel.height))
        clip = carousel.kind.values.clips ? container : nil
        effect = PhaseEffect(of: carousel, in: container)
    }

    /// The container along its axis.
    var track: Track {
        Track(
            length: container.width, breadth: container.height, visibleStart: visible.minX - container.x,
            visibleEnd: visible.maxX - container.x, growth: effect.growth, reach: effect.reach)
    }

    /// What can be seen of a system's slots, in their order, but for a transition's own.
    func places(_ slots: [Slot]) -> [Place] {
        switch effect {
        case .focus(let focus):
            return slots.map { focus.place($0, in: place($0)) }.filter {
                shows($0.frame.scaled(by: $0.scale))
            }
        case .transition(let transition):
            let drawn = slots.compactMap { transition.place($0, in: place($0)) }
                .filter { shows($0.place.corners?.box ?? $0.place.frame) }
            // Orders that computing alone has put apart are one.
            return drawn.map { ($0.place, order: ($0.order / limitTolerance).rounded()) }.enumerated()
                .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
                .map(\.element.0)
        }
    }

    /// Where a slot is: along the axis where it says, in the middle across it.
    private func place(_ slot: Slot) -> Place {
        let frame = Rect(
            x: container.x + slot.start, y: container.y + slot.shrinkage / 2, width: slot.length,
            height: container.height - slot.shrinkage)
        var place = Place(frame: frame, opacity: slot.opacity, layers: slot.layers)
        place.parallax.x = -slot.phase * slot.length
        return place
    }

    /// The part of the screen in which something of the carousel can be seen.
    private var visible: Rect { clip.map(screen.intersection) ?? screen }

    /// Whether a box is inside, even partly; to touch an edge is not enough.
    private func shows(_ drawn: Rect) -> Bool {
        let shared = 1e-9  // less is the arithmetic's own noise
        return min(drawn.maxX, visible.maxX) - max(drawn.minX, visible.minX) > shared
            && min(drawn.maxY, visible.maxY) - max(drawn.minY, visible.minY) > shared
    }
}

/// What becomes of a card by its phase: how many strides it is from the focus, negative before it.
enum PhaseEffect: Sendable {
    /// Linear up to one stride, the same on both sides.
    case focus(Carousel.Focus)
    case transition(TransitionEffect)

    init(of carousel: Carousel, in container: Rect) {
        if let transition = carousel.transition {
            self = .transition(
                TransitionEffect(transition, container: container, columns: carousel.cards.count))
        } else {
            self = .focus(carousel.focus)
        }
    }

    /// How far a card may reach beyond its slot on either side, as a share of its length.
    var growth: Double {
        switch self {
        case .focus(let focus): max(0, focus.scale - 1) / 2
        case .transition: 0
        }
    }

    /// Which cards may be drawn far from their slots; nil where none is.
    var reach: Track.Reach? {
        switch self {
        case .focus: nil
        case .transition(let transition): transition.reach
        }
    }
}

extension Carousel.Focus {
    fileprivate func place(_ slot: Slot, in natural: Place) -> Place {
        var place = natural
        let distance = min(1, abs(slot.phase))
        place.scale *= 1 + (scale - 1) * distance
        place.opacity *= 1 + (opacity - 1) * distance
        return place
    }
}

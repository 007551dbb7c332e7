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
    ///
    /// - Parameter leaf: Where the screen's content has it instead, with such an indicator.
    init(_ scene: Scene, in leaf: Rect? = nil, hasIndicator: Bool = true) {
        let carousel = scene.carousel
        screen = Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
        axis = carousel.axis
        isMirrored = scene.screen.layoutDirection == .rightToLeft
        let fillsScreen = axis == .vertical && carousel.height >= screen.height
        let safe =
            carousel.kind.values.isUIKit || fillsScreen ? Screen.SafeArea() : scene.screen.safeArea
        let bounds =
            leaf
            ?? Rect(x: 0, y: safe.top, width: screen.width, height: screen.height - safe.top - safe.bottom)
        let indicator = hasIndicator ? scene.indicator : nil
        let above = indicator?.roomAbove ?? 0
        let height = carousel.height + above + (indicator?.roomBelow ?? 0)
        container = Rect(
            x: bounds.x + carousel.padding, y: bounds.y + (bounds.height - height) / 2 + above,
            width: max(0, bounds.width - 2 * carousel.padding), height: max(0, carousel.height))
        clip = carousel.kind.values.clips ? container : nil
        effect = PhaseEffect(of: carousel, in: container)
    }

    // MARK: Along the axis

    /// The container along its axis.
    var track: Track {
        let (whole, seen) = (logical(container), logical(visible))
        return Track(
            length: whole.width, breadth: whole.height, visibleStart: seen.minX - whole.x,
            visibleEnd: seen.maxX - whole.x, growth: effect.growth, reach: effect.reach)
    }

    /// What a finger does along the axis: towards its end it goes on from what is read first to what is read next.
    func along(_ drag: Drag) -> Drag { isMirrored && axis == .horizontal ? drag.mirrored : drag }

    /// A rectangle of the screen as if the axis were horizontal and all ran from left to right; and the other way round.
    private func logical(_ rect: Rect) -> Rect {
        let rect = mirrored(rect)
        return axis == .horizontal ? rect : rect.transposed
    }

    private func mirrored(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        var mirrored = rect
        mirrored.x = screen.width - rect.x - rect.width
        return mirrored
    }

    // MARK: On the screen

    /// What can be seen of a system's slots, in their order, but for a transition's own.
    func places(_ slots: [Slot]) -> [Place] {
        switch effect {
        case .focus(let focus):
            return slots.map { focus.place($0, in: settled(place($0))) }.filter {
                shows($0.corners?.box ?? $0.frame.scaled(by: $0.scale))
            }
        case .transition(let transition):
            let drawn = slots.compactMap { slot in
                transition.place(slot, in: place(slot)).map { (place: settled($0.place), order: $0.order) }
            }.filter { shows($0.place.corners?.box ?? $0.place.frame) }
            // Orders that computing alone has put apart are one.
            return drawn.map { ($0.place, order: ($0.order / limitTolerance).rounded()) }.enumerated()
                .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
                .map(\.element.0)
        }
    }

    /// Where a slot is, as if all ran from left to right.
    private func place(_ slot: Slot) -> Place {
        let whole = logical(container)
        let frame = Rect(
            x: whole.x + slot.start, y: whole.y + slot.side, width: slot.length, height: slot.breadth)
        let isHorizontal = axis == .horizontal
        var place = Place(
            frame: isHorizontal ? frame : frame.transposed, opacity: slot.opacity, layers: slot.layers)
        place.stamp = slot.stamp
        if let turn = slot.turn {
            let foot = Point(place.frame.width / 2, place.frame.height)
            place.effect = Place.Effect(
                map: Projection(
                    Transform.translation(-foot.x, -foot.y).then(.rotation(degrees: turn))
                        .then(.translation(place.frame.x + foot.x, place.frame.y + foot.y))))
        }
        let drift = -slot.phase * slot.length
        place.parallax = isHorizontal ? Point(drift, 0) : Point(0, drift)
        return place
    }

    /// A place in the screen's own direction: the mirror image of what runs from left to right.
    private func settled(_ place: Place) -> Place {
        guard isMirrored else { return place }
        var mirror = place
        mirror.frame = mirrored(place.frame)
        mirror.parallax.x = -place.parallax.x
        // The card's content is mirrored by its own layout.
        if let map = place.effect?.map {
            mirror.effect?.map = Projection(.mirror(screen.width))
                .after(map.after(Projection(.mirror(place.frame.width))))
        }
        return mirror
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

    /// - Parameter container: As if all ran from left to right.
    init(of carousel: Carousel, in container: Rect) {
        if let transition = carousel.transition {
            let rows = carousel.kind.values.itemsPerColumn
            self = .transition(
                TransitionEffect(
                    transition, container: container, columns: (carousel.cards.count + rows - 1) / rows,
                    isVertical: carousel.axis == .vertical))
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

extension Rect {
    fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension Transform {
    /// The mirror image of a sheet of that width.
    fileprivate static func mirror(_ width: Double) -> Transform {
        Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    }
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

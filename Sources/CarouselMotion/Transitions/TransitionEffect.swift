import CarouselDrawing
import CarouselScene

/// What becomes of a card by a transition.
struct TransitionEffect: Sendable {
    private let transition: Carousel.Transition
    private let container: Rect
    /// Whether the carousel runs from top to bottom.
    private let isVertical: Bool
    /// How many columns of cards there are.
    private let columns: Int
    private let usual: Usual
    /// In the order of their phases, one at 0 among them; none of a preset.
    private let keyframes: [Carousel.Transition.Keyframe]

    /// What holds where the scene does not say.
    struct Usual {
        var travel = 1.0
        var distance = 500.0
        var eye = Carousel.Transition.Eye.card
        var backface = Carousel.Transition.Backface.visible
    }

    /// Less than that of a card's opacity is the arithmetic's own noise.
    private static let noise = 1e-9
    /// A corner that is nearer to the eye than this share of its distance is too near.
    private static let nearest = 0.1

    init(_ transition: Carousel.Transition, container: Rect, columns: Int, isVertical: Bool = false) {
        self.transition = transition
        self.isVertical = isVertical
        self.container = container
        self.columns = columns
        switch transition.form {
        case .preset(let preset):
            usual = preset.name.usual
            keyframes = []
        case .keyframes(let frames):
            usual = Usual()
            let neutral = Carousel.Transition.Keyframe(at: 0, Carousel.Transition.Properties())
            let hasMiddle = frames.contains { $0.at == 0 }
            keyframes = hasMiddle ? frames : (frames + [neutral]).sorted { $0.at < $1.at }
        case .away:
            usual = Usual()
            keyframes = []
        }
    }

    private var travel: Double { transition.travel ?? usual.travel }

    /// Which cards are drawn, wherever their slots are: those of these phases.
    ///
    /// What does not go all its way gathers around the focus; all others can come back into sight from far.
    var reach: Track.Reach { Track.Reach(strides: travel < 1 ? 30 : 100, isAll: travel < 1) }

    /// The place of a card, and where it stands in the order of drawing; nil for one that is not drawn.
    func place(_ slot: Slot, in natural: Place) -> (place: Place, order: Double)? {
        let look = look(of: slot, in: natural.frame.size)
        guard var look, look.opacity > Self.noise else { return nil }
        let rest = -(1 - travel) * slot.phase * slot.stride
        if isVertical { look.offset.y += rest } else { look.offset.x += rest }

        let frame = natural.frame
        let distance =
            switch transition.perspective {
            case .points(let points): points
            case .factor(let factor): max(frame.width, frame.height) / factor
            case nil: usual.distance
            }
        let eye = transition.eye ?? usual.eye
        let map = look.map(of: frame, distance: distance, center: eye == .card ? nil : container.center)
        let card = Rect(origin: .zero, size: frame.size)
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { Point($0.0 * frame.width, $0.1 * frame.height) }
        guard corners.allSatisfy({ map.depth(at: $0) >= Self.nearest }) else { return nil }
        let backface = transition.backface ?? usual.backface
        if backface == .hidden, map.corners(of: card).doubledArea <= 0 { return nil }

        var place = natural
        place.scale = look.scale.width
        place.opacity *= look.opacity
        place.effect = Place.Effect(
            map: map, blur: look.blur, saturation: look.saturation, brightness: look.brightness)
        return (place, look.order)
    }

    /// nil for a card that the transition does not show.
    private func look(of slot: Slot, in size: Size) -> CardLook? {
        let phase = phase(of: slot)
        switch transition.form {
        case .preset(let preset):
            let length = isVertical ? size.height : size.width
            let across = isVertical ? size.width : size.height
            let stage = PresetStage(length: length, across: across, stride: slot.stride, columns: columns)
            return preset.look(at: phase, on: stage)?.look(isVertical: isVertical)
        case .keyframes:
            return look(at: phase, in: size)
        case .away(let properties):
            var away = CardLook(properties, in: size)
            var anchor = transition.anchor
            if phase < 0 {
                away = away.mirrored(isVertical: isVertical)
                if isVertical { anchor.y = 1 - anchor.y } else { anchor.x = 1 - anchor.x }
            }
            var look = CardLook().mixed(with: away, progress(min(abs(phase), 1)))
            look.anchor = anchor
            return look
        }
    }

    /// Between two keyframes the curve runs away from phase 0.
    private func look(at phase: Double, in size: Size) -> CardLook {
        let next = keyframes.firstIndex { $0.at > phase } ?? keyframes.count
        let (before, after) = (keyframes[max(next - 1, 0)], keyframes[min(next, keyframes.count - 1)])
        let isBefore = phase < 0
        let (inner, outer) = isBefore ? (after, before) : (before, after)
        let share = outer.at == inner.at ? 0 : (phase - inner.at) / (outer.at - inner.at)
        var look = CardLook(inner.properties, in: size)
            .mixed(with: CardLook(outer.properties, in: size), progress(share))
        look.anchor = transition.anchor
        return look
    }

    /// The curve of `edges` is in the phase already.
    private func progress(_ share: Double) -> Double {
        transition.phase == .edges ? share : (transition.curve ?? .linear).value(at: share)
    }

    private func phase(of slot: Slot) -> Double {
        guard transition.phase == .edges else { return slot.phase }
        let room = isVertical ? container.height : container.width
        let distance = slot.start + slot.length / 2 - room / 2
        let hidden = (room + slot.length) / 2
        let threshold =
            switch transition.threshold {
            case .visible(let share): max(0, hidden - share * slot.length)
            case .centered: 0.0
            }
        let gone: Double =
            if threshold < hidden {
                min(max((abs(distance) - threshold) / (hidden - threshold), 0), 1)
            } else {
                abs(distance) < hidden ? 0 : 1
            }
        let amount = 1 - (transition.curve ?? .easeInOut).value(at: 1 - gone)
        return distance < 0 ? -amount : amount
    }
}

import CarouselScene

/// A SwiftUI `HStack` that is moved by its offset: it snaps to an item when the finger lifts.
struct SnapSystem: CarouselSystem {
    private let count: Int
    private let track: Track
    private let spacing: Double
    private let itemLength: Double
    private let stride: Double
    private let adjustment: Double
    private let animation: Carousel.Animation
    let initialState: State
    let recognizesDrags = true

    indirect enum State: Equatable, Sendable {
        case rest(Int)
        case moving(Glide, to: Int)
        /// A finger's translation on top of `under`, which goes on; each with the seconds it had run.
        case dragging(Finger, since: Double, under: State, after: Double)
    }

    init(_ snap: Snap, _ scene: Scene, on track: Track) {
        self.track = track
        let length = track.length
        let count = scene.carousel.cards.count
        spacing = snap.spacing
        itemLength = length - snap.trailingPadding
        stride = length - (snap.trailingPadding - snap.spacing)
        adjustment = snap.adjustment ? snap.trailingPadding / 2 - snap.spacing : 0
        animation = scene.carousel.animation
        // Without a stride there is nothing to snap to.
        self.count = stride > 0 ? count : 0
        initialState = .rest(Int(Double(scene.timeline.start), in: 0...max(0, count - 1)))
    }

    // MARK: Offsets

    private var lastItem: Int { max(0, count - 1) }

    /// The offset at which item `i` rests.
    private func base(_ i: Int) -> Double { -Double(i) * stride + (i != 0 ? adjustment : 0) }

    /// Linear between the rest offsets of neighbours, and on with the stride beyond the ends.
    private func position(at offset: Double) -> Double {
        let firstStep = stride - adjustment
        if count < 2 || offset >= 0 || firstStep <= 0 { return -offset / stride }
        if offset > base(1) { return -offset / firstStep }
        return 1 + (base(1) - offset) / stride
    }

    private func offset(of state: State, after t: Double) -> Double {
        switch state {
        case .rest(let item): return base(item)
        case .moving(let glide, _): return glide.value(at: t)
        case .dragging(let finger, let contact, let under, let before):
            return offset(of: under, after: before + t) + finger.translation(at: contact + t)
        }
    }

    private func velocity(of state: State, after t: Double) -> Double {
        if case .moving(let glide, _) = state { return glide.velocity(at: t) }
        return 0
    }

    /// The item that the state rests at or goes to.
    private func current(_ state: State) -> Int {
        switch state {
        case .rest(let item), .moving(_, let item): item
        case .dragging(_, _, let under, _): current(under)
        }
    }

    private func item(from current: Int, draggedBy translation: Double) -> Int {
        // Rounded before it is added: halves go away from the item the drag began at.
        let steps = (-translation / stride).rounded()
        return Int(Double(current) + steps, in: 0...lastItem)
    }

    private func move(from offset: Double, to item: Int, velocity: Double) -> State {
        guard let glide = Glide(from: offset, to: base(item), by: animation, velocity: velocity) else {
            return .rest(item)
        }
        return .moving(glide, to: item)
    }

    // MARK: Events

    func length(of state: State) -> Double? {
        if case .moving(let glide, _) = state { return glide.length }
        return nil
    }

    func ended(_ state: State) -> State { .rest(current(state)) }

    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State? {
        count > 0 ? .dragging(finger, since: contact, under: state, after: elapsed) : nil
    }

    func lifted(_ state: State, after elapsed: Double) -> State {
        guard case .dragging(let finger, _, let under, let before) = state else { return state }
        // SwiftUI gives a spring the velocity of the animation it replaces, not the finger's.
        return move(
            from: offset(of: under, after: before + elapsed) + finger.translation,
            to: item(from: current(under), draggedBy: finger.translation),
            velocity: velocity(of: under, after: before + elapsed))
    }

    func selected(_ item: Int, in state: State, after elapsed: Double) -> State? {
        guard count > 0 else { return nil }
        return move(
            from: offset(of: state, after: elapsed), to: min(max(item, 0), lastItem),
            velocity: velocity(of: state, after: elapsed))
    }

    // MARK: Standing

    func standing(in state: State, after t: Double) -> Standing {
        guard count > 0 else { return .empty }
        let offset = offset(of: state, after: t)
        let position = position(at: offset)
        let phase: Pose.Phase
        var item = current(state)
        switch state {
        case .rest: phase = .rest
        case .moving: phase = .moving
        case .dragging(let finger, let contact, _, _):
            phase = .dragging
            item = self.item(from: item, draggedBy: finger.translation(at: contact + t))
        }
        return Standing(
            phase: phase, index: item, position: position, offset: offset,
            slots: slots(at: offset, position), page: item, pageCount: count)
    }

    private func slots(at offset: Double, _ position: Double) -> [Slot] {
        let start = spacing + offset
        return track.candidates(start: start, stride: stride, length: itemLength).clamped(to: 0...lastItem)
            .map { k in
                Slot(
                    start: start + Double(k) * stride, length: itemLength, phase: Double(k) - position,
                    layers: [Place.Layer(item: k)])
            }
    }
}

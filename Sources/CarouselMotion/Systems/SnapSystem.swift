import CarouselScene

/// A SwiftUI `HStack` that is moved by its offset: it snaps to an item when the finger lifts.
///
/// Its offset is the item's and the finger's translation; what jumps is animated, and animations add up.
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

    struct State: Equatable, Sendable {
        /// What it rests at or goes to.
        var item: Int
        /// Of the changes of its offset: at a drag's recognition, at its lift, at a `select`.
        var animations = RunningAnimations()
        var drag: RecognizedDrag?
    }

    /// A finger, and the seconds it had been down when it was recognised.
    struct RecognizedDrag: Equatable, Sendable {
        var finger: Finger
        var contact: Double

        func translation(after t: Double) -> Double { finger.translation(at: contact + t) }
    }

    init(_ snap: Snap, _ scene: Scene, on track: Track) {
        self.track = track
        let count = scene.carousel.cards.count
        spacing = snap.spacing
        itemLength = track.length - snap.trailingPadding
        stride = track.length - (snap.trailingPadding - snap.spacing)
        adjustment = snap.adjustment ? snap.trailingPadding / 2 - snap.spacing : 0
        animation = scene.carousel.animation
        // Without a stride there is nothing to snap to.
        self.count = stride > 0 ? count : 0
        initialState = State(item: Int(Double(scene.timeline.start), in: 0...max(0, count - 1)))
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
        base(state.item) + (state.drag?.translation(after: t) ?? 0) + state.animations.shortfall(after: t)
    }

    private func item(from current: Int, draggedBy translation: Double) -> Int {
        // Rounded before it is added: halves go away from the item the drag began at.
        let steps = (-translation / stride).roundedHalvesAway()
        return Int(Double(current) + steps, in: 0...lastItem)
    }

    // MARK: Events

    func length(of state: State) -> Double? { state.drag == nil ? state.animations.length : nil }

    func ended(_ state: State) -> State { State(item: state.item) }

    /// At its recognition the offset changes by the whole translation at once.
    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State? {
        guard count > 0 else { return nil }
        let change = finger.translation(at: contact)
        return State(
            item: state.item,
            animations: state.animations.adding(change, after: elapsed, by: animation),
            drag: RecognizedDrag(finger: finger, contact: contact))
    }

    /// The translation is gone, and another item's offset is there.
    func lifted(_ state: State, after elapsed: Double) -> State {
        guard let translation = state.drag?.finger.translation else { return state }
        let item = item(from: state.item, draggedBy: translation)
        let change = base(item) - base(state.item) - translation
        return State(item: item, animations: state.animations.adding(change, after: elapsed, by: animation))
    }

    func selected(_ item: Int, in state: State, after elapsed: Double) -> State? {
        guard count > 0 else { return nil }
        let item = min(max(item, 0), lastItem)
        let change = base(item) - base(state.item)
        return State(item: item, animations: state.animations.adding(change, after: elapsed, by: animation))
    }

    // MARK: Standing

    func standing(in state: State, after t: Double) -> Standing {
        guard count > 0 else { return .empty }
        let offset = offset(of: state, after: t)
        let phase: Pose.Phase
        var item = state.item
        if let drag = state.drag {
            phase = .dragging
            item = self.item(from: item, draggedBy: drag.translation(after: t))
        } else {
            phase = state.animations.length == nil ? .rest : .moving
        }
        return Standing(
            phase: phase, index: item, position: position(at: offset), offset: offset,
            slots: slots(at: offset), page: item, pageCount: count)
    }

    private func slots(at offset: Double) -> [Slot] {
        let start = spacing + offset
        let position = position(at: offset)
        return track.candidates(start: start, stride: stride, length: itemLength, position: position)
            .clamped(to: 0...lastItem)
            .map { k in
                Slot(
                    layers: [Place.Layer(item: k)], start: start + Double(k) * stride, length: itemLength,
                    breadth: track.breadth, phase: Double(k) - position, stride: stride)
            }
    }
}

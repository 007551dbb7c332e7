import CarouselScene

/// A `UIScrollView` that comes to rest at stops: banner, peek and pager.
///
/// Each kind's own file has its initializer and what is peculiar to it.
struct ScrollView: CarouselSystem {
    let track: Track
    let stops: Stops
    /// Item 0 at a contentOffset of 0, from the container's leading edge.
    let lead: Double
    let itemLength: Double
    let settling: Settling
    let autoplay: Banner.Autoplay?
    let animation: Carousel.Animation
    let initialState: State
    let recognizesDrags = false

    /// How a scroll finds its page after the lift.
    enum Settling: Hashable, Sendable {
        /// One page at a time, with a spring.
        case paging
        /// To where it would roll out, at so much of its speed per millisecond.
        case rolling(rate: Double)
    }

    enum State: Equatable, Sendable {
        case rest(Int)
        case moving(Glide, to: Int)
        indirect case dragging(Touch)
    }

    /// A finger on the view.
    struct Touch: Equatable, Sendable {
        var finger: Finger
        /// The contentOffset when it came down, as it were without a rubber band.
        var start: Double
        /// The page that was nearest then.
        var page: Int
    }

    init(
        _ scene: Scene, on track: Track, stride: Double, itemLength: Double, inset: Double = 0,
        lead: Double = 0, settling: Settling = .paging, loop: Banner.Loop = .none,
        autoplay: Banner.Autoplay? = nil
    ) {
        self.track = track
        self.lead = lead
        self.itemLength = itemLength
        self.settling = settling
        self.autoplay = autoplay
        animation = scene.carousel.animation
        let items = scene.carousel.cards.count
        // Without a page's length, or a view of any, there is nothing to scroll.
        let isSound = stride > 0 && stride.isFinite && inset.isFinite && track.length > 0
        stops = Stops(count: isSound ? items : 0, stride: stride, inset: inset, loop: loop)
        initialState = .rest(Int(Double(scene.timeline.start), in: 0...max(0, items - 1)))
    }

    // MARK: Offsets

    private var rubberBand: RubberBand { RubberBand(length: track.length, bounds: stops.bounds) }

    /// Whether there is nothing to scroll: no items, or a banner of one.
    private var isStatic: Bool { stops.count == 0 || stops.count == 1 && stops.loop != .none }

    func offset(of state: State, after t: Double) -> Double {
        switch state {
        case .rest(let page): stops[page]
        case .moving(let glide, _): glide.value(at: t)
        case .dragging(let touch): rubberBand.shown(touch.start - touch.finger.translation(at: t))
        }
    }

    // MARK: Motions

    /// On the way to a page by what `glide` makes of a start and a target; at rest where that is no motion.
    ///
    /// A ring's numbers are brought back to its first round here, so that they never grow.
    private func move(from offset: Double, to page: Int, _ glide: (Double, Double) -> Glide?) -> State {
        var (offset, page) = (offset, page)
        if stops.loop == .ring {
            let home = stops.item(page)
            offset -= Double(page - home) * stops.stride
            page = home
        }
        guard let glide = glide(offset, stops[page]) else { return .rest(arrived(page)) }
        return .moving(glide, to: page)
    }

    /// A motion that the program asks for, from what is shown.
    func animate(_ state: State, after t: Double, to page: Int, startingAt offset: Double) -> State {
        var velocity = 0.0
        if case .moving(let glide, _) = state { velocity = glide.velocity(at: t) }
        return move(from: offset, to: page) {
            Glide(from: $0, to: $1, by: animation, velocity: velocity)
        }
    }

    /// The page that a carousel stands at once it has come to one: an appended page is page 0 again.
    private func arrived(_ page: Int) -> Int {
        stops.loop == .append && page == stops.count ? 0 : page
    }

    // MARK: Events

    func length(of state: State) -> Double? {
        if case .moving(let glide, _) = state { return glide.length }
        return nil
    }

    func ended(_ state: State) -> State {
        if case .moving(_, let page) = state { return .rest(arrived(page)) }
        return state
    }

    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State? {
        if isStatic { return nil }
        let offset = offset(of: state, after: elapsed)
        let page = stops.nearest(to: stops.position(at: offset))
        return .dragging(Touch(finger: finger, start: rubberBand.asked(offset), page: page))
    }

    func lifted(_ state: State, after elapsed: Double) -> State {
        guard case .dragging(let touch) = state else { return state }
        let asked = touch.start - touch.finger.translation
        let offset = rubberBand.shown(asked)
        let velocity = -touch.finger.velocity
        if !stops.bounds.contains(asked) {
            let range = stops.range
            let page = asked < stops.bounds.lowerBound ? range.lowerBound : range.upperBound
            return move(from: offset, to: page) {
                Glide(from: $0, to: $1, decayingBy: RubberBand.returnRate)
            }
        }
        switch settling {
        case .paging:
            let page = pagingTarget(at: stops.position(at: offset), velocity: velocity, from: touch.page)
            return move(from: offset, to: page) {
                Glide(from: $0, to: $1, by: Self.pagingSpring, velocity: velocity)
            }
        case .rolling(let rate):
            let page = rollingTarget(at: offset, velocity: velocity, rate: rate)
            return move(from: offset, to: page) { Glide(from: $0, to: $1, decayingBy: rate) }
        }
    }

    func selected(_ item: Int, in state: State, after elapsed: Double) -> State? {
        if isStatic { return nil }
        let offset = offset(of: state, after: elapsed)
        let count = stops.count
        var page = min(max(item, 0), count - 1)
        if stops.loop == .ring {
            // The shorter way from what is shown; one that is as long either way goes forward.
            let position = stops.position(at: offset)
            let way = (Double(page) - position).modulo(Double(count))
            let forward = way <= Double(count) / 2 + 1e-9
            page = stops.nearest(to: position + (forward ? way : way - Double(count)))
        }
        return animate(state, after: elapsed, to: page, startingAt: offset)
    }

    func ticked(_ state: State, after elapsed: Double) -> State? {
        isStatic ? nil : turned(state, after: elapsed, at: offset(of: state, after: elapsed))
    }

    // MARK: Standing

    func standing(in state: State, after t: Double) -> Standing {
        let count = stops.count
        guard count > 0 else { return .empty }
        let offset = offset(of: state, after: t)
        let position = stops.position(at: offset)
        let phase: Pose.Phase
        let index: Int
        switch state {
        case .rest(let page): (phase, index) = (.rest, stops.item(page))
        case .moving(_, let page): (phase, index) = (.moving, stops.item(page))
        case .dragging(let touch):
            (phase, index) = (.dragging, stops.item(nearestPage(to: position, touch)))
        }
        let isRing = stops.loop == .ring
        return Standing(
            phase: phase, index: index,
            position: isRing ? position.modulo(Double(count)) : position,
            offset: isRing ? offset.modulo(Double(count) * stops.stride) : offset,
            slots: slots(at: offset), page: index, pageCount: count,
            isLoop: isRing || stops.loop == .append)
    }

    /// The page under a finger, rounded as at the lift.
    private func nearestPage(to position: Double, _ touch: Touch) -> Int {
        switch settling {
        case .paging: stops.nearest(to: position, from: touch.page)
        case .rolling: stops.nearest(to: position)
        }
    }

    /// The first of them first.
    private func slots(at offset: Double) -> [Slot] {
        let start = lead - offset
        return track.candidates(
            start: start, stride: stops.stride, length: itemLength, position: stops.position(at: offset),
            ringCount: stops.loop == .ring ? stops.count : nil
        )
        .clamped(to: stops.range)
        .map { page in
            Slot(
                layers: [Place.Layer(item: stops.item(page))], start: start + Double(page) * stops.stride,
                length: itemLength, phase: (stops[page] - offset) / stops.stride, stride: stops.stride)
        }
    }
}

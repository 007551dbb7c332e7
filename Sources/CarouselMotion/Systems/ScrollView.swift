import CarouselScene

/// A `UIScrollView` with stops at which it can rest: scroll, and banner, peek and pager, which are settings of it.
///
/// Each kind's own file has its initializer and what is peculiar to it.
struct ScrollView: CarouselSystem {
    let track: Track
    let stops: Stops
    let row: ItemRow
    let settling: Settling
    let autoplay: Banner.Autoplay?
    let animation: Carousel.Animation
    let initialState: State
    let recognizesDrags = false
    /// Whether there is nothing to scroll: no items, or a banner of one.
    private let isStatic: Bool

    /// How a scroll finds its end after the lift.
    enum Settling: Hashable, Sendable {
        /// One page at a time, with a spring.
        case paging
        /// To the stop nearest to where it would roll out, at so much of its speed per millisecond, and no more than
        /// so many stops from where the finger came down.
        case rolling(rate: Double, limit: Int? = nil)
        /// Where it rolls out; from an end it bounces back.
        case free(rate: Double)
    }

    /// Where it comes to rest.
    enum Target: Equatable, Sendable {
        case stop(Int)
        /// A contentOffset.
        case offset(Double)
    }

    enum State: Equatable, Sendable {
        case rest(Target)
        case moving(Glide, to: Target)
        indirect case dragging(Touch)
    }

    /// A finger on the view.
    struct Touch: Equatable, Sendable {
        var finger: Finger
        /// The contentOffset when it came down, as it were without a rubber band.
        var start: Double
        /// The stop that was nearest then.
        var stop: Int
    }

    init(
        _ scene: Scene, on track: Track, _ row: ItemRow, _ stops: Stops, settling: Settling = .paging,
        autoplay: Banner.Autoplay? = nil, isStatic: Bool = false
    ) {
        self.track = track
        self.row = row
        self.settling = settling
        self.autoplay = autoplay
        animation = scene.carousel.animation
        // Without a stride, or a view of any length, there is nothing to scroll.
        let isSound =
            row.stride > 0 && row.stride.isFinite && stops.inset.isFinite && track.length > 0
        self.stops = isSound ? stops : Stops(count: 0, stride: stops.stride, inset: 0)
        self.isStatic = isStatic || self.stops.count == 0
        let start = Int(Double(scene.timeline.start), in: 0...max(0, row.count - 1))
        initialState = .rest(.stop(Self.stop(ofItem: start, row, self.stops)))
    }

    // MARK: Offsets

    private var rubberBand: RubberBand { RubberBand(length: track.length, bounds: stops.bounds) }

    /// The stop of an item's column; of pages the last that begins at or before it.
    private static func stop(ofItem item: Int, _ row: ItemRow, _ stops: Stops) -> Int {
        let strides = Double(item / row.rows) * row.stride / stops.stride + limitTolerance
        return Int(strides.rounded(.down) - Double(stops.skipped), in: 0...max(0, stops.count - 1))
    }

    private func offset(of target: Target) -> Double {
        switch target {
        case .stop(let stop): stops[stop]
        case .offset(let offset): offset
        }
    }

    private func offset(of state: State, after t: Double) -> Double {
        switch state {
        case .rest(let target): offset(of: target)
        case .moving(let glide, _): glide.value(at: t)
        case .dragging(let touch): rubberBand.shown(touch.start - touch.finger.translation(at: t))
        }
    }

    private func stop(of target: Target) -> Int {
        switch target {
        case .stop(let stop): stop
        case .offset(let offset): stops.nearest(to: stops.position(at: offset))
        }
    }

    // MARK: Motions

    /// On the way to a stop by what `glide` makes of a start and a target; at rest where that is no motion.
    ///
    /// A ring's numbers are brought back to its first round here, so that they never grow.
    private func move(from offset: Double, to stop: Int, _ glide: (Double, Double) -> Glide?) -> State {
        var (offset, stop) = (offset, stop)
        if stops.loop == .ring {
            let home = stops.index(stop)
            offset -= Double(stop - home) * stops.stride
            stop = home
        }
        guard let glide = glide(offset, stops[stop]) else { return .rest(.stop(arrived(stop))) }
        return .moving(glide, to: .stop(stop))
    }

    /// A motion that the program asks for, from what is shown.
    private func animate(_ state: State, after t: Double, to stop: Int, startingAt offset: Double) -> State {
        var velocity = 0.0
        if case .moving(let glide, _) = state { velocity = glide.velocity(at: t) }
        return move(from: offset, to: stop) {
            Glide(from: $0, to: $1, by: animation, velocity: velocity)
        }
    }

    /// The stop that a carousel stands at once it has come to one: an appended page is page 0 again.
    private func arrived(_ stop: Int) -> Int {
        stops.loop == .append && stop == stops.count ? 0 : stop
    }

    // MARK: Events

    func length(of state: State) -> Double? {
        if case .moving(let glide, _) = state { return glide.length }
        return nil
    }

    func ended(_ state: State) -> State {
        switch state {
        case .moving(_, .stop(let stop)): .rest(.stop(arrived(stop)))
        case .moving(_, let target): .rest(target)
        case .rest, .dragging: state
        }
    }

    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State? {
        if isStatic { return nil }
        let offset = offset(of: state, after: elapsed)
        let stop = stops.nearest(to: stops.position(at: offset))
        return .dragging(Touch(finger: finger, start: rubberBand.asked(offset), stop: stop))
    }

    func lifted(_ state: State, after elapsed: Double) -> State {
        guard case .dragging(let touch) = state else { return state }
        let asked = touch.start - touch.finger.translation
        let offset = rubberBand.shown(asked)
        let velocity = -touch.finger.velocity
        if !stops.bounds.contains(asked) {
            let range = stops.range
            let stop = asked < stops.bounds.lowerBound ? range.lowerBound : range.upperBound
            return move(from: offset, to: stop) {
                Glide(from: $0, to: $1, decayingBy: RubberBand.returnRate)
            }
        }
        switch settling {
        case .paging:
            let stop = pagingTarget(at: stops.position(at: offset), velocity: velocity, from: touch.stop)
            return move(from: offset, to: stop) {
                Glide(from: $0, to: $1, by: Self.pagingSpring, velocity: velocity)
            }
        case .rolling(let rate, let limit):
            let stop = rollingTarget(
                at: offset, velocity: velocity, rate: rate, from: touch.stop, limit: limit)
            return move(from: offset, to: stop) { Glide(from: $0, to: $1, decayingBy: rate) }
        case .free(let rate):
            guard let glide = Glide(from: offset, rollingAt: velocity, rate: rate, within: stops.bounds)
            else { return .rest(.offset(offset)) }
            return .moving(glide, to: .offset(glide.to))
        }
    }

    func selected(_ item: Int, in state: State, after elapsed: Double) -> State? {
        if isStatic { return nil }
        let offset = offset(of: state, after: elapsed)
        var stop = Self.stop(ofItem: max(item, 0), row, stops)
        if stops.loop == .ring {
            // The shorter way from what is shown; one that is as long either way goes forward.
            let position = stops.position(at: offset)
            let count = Double(stops.count)
            let way = (Double(stop) - position).modulo(count)
            let forward = way <= count / 2 + 1e-9
            stop = stops.nearest(to: position + (forward ? way : way - count))
        }
        return animate(state, after: elapsed, to: stop, startingAt: offset)
    }

    /// One stop on, from the one that is aimed at; nil at the last of a carousel that ends there.
    ///
    /// It starts from what is shown.
    func ticked(_ state: State, after elapsed: Double) -> State? {
        if isStatic { return nil }
        var offset = offset(of: state, after: elapsed)
        var stop: Int
        switch state {
        case .rest(let target), .moving(_, let target): stop = self.stop(of: target)
        case .dragging: return state
        }
        let last = stops.count - 1
        switch stops.loop {
        case .ring: stop += 1
        case .append:
            if stop > last {
                // A tick before the jump jumps first: page 0 is where its copy was.
                stop = 0
                offset -= Double(stops.count) * stops.stride
            }
            stop += 1
        case .rewind: stop = stop == last ? 0 : stop + 1
        case .none:
            if stop == last { return nil }
            stop += 1
        }
        return animate(state, after: elapsed, to: stop, startingAt: offset)
    }

    // MARK: Standing

    func standing(in state: State, after t: Double) -> Standing {
        let count = stops.count
        guard count > 0 else { return .empty }
        let offset = offset(of: state, after: t)
        let position = stops.position(at: offset)
        let phase: Pose.Phase
        let stop: Int
        switch state {
        case .rest(let target): (phase, stop) = (.rest, self.stop(of: target))
        case .moving(_, let target): (phase, stop) = (.moving, self.stop(of: target))
        case .dragging(let touch): (phase, stop) = (.dragging, nearestStop(to: position, touch))
        }
        let index = stops.index(stop)
        let isRing = stops.loop == .ring
        return Standing(
            phase: phase, index: index,
            position: isRing ? position.modulo(Double(count)) : position,
            offset: isRing ? offset.modulo(Double(count) * stops.stride) : offset,
            slots: row.slots(at: offset, on: track, stops.loop), page: index, pageCount: count,
            isLoop: isRing || stops.loop == .append)
    }

    /// The stop under a finger, rounded as at the lift.
    private func nearestStop(to position: Double, _ touch: Touch) -> Int {
        switch settling {
        case .paging: stops.nearest(to: position, from: touch.stop)
        case .rolling, .free: stops.nearest(to: position)
        }
    }
}

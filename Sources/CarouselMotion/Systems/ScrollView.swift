import CarouselScene

/// A `UIScrollView` that comes to rest at pages: banner, peek and pager.
///
/// Each kind's own file has its initializer and what is peculiar to it.
struct ScrollView: CarouselSystem {
    let track: Track
    /// Of items; 0 where there is nothing to scroll on.
    let count: Int
    /// From page to page.
    let stride: Double
    /// What page 0 rests at is −inset.
    let inset: Double
    /// Item 0 at a contentOffset of 0, seen from the container's leading edge, and its length.
    let lead: Double
    let itemLength: Double
    let settling: Settling
    /// What comes after the last page, and before the first.
    let loop: Banner.Loop
    let animation: Carousel.Animation
    let initialState: State
    let recognizesDrags = false
    let autoplay: Banner.Autoplay?

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
        lead: Double = 0,
        settling: Settling = .paging, loop: Banner.Loop = .none,
        autoplay: Banner.Autoplay? = nil
    ) {
        self.track = track
        self.stride = stride
        self.itemLength = itemLength
        self.inset = inset
        self.lead = lead
        self.settling = settling
        self.loop = loop
        self.autoplay = autoplay
        animation = scene.carousel.animation
        let items = scene.carousel.cards.count
        // Without a page's length, or a view of any, there is nothing to scroll.
        let isSound = stride > 0 && stride.isFinite && inset.isFinite && track.length > 0
        count = isSound ? items : 0
        initialState = .rest(Int(Double(scene.timeline.start), in: 0...max(0, items - 1)))
    }

    // MARK: Pages and offsets

    /// What can be scrolled to at all; a ring has no ends, and is taken modulo its items wherever it rests.
    var pages: ClosedRange<Int> {
        switch loop {
        case .ring: -1_000_000_000...1_000_000_000
        case .append: 0...count
        case .rewind, .none: 0...max(0, count - 1)
        }
    }

    private var bounds: ClosedRange<Double> { rest(pages.lowerBound)...rest(pages.upperBound) }

    /// The contentOffset at which a page rests.
    func rest(_ page: Int) -> Double { Double(page) * stride - inset }

    func position(at offset: Double) -> Double { (offset + inset) / stride }

    /// The page under a finger, rounded as at the lift.
    func nearestPage(to position: Double, _ touch: Touch) -> Int {
        switch settling {
        case .paging: nearestPage(to: position, from: touch.page)
        case .rolling: Int(position, in: pages)
        }
    }

    /// A page's item: 0 … count − 1.
    func item(_ page: Int) -> Int { count > 0 ? page.modulo(count) : 0 }

    /// Whether there is nothing to scroll: no items, or a banner of one.
    private var isStatic: Bool { count == 0 || count == 1 && loop != .none }

    func offset(of state: State, after t: Double) -> Double {
        switch state {
        case .rest(let page): rest(page)
        case .moving(let glide, _): glide.value(at: t)
        case .dragging(let touch): shown(touch.start - touch.finger.translation(at: t))
        }
    }

    // MARK: Rubber band

    private var rubberBand: RubberBand { RubberBand(width: track.length) }

    /// What is shown of an offset that the finger asks for.
    private func shown(_ asked: Double) -> Double {
        if asked < bounds.lowerBound {
            return bounds.lowerBound - rubberBand.shown(ofOvershoot: bounds.lowerBound - asked)
        }
        if asked > bounds.upperBound {
            return bounds.upperBound + rubberBand.shown(ofOvershoot: asked - bounds.upperBound)
        }
        return asked
    }

    /// What a finger would have asked for to get this shown.
    private func asked(_ shown: Double) -> Double {
        if shown < bounds.lowerBound {
            return bounds.lowerBound - rubberBand.overshoot(shownAs: bounds.lowerBound - shown)
        }
        if shown > bounds.upperBound {
            return bounds.upperBound + rubberBand.overshoot(shownAs: shown - bounds.upperBound)
        }
        return shown
    }

    // MARK: Motions

    /// On the way to a page by what `glide` makes of a start and a target; at rest where that is no motion.
    ///
    /// A ring's numbers are brought back to its first round here, so that they never grow.
    private func move(from offset: Double, to page: Int, _ glide: (Double, Double) -> Glide?) -> State {
        var (offset, page) = (offset, page)
        if loop == .ring {
            let home = page.modulo(count)
            offset -= Double(page - home) * stride
            page = home
        }
        guard let glide = glide(offset, rest(page)) else { return .rest(arrived(page)) }
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
    private func arrived(_ page: Int) -> Int { loop == .append && page == count ? 0 : page }

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
        let page = Int(position(at: offset), in: pages)
        return .dragging(Touch(finger: finger, start: asked(offset), page: page))
    }

    func lifted(_ state: State, after elapsed: Double) -> State {
        guard case .dragging(let touch) = state else { return state }
        let asked = touch.start - touch.finger.translation
        let offset = shown(asked)
        let velocity = -touch.finger.velocity
        if !bounds.contains(asked) {
            let page = asked < bounds.lowerBound ? pages.lowerBound : pages.upperBound
            return move(from: offset, to: page) {
                Glide(from: $0, to: $1, decayingBy: RubberBand.returnRate)
            }
        }
        switch settling {
        case .paging:
            let page = pagingTarget(at: position(at: offset), velocity: velocity, from: touch.page)
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
        var page = min(max(item, 0), count - 1)
        if loop == .ring {
            // The shorter way from what is shown; one that is as long either way goes forward.
            let way = (Double(page) - position(at: offset)).modulo(Double(count))
            let forward = way <= Double(count) / 2 + 1e-9
            let ahead = position(at: offset) + (forward ? way : way - Double(count))
            page = Int(ahead, in: pages)
        }
        return animate(state, after: elapsed, to: page, startingAt: offset)
    }

    func ticked(_ state: State, after elapsed: Double) -> State? {
        isStatic ? nil : turned(state, after: elapsed, at: offset(of: state, after: elapsed))
    }
}

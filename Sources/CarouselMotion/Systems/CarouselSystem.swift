import CarouselScene

/// What one of the carousels does at each event, and how it stands in between: all along one axis.
///
/// A state says what happens from some moment on, until the next event, as a closed form of the seconds `elapsed`
/// since that moment. Whoever runs the events knows the moments; a system does not.
protocol CarouselSystem: Sendable {
    associatedtype State: Equatable & Sendable

    /// At time 0.
    var initialState: State { get }
    /// Whether a finger counts only from its drag's `minimumDistance` on, as for a SwiftUI `DragGesture`.
    var recognizesDrags: Bool { get }
    /// The timer that turns its pages; nil where there is none.
    var autoplay: Banner.Autoplay? { get }

    /// How long the state's motion lasts, in seconds; nil where nothing moves by itself.
    func length(of state: State) -> Double?
    /// The state after a motion's end.
    func ended(_ state: State) -> State
    /// A finger that came down `contact` seconds ago counts from now on; nil where it changes nothing.
    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State?
    func lifted(_ state: State, after elapsed: Double) -> State
    /// A programmatic change to an item; nil where it changes nothing.
    func selected(_ item: Int, in state: State, after elapsed: Double) -> State?
    /// A tick of the timer; nil where it changes nothing now or later.
    func ticked(_ state: State, after elapsed: Double) -> State?

    func standing(in state: State, after elapsed: Double) -> Standing
}

extension CarouselSystem {
    var autoplay: Banner.Autoplay? { nil }
    func ticked(_ state: State, after elapsed: Double) -> State? { nil }
}

extension Carousel.Kind {
    /// What moves a carousel of this kind.
    func system(for scene: Scene, on track: Track) -> any CarouselSystem {
        switch self {
        case .snap(let snap): SnapSystem(snap, scene, on: track)
        case .banner(let banner): ScrollView(banner, scene, on: track)
        case .peek(let peek): ScrollView(peek, scene, on: track)
        case .cards(let cards): CardsSystem(cards, scene, on: track)
        case .pager(let pager): ScrollView(pager, scene, on: track)
        case .scroll(let scroll): ScrollView(scroll, scene, on: track)
        }
    }
}

/// How a carousel stands at one moment.
struct Standing {
    var phase: Pose.Phase
    var index: Int
    var position: Double
    var offset: Double
    /// What may be seen, farthest first.
    var slots: [Slot]
    /// Of the pages that the indicator shows.
    var page: Int
    var pageCount: Int
    /// Whether the position runs from the last page on to the first.
    var isLoop = false

    /// Of a carousel without items, or without room for any.
    static var empty: Standing {
        Standing(phase: .rest, index: 0, position: 0, offset: 0, slots: [], page: 0, pageCount: 0)
    }
}

/// Where a card is along the carousel's axis, or two that fade into one another.
struct Slot: Equatable, Sendable {
    /// The lower first.
    var layers: [Place.Layer]
    /// From the container's leading edge, in points.
    var start: Double
    /// In points.
    var length: Double
    /// Across the axis: from the container's edge, in points.
    var side = 0.0
    /// Across the axis, in points.
    var breadth: Double
    /// How many strides it is from where it is in focus, negative before it; 0 for cards that have no such place.
    var phase = 0.0
    var opacity = 1.0
    /// From its phase to the next, in points.
    var stride = 0.0
    /// How far it is turned about the middle of its lower edge, in degrees, towards the end; nil where it never is.
    var turn: Double?
    /// What shows over it.
    var stamp: Place.Stamp?
}

/// The container as a system knows it: along its axis, in points from its leading edge.
struct Track: Sendable {
    let length: Double
    /// Across the axis.
    let breadth: Double
    /// What lies before it cannot be seen.
    let visibleStart: Double
    /// What lies after it cannot be seen.
    let visibleEnd: Double
    /// How far a card may be drawn beyond its slot on either side, as a share of its length.
    let growth: Double
    /// Which cards may be drawn far from their slots; nil where none is.
    let reach: Reach?

    /// Cards that may be seen wherever their slots are.
    struct Reach {
        /// Up to so many from the focus on either side.
        let strides: Double
        /// Whether these are all, each item of a ring once.
        let isAll: Bool
    }

    /// The items of a row that may be seen, all `length` long, item 0 at `start` and each `stride` (> 0) behind the
    /// one before; the one at `position` is in focus. The items of a ring of `ringCount` come round again.
    func candidates(
        start: Double, stride: Double, length: Double, position: Double, ringCount: Int? = nil
    ) -> ClosedRange<Int> {
        let visible = candidates(start: start, stride: stride, length: length)
        guard let reach else { return visible }
        let far = -1_000_000_000_000...1_000_000_000_000
        func first(_ x: Double) -> Int { Int((x - limitTolerance).rounded(.up), in: far) }
        func last(_ x: Double) -> Int { Int((x + limitTolerance).rounded(.down), in: far) }
        var near = first(position - reach.strides)...last(position + reach.strides)
        guard reach.isAll else {
            return min(near.lowerBound, visible.lowerBound)...max(near.upperBound, visible.upperBound)
        }
        if let ringCount, near.count > ringCount {
            // Of two copies that are as far away, the later one.
            let end = last(position + Double(ringCount) / 2)
            near = (end - ringCount + 1)...end
        }
        return near
    }

    private func candidates(start: Double, stride: Double, length: Double) -> ClosedRange<Int> {
        let far = -1_000_000_000_000...1_000_000_000_000
        let margin = length * growth
        let first = Int((visibleStart - start - length - margin) / stride - 1, in: far)
        let last = Int((visibleEnd - start + margin) / stride + 1, in: far)
        // More than that are too narrow to be seen.
        return first...min(max(first, last), first + 100_000)
    }
}

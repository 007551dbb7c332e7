import CarouselScene

/// What one of the carousels does at each event, and how it stands in between.
///
/// A system thinks along its `Track` alone. A state says what happens from some moment on, until the next event, as a
/// closed form of the seconds `elapsed` since that moment. Whoever runs the events knows the moments; a system does
/// not.
protocol CarouselSystem: Sendable {
    associatedtype State: Equatable & Sendable

    /// At time 0.
    var initialState: State { get }
    /// Whether a finger counts only from its drag's `minimumDistance` on, as for a SwiftUI `DragGesture`.
    var recognizesDrags: Bool { get }
    /// The timer that turns its pages, if it has one.
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
    /// How this kind moves on a track.
    func system(for scene: Scene, on track: Track) -> any CarouselSystem {
        switch self {
        case .snap(let snap): SnapSystem(snap, scene, on: track)
        case .banner(let banner): ScrollView(banner, scene, on: track)
        case .peek(let peek): ScrollView(peek, scene, on: track)
        case .cards(let cards): CardsSystem(cards, scene, on: track)
        case .pager(let pager): ScrollView(pager, scene, on: track)
        }
    }
}

/// How a carousel stands at some moment.
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

/// Where one card is along its track, or two that fade into one another.
struct Slot {
    /// In points from the container's leading edge.
    var start: Double
    /// In points.
    var length: Double
    /// How many strides it is from where it would stand in focus; negative before it.
    var phase = 0.0
    /// How much less than the container's breadth it has, in points; it stands in the middle.
    var shrink = 0.0
    var opacity = 1.0
    /// The lower first.
    var layers: [Place.Layer]
}

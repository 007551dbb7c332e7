/// When what happens, and how often a frame is taken.
public struct Timeline: Hashable, Sendable {
    public var fps: FrameRate
    /// In seconds; nil: until all steps are done and all is at rest, which an autoplay never is.
    public var duration: Double?
    /// The index shown at time 0; of stacked cards the one in front.
    public var start: Int
    public var steps: [Step]

    public init(fps: FrameRate = FrameRate(60), duration: Double? = nil, start: Int = 0, steps: [Step] = []) {
        self.fps = fps
        self.duration = duration
        self.start = start
        self.steps = steps
    }
}

/// Frames per second, kept as the fraction it was written as: frame k is at k · denominator / numerator seconds.
public struct FrameRate: Hashable, Sendable {
    public var numerator: Double
    public var denominator: Double

    /// Above 0 and at most 1000 frames a second.
    public init(_ numerator: Double, per denominator: Double = 1) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// In frames per second.
    public var value: Double { numerator / denominator }

    /// The moment of frame `k`, in seconds.
    public func time(ofFrame k: Int) -> Double { Double(k) * denominator / numerator }
}

/// One step of the timeline; each begins when the one before has ended.
public enum Step: Hashable, Sendable {
    case wait(Double)
    /// Until the motion that runs is at rest.
    case settle
    /// A programmatic change to an item; takes no time.
    case select(Int)
    case drag(Drag)
}

/// A finger that comes down, moves and lifts.
public struct Drag: Hashable, Sendable {
    public var movement: Movement
    /// How long the finger rests at the end, in seconds.
    public var hold: Double
    /// At the lift, in points per second, negative to the left; nil: the movement's slope at its end, 0 after a hold.
    public var velocity: Double?
    /// What a SwiftUI gesture needs before it is recognised, in points.
    public var minimumDistance: Double

    public init(
        _ movement: Movement, hold: Double = 0, velocity: Double? = nil, minimumDistance: Double = 10
    ) {
        self.movement = movement
        self.hold = hold
        self.velocity = velocity
        self.minimumDistance = minimumDistance
    }

    public enum Movement: Hashable, Sendable {
        /// By so many points (negative to the left) in so many seconds (> 0).
        case by(Double, over: Double, curve: Carousel.TimingCurve = .linear)
        /// Through recorded points, straight in between; the first at time 0, times rising strictly.
        case path([Sample])
    }

    /// Where a recorded finger was: seconds since it came down, points from where it came down.
    public struct Sample: Hashable, Sendable {
        public var time: Double
        public var translation: Double

        public init(_ time: Double, _ translation: Double) {
            self.time = time
            self.translation = translation
        }
    }
}

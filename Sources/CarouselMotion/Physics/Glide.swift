import CarouselScene
import CarouselPlatform

/// The way of a value to its target, as a closed form of the time since it began.
struct Glide: Equatable, Sendable {
    let from: Double
    let to: Double
    /// In seconds; from then on the value is exactly `to`.
    let length: Double
    private let law: Law

    private enum Law: Equatable, Sendable {
        case curve(Carousel.TimingCurve)
        /// The rest of the way.
        case spring(Damped)
        case decay(rate: Double)
    }

    /// When a motion counts as ended: closer than 0.1 pt and slower than 10 pt/s.
    private static let nearness = 0.1
    private static let slowness = 10.0
    /// Less than this many points are no way at all.
    private static let nothing = 1e-9
    /// In seconds: an undamped spring would never end.
    private static let longest = 3600.0

    private init?(from: Double, to: Double, length: Double, law: Law) {
        guard from.isFinite, to.isFinite, length > 1e-9 else { return nil }
        self.from = from
        self.to = to
        self.length = length
        self.law = law
    }

    /// An animation as SwiftUI runs it; nil where it is no motion.
    ///
    /// A spring takes over `velocity` (units per second), a curve starts afresh. `unit` is how many points one unit
    /// of the value counts when it comes to whether a spring is at rest.
    init?(from: Double, to: Double, by animation: Carousel.Animation, velocity: Double = 0, unit: Double = 1)
    {
        switch animation {
        case .curve(let curve, let duration):
            guard abs(to - from) > Self.nothing, duration.isFinite else { return nil }
            self.init(from: from, to: to, length: duration, law: .curve(curve))
        case .spring(let spring):
            self.init(from: from, to: to, by: spring, velocity: velocity, unit: unit)
        }
    }

    /// A spring that starts at `velocity`; nil where it is at rest from the start.
    init?(from: Double, to: Double, by spring: Carousel.Spring, velocity: Double, unit: Double = 1) {
        guard let rest = Damped(spring, distance: to - from, velocity: velocity) else { return nil }
        let length = max(
            rest.settlingTime(within: Self.nearness / unit),
            rest.derivative.settlingTime(within: Self.slowness / unit))
        self.init(from: from, to: to, length: min(length, Self.longest), law: .spring(rest))
    }

    /// A decay towards the target by `rate` per millisecond; nil where it is close enough from the start.
    init?(from: Double, to: Double, decayingBy rate: Double) {
        let length = Deceleration.time(from: to - from, to: Self.nearness, rate: rate)
        self.init(from: from, to: to, length: length, law: .decay(rate: rate))
    }

    func value(at t: Double) -> Double {
        if t >= length { return to }
        switch law {
        case .curve(let curve): return from + (to - from) * curve.value(at: t / length)
        case .spring(let rest): return to - rest.value(at: t)
        case .decay(let rate): return to - (to - from) * Deceleration.remainder(after: t, rate: rate)
        }
    }

    /// In units per second.
    func velocity(at t: Double) -> Double {
        if t >= length { return 0 }
        switch law {
        case .curve(let curve): return (to - from) * curve.slope(at: t / length) / length
        case .spring(let rest): return -rest.derivative.value(at: t)
        case .decay(let rate):
            return -1000 * log(rate) * (to - from) * Deceleration.remainder(after: t, rate: rate)
        }
    }
}

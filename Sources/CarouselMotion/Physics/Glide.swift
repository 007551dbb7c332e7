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
        /// A decay towards a point beyond `to`, which it passes at a time, and the rest of the way from then on.
        case bounce(Double, rate: Double, at: Double, Damped)
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

    /// A scroll that rolls on by itself, at `velocity` (pt/s), keeping `rate` of it per millisecond; from the end of
    /// its bounds it bounces back. nil where it does not move.
    ///
    /// The bounce is critically damped, by the rate at which a rubber band returns.
    init?(from: Double, rollingAt velocity: Double, rate: Double, within bounds: ClosedRange<Double>) {
        let proposed = from + Deceleration.distance(velocity: velocity, rate: rate)
        let end = proposed.clamped(to: bounds)
        guard proposed != end else {
            // Both its way and its speed shrink by the same law.
            let near = min(Self.nearness, Self.slowness / (-1000 * log(rate)))
            let length = Deceleration.time(from: proposed - from, to: near, rate: rate)
            self.init(from: from, to: proposed, length: length, law: .decay(rate: rate))
            return
        }
        let start = Deceleration.time(from: proposed - from, to: proposed - end, rate: rate)
        let speed = -1000 * log(rate) * (proposed - end)
        let returning = Carousel.Spring(
            response: 2 * .pi / (-1000 * log(RubberBand.returnRate)), dampingFraction: 1)
        guard let rest = Damped(returning, distance: 0, velocity: speed) else { return nil }
        let length = max(
            rest.settlingTime(within: Self.nearness), rest.derivative.settlingTime(within: Self.slowness))
        self.init(
            from: from, to: end, length: start + length,
            law: .bounce(proposed, rate: rate, at: start, rest))
    }

    func value(at t: Double) -> Double {
        if t >= length { return to }
        switch law {
        case .curve(let curve): return from + (to - from) * curve.value(at: t / length)
        case .spring(let rest): return to - rest.value(at: t)
        case .decay(let rate): return to - (to - from) * Deceleration.remainder(after: t, rate: rate)
        case .bounce(let proposed, let rate, let start, let rest):
            return t < start
                ? proposed - (proposed - from) * Deceleration.remainder(after: t, rate: rate)
                : to - rest.value(at: t - start)
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
        case .bounce(let proposed, let rate, let start, let rest):
            return t < start
                ? -1000 * log(rate) * (proposed - from) * Deceleration.remainder(after: t, rate: rate)
                : -rest.derivative.value(at: t - start)
        }
    }
}

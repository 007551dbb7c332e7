import CarouselPlatform

/// How far a scroll view that is pulled beyond its bounds gives way.
struct RubberBand: Equatable, Sendable {
    /// Of the view, in points, > 0.
    let length: Double
    let bounds: ClosedRange<Double>

    private static let stiffness = 0.55
    /// `UIScrollView.DecelerationRate.fast`, by which it shrinks after the lift.
    static let returnRate = 0.99

    /// What is shown of an offset that the finger asks for.
    func shown(_ asked: Double) -> Double {
        let within = min(max(asked, bounds.lowerBound), bounds.upperBound)
        return within + shown(ofOvershoot: asked - within)
    }

    /// What a finger would have asked for to get this shown.
    func asked(_ shown: Double) -> Double {
        let within = min(max(shown, bounds.lowerBound), bounds.upperBound)
        return within + overshoot(shownAs: shown - within)
    }

    /// What is shown of a finger's way beyond the bounds, either way; always less than the view's length.
    func shown(ofOvershoot e: Double) -> Double {
        length * (1 - 1 / (1 + Self.stiffness * abs(e) / length)) * (e < 0 ? -1 : 1)
    }

    /// The finger's way beyond the bounds that shows as `b`.
    func overshoot(shownAs b: Double) -> Double {
        // A bounce or a wild spring can be further out than a finger could bring it.
        let share = min(abs(b) / length, 0.99)
        return length / Self.stiffness * (1 / (1 - share) - 1) * (b < 0 ? -1 : 1)
    }
}

/// A scroll that loses the same share of its speed in each millisecond.
enum Deceleration {
    /// How far a scroll of `velocity` (pt/s) gets on its own, at `rate` per millisecond (0 … 1).
    static func distance(velocity: Double, rate: Double) -> Double {
        velocity / 1000 * rate / (1 - rate)
    }

    /// The share of the way that is left after `t` seconds.
    static func remainder(after t: Double, rate: Double) -> Double { pow(rate, 1000 * t) }

    /// The seconds until `distance` has shrunk to `limit`.
    static func time(from distance: Double, to limit: Double, rate: Double) -> Double {
        log(abs(distance / limit)) / (-1000 * log(rate))
    }
}

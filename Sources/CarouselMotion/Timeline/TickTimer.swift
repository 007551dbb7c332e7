import CarouselScene

/// A timer that turns pages: ticks one interval apart, each reckoned from the timer's start.
struct TickTimer: Sendable {
    let interval: Double
    private let resumeDelay: Double
    private var start = 0.0
    private var count = 1.0

    /// Starts at time 0; nil for an interval that is none.
    init?(_ autoplay: Banner.Autoplay) {
        guard autoplay.interval > 0, autoplay.interval.isFinite else { return nil }
        interval = autoplay.interval
        resumeDelay = autoplay.resumeDelay > 0 ? autoplay.resumeDelay : 0
    }

    /// The moment of the next tick.
    var next: Double { start + count * interval }

    /// The moment of the tick before that; the timer's start where there was none.
    var previous: Double { start + (count - 1) * interval }

    /// How much of the time from tick to tick has passed, from 0 to 1; 0 until the timer starts.
    func elapsedShare(at time: Double) -> Double {
        let elapsed = time - start
        guard elapsed > 0 else { return 0 }
        let ticks = ((elapsed + sameInstant) / interval).rounded(.down)
        return min(1, max(0, elapsed / interval - ticks))
    }

    mutating func advance() { count += 1 }

    /// A finger moved for the last time: the timer starts anew `resumeDelay` later.
    mutating func restart(afterMoveAt time: Double) {
        start = time + resumeDelay
        count = 1
    }

    /// Leaves out the ticks before `time`.
    mutating func skip(to time: Double) {
        count = max(count, ((time - start) / interval).rounded(.up))
    }
}

import CarouselScene

/// Runs the events of a timeline in order: steps, ticks, ends of motions.
///
/// At one instant a motion's end comes first, then steps, then ticks.
struct Simulator<System: CarouselSystem> {
    private let system: System
    private var timer: TickTimer?
    /// From which moment on the timer is what, in rising order.
    private var timers: [(from: Double, timer: TickTimer?)]
    private var segments: [Segment<System.State>]
    /// When each step begins and ends, in seconds.
    private var stepTimes: [Double] = []
    private var tickCount = 0

    /// So many ticks are more than a film could show; a timer that goes on like that is switched off.
    private static var tickLimit: Int { 100_000 }

    static func run(_ timeline: Timeline, of system: System) -> Recording<System> {
        var simulator = Simulator(system: system)
        return simulator.run(timeline)
    }

    private init(system: System) {
        self.system = system
        timer = system.autoplay.flatMap { TickTimer($0) }
        timers = [(0, timer)]
        segments = [Segment(start: 0, state: system.initialState)]
    }

    private mutating func run(_ timeline: Timeline) -> Recording<System> {
        let given = timeline.duration.map { $0 > 0 ? $0 : 0 }
        var now = 0.0
        for step in timeline.steps {
            stepTimes.append(now)
            defer { stepTimes.append(now) }
            switch step {
            case .wait(let seconds):
                now += seconds > 0 ? seconds : 0
                advance(to: now)
            case .settle:
                now = settle(from: now, giveUpAfter: given)
            case .select(let item):
                if let state = system.selected(item, in: current.state, after: now - current.start) {
                    become(state, at: now)
                }
            case .drag(let drag):
                now = perform(Finger(drag), from: now)
            }
        }
        let duration = given ?? settle(from: now, giveUpAfter: nil)
        let cycle = runOut()
        return Recording(
            system: system, segments: segments, stepTimes: stepTimes, cycle: cycle, duration: duration,
            timers: timers)
    }

    // MARK: Steps

    /// The moment at which the motion that runs has ended, or the one that a tick put in its place.
    private mutating func settle(from now: Double, giveUpAfter end: Double?) -> Double {
        var now = now
        while let rest = motionEnd, now <= end ?? .infinity {
            now = max(now, rest)
            advance(to: now)
        }
        return now
    }

    /// The moment of the lift.
    private mutating func perform(_ finger: Finger, from down: Double) -> Double {
        let lift = down + finger.lift
        guard let contact = system.recognizesDrags ? finger.recognition : 0 else {
            advance(to: lift)
            return lift
        }
        advance(to: down + contact)
        let elapsed = down + contact - current.start
        guard let held = system.touched(current.state, after: elapsed, by: finger, since: contact) else {
            advance(to: lift)
            return lift
        }
        become(held, at: down + contact)
        // A drag too short to be one for SwiftUI leaves the timer alone.
        if let recognition = finger.recognition, let lastMove = finger.lastMove {
            timer?.restart(afterMoveAt: down + lastMove)
            timers.append((down + recognition, timer))
        }
        timer?.skip(to: lift - sameInstant)
        become(system.lifted(current.state, after: lift - current.start), at: lift)
        return lift
    }

    // MARK: Time

    private var current: Segment<System.State> { segments[segments.count - 1] }

    private var motionEnd: Double? { system.length(of: current.state).map { current.start + $0 } }

    private mutating func become(_ state: System.State, at time: Double) {
        if time <= current.start {
            segments[segments.count - 1].state = state
        } else {
            segments.append(Segment(start: time, state: state))
        }
    }

    /// All that happens before the steps of `time`.
    private mutating func advance(to time: Double) {
        while true {
            let tick = timer?.next ?? .infinity
            if let end = motionEnd, end <= time + sameInstant, end <= tick + sameInstant {
                become(system.ended(current.state), at: end)
            } else if tick < time - sameInstant {
                fireTimer()
            } else {
                break
            }
        }
    }

    private mutating func fireTimer() {
        guard let time = timer?.next, tickCount < Self.tickLimit else {
            timer = nil
            return
        }
        tickCount += 1
        // Exactly one interval from tick to tick, so that what repeats itself is found to.
        let elapsed = current.start == timer?.previous ? timer?.interval : nil
        if let state = system.ticked(current.state, after: elapsed ?? max(0, time - current.start)) {
            become(state, at: time)
            timer?.advance()
        } else {
            timer = nil
            timers.append((time, nil))
        }
    }

    /// What comes after the last step: the motion that runs, and ticks until they repeat themselves.
    ///
    /// What follows a tick depends on the state it leaves alone. The state that later ones are compared with is
    /// renewed after 1, 2, 4, 8, … ticks: a cycle is found however late it begins. (Brent's algorithm.)
    private mutating func runOut() -> (start: Double, length: Double)? {
        var known: (time: Double, state: System.State)?
        var (lap, count) = (1, 0)
        while let tick = timer?.next {
            advance(to: tick)
            fireTimer()
            if timer == nil { break }
            if let known, known.state == current.state { return (known.time, tick - known.time) }
            count += 1
            if known == nil || count == lap {
                known = (tick, current.state)
                (lap, count) = (2 * lap, 0)
            }
        }
        _ = settle(from: 0, giveUpAfter: nil)
        return nil
    }
}

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

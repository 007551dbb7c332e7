import CarouselScene

/// Runs the events of a timeline in order: steps, ticks, ends of motions, on one clock for all carousels.
///
/// At one instant a motion's end comes first, then steps, then ticks.
struct Simulation {
    private var simulators: [any AnySimulator]
    private let names: [String]
    /// When each step begins and ends, in seconds.
    private var stepTimes: [Double] = []

    /// - Parameters:
    ///   - systems: Each with the name that steps call it by.
    ///   - along: What a finger on one of them does along its axis.
    static func run(
        _ timeline: Timeline, of systems: [(name: String, system: any CarouselSystem)],
        along: (Drag, Int) -> Drag
    ) -> [any AnyRecording] {
        var simulation = Simulation(
            simulators: systems.map(\.system.simulator), names: systems.map(\.name))
        return simulation.run(timeline, along)
    }

    private mutating func run(_ timeline: Timeline, _ along: (Drag, Int) -> Drag) -> [any AnyRecording] {
        let given = timeline.duration.map { $0 > 0 ? $0 : 0 }
        var now = 0.0
        for step in timeline.steps {
            stepTimes.append(now)
            defer { stepTimes.append(now) }
            switch step {
            case .wait(let seconds):
                now += seconds > 0 ? seconds : 0
                advance(to: now)
            case .settle: now = settle(Array(simulators.indices), from: now, giveUpAfter: given)
            case .settleOne(let name):
                let index = index(of: name)
                now = settle([index], from: now, giveUpAfter: given)
                advance(to: now, except: index)
            case .select(let item, let name): simulators[index(of: name)].select(item, at: now)
            case .drag(let drag):
                let index = index(of: drag.on)
                now = simulators[index].perform(Finger(along(drag, index)), from: now)
                advance(to: now, except: index)
            }
        }
        let duration = given ?? settle(Array(simulators.indices), from: now, giveUpAfter: nil)
        return simulators.indices.map { simulators[$0].recording(stepTimes: stepTimes, duration: duration) }
    }

    /// The carousel of a name, the first where there is none.
    private func index(of name: String?) -> Int { name.flatMap { names.firstIndex(of: $0) } ?? 0 }

    private mutating func advance(to time: Double, except carousel: Int? = nil) {
        for index in simulators.indices where index != carousel { simulators[index].advance(to: time) }
    }

    /// The moment at which the motions that run have ended, or the ones that a tick put in their place.
    private mutating func settle(_ chosen: [Int], from now: Double, giveUpAfter end: Double?) -> Double {
        var now = now
        while let rest = chosen.compactMap({ simulators[$0].motionEnd }).min(), now <= end ?? .infinity {
            now = max(now, rest)
            for index in chosen { simulators[index].advance(to: now) }
        }
        return now
    }
}

/// What carries one carousel, of whatever system, through the events of a timeline.
protocol AnySimulator {
    /// When the motion that runs ends; nil where nothing moves by itself.
    var motionEnd: Double? { get }
    /// All that happens before the steps of `time`.
    mutating func advance(to time: Double)
    mutating func select(_ item: Int, at now: Double)
    /// A finger that comes down at `down`.
    /// - Returns: The moment of the lift.
    mutating func perform(_ finger: Finger, from down: Double) -> Double
    /// All that has happened, and what comes after the last step.
    mutating func recording(stepTimes: [Double], duration: Double) -> any AnyRecording
}

extension CarouselSystem {
    fileprivate var simulator: any AnySimulator { Simulator(system: self) }
}

struct Simulator<System: CarouselSystem>: AnySimulator {
    private let system: System
    private var timer: TickTimer?
    /// From which moment on the timer is what, in rising order.
    private var timers: [(from: Double, timer: TickTimer?)]
    private var segments: [Segment<System.State>]
    private var tickCount = 0

    /// So many ticks are more than a film could show; a timer that goes on like that is switched off.
    private static var tickLimit: Int { 100_000 }

    init(system: System) {
        self.system = system
        timer = system.autoplay.flatMap { TickTimer($0) }
        timers = [(0, timer)]
        segments = [Segment(start: 0, state: system.initialState)]
    }

    mutating func recording(stepTimes: [Double], duration: Double) -> any AnyRecording {
        let cycle = runOut()
        return Recording(
            system: system, segments: segments, stepTimes: stepTimes, cycle: cycle, duration: duration,
            timers: timers)
    }

    // MARK: Steps

    mutating func select(_ item: Int, at now: Double) {
        if let state = system.selected(item, in: current.state, after: now - current.start) {
            become(state, at: now)
        }
    }

    mutating func perform(_ finger: Finger, from down: Double) -> Double {
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

    var motionEnd: Double? { system.length(of: current.state).map { current.start + $0 } }

    private mutating func become(_ state: System.State, at time: Double) {
        if time <= current.start {
            segments[segments.count - 1].state = state
        } else {
            segments.append(Segment(start: time, state: state))
        }
    }

    mutating func advance(to time: Double) {
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
        while let rest = motionEnd { advance(to: max(0, rest)) }
        return nil
    }
}

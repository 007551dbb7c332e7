/// What the carousel does from a moment on, until the next segment starts.
struct Segment<State: Sendable>: Sendable {
    /// In seconds.
    var start: Double
    var state: State
}

/// A recording of whatever system.
protocol AnyRecording: Sendable {
    /// In seconds.
    var duration: Double { get }
    /// In seconds, in rising order.
    var keyTimes: [Double] { get }
    /// When each step of the timeline begins and ends, in seconds.
    var stepTimes: [Double] { get }
    func standing(at time: Double) -> Standing
    func elapsedShare(at time: Double) -> Double
}

/// The whole of a timeline after its events have been run: any moment can be looked up on its own.
struct Recording<System: CarouselSystem>: AnyRecording {
    let system: System
    /// By their starts, the first at 0, no two at one time.
    let segments: [Segment<System.State>]
    /// When each step of the timeline begins and ends, in seconds.
    let stepTimes: [Double]
    /// From `start` on all repeats itself every `length` seconds; nil where it comes to rest.
    let cycle: (start: Double, length: Double)?
    /// Until all steps are done and all is at rest, or as the scene gives it.
    let duration: Double
    /// From which moment on its timer is what, in rising order, the first at 0; nil where none runs.
    let timers: [(from: Double, timer: TickTimer?)]

    /// How much of the time from tick to tick of its timer has passed at `time`, from 0 to 1: 1 where none runs, 0 while
    /// one waits for a finger.
    func elapsedShare(at time: Double) -> Double {
        let next = timers.partition { $0.from > time + sameInstant }
        return timers[max(0, next - 1)].timer?.elapsedShare(at: time) ?? 1
    }

    /// How it stands at `time` (≥ 0), also after the end.
    func standing(at time: Double) -> Standing {
        var t = time > 0 ? min(time, .greatestFiniteMagnitude) : 0
        if let cycle, t > cycle.start {
            var local = (t - cycle.start).truncatingRemainder(dividingBy: cycle.length)
            if local > cycle.length - sameInstant { local -= cycle.length }
            t = cycle.start + local
        }
        let next = segments.partition { $0.start > t + sameInstant }
        let segment = segments[max(0, next - 1)]
        return system.standing(in: segment.state, after: max(0, t - segment.start))
    }

    /// The moments that say most about the film, in seconds, in rising order: its start, both ends of each step, a
    /// quarter, half and three quarters of each motion (of what is seen of it, where it is broken off), and its end.
    var keyTimes: [Double] {
        var times = [0, duration] + stepTimes
        for (start, end) in motions {
            times += [0.25, 0.5, 0.75].map { start + (end - start) * $0 }
        }
        return Set(times.filter { $0 <= duration }).sorted()
    }

    /// No film is long enough to show more motions than these; a cycle of very short ones would have no end.
    private static var motionLimit: Int { 100_000 }

    /// When something moves by itself until the film's end, in seconds.
    private var motions: [(start: Double, end: Double)] {
        let ends = segments.dropFirst().map(\.start) + [cycle.map { $0.start + $0.length } ?? .infinity]
        let recorded = zip(segments, ends).compactMap { segment, next -> (start: Double, end: Double)? in
            guard let length = system.length(of: segment.state) else { return nil }
            return (segment.start, min(segment.start + length, next, duration))
        }
        let once = recorded.filter { $0.start < $0.end }
        guard let cycle else { return once }
        let repeated = once.filter { $0.start >= cycle.start - sameInstant }
        var all = once
        var shift = cycle.length
        while !repeated.isEmpty, cycle.start + shift < duration, all.count < Self.motionLimit {
            all += repeated.lazy.map { ($0.start + shift, min($0.end + shift, duration)) }
                .filter { $0.0 < $0.1 }
            shift += cycle.length
        }
        return all
    }
}

/// Moments closer together than this (seconds) are one: an event at T has happened for every t ≥ T − 10⁻⁹.
let sameInstant = 1e-9

extension Array {
    /// The first index whose element is beyond a point that all earlier ones are before: `count` where none is.
    ///
    /// The elements must be sorted so that `isBeyond` is false up to somewhere and true from there on.
    func partition(_ isBeyond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

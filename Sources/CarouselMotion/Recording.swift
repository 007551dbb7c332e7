/// What the carousel does from a moment on, until the next segment starts.
struct Segment<State: Sendable>: Sendable {
    /// In seconds.
    var start: Double
    var state: State
}

/// The whole of a timeline after its events have been run: any moment can be looked up on its own.
struct Recording<System: CarouselSystem>: Sendable {
    let system: System
    /// By their starts, the first at 0, no two at one time.
    let segments: [Segment<System.State>]
    /// From `start` on all repeats itself every `length` seconds; nil where it comes to rest.
    let cycle: (start: Double, length: Double)?
    /// Until all steps are done and all is at rest, or as the scene gives it.
    let duration: Double

    /// How it stands at `time` (≥ 0), also after the end.
    func moment(at time: Double) -> Moment {
        var t = time > 0 ? min(time, .greatestFiniteMagnitude) : 0
        if let cycle, t > cycle.start {
            var local = (t - cycle.start).truncatingRemainder(dividingBy: cycle.length)
            if local > cycle.length - sameInstant { local -= cycle.length }
            t = cycle.start + local
        }
        let next = segments.partition { $0.start > t + sameInstant }
        let segment = segments[max(0, next - 1)]
        return system.moment(of: segment.state, after: max(0, t - segment.start))
    }
}

/// Moments closer together than this (seconds) are one: an event at T has happened for every t ≥ T − 10⁻⁹.
let sameInstant = 1e-9

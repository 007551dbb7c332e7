import CarouselLayout
import Synchronization

/// Threads that draw frames and bring them to a sink, each with its own renderer, taking the next ones from a common
/// counter.
final class SequenceWriter: Sendable {
    private struct State {
        var next = 0
        var done = 0
        var times = StageTimes()
        /// Of the lowest frame that failed; the ones before it were handed out before and are written.
        var failure: (frame: Int, error: any Error)?

        func wants(_ frame: Int) -> Bool { failure.map { frame < $0.frame } ?? true }

        mutating func fail(_ frame: Int, _ error: any Error) {
            if wants(frame) { failure = (frame, error) }
        }
    }

    private let film: Film
    private let moments: [Moment]
    private let sink: any FrameSink
    private let options: SequenceOptions
    private let progress: @Sendable (SequenceProgress) throws -> Void
    private let threads: Int
    private let state = Mutex(State())
    private let turns = Turnstile()

    /// How many frames alike a thread takes at a time, at most: only who has drawn one need not draw the others.
    private static let longestRun = 6

    init(
        film: Film, moments: [Moment], sink: any FrameSink, options: SequenceOptions,
        progress: @escaping @Sendable (SequenceProgress) throws -> Void
    ) {
        self.film = film
        self.moments = moments
        self.sink = sink
        self.options = options
        self.progress = progress
        threads = max(1, min(options.jobs, moments.count))
    }

    /// Writes all frames.
    /// - Throws: The fault of the lowest frame that has one.
    func run() throws {
        Crew.work(threads) { self.work() }
        try state.withLock { state in
            if let failure = state.failure { throw failure.error }
        }
    }

    /// Lets the caller look up while a sink has to wait.
    func waiting() throws {
        try state.withLock { state in
            try progress(SequenceProgress(done: state.done, total: moments.count, times: state.times))
        }
    }

    private func work() {
        let renderer = film.renderer(compression: options.compression, svgStyle: options.svgStyle)
        while let start = claim() {
            var run = start..<start + 1
            do {
                let arrangement = renderer.arrangement(at: moments[start].time)
                let bytes: [UInt8]
                if options.format.looksBack {
                    let previous = start > 0 ? renderer.arrangement(at: moments[start - 1].time) : nil
                    bytes = try renderer.file(options.format, of: arrangement, at: start, after: previous)
                } else {
                    while let next = more(run, like: arrangement, renderer) { run = next }
                    bytes = try renderer.file(options.format, of: arrangement, frames: run.count)
                }
                try hand(bytes, run, renderer.takeTimes())
            } catch {
                state.withLock { $0.fail(start, error) }
            }
            turns.pass(run)
        }
    }

    /// The next frame that nobody has taken; nil when there is none, or nothing is wanted any more.
    private func claim() -> Int? {
        state.withLock { state in
            guard state.failure == nil, state.next < moments.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    /// The run with the frame behind it, if that looks the same and nobody has taken it.
    private func more(
        _ run: Range<Int>, like arrangement: Arrangement, _ renderer: FilmRenderer
    ) -> Range<Int>? {
        let end = run.upperBound
        guard run.count < Self.longestRun, end < moments.count,
            renderer.arrangement(at: moments[end].time) == arrangement
        else { return nil }
        return state.withLock { state in
            guard state.failure == nil, state.next == end else { return nil }
            state.next += 1
            return run.lowerBound..<state.next
        }
    }

    private func hand(_ bytes: [UInt8], _ run: Range<Int>, _ spent: StageTimes) throws {
        if sink.wantsOrder { turns.wait(for: run.lowerBound) }
        state.withLock { $0.times += spent }
        for k in run where state.withLock({ $0.wants(k) }) {
            var times = StageTimes()
            try times.measure(.write) { try sink.take(bytes, as: k, waiting: waiting) }
            state.withLock { state in
                state.done += 1
                state.times += times
                do {
                    try progress(
                        SequenceProgress(done: state.done, total: moments.count, times: state.times))
                } catch {
                    // At once, before another thread takes a frame; before frame 0, so that none is wanted any more.
                    state.fail(-1, error)
                }
            }
        }
    }
}

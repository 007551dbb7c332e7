import CarouselFiles
import CarouselPlatform
import Synchronization

/// Threads that draw and write frames, each with its own renderer, taking the next one from a common counter.
final class SequenceWriter: Sendable {
    private struct State {
        var next = 0
        var done = 0
        var digests: [String]
        var times = StageTimes()
        /// Of the lowest frame that failed; the ones before it were handed out before and are written.
        var failure: (entry: Int, error: any Error)?

        func wants(_ entry: Int) -> Bool { failure.map { entry < $0.entry } ?? true }

        mutating func fail(_ entry: Int, _ error: any Error) {
            if wants(entry) { failure = (entry, error) }
        }
    }

    private let film: Film
    private let plan: SequencePlan
    private let options: SequenceOptions
    private let progress: @Sendable (SequenceProgress) throws -> Void
    private let threads: Int
    private let state: Mutex<State>

    /// How many frames alike a thread takes at a time, at most.
    private static let longestRun = 6

    init(
        film: Film, plan: SequencePlan, options: SequenceOptions,
        progress: @escaping @Sendable (SequenceProgress) throws -> Void
    ) {
        self.film = film
        self.plan = plan
        self.options = options
        self.progress = progress
        threads = max(1, min(options.jobs, plan.entries.count))
        state = Mutex(State(digests: Array(repeating: "", count: plan.entries.count)))
    }

    /// Writes all frames.
    /// - Returns: The SHA-256 of each.
    /// - Throws: The fault of the lowest frame that has one.
    func run() throws -> [String] {
        Crew.work(threads) { self.work() }
        return try state.withLock { state in
            if let failure = state.failure { throw failure.error }
            return state.digests
        }
    }

    private func work() {
        var current = 0
        do {
            let renderer = film.makeRenderer(compression: options.compression)
            var last: (bytes: [UInt8], digest: String) = ([], "")
            while let run = takeRun(renderer) {
                for k in run where state.withLock({ $0.wants(k) }) {
                    current = k
                    try write(k, with: renderer, after: &last)
                }
            }
        } catch {
            state.withLock { $0.fail(current, error) }
        }
    }

    /// The next frame, and those after it that show the same: only who has drawn it need not draw them.
    private func takeRun(_ renderer: FrameRenderer) -> Range<Int>? {
        state.withLock { state in
            let start = state.next
            guard state.failure == nil, start < plan.entries.count else { return nil }
            state.next += 1
            if threads == 1 { return start..<state.next }
            // What cannot be laid out fails when its turn comes.
            let list = { [plan] (k: Int) in try? renderer.displayList(at: plan.entries[k].moment.time) }
            let first = list(start)
            let end = min(start + Self.longestRun, plan.entries.count)
            while state.next < end, list(state.next) == first { state.next += 1 }
            return start..<state.next
        }
    }

    /// - Parameter last: The bytes that this thread wrote before, and their digest: often the same ones again.
    private func write(
        _ k: Int, with renderer: FrameRenderer, after last: inout (bytes: [UInt8], digest: String)
    ) throws {
        let entry = plan.entries[k]
        let bytes = try renderer.file(options.format, at: entry.moment.time)
        var times = renderer.takeTimes()
        try times.measure(.write) {
            try AtomicFile.write(bytes, to: FilePath.join(plan.folder, entry.file))
            if last.bytes != bytes { last = (bytes, SHA256.hex(of: bytes)) }
        }
        state.withLock { state in
            state.digests[k] = last.digest
            state.done += 1
            state.times += times
            do {
                try progress(
                    SequenceProgress(done: state.done, total: plan.entries.count, times: state.times))
            } catch {
                // At once, before another thread takes a frame; before frame 0, so that none is wanted any more.
                state.fail(-1, error)
            }
        }
    }
}

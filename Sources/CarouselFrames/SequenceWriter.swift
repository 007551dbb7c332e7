import Foundation
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

        mutating func fail(_ entry: Int, _ error: any Error) {
            if failure.map({ entry < $0.entry }) ?? true { failure = (entry, error) }
        }
    }

    private let film: Film
    private let plan: SequencePlan
    private let options: SequenceOptions
    private let progress: @Sendable (SequenceProgress) throws -> Void
    private let state: Mutex<State>

    init(
        film: Film, plan: SequencePlan, options: SequenceOptions,
        progress: @escaping @Sendable (SequenceProgress) throws -> Void
    ) {
        self.film = film
        self.plan = plan
        self.options = options
        self.progress = progress
        state = Mutex(State(digests: Array(repeating: "", count: plan.entries.count)))
    }

    /// Writes all frames.
    /// - Returns: The SHA-256 of each.
    /// - Throws: The fault of the lowest frame that has one.
    func run() throws -> [String] {
        Crew.work(min(options.jobs, plan.entries.count)) { self.work() }
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
            while let k = takeNext() {
                current = k
                try write(k, with: renderer, after: &last)
            }
        } catch {
            state.withLock { $0.fail(current, error) }
        }
    }

    private func takeNext() -> Int? {
        state.withLock { state in
            guard state.failure == nil, state.next < plan.entries.count else { return nil }
            state.next += 1
            return state.next - 1
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
                // At once, before another thread takes a frame.
                state.fail(k, error)
            }
        }
    }
}

import Foundation
import Synchronization

extension Film {
    /// Writes frames to files: each is whole as soon as it has its name, and all are the same for any number of jobs.
    ///
    /// A folder of frames also gets a manifest, `frames.json` (a shard: `frames.I-of-N.json`), marked incomplete until
    /// the last frame is there. Files there that no manifest lists are an error unless `options.overwrite`; they are
    /// never removed. What an earlier run wrote is replaced, and by a whole film's run removed where it is too much.
    ///
    /// - Parameter progress: Called at the start and after each frame, one call at a time, from any thread. What it
    ///   throws ends the writing and is thrown on.
    /// - Returns: The files' paths, in the order of the frames.
    /// - Throws: `SequenceError`; what drawing a frame throws. The frames that were written by then stay.
    @discardableResult
    public func write(
        to destination: SequenceDestination, _ options: SequenceOptions = SequenceOptions(),
        progress: @escaping @Sendable (SequenceProgress) throws -> Void = { _ in }
    ) throws -> [String] {
        let plan = try SequencePlan(self, to: destination, options)
        try progress(SequenceProgress(done: 0, total: plan.entries.count))
        if case .file(let path) = destination {
            if !options.overwrite, !AtomicFile.isSpecial(path) {
                try OutputFolder(plan.folder, ignoringBroken: true).check(plan)
            }
            try AtomicFile.makeFolder(plan.folder)
            _ = try SequenceWriter(film: self, plan: plan, options: options, progress: progress).run()
            return [path]
        }

        let folder = try OutputFolder.open(for: plan, options)
        var manifest = Manifest(
            header: try Manifest.header(self, options), isComplete: false, frames: [], earlier: [])
        let kept = folder.kept(for: plan, by: manifest)

        try AtomicFile.makeFolder(plan.folder)
        try folder.removeStaleFiles(plan)
        manifest.list(plan, digests: [], kept: kept)
        try manifest.write(to: plan)

        let digests = try SequenceWriter(film: self, plan: plan, options: options, progress: progress).run()

        try folder.removeSurplus(plan)
        manifest.isComplete = true
        manifest.list(
            plan, digests: digests,
            kept: (
                kept.frames.filter { !plan.isSurplus($0.file) }, kept.earlier.filter { !plan.isSurplus($0) }
            ))
        try manifest.write(to: plan)
        return plan.entries.map { FilePath.join(plan.folder, $0.file) }
    }
}

extension Manifest {
    fileprivate mutating func list(
        _ plan: SequencePlan, digests: [String], kept: (frames: [Frame], earlier: [String])
    ) {
        let own = plan.entries.enumerated().map { k, entry in
            Frame(
                frame: entry.moment.frame, file: entry.file, time: entry.moment.time,
                sha256: k < digests.count ? digests[k] : nil)
        }
        frames = (own + kept.frames).sorted { ($0.time, $0.file) < ($1.time, $1.file) }
        earlier = kept.earlier
    }

    fileprivate func write(to plan: SequencePlan) throws(SequenceError) {
        try AtomicFile.write(Array(text.utf8), to: FilePath.join(plan.folder, plan.manifestName))
    }
}

/// Threads that draw and write frames, each with its own renderer, taking the next one from a common counter.
private final class SequenceWriter: Sendable {
    private struct State {
        var next = 0
        var done = 0
        var digests: [String]
        /// Of the lowest frame that failed; the ones before it were handed out before and are written.
        var failure: (entry: Int, error: any Error)?
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
        let group = DispatchGroup()
        for _ in 1..<max(1, min(options.jobs, plan.entries.count)) {
            group.enter()
            let thread = Thread {
                self.work()
                group.leave()
            }
            // As deep as a main thread's: card templates nest.
            thread.stackSize = 8 << 20
            thread.start()
        }
        work()
        group.wait()
        return try state.withLock { state in
            if let failure = state.failure { throw failure.error }
            return state.digests
        }
    }

    private func work() {
        var current = 0
        do {
            let renderer = try film.makeRenderer()
            while let k = takeNext() {
                current = k
                try write(plan.entries[k], number: k, with: renderer)
            }
        } catch {
            state.withLock { state in
                if state.failure.map({ current < $0.entry }) ?? true { state.failure = (current, error) }
            }
        }
    }

    private func takeNext() -> Int? {
        state.withLock { state in
            guard state.failure == nil, state.next < plan.entries.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    private func write(_ entry: SequencePlan.Entry, number k: Int, with renderer: FrameRenderer) throws {
        let bytes =
            switch options.format {
            case .png: try renderer.png(at: entry.moment.time)
            case .svg: try renderer.svg(at: entry.moment.time)
            }
        try AtomicFile.write(bytes, to: FilePath.join(plan.folder, entry.file))
        let digest = SHA256.hex(of: bytes)
        try state.withLock { state in
            state.digests[k] = digest
            state.done += 1
            try progress(SequenceProgress(done: state.done, total: plan.entries.count))
        }
    }
}

import CarouselFiles
import Synchronization

/// A folder of frames with its manifest, which is written first, marked incomplete, and again at the end.
final class FolderSink: FrameSink {
    private struct State {
        var digests: [String]
        /// The files written last: the next one is often one of them again.
        var recent: [(bytes: [UInt8], digest: String)] = []
    }

    private let plan: SequencePlan
    private let folder: OutputFolder
    private let header: [(key: String, value: JSON)]
    private let kept: (frames: [Manifest.Frame], earlier: [String])
    private let state: Mutex<State>
    var wantsOrder: Bool { false }

    /// More than threads alternate between.
    private static let recentFiles = 8

    /// - Throws: `SequenceError` and `FileError` where something is in the way.
    init(_ film: Film, _ plan: SequencePlan, _ options: SequenceOptions) throws {
        self.plan = plan
        header = try Manifest.header(film, options)
        let empty = Manifest(header: header, isComplete: false, frames: [], earlier: [])
        folder = try OutputFolder.open(for: plan, as: empty, options)
        kept = folder.kept(for: plan, by: empty)
        state = Mutex(State(digests: []))
    }

    func begin() throws {
        try AtomicFile.makeFolder(plan.folder)
        try folder.removeStaleFiles(plan)
        try writeManifest(isComplete: false, kept)
        state.withLock { $0.digests = Array(repeating: "", count: plan.entries.count) }
    }

    func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws {
        try AtomicFile.write(bytes, to: FilePath.join(plan.folder, plan.entries[frame].file))
        let known = state.withLock { state in state.recent.first { $0.bytes == bytes }?.digest }
        let digest = known ?? SHA256.hex(of: bytes)
        state.withLock { state in
            state.digests[frame] = digest
            guard known == nil else { return }
            if state.recent.count == Self.recentFiles { state.recent.removeFirst() }
            state.recent.append((bytes, digest))
        }
    }

    func end(waiting: () throws -> Void) throws {
        try folder.removeSurplus(plan)
        let frames = kept.frames.filter { !plan.isSurplus($0.file) }
        try writeManifest(isComplete: true, (frames, kept.earlier.filter { !plan.isSurplus($0) }))
    }

    private func writeManifest(
        isComplete: Bool, _ kept: (frames: [Manifest.Frame], earlier: [String])
    ) throws {
        let digests = state.withLock(\.digests)
        let own = plan.entries.enumerated().map { k, entry in
            Manifest.Frame(
                frame: entry.moment.frame, file: entry.file, time: entry.moment.time,
                sha256: k < digests.count ? digests[k] : nil)
        }
        let frames = (own + kept.frames).sorted { ($0.time, $0.file) < ($1.time, $1.file) }
        let manifest = Manifest(
            header: header, isComplete: isComplete, frames: frames, earlier: kept.earlier)
        try AtomicFile.write(
            Array(manifest.text.utf8), to: FilePath.join(plan.folder, plan.manifestName))
    }
}

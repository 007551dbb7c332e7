import CarouselFiles
import CarouselPlatform
import CarouselScene

/// A folder with the frames of one film: of one run, or of several shards that have written into it.
public struct FrameFolder: Sendable {
    public let path: String
    /// The manifests that list the frames: all shards', or one of the whole.
    private let manifests: [(name: String, manifest: FoundManifest)]
    /// Files that are ours by a manifest, but not among the frames.
    private let others: [String]

    /// Looks into a folder and checks that the manifests in it belong together.
    /// - Throws: `MergeError.noFrames`, `MergeError.differentFilms`, `SequenceError.brokenManifest`, `FileError`
    public init(_ path: String) throws {
        self.path = path
        guard AtomicFile.isFolder(path) else {
            throw MergeError.noFrames(folder: path, reason: "there is no such folder")
        }
        let folder = try OutputFolder(path, ignoringBroken: false)
        let shards = folder.manifests.filter { $0.manifest.shard != nil }
        manifests = shards.isEmpty ? folder.manifests : shards
        guard let first = manifests.first else {
            throw MergeError.noFrames(
                folder: path,
                reason: "no \(Manifest.name) in it lists frames; render into it first, as with --shard 1/4")
        }
        for other in manifests.dropFirst() {
            let differences = FoundManifest.differences(first.manifest, other.manifest)
            if !differences.isEmpty {
                throw MergeError.differentFilms(
                    folder: path, first.name, other.name, differences: differences)
            }
        }
        let frames = Set(manifests.flatMap { $0.manifest.frames.map(\.file) })
        others = folder.listed.subtracting(frames).filter(folder.files.contains).sorted()
    }

    /// All frames, in the order of their times.
    var frames: [Manifest.Frame] {
        manifests.flatMap(\.manifest.frames).sorted { ($0.time, $0.file) < ($1.time, $1.file) }
    }

    /// The scene's name, as the manifests have it.
    public var sceneName: String { description.scene }

    /// How many frames the manifests list.
    public var frameCount: Int { manifests.reduce(0) { $0 + $1.manifest.frames.count } }

    /// What all frames have in common.
    var description: FoundManifest { manifests[0].manifest }

    /// Checks that each frame is there, and is what was written.
    /// - Parameter progress: Called after each frame.
    /// - Throws: `MergeError.faults` with all of them.
    public func check(progress: (SequenceProgress) throws -> Void = { _ in }) throws {
        var faults = shardFaults
        let frames = frames
        for (k, frame) in frames.enumerated() {
            if let fault = fault(of: frame) { faults.append(fault) }
            try progress(SequenceProgress(done: k + 1, total: frames.count))
        }
        if !faults.isEmpty { throw MergeError.faults(folder: path, faults) }
    }

    /// Checks all frames, and lists them in one `frames.json` in the place of the shards' manifests: the one that a
    /// single run would have written.
    /// - Throws: What `check` throws; `FileError`
    public func merge(progress: (SequenceProgress) throws -> Void = { _ in }) throws {
        try check(progress: progress)
        guard description.shard != nil else { return }
        let text = Manifest.text(header: description.commonHeader, frames: frames, earlier: others)
        try AtomicFile.write(Array(text.utf8), to: FilePath.join(path, Manifest.name))
        for (name, _) in manifests { try AtomicFile.remove(FilePath.join(path, name)) }
    }

    /// Shards that are missing, did not end, or are not what they say.
    private var shardFaults: [FrameFault] {
        guard let part = description.shard else {
            return manifests.filter { !$0.manifest.complete }.map { .unfinished(manifest: $0.name) }
        }
        guard let all = part.selection.flatMap({ MomentList($0) })?.items else {
            return manifests.map { .otherFrames(manifest: $0.name) }
        }
        let found = Dictionary(
            manifests.compactMap { entry in entry.manifest.shard.map { ($0.index, entry) } },
            uniquingKeysWith: { first, _ in first })
        // Where there are more shards than frames, the last ones have none.
        return (1...max(1, min(part.count, all.count))).compactMap { index in
            guard let shard = Shard(index, of: part.count) else { return nil }
            let own = Array(all[shard.part(of: all.count)])
            guard let (name, manifest) = found[index] else {
                return own.isEmpty ? nil : .noShard(shard, frames: MomentList(own).text)
            }
            if !manifest.complete { return .unfinished(manifest: name) }
            let listed = manifest.frames.map { MomentList.Item(frame: $0.frame, time: $0.time) }
            return Set(listed) == Set(own) ? nil : .otherFrames(manifest: name)
        }
    }

    private func fault(of frame: Manifest.Frame) -> FrameFault? {
        // A frame without a digest was not written; its shard is told.
        guard let digest = frame.sha256 else { return nil }
        let file = FilePath.join(path, frame.file)
        guard let bytes = try? WholeFile.bytes(of: file) else { return .missing(file: file) }
        return SHA256.hex(of: bytes) == digest ? nil : .changed(file: file)
    }
}

import CarouselScene

/// Why the frames in a folder cannot be put together, or not be made a film of.
public enum MergeError: Error, Hashable, Sendable {
    /// A folder that is missing, or in which nothing lists frames, and which of the two.
    case noFrames(folder: String, reason: String)
    /// Two manifests that are not of one film, and in what they differ.
    case differentFilms(folder: String, String, String, differences: [String])
    /// Frames that are missing, or not what was written.
    case faults(folder: String, [FrameFault])
    /// Frames of a format that holds no pixels, or a film's format that is not made of pixels.
    case notPixels(format: String)
    /// A frame's file that cannot be read or is not of the size that its manifest says.
    case badFrame(file: String, reason: String)
}

/// What is wrong with frames that a folder should have.
public enum FrameFault: Hashable, Sendable {
    /// A shard without a manifest, and the frames that it would have, as `0-30`.
    case noShard(Shard, frames: String)
    /// A shard whose run did not end, by its manifest's name.
    case unfinished(manifest: String)
    /// A manifest that lists other frames than its shard has.
    case otherFrames(manifest: String)
    case missing(file: String)
    /// A file whose bytes are not those that were written.
    case changed(file: String)
}

extension MergeError: CustomStringConvertible {
    /// One line; of faults a line for each, as far as somebody will read them.
    public var description: String {
        switch self {
        case .noFrames(let folder, let reason): return "\(folder): \(reason)"
        case .differentFilms(let folder, let a, let b, let differences):
            return "\(folder) holds parts of different films: \(a) and \(b) differ in"
                + " \(differences.joined(separator: ", ")); render all shards from one scene into an empty folder"
        case .faults(let folder, let faults):
            let shown = faults.prefix(Self.mostFaults).map { "\n  \($0)" }.joined()
            let rest = faults.count - Self.mostFaults
            return "the frames in \(folder) are not all there and right:" + shown
                + (rest > 0 ? "\n  … and \(NumberText.grouped(rest)) more" : "")
        case .notPixels(let format):
            return "\(format) is not made of the pixels of frames: a film is made from a folder of png frames"
        case .badFrame(let file, let reason): return "\(file) cannot be used: \(reason); render it again"
        }
    }

    private static let mostFaults = 20
}

extension FrameFault: CustomStringConvertible {
    /// One line that names the remedy.
    public var description: String {
        switch self {
        case .noShard(let shard, let frames):
            let what = frames.isEmpty ? "" : " (frames \(frames))"
            return "shard \(shard.index) of \(shard.count) is missing\(what):"
                + " render with --shard \(shard.index)/\(shard.count)"
        case .unfinished(let manifest): return "\(manifest) is of a run that did not end: repeat it"
        case .otherFrames(let manifest):
            return "\(manifest) lists other frames than its shard has: repeat its run"
        case .missing(let file): return "\(file) is missing: render it again"
        case .changed(let file): return "\(file) is not the file that was written: render it again"
        }
    }
}

import CarouselScene

/// Why a sequence was not written, or not all of it.
public enum SequenceError: Error, Hashable, Sendable {
    /// A pattern of file names that cannot be used, and why.
    case pattern(String, reason: String)
    /// A frame that a film of so many frames does not have.
    case noSuchFrame(Int, count: Int)
    /// A time, in seconds, that is negative, infinite or beyond what can be named.
    case noSuchTime(Double)
    /// More frames than one run takes.
    case tooManyFrames(count: Int)
    /// Two times, in seconds, whose files would have one name.
    case sameName(Double, Double, file: String)
    /// Several frames for one file.
    case oneFrameOnly(count: Int, output: String)
    /// A film's format, whose frames cannot go to several files.
    case oneFileOnly(format: String)
    /// A film's format that only a file can hold.
    case noStream(format: String)
    /// A film of states that are not on the grid of frames.
    case noTimes
    /// A folder with files that no manifest lists.
    case foreignFiles(folder: String, first: String, count: Int)
    /// A folder with shards of another film, or of another number of them, and in what they differ.
    case otherShards(folder: String, manifest: String, differences: [String])
    /// A manifest that cannot be read, so that nobody knows whose files these are.
    case brokenManifest(String, reason: String)
}

extension SequenceError: CustomStringConvertible {
    /// One line that names the remedy.
    public var description: String {
        switch self {
        case .pattern(let pattern, let reason):
            "the pattern '\(pattern)' cannot be used: \(reason)"
        case .noSuchFrame(let frame, let count):
            count == 1
                ? "there is no frame \(frame): the film has only frame 0"
                : "there is no frame \(frame): the film has frames 0-\(count - 1)"
        case .noSuchTime(let time):
            "there is no time \(NumberText.readable(time)): times are seconds from 0 to \(Int(Moment.latest))"
        case .tooManyFrames(let count):
            "\(count) frames are too many for one run: take at most \(Moment.limit) of them"
        case .sameName(let a, let b, let file):
            "the times \(NumberText.readable(a)) and \(NumberText.readable(b)) would both be \(file):"
                + " names are whole milliseconds, so take times further apart"
        case .oneFrameOnly(let count, let output):
            "\(output) holds one frame, not \(count): choose one, or name a folder"
                + " or a pattern like 'frame-%04d.png'"
        case .oneFileOnly(let format):
            "\(format) holds a whole film: name one file for it, and take all frames at once"
        case .noStream(let format):
            "\(format) cannot be written to a pipe: name a file, or take y4m, rgba or apng"
        case .noTimes: "a film is made of frames, not of times: choose frames, or a format of single pictures"
        case .foreignFiles(let folder, let first, let count):
            "\(folder) holds \(count == 1 ? "a file" : "\(count) files") that no frames.json lists ('\(first)'):"
                + " choose another folder"
        case .otherShards(let folder, let manifest, let differences):
            "\(folder) holds shards of another film (\(manifest) differs in \(differences.joined(separator: ", "))):"
                + " choose another folder"
        case .brokenManifest(let file, let reason):
            "\(file) is not a manifest of ours (\(reason)): choose another folder"
        }
    }
}

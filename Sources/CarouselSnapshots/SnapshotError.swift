import CarouselDrawing

/// Why a film cannot be compared with its references at all.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `CAROUSEL_RECORD` is set to something that is no record mode.
    case recordMode(String)
    /// A film too long for the geometry of its frames to be kept.
    case tooManyFrames(count: Int)
    /// An interval between states, in seconds, that is none.
    case interval(Double)
    /// No moment that anything could be compared at.
    case noMoments
    /// Frames to be taken for right that the run does not compare, and those that it does.
    case notCompared([Int], of: [Int])
    /// References or what they are compared with that cannot be listed, and the system's reason.
    case unreadableFolder(String, reason: String)
    /// A region to be ignored that the screen has nothing of; both in points.
    case ignoredRegion(Rect, screen: Rect)
    /// Two scenes of one run of tests with one folder of references.
    case sharedName(folder: String)
    /// Two scenes with one folder of references.
    case sharedReferences(String, String, folder: String)

    /// One line that names the remedy.
    public var description: String {
        switch self {
        case .recordMode(let text):
            "CAROUSEL_RECORD must be missing, all, failed or never, not '\(text)'"
        case .tooManyFrames(let count):
            "the geometry of \(count) frames is too much to keep: switch it off,"
                + " or take a film of at most \(Snapshot.mostFrames) frames"
        case .interval(let seconds):
            "there is no state every \(seconds) s: choose a time from 0.001 s on"
        case .noMoments:
            "there is nothing to compare: choose at least one time"
        case .notCompared(let frames, let compared):
            "no picture is compared of frames \(FrameRuns(frames)): choose of \(FrameRuns(compared))"
        case .unreadableFolder(let folder, let reason):
            "cannot read the folder \(folder): \(reason)"
        case .ignoredRegion(let r, let screen):
            "the ignored region \(r.x),\(r.y),\(r.width),\(r.height) lies outside of the screen:"
                + " it is \(screen.width) × \(screen.height) points"
        case .sharedName(let folder):
            "two different scenes would have the same references in \(folder): give each a name (named:)"
        case .sharedReferences(let a, let b, let folder):
            "'\(a)' and '\(b)' would have the same references in \(folder): rename one of the scenes,"
                + " or compare them one by one, each with a folder of its own"
        }
    }
}

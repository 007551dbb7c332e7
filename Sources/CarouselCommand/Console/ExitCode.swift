import CarouselFiles
import CarouselFrames
import CarouselScene
import CarouselSnapshots

/// What the program ends with; the values of BSD's `sysexits.h`, where it has one.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// Something is not as its reference has it, or could not be compared with it.
    case different = 1
    /// Wrong use of the command line.
    case usage = 64
    /// A fault in the scene, in a picture or font it names, or in frames that should be merged.
    case scene = 65
    /// The scene, or the folder of frames, is missing or cannot be read.
    case noScene = 66
    /// A program that is needed is not installed.
    case unavailable = 69
    case `internal` = 70
    case cannotWrite = 73
    case interrupted = 130

    /// The code of an error that ends a run.
    init(_ error: any Error) {
        self =
            switch error {
            case is UsageError: .usage
            case is SceneError: .scene
            case FilmError.unreadable: .noScene
            case FilmError.invalid: .scene
            case let error as SequenceError: ExitCode(sequence: error)
            case MergeError.noFrames: .noScene
            case MergeError.notPixels: .usage
            case is MergeError: .scene
            case FFmpegError.missing: .unavailable
            case is FFmpegError: .cannotWrite
            case SnapshotError.unreadableFolder: .different
            case is SnapshotError: .usage
            case is OutputError, is FileError: .cannotWrite
            case is Interrupted: .interrupted
            default: .internal
            }
    }

    private init(sequence error: SequenceError) {
        self =
            switch error {
            case .pattern, .noSuchFrame, .noSuchTime, .tooManyFrames, .sameName, .oneFrameOnly, .oneFileOnly,
                .noStream, .noTimes:
                .usage
            case .foreignFiles, .otherShards, .brokenManifest: .cannotWrite
            }
    }
}

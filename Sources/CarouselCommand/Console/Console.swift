import CarouselFiles
import CarouselFrames
import CarouselScene
import CarouselSnapshots
import CarouselPlatform

/// Standard error: messages, coloured where that is wanted.
struct Console: Sendable {
    private(set) var isQuiet = false
    private var isColored = Console.isTerminal(STDERR_FILENO) && !Console.hasNoColor

    /// Follows `--quiet` and `--color`.
    mutating func configure(_ arguments: Arguments) throws(UsageError) {
        isQuiet = arguments.has(.quiet)
        switch arguments[.color] {
        case nil, "auto": break
        case "always": isColored = true
        case "never": isColored = false
        case let text?: throw .badValue(.color, text, must: "auto, always or never")
        }
    }

    /// Keeps files from getting the number of a standard stream that the caller has closed, and messages or data from
    /// getting into such a file: writing to these streams fails.
    static func occupyClosedStreams() {
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
            // The lowest free number is taken: this one.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Whether a stream is a terminal that can redraw a line.
    static func isTerminal(_ file: Int32) -> Bool {
        isatty(file) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// See no-color.org.
    private static var hasNoColor: Bool {
        ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    }

    /// Writes text as it is.
    func note(_ text: String) {
        var bytes = Array(text.utf8)
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        // Nobody is left to tell where standard error itself is closed.
        _ = bytes.withUnsafeBytes { FileDescriptor.writeAll($0, to: STDERR_FILENO) }
    }

    /// Writes a summary, unless `--quiet`.
    func summarize(_ text: String) {
        if !isQuiet { note(text) }
    }

    func report(_ diagnostic: Diagnostic) { note(diagnostic.rendered(color: isColored)) }

    /// - Parameter scene: The scene it happened with, where there may be several.
    func report(_ error: any Error, scene: String? = nil) {
        switch error {
        case let error as SceneError: error.diagnostics.forEach(report)
        case OutputError.closed, is Interrupted: break
        case FilmError.unreadable: complain(Self.text(of: error))
        default: complain(Self.text(of: error), scene)
        }
    }

    /// An error in words, without colours.
    static func text(of error: any Error) -> String {
        switch error {
        case let error as SceneError:
            error.diagnostics.map { $0.rendered(color: false) }.joined(separator: "\n")
        case let error as SequenceError: error.commandLineText
        case let error as FileError: error.commandLineText
        case let error as SnapshotError: error.commandLineText
        case is UsageError, is OutputError, is FilmError, is FFmpegError, is MergeError: "\(error)"
        default: "internal error: \(error)"
        }
    }

    /// Something to know about what was asked for.
    func warn(_ message: String, scene: String) {
        let label = isColored ? "\u{1B}[1;35mwarning:\u{1B}[0m" : "warning:"
        note("\(scene): \(label) \(message)")
    }

    private func complain(_ message: String, _ scene: String? = nil) {
        let label = isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        note("\(scene ?? "carousel"): \(label) \(message)")
    }
}

extension SequenceError {
    /// The error with the options that mend it.
    fileprivate var commandLineText: String {
        switch self {
        case .tooManyFrames: "\(self) with --frames"
        case .oneFrameOnly:
            description.replacing("choose one,", with: "choose one with --frames or --at,")
        case .foreignFiles(_, _, let count):
            "\(self), or --overwrite to write beside \(count == 1 ? "it" : "them")"
        case .otherShards: "\(self), or --overwrite to write among them"
        case .brokenManifest: "\(self), or --overwrite to replace it"
        case .pattern, .noSuchFrame, .noSuchTime, .sameName, .oneFileOnly, .noStream, .noTimes: description
        }
    }
}

extension SnapshotError {
    /// The error with the options that mend it.
    fileprivate var commandLineText: String {
        switch self {
        case .tooManyFrames: description.replacing("off,", with: "off (--geometry off),")
        case .sharedReferences: description.replacing("a folder of its own", with: "its --references")
        default: description
        }
    }
}

extension FileError {
    /// The error with the option that mends it.
    fileprivate var commandLineText: String {
        fault == .exists ? "\(self), or --overwrite to replace it" : description
    }
}

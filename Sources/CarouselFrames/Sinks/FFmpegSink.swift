import CarouselFiles
import CarouselPlatform
import Synchronization

/// A film's file that ffmpeg makes of the frames it is given.
///
/// It writes beside the file's place; what it has made is renamed when it has ended well.
final class FFmpegSink: FrameSink {
    private let path: String
    private let overwrite: Bool
    private let places: (temporary: String, target: String)
    private let run: FFmpegRun
    var wantsOrder: Bool { true }

    /// - Parameter makeRun: Is given where ffmpeg has to write.
    init(path: String, overwrite: Bool, _ makeRun: (String) throws -> FFmpegRun) throws {
        self.path = path
        self.overwrite = overwrite
        places = AtomicFile.isSpecial(path) ? (path, path) : AtomicFile.places(of: path)
        // A name that begins with a dash, or has a colon, is still a file.
        run = try makeRun(places.temporary.hasPrefix("/") ? places.temporary : "./" + places.temporary)
    }

    func begin() throws {
        try AtomicFile.prepare(path, overwrite: overwrite)
        try run.start()
    }

    func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws {
        try run.give(bytes, waiting)
    }

    func end(waiting: () throws -> Void) throws {
        _ = try run.finish(waiting)
        if places.temporary != places.target { try AtomicFile.put(places, as: path) }
    }

    func abandon() {
        run.kill()
        if places.temporary != places.target { unlink(places.temporary) }
    }
}

/// What ffmpeg itself writes to its standard output of the frames it is given.
final class FFmpegAnswer: FrameSink {
    private let run: FFmpegRun
    private let answer = Mutex<[UInt8]>([])
    var wantsOrder: Bool { true }

    init(_ run: FFmpegRun) { self.run = run }

    /// After the last frame.
    var bytes: [UInt8] { answer.withLock { $0 } }

    func begin() throws { try run.start() }

    func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws {
        try run.give(bytes, waiting)
    }

    func end(waiting: () throws -> Void) throws {
        let bytes = try run.finish(waiting)
        answer.withLock { $0 = bytes }
    }

    func abandon() { run.kill() }
}

/// One run of ffmpeg.
final class FFmpegRun: Sendable {
    private let program: String
    private let arguments: [String]
    private let head: [UInt8]
    private let patience: Double
    private let process = Mutex<ChildProcess?>(nil)

    /// - Parameters:
    ///   - head: What comes before the first frame.
    ///   - patience: For how many seconds ffmpeg may take nothing.
    /// - Throws: `FFmpegError.missing`
    init(
        _ arguments: [String], head: [UInt8], for format: FrameFormat, patience: Double = 300
    ) throws(FFmpegError) {
        guard let program = ChildProcess.find("ffmpeg") else { throw .missing(format: format.name) }
        self.program = program
        self.arguments = ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"] + arguments
        self.head = head
        self.patience = patience
    }

    func start() throws {
        guard let started = ChildProcess(program, arguments) else {
            throw FFmpegError.failed(words: "", ending: String(cString: strerror(errno)))
        }
        process.withLock { $0 = started }
        try give(head) {}
    }

    func give(_ bytes: [UInt8], _ waiting: () throws -> Void) throws {
        try answering { process in
            let taken = try bytes.withUnsafeBytes {
                try process.write($0, patience: patience, check: waiting)
            }
            // It reads no more: it has ended, or is about to.
            if !taken { throw Self.fault(process, try process.finish(patience: patience, check: waiting)) }
        }
    }

    /// Waits for its end; returns what it has written to its standard output.
    func finish(_ waiting: () throws -> Void) throws -> [UInt8] {
        var output: [UInt8] = []
        try answering { process in
            let ending = try process.finish(patience: patience, check: waiting)
            if ending != .exit(0) { throw Self.fault(process, ending) }
            output = process.output
        }
        return output
    }

    func kill() { process.withLock { $0?.kill() } }

    private func answering(_ body: (ChildProcess) throws -> Void) throws {
        try process.withLock { process in
            guard let process else { return }
            do {
                try body(process)
            } catch is ChildProcess.Silence {
                throw FFmpegError.failed(
                    words: process.words, ending: "it has taken nothing for \(Int(patience)) s")
            }
        }
    }

    private static func fault(_ process: ChildProcess, _ ending: ChildProcess.Ending) -> FFmpegError {
        let how =
            switch ending {
            case .exit(0): "it ended before the film did"
            case .exit(let code): "it ended with code \(code)"
            case .signal(let signal): "it was ended by signal \(signal)"
            }
        return .failed(words: process.words, ending: how)
    }
}

/// Why ffmpeg made no film.
public enum FFmpegError: Error, Hashable, Sendable {
    /// It is not installed.
    case missing(format: String)
    /// It failed, or was given up.
    /// - `words`: What it said itself.
    /// - `ending`: A clause.
    case failed(words: String, ending: String)
}

extension FFmpegError: CustomStringConvertible {
    /// One line that names the remedy, and what ffmpeg said.
    public var description: String {
        switch self {
        case .missing(let format):
            return
                "\(format) films are made by ffmpeg, which is not installed: 'apt-get install ffmpeg' (on a Mac"
                + " 'brew install ffmpeg') brings it; apng and y4m need none"
        case .failed(let words, let ending):
            let lines = words.split(whereSeparator: \.isNewline).suffix(8).map { "  " + $0 }
            return (["ffmpeg has made no film: \(ending)" + (lines.isEmpty ? "" : "; it said:")] + lines)
                .joined(separator: "\n")
        }
    }
}

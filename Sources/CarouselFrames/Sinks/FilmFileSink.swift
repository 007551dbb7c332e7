import CarouselFiles
import Synchronization

/// A film's file, written as its frames come, that has its name when the last is there.
final class FilmFileSink: FrameSink {
    private let path: String
    private let overwrite: Bool
    private let ends: (head: [UInt8], tail: [UInt8])
    private let file = Mutex<GrowingFile?>(nil)
    var wantsOrder: Bool { true }

    init(path: String, overwrite: Bool, head: [UInt8], tail: [UInt8]) {
        self.path = path
        self.overwrite = overwrite
        ends = (head, tail)
    }

    /// - Throws: `FileError`, also where something would be replaced without `overwrite`.
    func begin() throws {
        try AtomicFile.prepare(path, overwrite: overwrite)
        let made = try GrowingFile(path)
        try made.append(ends.head)
        file.withLock { $0 = made }
    }

    func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws {
        try file.withLock { try $0?.append(bytes) }
    }

    func end(waiting: () throws -> Void) throws {
        try file.withLock { file in
            try file?.append(ends.tail)
            try file?.finish()
        }
    }

    func abandon() { file.withLock { $0?.discard() } }
}

import CarouselFiles

/// Where the frames of a sequence go.
package protocol FrameSink: Sendable {
    /// Whether frames are wanted one after the other; else several threads may bring them at once, in any order.
    var wantsOrder: Bool { get }

    /// Before the first frame.
    func begin() throws
    /// Takes a frame's bytes, by its place in the sequence.
    /// - Parameter waiting: To be called now and then by what has to wait long; what it throws is thrown on.
    func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws
    /// After the last frame; not called where one of them failed.
    func end(waiting: () throws -> Void) throws
    /// Where anything above has failed.
    func abandon()
}

extension FrameSink {
    package func begin() throws {}
    package func end(waiting: () throws -> Void) throws {}
    package func abandon() {}
}

/// A single file, for the only frame.
struct FileSink: FrameSink {
    let path: String
    let overwrite: Bool
    var wantsOrder: Bool { false }

    /// - Throws: `FileError`, also where something would be replaced without `overwrite`.
    func begin() throws { try AtomicFile.prepare(path, overwrite: overwrite) }

    func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws {
        try AtomicFile.write(bytes, to: path)
    }
}

/// A stream, such as standard output: one frame behind the other.
package struct StreamSink: FrameSink {
    private let ends: (head: [UInt8], tail: [UInt8])
    private let write: @Sendable ([UInt8]) throws -> Void
    package var wantsOrder: Bool { true }

    package init(
        head: [UInt8] = [], tail: [UInt8] = [], _ write: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        ends = (head, tail)
        self.write = write
    }

    package func begin() throws { if !ends.head.isEmpty { try write(ends.head) } }

    package func take(_ bytes: [UInt8], as frame: Int, waiting: () throws -> Void) throws {
        try write(bytes)
    }

    package func end(waiting: () throws -> Void) throws { if !ends.tail.isEmpty { try write(ends.tail) } }
}

extension AtomicFile {
    /// Makes the folder of a file that is about to be written.
    /// - Throws: `FileError`, also where something would be replaced without `overwrite`.
    static func prepare(_ path: String, overwrite: Bool) throws(FileError) {
        if !overwrite { try checkNothing(at: path) }
        try makeFolder(FilePath.split(path).folder)
    }
}

import CarouselFiles

/// Where the frames of a sequence go.
package protocol FrameSink: Sendable {
    /// Whether frames are wanted one after the other; else several threads may bring them at once, in any order.
    var wantsOrder: Bool { get }

    /// Before the first frame.
    func begin() throws
    /// Takes a frame's bytes, by its place in the sequence.
    func take(_ bytes: [UInt8], as frame: Int) throws
    /// After the last frame; not called where one of them failed.
    func end() throws
}

extension FrameSink {
    package func begin() throws {}
    package func end() throws {}
}

/// A single file, for the only frame.
struct FileSink: FrameSink {
    let path: String
    let overwrite: Bool
    var wantsOrder: Bool { false }

    /// - Throws: `FileError`, also where something would be replaced without `overwrite`.
    func begin() throws {
        if !overwrite { try AtomicFile.checkNothing(at: path) }
        try AtomicFile.makeFolder(FilePath.split(path).folder)
    }

    func take(_ bytes: [UInt8], as frame: Int) throws { try AtomicFile.write(bytes, to: path) }
}

/// A stream, such as standard output: one frame behind the other.
package struct StreamSink: FrameSink {
    private let write: @Sendable ([UInt8]) throws -> Void
    package var wantsOrder: Bool { true }

    package init(_ write: @escaping @Sendable ([UInt8]) throws -> Void) { self.write = write }

    package func take(_ bytes: [UInt8], as frame: Int) throws { try write(bytes) }
}

import CarouselPlatform

/// A file that is written piece by piece, and has its name when it is whole.
///
/// For one thread at a time: a rule, not something the compiler checks, hence `@unchecked`. A device or a pipe that is there already is written to instead.
package final class GrowingFile: @unchecked Sendable {
    private let path: String
    /// nil where bytes go to what is there already.
    private let places: (temporary: String, target: String)?
    private var file: Int32

    /// - Throws: `FileError`
    package init(_ path: String) throws(FileError) {
        self.path = path
        places = AtomicFile.isSpecial(path) ? nil : AtomicFile.places(of: path)
        let flags = places == nil ? O_WRONLY | O_APPEND : O_WRONLY | O_CREAT | O_TRUNC
        file = open(places?.temporary ?? path, flags | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw AtomicFile.fault(path) }
    }

    deinit { discard() }

    /// - Throws: `FileError`
    package func append(_ bytes: [UInt8]) throws {
        guard bytes.withUnsafeBytes({ FileDescriptor.writeAll($0, to: file) }) else {
            throw AtomicFile.fault(path)
        }
    }

    /// Gives the file its name.
    /// - Throws: `FileError`
    package func finish() throws {
        let closed = close(file) == 0
        file = -1
        guard closed else { throw AtomicFile.fault(path) }
        if let places { try AtomicFile.put(places, as: path) }
    }

    /// Leaves nothing behind of a file that is not finished; a file of its name stays as it was.
    package func discard() {
        if file >= 0 { close(file) }
        file = -1
        if let places { unlink(places.temporary) }
    }
}

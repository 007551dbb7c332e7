import Foundation

/// Files read in one piece.
package enum WholeFile {
    /// Why a file that is there cannot be read: a clause, as "Permission denied".
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    /// A file's bytes; nil where there is no file of this name.
    package static func bytes(of path: String) throws(Fault) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw fault()
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw fault() }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw Fault(description: "it is a folder") }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                read(file, $0.baseAddress?.advanced(by: done), $0.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw fault() }
            if count == 0 { break }
            done += count
        }
        // Cut short while it was read: what is there is what counts.
        bytes.removeLast(bytes.count - done)
        return bytes
    }

    private static func fault() -> Fault { Fault(description: String(cString: strerror(errno))) }
}

import CGLib
import CarouselPlatform

/// Files read in one piece.
package enum WholeFile {
    /// Why a file that is there cannot be read: the description is a clause.
    package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        case folder
        /// A pipe or a device, which may never end.
        case notRegular
        case tooLarge
        /// The system's words.
        case system(String)
        /// What somebody else has put in the place of what was to be read.
        case foreign(String)

        package var description: String {
            switch self {
            case .folder: "it is a folder"
            case .notRegular: "it is not a regular file"
            case .tooLarge: "the file is too large: the limit is \(WholeFile.mostBytes >> 20) MiB"
            case .system(let reason), .foreign(let reason): reason
            }
        }
    }

    /// A longer file is refused; a picture in it would be refused as well, but for padding.
    package static let mostBytes = 1 << 30

    /// A regular file's bytes; nil where there is no file of this name.
    package static func bytes(of path: String) throws(Fault) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)  // not to wait for a pipe's other end
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw systemFault
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw systemFault }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .notRegular
        }
        guard status.st_size <= mostBytes else { throw .tooLarge }
        let size = Int(status.st_size)
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let read = read(file, buffer.baseAddress.map { $0 + count }, size - count)
                failed = read < 0 && errno != EINTR
                if failed || read == 0 { break }
                count += max(0, read)
            }
        }
        if failed { throw systemFault }
        return bytes
    }

    private static var systemFault: Fault { .system(String(cString: strerror(errno))) }
}

/// Writing to what is open already.
package enum FileDescriptor {
    /// Writes all bytes, however often the system takes only some; false with `errno` set where it refuses.
    package static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var rest = bytes[...]
        while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
            let count = write(file, start, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// SHA-256 (FIPS 180-4), by GLib, which is there wherever Pango is.
package enum SHA256 {
    /// The digest as 64 lower-case hexadecimal digits.
    package static func hex(of bytes: [UInt8]) -> String {
        guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
            return ""
        }
        defer { g_free(digits) }
        return String(cString: digits)
    }
}

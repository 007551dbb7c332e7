import Foundation
import Synchronization

/// Files that are whole or not there: written beside their place and renamed into it.
package enum AtomicFile {
    /// Writes a file, or replaces it at one stroke. A device or a pipe that is there already is written to instead.
    /// - Throws: `SequenceError.cannotWrite`; nothing is left behind then, and a file of this name stays as it was.
    package static func write(_ bytes: [UInt8], to path: String) throws(SequenceError) {
        do {
            try write(to: path) { append in try append(bytes) }
        } catch let error as SequenceError {
            throw error
        } catch {
            throw .cannotWrite(path, reason: "\(error)")
        }
    }

    /// Writes a file piece by piece.
    /// - Parameter body: Is given a function that appends bytes; what it throws is thrown on.
    package static func write(
        to path: String, _ body: (_ append: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        if isSpecial(path) {
            try fill(path, flags: O_WRONLY | O_APPEND, reportedAs: path, body)
            return
        }
        let target = resolved(path)
        let (folder, name) = FilePath.split(target)
        let temporary = FilePath.join(folder, temporaryName(of: name))
        do {
            try fill(temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, reportedAs: path, body)
            guard rename(temporary, target) == 0 else { throw fault(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private enum Kind {
        case nothing, file, folder, special, deadLink
    }

    /// What there is, links followed.
    private static func kind(_ path: String) -> Kind {
        // What leads to a file that is open already is written to, not replaced.
        if path.hasPrefix("/dev/std") || path.hasPrefix("/dev/fd/") { return .special }
        var status = stat()
        guard stat(path, &status) == 0 else { return lstat(path, &status) == 0 ? .deadLink : .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .special
        }
    }

    /// Whether there is something that is not a file or a folder, such as `/dev/null`.
    package static func isSpecial(_ path: String) -> Bool { kind(path) == .special }

    /// - Throws: `SequenceError.foreignFile`, `SequenceError.cannotWrite` where writing would replace something.
    static func checkNothing(at path: String) throws(SequenceError) {
        switch kind(path) {
        case .nothing, .folder, .special: return
        case .file: throw .foreignFile(path)
        case .deadLink:
            throw .cannotWrite(
                path, reason: "it is a link that leads nowhere; remove it, or choose another name")
        }
    }

    /// Makes a folder and those it is in.
    /// - Throws: `SequenceError.cannotWrite`
    package static func makeFolder(_ path: String) throws(SequenceError) {
        if mkdir(path, 0o777) == 0 { return }
        let reason = errno
        if kind(path) == .folder { return }
        let parent = FilePath.split(path).folder
        guard reason == ENOENT, parent != path, kind(parent) == .nothing else {
            throw folderFault(path, reason)
        }
        try makeFolder(parent)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw folderFault(path, errno) }
    }

    /// Why there is no folder of this name: what is in its way, else the system's reason.
    static func folderFault(_ path: String, _ reason: Int32) -> SequenceError {
        var obstacle = path
        while kind(obstacle) == .nothing, FilePath.split(obstacle).folder != obstacle, obstacle != "." {
            obstacle = FilePath.split(obstacle).folder
        }
        let inTheWay =
            switch kind(obstacle) {
            case .file, .special: "\(obstacle) is a file, not a folder"
            case .deadLink: "\(obstacle) is a link that leads nowhere"
            case .nothing, .folder: reason == ENOENT ? "no folder can be made in \(obstacle)" : text(reason)
            }
        return .cannotWrite(path, reason: inTheWay + "; choose another folder")
    }

    /// Removes a file; one that is not there is no fault.
    /// - Throws: `SequenceError.cannotWrite`
    package static func remove(_ path: String) throws(SequenceError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw fault(path) }
    }

    /// A hidden name that belongs to this process and this call alone.
    private static func temporaryName(of name: String) -> String {
        let number = calls.add(1, ordering: .relaxed).newValue
        return ".\(name).\(getpid())-\(number).part"
    }

    private static let calls = Atomic<Int>(0)

    /// The name of the file that a temporary one was to become, if its process is gone.
    package static func targetOfStale(_ name: String) -> String? {
        guard name.hasPrefix("."), name.hasSuffix(".part") else { return nil }
        let stem = name.dropFirst().dropLast(".part".count)
        guard let dot = stem.lastIndex(of: "."),
            let process = pid_t(stem[stem.index(after: dot)...].prefix { $0 != "-" }),
            process > 0
        else { return nil }
        let lives = process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
        return lives ? nil : String(stem[..<dot])
    }

    /// Where a link leads, so that the file there is replaced and not the link.
    private static func resolved(_ path: String) -> String {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil)
        else {
            return path
        }
        defer { free(real) }
        return String(cString: real)
    }

    private static func fill(
        _ path: String, flags: Int32, reportedAs name: String,
        _ body: (_ append: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        let file = open(path, flags | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw fault(name) }
        do {
            try body { bytes in
                guard bytes.withUnsafeBytes({ FileDescriptor.writeAll($0, to: file) }) else {
                    throw fault(name)
                }
            }
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw fault(name) }
    }

    private static func fault(_ path: String) -> SequenceError { .cannotWrite(path, reason: text(errno)) }

    private static func text(_ reason: Int32) -> String { String(cString: strerror(reason)) }
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

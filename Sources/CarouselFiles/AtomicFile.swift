import CarouselPlatform
import Synchronization

/// Files that are whole or not there: written beside their place and renamed into it.
package enum AtomicFile {
    /// Writes a file, or replaces it at one stroke. A device or a pipe that is there already is written to instead.
    /// - Throws: `FileError`; nothing is left behind then, and a file of this name stays as it was.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        try write(to: path) { append in try append(bytes) }
    }

    /// Writes a file piece by piece.
    /// - Parameter body: Is given a function that appends bytes; what it throws is thrown on.
    package static func write(
        to path: String, _ body: (_ append: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        let file = try GrowingFile(path)
        do {
            try body(file.append)
            try file.finish()
        } catch {
            file.discard()
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
        if stat(path, &status) != 0 {
            guard lstat(path, &status) == 0 else { return .nothing }
            // What is no link was made between the two calls.
            if status.st_mode & S_IFMT == S_IFLNK { return .deadLink }
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .special
        }
    }

    /// Whether there is something that is not a file or a folder, such as `/dev/null`.
    package static func isSpecial(_ path: String) -> Bool { kind(path) == .special }

    /// Whether there is a folder, or a link to one.
    package static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

    /// - Throws: Where writing would replace something.
    package static func checkNothing(at path: String) throws(FileError) {
        switch kind(path) {
        case .nothing, .folder, .special: return
        case .file: throw FileError(path, .exists)
        case .deadLink: throw FileError(path, .deadLink)
        }
    }

    /// Makes a folder and those it is in, whoever else makes them at the same time.
    package static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o777) == 0 { return }
        let reason = errno
        if kind(path) == .folder { return }
        let parent = FilePath.split(path).folder
        // One that was missing may have been made by somebody else since.
        guard reason == ENOENT, parent != path, [.nothing, .folder].contains(kind(parent)) else {
            throw folderFault(path, reason)
        }
        try makeFolder(parent)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw folderFault(path, errno) }
    }

    /// Why there is no folder of this name: what is in its way, else the system's reason.
    package static func folderFault(_ path: String, _ reason: Int32) -> FileError {
        var obstacle = path
        while kind(obstacle) == .nothing, FilePath.split(obstacle).folder != obstacle, obstacle != "." {
            obstacle = FilePath.split(obstacle).folder
        }
        let fault: FileError.Fault =
            switch kind(obstacle) {
            case .file, .special: .file(inTheWay: obstacle)
            case .deadLink: .link(inTheWay: obstacle)
            case .nothing, .folder: reason == ENOENT ? .noFolder(in: obstacle) : .folder(text(reason))
            }
        return FileError(path, fault)
    }

    /// Removes a file; one that is not there is no fault.
    package static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw fault(path) }
    }

    /// Where a file is written, hidden and beside its place, before it is renamed into that: names that belong to
    /// this process and this call alone.
    package static func places(of path: String) -> (temporary: String, target: String) {
        let target = resolved(path)
        let (folder, name) = FilePath.split(target)
        let number = calls.add(1, ordering: .relaxed).newValue
        return (FilePath.join(folder, ".\(name).\(getpid())-\(number).part"), target)
    }

    /// Renames what was written at a temporary place.
    package static func put(_ places: (temporary: String, target: String), as path: String) throws(FileError)
    {
        guard rename(places.temporary, places.target) == 0 else { throw fault(path) }
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

    /// The system's words for what has just failed.
    static func fault(_ path: String) -> FileError { FileError(path, .system(text(errno))) }

    private static func text(_ reason: Int32) -> String { String(cString: strerror(reason)) }
}

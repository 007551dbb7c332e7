import CarouselFiles
import CarouselPixels
import CarouselFrames
import CarouselPlatform

/// The files that one film is held to: a picture for each moment that was chosen, `geometry.json`, and
/// `references.json`, which says what they were made of.
package struct ReferenceFolder: Hashable, Sendable {
    package let path: String

    static let geometryName = "geometry.json"

    package init(_ path: String) { self.path = path }

    /// A scene's folder.
    /// - Parameter name: The scene's; what a folder cannot be called is put in other words.
    package init(_ name: String, in root: String) {
        let name = name.replacing("/", with: "-")
        path = FilePath.join(root, name.allSatisfy { $0 == "." } ? "unnamed" : name)
    }

    private static let frames = FramePattern(folder: ".", prefix: "frame-", width: 4, suffix: ".png")
    private static let times = FramePattern(folder: ".", prefix: "at-", width: 5, suffix: ".png")

    /// What a reference picture is called: `frame-0017.png`, or by its milliseconds, `at-00350.png`.
    static func pictureName(_ moment: Moment) -> String {
        moment.frame.map(frames.fileName) ?? times.fileName(moment.milliseconds)
    }

    /// Whether a file could be a reference picture, by its name.
    static func isPictureName(_ name: String) -> Bool { frames.matches(name) || times.matches(name) }

    func file(_ name: String) -> String { FilePath.join(path, name) }

    /// A reference's bytes; nil where it is missing.
    /// - Throws: Where it cannot be read, or is what a version control system has put in its place.
    func read(_ name: String) throws(WholeFile.Fault) -> [UInt8]? {
        let bytes = try WholeFile.bytes(of: file(name))
        if bytes?.starts(with: "version https://git-lfs".utf8) == true {
            throw WholeFile.Fault.foreign("it is a pointer of Git LFS: git lfs pull fetches the file")
        }
        if bytes?.starts(with: "<<<<<<< ".utf8) == true {
            throw WholeFile.Fault.foreign("it holds a merge conflict: restore one side of it")
        }
        return bytes
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        // A pipe would be waited for, a device takes anything.
        guard !AtomicFile.isSpecial(file(name)) else {
            throw FileError(file(name), .notRegular)
        }
        try AtomicFile.makeFolder(path)
        try AtomicFile.write(bytes, to: file(name))
    }

    /// Names of all reference pictures there are, sorted.
    func pictureNames() throws(SnapshotError) -> [String] {
        try Self.names(in: path).filter(Self.isPictureName)
    }

    /// Removes what runs that were broken off have left half written.
    func removeStaleFiles() throws {
        for name in try Self.names(in: path) {
            guard let target = AtomicFile.targetOfStale(name) else { continue }
            if Self.isPictureName(target) || [Self.geometryName, ReferenceManifest.name].contains(target) {
                try AtomicFile.remove(file(name))
            }
        }
    }

    /// Removes the references, and the folder if nothing else is in it.
    /// - Returns: Whether the folder is gone.
    package func remove() throws -> Bool {
        try removeStaleFiles()
        let pictures = ((try? manifest())??.pictures ?? []).filter(Self.isPictureName)
        for name in pictures.sorted() + [Self.geometryName, ReferenceManifest.name] {
            try AtomicFile.remove(file(name))
        }
        return rmdir(path) == 0
    }

    /// Names of what is in a folder, sorted; none where there is no folder.
    static func names(in path: String) throws(SnapshotError) -> [String] {
        if access(path, R_OK | X_OK) != 0 {
            if errno == ENOENT { return [] }
            throw .unreadableFolder(path, reason: String(cString: strerror(errno)))
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw .unreadableFolder(path, reason: "it is not a folder")
        }
    }
}

extension ReferenceFolder {
    /// Folders beside a film's own whose scenes are gone: certainly, not only out of sight.
    /// - Parameters:
    ///   - root: A folder with one folder of references for each scene, such as `__Snapshots__`.
    ///   - inUse: Folders that belong to a scene for certain.
    package static func orphans(
        in root: String, except inUse: Set<String>
    ) throws(SnapshotError) -> [ReferenceFolder] {
        let inUse = Set(inUse.map(RelativePath.real))
        return try names(in: root).map { ReferenceFolder(FilePath.join(root, $0)) }.filter { folder in
            // What a link leads to is somebody else's.
            guard !folder.isLink, !inUse.contains(RelativePath.real(folder.path)),
                let scene = (try? folder.manifest())??.scene
            else { return false }
            let file = FilePath.join(RelativePath.real(folder.path), scene)
            var status = stat()
            return lstat(file, &status) != 0 && errno == ENOENT
                && access(FilePath.split(file).folder, X_OK) == 0
        }
    }

    /// Whether it is only a link to a folder, which may be another scene's.
    var isLink: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

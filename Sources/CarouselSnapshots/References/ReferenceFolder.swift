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
        guard let bytes = try WholeFile.bytes(of: file(name)) else { return nil }
        // A pointer may hold one, too.
        if VersionControl.isConflict(bytes) { throw WholeFile.Fault.foreign(VersionControl.conflict) }
        if VersionControl.isPointer(bytes) {
            throw WholeFile.Fault.foreign("it is a pointer of Git LFS: git lfs pull fetches the file")
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

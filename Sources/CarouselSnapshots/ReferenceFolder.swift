import CarouselFrames
import Foundation

/// The files that one film is held to: a picture for each moment that was chosen, `geometry.json`, and
/// `references.json`, which says what they were made of.
package struct ReferenceFolder: Hashable, Sendable {
    package let path: String

    static let geometryName = "geometry.json"

    package init(_ path: String) { self.path = path }

    /// What a reference picture is called: `frame-0017.png`, or by its milliseconds, `at-00350.png`.
    static func pictureName(_ moment: Moment) -> String {
        let (prefix, number, width) =
            moment.frame.map { ("frame-", $0, 4) } ?? ("at-", moment.milliseconds, 5)
        let digits = String(number)
        return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + ".png"
    }

    /// Whether a file could be a reference picture, by its name.
    static func isPictureName(_ name: String) -> Bool {
        for (prefix, width) in [("frame-", 4), ("at-", 5)]
        where name.hasPrefix(prefix) && name.hasSuffix(".png") {
            let digits = name.dropFirst(prefix.count).dropLast(4)
            if digits.count >= width, digits.allSatisfy({ ("0"..."9").contains($0) }) { return true }
        }
        return false
    }

    func file(_ name: String) -> String { FilePath.join(path, name) }

    /// A reference's bytes; nil where it is missing.
    /// - Throws: Where it cannot be read, or is what a version control system has put in its place.
    func read(_ name: String) throws(WholeFile.Fault) -> [UInt8]? {
        let bytes = try WholeFile.bytes(of: file(name))
        if bytes?.starts(with: "version https://git-lfs".utf8) == true {
            throw WholeFile.Fault(description: "it is a pointer of Git LFS: git lfs pull fetches the file")
        }
        if bytes?.starts(with: "<<<<<<< ".utf8) == true {
            throw WholeFile.Fault(description: "it holds a merge conflict: restore one side of it")
        }
        return bytes
    }

    func write(_ bytes: [UInt8], to name: String) throws(SequenceError) {
        try AtomicFile.makeFolder(path)
        try AtomicFile.write(bytes, to: file(name))
    }

    /// Names of all reference pictures there are, sorted.
    func pictureNames() throws(SnapshotError) -> [String] {
        try Self.names(in: path).filter(Self.isPictureName)
    }

    /// Removes the folder with the references in it; what is not one stays, and the folder with it.
    package func remove() throws {
        for name in try pictureNames() + [Self.geometryName, ReferenceManifest.name] {
            try AtomicFile.remove(file(name))
        }
        rmdir(path)
    }

    /// Names of what is in a folder, sorted; none where there is no folder.
    static func names(in path: String) throws(SnapshotError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT { return [] }
            throw .unreadableFolder(path, reason: String(cString: strerror(errno)))
        }
        closedir(folder)
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}

extension ReferenceFolder {
    /// Folders beside a film's own whose scenes are gone.
    /// - Parameters:
    ///   - root: A folder with one folder of references for each scene, such as `__Snapshots__`.
    ///   - inUse: Folders that belong to a scene for certain.
    package static func orphans(in root: String, except inUse: Set<String>) throws(SnapshotError)
        -> [ReferenceFolder]
    {
        var orphans: [ReferenceFolder] = []
        for name in try names(in: root) {
            let folder = ReferenceFolder(FilePath.join(root, name))
            guard !inUse.contains(folder.path), let manifest = folder.manifest(),
                let scene = manifest.scene
            else { continue }
            if !FileManager.default.fileExists(atPath: FilePath.join(folder.path, scene)) {
                orphans.append(folder)
            }
        }
        return orphans
    }

    /// What the references were made of; nil where nothing, or nothing readable, says so.
    func manifest() -> ReferenceManifest? {
        guard let bytes = try? read(ReferenceManifest.name) else { return nil }
        return try? JSONDecoder().decode(ReferenceManifest.self, from: Data(bytes))
    }
}

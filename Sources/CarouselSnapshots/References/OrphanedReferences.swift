import CarouselFiles
import CarouselFrames
import CarouselPlatform

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
            let scenes = FilePath.split(file).folder
            var status = stat()
            return lstat(file, &status) != 0 && errno == ENOENT && access(scenes, X_OK) == 0
                && !folder.hasScene(in: [scenes, FilePath.split(RelativePath.real(root)).folder])
        }
    }

    /// Whether one of these folders has a scene by whose name this one is called: the scene was renamed, and the folder
    /// with it. A folder that cannot be listed may have one.
    private func hasScene(in folders: [String]) -> Bool {
        let name = FilePath.split(path).name.lowercased()
        return folders.contains { folder in
            guard let files = try? Self.names(in: folder) else { return true }
            return files.contains { file in
                SceneFileName.isScene(file) && FilePath.stem(file).lowercased() == name
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

    /// Whether it is only a link to a folder, which may be another scene's.
    var isLink: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

/// How scene files are called.
package enum SceneFileName {
    /// Whether a file could hold a scene, by its ending.
    package static func isScene(_ file: String) -> Bool {
        [".yaml", ".yml", ".json"].contains(where: file.lowercased().hasSuffix)
    }
}

import CarouselFiles
import CarouselFrames
import CarouselPlatform
import CarouselSnapshots

/// Where a scene's references are, and where pictures of its failures go.
struct SnapshotPlace {
    var scene: String
    var references: ReferenceFolder
    var artifacts: ArtifactFolder?

    /// Those of all scenes of a command line, each once.
    /// - Throws: `SnapshotError.sharedReferences`
    static func all(_ arguments: Arguments) throws -> [SnapshotPlace] {
        var owners: [String: String] = [:]
        // A scene may be called as the page is.
        var taken: Set<String> = [ArtifactFolder.page]
        return try arguments.snapshotScenes.compactMap { scene in
            let name = RenderOutput.sceneName(scene)
            let folder = scene == "-" ? "." : FilePath.split(scene).folder
            let root = arguments[.references] ?? FilePath.join(folder, "__Snapshots__")
            let references = ReferenceFolder(name, in: root)
            let own = FilePath.join(RelativePath.real(root), FilePath.split(references.path).name)
            // On a Mac's disk, Snap and snap are one folder.
            if let other = owners.updateValue(scene, forKey: RelativePath.real(own).lowercased()) {
                // One that is named twice, as by two patterns of the shell, is compared once.
                if scene != "-", other != "-", RelativePath.real(scene) == RelativePath.real(other) {
                    return nil
                }
                throw SnapshotError.sharedReferences(other, scene, folder: references.path)
            }
            let artifacts = arguments[.artifacts].map { root in
                let own = FilePath.split(references.path).name
                let names = [own] + (2...arguments.snapshotScenes.count + 1).map { "\(own)-\($0)" }
                let free = names.first { taken.insert($0.lowercased()).inserted }
                return ArtifactFolder(FilePath.join(root, free ?? own))
            }
            return SnapshotPlace(scene: scene, references: references, artifacts: artifacts)
        }
    }
}

import CarouselFiles
import CarouselPlatform

/// A folder that frames go to: what is in it, whose it is, and what of it may be touched.
///
/// Ours is what a manifest there lists, complete or not. What no manifest lists is never removed, and replaced only
/// where a frame has its name and the caller wants it so.
struct OutputFolder {
    let path: String
    /// Names of all that is in it, but for folders.
    let files: Set<String>
    let manifests: [(name: String, manifest: FoundManifest)]
    /// All files that are ours.
    let listed: Set<String>

    /// Looks into a folder; one that is missing counts as empty.
    /// - Parameter ignoringBroken: whether a manifest that cannot be read lists nothing, instead of being an error.
    /// - Throws: `SequenceError.brokenManifest`, `FileError`
    init(_ path: String, ignoringBroken: Bool) throws {
        self.path = path
        files = Set(try Self.fileNames(in: path))
        manifests = try files.filter(Manifest.isName).sorted().compactMap { name in
            do {
                return (name, try FoundManifest(contentsOf: FilePath.join(path, name)))
            } catch {
                if ignoringBroken { return nil }
                throw error
            }
        }
        listed = Set(manifests.flatMap(\.manifest.files))
    }

    /// The plan's folder, if nothing there is in its way.
    /// - Throws: What `init` and `check` throw.
    static func open(
        for plan: SequencePlan, as manifest: Manifest, _ options: SequenceOptions
    ) throws -> OutputFolder {
        let folder = try OutputFolder(plan.folder, ignoringBroken: options.overwrite)
        if options.overwrite { return folder }
        do {
            try folder.check(plan, as: manifest)
            return folder
        } catch {
            // Another shard may have listed and written its first frame while the folder was being read.
            let again = try OutputFolder(plan.folder, ignoringBroken: false)
            try again.check(plan, as: manifest)
            return again
        }
    }

    /// - Throws: `SequenceError.foreignFiles` if something is in the way of the plan that is not ours; hidden files
    ///   and folders never are. `SequenceError.otherShards` if the plan is a shard that does not belong with those that
    ///   are there.
    func check(_ plan: SequencePlan, as new: Manifest) throws(SequenceError) {
        if plan.isShard {
            for (name, manifest) in manifests where manifest.shard != nil && name != plan.manifestName {
                let differences = manifest.differences(from: new)
                if !differences.isEmpty {
                    throw .otherShards(folder: path, manifest: name, differences: differences)
                }
            }
        }
        let known = listed.union(manifests.map(\.name))
        let foreign = files.filter { !known.contains($0) && plan.minds($0) && !$0.hasPrefix(".") }.sorted()
        if let first = foreign.first {
            throw .foreignFiles(folder: path, first: first, count: foreign.count)
        }
    }

    /// What the plan's own manifest has to go on listing: frames of the same film in the same form, and names of
    /// other files that are still there.
    func kept(for plan: SequencePlan, by new: Manifest) -> (frames: [Manifest.Frame], earlier: [String]) {
        let planned = Set(plan.entries.map(\.file))
        guard let old = manifests.first(where: { $0.name == plan.manifestName })?.manifest else {
            return ([], [])
        }
        let stays = { files.contains($0) && !planned.contains($0) }
        let frames = old.agrees(with: new) ? old.frames.filter { stays($0.file) && $0.sha256 != nil } : []
        let earlier = Set(old.files.filter(stays)).subtracting(frames.map(\.file))
        return (frames, earlier.sorted())
    }

    /// Removes what broken-off runs left half written: of a whole film's run all, else what the plan itself writes.
    func removeStaleFiles(_ plan: SequencePlan) throws(FileError) {
        var ours = Set(plan.entries.map(\.file) + [plan.manifestName])
        for (name, manifest) in manifests where plan.isWholeFilm || name == plan.manifestName {
            ours.formUnion(manifest.files + [name])
        }
        for file in files.sorted() {
            if let target = AtomicFile.targetOfStale(file), ours.contains(target) {
                try AtomicFile.remove(FilePath.join(path, file))
            }
        }
    }

    /// Removes what earlier runs wrote and the plan, which is done now, did not; their manifests go with their last file.
    func removeSurplus(_ plan: SequencePlan) throws(FileError) {
        guard plan.isWholeFilm else { return }
        let planned = Set(plan.entries.map(\.file))
        for file in listed.subtracting(planned).sorted() where plan.isSurplus(file) {
            try AtomicFile.remove(FilePath.join(path, file))
        }
        for (name, manifest) in manifests where name != plan.manifestName {
            if manifest.files.allSatisfy({ planned.contains($0) || plan.isSurplus($0) }) {
                try AtomicFile.remove(FilePath.join(path, name))
            }
        }
    }

    private static func fileNames(in path: String) throws(FileError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT { return [] }
            throw AtomicFile.folderFault(path, errno)
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            let isFolder =
                stat(FilePath.join(path, name), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            if !isFolder { names.append(name) }
        }
        return names
    }
}

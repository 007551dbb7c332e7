import CarouselFiles
import CarouselPixels
import CarouselFrames
import CarouselPlatform

/// What is found of `references.json`.
package enum ManifestOutcome: Hashable, Sendable {
    /// It lists every picture that is there, if there is any.
    case whole
    case missing
    /// These pictures are there, and it does not list them.
    case incomplete([String])
    case unreadable(String)

    fileprivate var isReadable: Bool {
        if case .unreadable = self { false } else { true }
    }
}

/// `references.json` in the course of a run: read at the start, written where it has changed.
struct ManifestFile {
    private(set) var manifest: ReferenceManifest
    /// What was found.
    let outcome: ManifestOutcome
    /// Whether it is written anew for pictures that it did not list.
    let isRenewed: Bool
    private let folder: ReferenceFolder
    private let sceneFile: String?
    private let isWritten: Bool
    private var before: ReferenceManifest?

    /// - Parameters:
    ///   - sceneFile: nil for a film without one.
    ///   - pictures: Names of those that the run compares; of these alone it is known whose they are.
    init(
        in folder: ReferenceFolder, of sceneFile: String?, mode: RecordMode, comparing pictures: Set<String>
    ) throws {
        self.folder = folder
        self.sceneFile = sceneFile
        let there = try folder.pictureNames().filter(pictures.contains)
        let unlisted: [String]
        do {
            let before = try folder.manifest()
            self.before = before
            unlisted = there.filter { before?.pictures.contains($0) != true }
            outcome = unlisted.isEmpty ? .whole : before == nil ? .missing : .incomplete(unlisted)
            isRenewed = !unlisted.isEmpty && mode != .never
            isWritten = mode != .never
        } catch {
            unlisted = there
            isRenewed = mode == .all || mode == .failed
            isWritten = isRenewed
            outcome = .unreadable(error.description)
        }
        manifest = before ?? ReferenceManifest(scene: nil)
        if isRenewed { manifest.add(unlisted, versions: [:]) }
    }

    /// Lists pictures as drawn with these versions, and writes that down.
    mutating func add(_ pictures: [String], versions: [String: String]) throws {
        guard isWritten else { return }
        manifest.add(pictures, versions: versions)
        try save()
    }

    /// Forgets all pictures that are not there any more, and writes that down.
    mutating func tidy() throws {
        guard isWritten || outcome.isReadable, before != nil || isWritten else { return }
        manifest.keep(Set(try folder.pictureNames()))
        try save()
    }

    private mutating func save() throws {
        try AtomicFile.makeFolder(folder.path)
        manifest.scene = sceneFile.map { RelativePath.of($0, from: folder.path) }
        guard manifest != before else { return }
        try folder.write(Array(manifest.text.utf8), to: ReferenceManifest.name)
        before = manifest
    }
}

extension ReferenceFolder {
    /// What `references.json` says; nil where there is none.
    func manifest() throws(WholeFile.Fault) -> ReferenceManifest? {
        guard let bytes = try read(ReferenceManifest.name) else { return nil }
        guard let manifest = try? JSONDecoder().decode(ReferenceManifest.self, from: Data(bytes)) else {
            throw .foreign("it is not the JSON that this program writes")
        }
        return manifest
    }
}

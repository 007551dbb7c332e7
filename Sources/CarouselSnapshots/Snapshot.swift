import CarouselDrawing
import CarouselFrames
import Foundation

/// A film, and the references it is held to.
package struct Snapshot: Sendable {
    /// The longest film, in frames, whose geometry is kept: some ten megabytes of text.
    static let mostFrames = 100_000

    /// As it is called in reports.
    let name: String
    let film: Film
    /// nil for a film without a scene file.
    let sceneFile: String?
    let references: ReferenceFolder
    let options: SnapshotOptions
    let record: RecordMode
    let comparer: PictureComparer
    private let check: @Sendable () throws -> Void

    /// - Parameter check: Called now and then, at least before each picture; what it throws ends the run and is thrown
    ///   on.
    package init(
        of film: Film, named name: String, sceneFile: String?, references: ReferenceFolder,
        _ options: SnapshotOptions, check: @escaping @Sendable () throws -> Void = {}
    ) throws {
        self.name = name
        self.film = film
        self.sceneFile = sceneFile
        self.references = references
        self.options = options
        self.check = check
        record = try options.record ?? RecordMode.standard()
        let screen = Rect(x: 0, y: 0, width: film.scene.screen.width, height: film.scene.screen.height)
        for region in options.comparison.ignoredRegions where region.intersection(screen).isEmpty {
            throw SnapshotError.ignoredRegion(region, screen: screen)
        }
        comparer = try PictureComparer(options.comparison, scale: film.scene.screen.scale)
    }

    /// Compares, records what is to be recorded, and says what came of it.
    ///
    /// Each reference that is written is whole as soon as it has its name.
    package func run(artifacts: ArtifactFolder? = nil) throws -> SnapshotReport {
        let moments = try chosenMoments()
        try check()
        let geometry = try compareGeometry()
        try check()
        // Frames that are not those of the references are nothing to be recorded beside them.
        let isHeldBack = record == .missing && geometry.outcome.isFailure && geometry.outcome != .missing
        let mode = isHeldBack ? .never : record
        var list = try ManifestFile(in: references, of: sceneFile, mode: mode)
        let oldList = list.manifest
        // First: what a run that is broken off has recorded is known then.
        let missing = Set(moments.map(ReferenceFolder.pictureName)).subtracting(try references.pictureNames())
        if mode != .never, !missing.isEmpty { try list.add(missing.sorted(), versions: film.versionsInUse()) }

        let pictures = try Crew.map(moments.count, threads: options.jobs) {
            film.makeRenderer()
        } _: { k, renderer in
            try check()
            return try compare(moments[k], with: renderer, mode, artifacts)
        }
        try check()

        var report = SnapshotReport(
            scene: name, references: references.path, frameCount: film.frameCount,
            frameLength: film.time(ofFrame: 1), pictures: pictures, geometry: geometry)
        report.isHeldBack = isHeldBack
        report.warnings = film.warnings
        report.manifestFault = list.fault
        report.isManifestRecorded = list.isRenewed
        let failing = Set(pictures.filter { $0.outcome.isFailure }.map { $0.file })
        if !failing.isEmpty {
            report.versionChanges = oldList.changes(of: failing, to: try film.versionsInUse())
        }

        let recorded = pictures.filter(\.isRecorded).map(\.file)
        if !recorded.isEmpty { try list.add(recorded, versions: film.versionsInUse()) }
        report.unused = try unusedPictures(moments, in: list)
        report.isPruned = options.prune && report.isSettled
        if report.isPruned {
            for file in report.unused { try AtomicFile.remove(file) }
        }
        if mode != .never || report.isPruned {
            try references.removeStaleFiles()
            try list.tidy()
        }
        return report
    }

    /// The states whose pictures are compared: at least one, and no two of one name.
    private func chosenMoments() throws -> [Moment] {
        let moments = try film.moments(options.moments)
        guard !moments.isEmpty else { throw SnapshotError.noMoments }
        var times: [String: Double] = [:]
        for moment in moments {
            let file = ReferenceFolder.pictureName(moment)
            if let other = times.updateValue(moment.time, forKey: file) {
                throw SequenceError.sameName(other, moment.time, file: file)
            }
        }
        return moments
    }

    /// Those that are listed as ours, and that nothing was compared with.
    private func unusedPictures(_ moments: [Moment], in list: ManifestFile) throws -> [String] {
        let used = Set(moments.map(ReferenceFolder.pictureName))
        let ours = list.manifest.pictures
        return try references.pictureNames().filter { ours.contains($0) && !used.contains($0) }
            .map(references.file)
    }
}

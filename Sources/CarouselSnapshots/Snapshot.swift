import CarouselFiles
import CarouselDrawing
import CarouselFrames
import CarouselPlatform

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
        let outside = options.comparison.ignoredRegions.first { $0.intersection(screen).isEmpty }
        if let outside, !options.isForSeveralScenes {
            throw SnapshotError.ignoredRegion(outside, screen: screen)
        }
        comparer = try PictureComparer(options.comparison, scale: film.scene.screen.scale)
    }

    /// Compares, records what is to be recorded, and says what came of it.
    ///
    /// Each reference that is written is whole as soon as it has its name.
    package func run(artifacts: ArtifactFolder? = nil) throws -> SnapshotReport {
        let moments = try chosenMoments()
        if let frames = options.scope.frames {
            let compared = Set(moments.compactMap(\.frame))
            guard frames.isSubset(of: compared) else {
                throw SnapshotError.notCompared(frames.subtracting(compared).sorted(), of: compared.sorted())
            }
        }
        let names = Set(moments.map(ReferenceFolder.pictureName))
        // Whole font files are read for them: once, and only where they are wanted.
        var known: [String: String]?
        func versions() throws -> [String: String] {
            let versions = try known ?? film.versionsInUse()
            known = versions
            return versions
        }
        var list = try ManifestFile(in: references, of: sceneFile, mode: record, comparing: names)
        let oldList = list.manifest
        // First: what a run that is broken off has recorded is known then.
        let missing = names.subtracting(try references.pictureNames()).sorted()
        if record == .all || record == .failed, !missing.isEmpty {
            try list.add(missing, versions: versions())
        }
        try check()
        let geometryText = try geometryText()
        var geometry = try compareGeometry(geometryText)
        try check()
        var pictures = try drawing(moments) { moment, renderer in
            try compare(moment, with: renderer, artifacts)
        }
        // Beside references that the film does not fit, whatever is missing would hold what is wrong.
        let isFit = geometry.outcome.isFit && pictures.allSatisfy { $0.outcome.isFit }
        if record == .missing, isFit {
            if !missing.isEmpty { try list.add(missing, versions: versions()) }
            try recordMissing(&pictures)
            try recordMissing(&geometry, geometryText)
        }
        try check()

        var report = SnapshotReport(
            scene: name, references: references.path, frameCount: film.frameCount,
            frameLength: film.time(ofFrame: 1), pictures: pictures, geometry: geometry)
        report.isHeldBack = record == .missing && !isFit
        report.warnings = film.warnings
        report.manifest = list.outcome
        report.isManifestRecorded = list.isRenewed && !report.isHeldBack
        let failing = Set(pictures.filter { $0.outcome.isFailure }.map { $0.file })
        if !failing.isEmpty { report.versionChanges = oldList.changes(of: failing, to: try versions()) }

        let recorded = pictures.filter(\.isRecorded).map(\.file)
        if !recorded.isEmpty { try list.add(recorded, versions: versions()) }
        report.unused = try unusedPictures(names, in: list)
        report.isPruned = options.prune && report.isSettled && !references.isLink
        if report.isPruned {
            for file in report.unused { try AtomicFile.remove(file) }
        }
        if (record != .never && !report.isHeldBack) || report.isPruned {
            try references.removeStaleFiles()
            try list.tidy()
        }
        return report
    }

    /// Runs `body` for each moment, on several threads, each with a renderer of its own.
    func drawing<Result: Sendable>(
        _ moments: [Moment], _ body: @escaping @Sendable (Moment, FilmRenderer) throws -> Result
    ) throws -> [Result] {
        try Crew.map(moments.count, threads: options.jobs) {
            film.renderer()
        } _: { k, renderer in
            try check()
            return try body(moments[k], renderer)
        }
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
    private func unusedPictures(_ used: Set<String>, in list: ManifestFile) throws -> [String] {
        let ours = list.manifest.pictures
        return try references.pictureNames().filter { ours.contains($0) && !used.contains($0) }
            .map(references.file).filter { !AtomicFile.isFolder($0) }
    }
}

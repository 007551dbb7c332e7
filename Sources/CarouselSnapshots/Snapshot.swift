import CarouselDrawing
import CarouselFrames
import CarouselMotion
import Foundation
import Synchronization

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
    private let record: RecordMode
    private let comparer: PictureComparer
    private let check: @Sendable () throws -> Void

    /// - Parameter check: Called before each picture; what it throws ends the run and is thrown on.
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
        let moments = try film.moments(options.moments)
        try requireDistinctNames(moments)
        let oldManifest = references.manifest()
        try artifacts?.clear()

        let geometry = options.geometry ? try compareGeometry() : .off
        // Frames that are not those of the references are nothing to be recorded beside them.
        let isHeldBack = record == .missing && geometry.outcome.isFailure && geometry.outcome != .missing
        let mode = isHeldBack ? .never : record
        let pictures = try Crew.map(moments.count, threads: options.jobs) {
            film.makeRenderer()
        } _: { k, renderer in
            try check()
            return try compare(moments[k], with: renderer, mode, artifacts)
        }

        var report = SnapshotReport(
            scene: name, references: references.path, frameCount: film.frameCount,
            frameLength: film.time(ofFrame: 1), pictures: pictures, geometry: geometry)
        report.isHeldBack = isHeldBack
        report.warnings = film.warnings
        let failing = Set(pictures.filter { $0.outcome.isFailure }.map { $0.file })
        if let oldManifest, !failing.isEmpty {
            report.versionChanges = oldManifest.changes(of: failing, to: try film.versionsInUse())
        }
        report.unused = try unusedPictures(moments)
        if options.prune, report.isSettled {
            for file in report.unused { try AtomicFile.remove(file) }
            report.isPruned = true
        }
        try updateManifest(oldManifest, report)
        return report
    }

    // MARK: Pictures

    private func compare(
        _ moment: Moment, with renderer: FrameRenderer, _ record: RecordMode, _ artifacts: ArtifactFolder?
    ) throws -> PictureResult {
        let name = ReferenceFolder.pictureName(moment)
        let actual = try renderer.file(.png, at: moment.time)
        var result = PictureResult(moment: moment, file: name, outcome: .same)
        var difference: PictureDifference?
        do {
            if let reference = try references.read(name) {
                let comparison = try comparer.compare(reference: reference, actual: actual)
                if case .different(let found) = comparison { difference = found }
                result.outcome = PictureOutcome(comparison)
            } else {
                result.outcome = .missing
            }
        } catch let error as UnreadablePicture where error.isReference {
            result.outcome = .unreadable(error.reason)
        } catch let error as WholeFile.Fault {
            result.outcome = .unreadable(error.description)
        }
        if case .different(.pixels(_, _, let box)) = result.outcome {
            result.location = CardLocation(
                box, in: film.pose(at: moment.time), scale: film.scene.screen.scale)
        }
        // Before the reference is replaced: a run that is broken off here has lost nothing.
        if let artifacts, result.outcome.isFailure {
            result.artifact = try artifacts.write(difference, actual: actual, named: name)
        }
        if record.takes(isMissing: result.outcome == .missing, isFailure: result.outcome.isFailure) {
            try references.write(actual, to: name)
            result.isRecorded = true
        }
        return result
    }

    private func requireDistinctNames(_ moments: [Moment]) throws(SnapshotError) {
        var times: [String: Double] = [:]
        for moment in moments {
            let file = ReferenceFolder.pictureName(moment)
            if let other = times.updateValue(moment.time, forKey: file) {
                throw .sameName(other, moment.time, file: file)
            }
        }
    }

    // MARK: Geometry

    private func compareGeometry() throws -> GeometryResult {
        guard film.frameCount <= Self.mostFrames else {
            throw SnapshotError.tooManyFrames(count: film.frameCount)
        }
        let actual = GeometryRecord.text(of: film, at: try film.moments(.all))
        var result = GeometryResult(outcome: .same)
        do {
            if let reference = try references.read(ReferenceFolder.geometryName) {
                result.outcome = try GeometryOutcome(reference: reference, actual: actual)
            } else {
                result.outcome = .missing
            }
        } catch let error as GeometryFault {
            result.outcome = .unreadable(error.description)
        } catch let error as WholeFile.Fault {
            result.outcome = .unreadable(error.description)
        }
        if record.takes(isMissing: result.outcome == .missing, isFailure: result.outcome.isFailure) {
            try references.write(Array(actual.utf8), to: ReferenceFolder.geometryName)
            result.isRecorded = true
        }
        return result
    }

    // MARK: The folder

    private func unusedPictures(_ moments: [Moment]) throws -> [String] {
        let used = Set(moments.map(ReferenceFolder.pictureName))
        return try references.pictureNames().filter { !used.contains($0) }.map(references.file)
    }

    /// Lists the pictures that are there, the new ones with the versions in use.
    private func updateManifest(_ old: ReferenceManifest?, _ report: SnapshotReport) throws {
        guard !report.recorded.isEmpty || (report.isPruned && !report.unused.isEmpty) else { return }
        var manifest = old ?? ReferenceManifest(scene: nil)
        manifest.scene = sceneFile.map { RelativePath.of($0, from: references.path) }
        manifest.keep(Set(try references.pictureNames()))
        let fresh = report.pictures.filter(\.isRecorded).map(\.file)
        if !fresh.isEmpty { manifest.add(fresh, versions: try film.versionsInUse()) }
        try references.write(Array(manifest.text.utf8), to: ReferenceManifest.name)
    }
}

extension RecordMode {
    fileprivate func takes(isMissing: Bool, isFailure: Bool) -> Bool {
        switch self {
        case .missing: isMissing
        case .all: true
        case .failed: isFailure
        case .never: false
        }
    }
}

import CarouselFrames
import CarouselMotion

/// What came of comparing one film with its references.
public struct SnapshotReport: Hashable, Sendable {
    package let scene: String
    /// The folder.
    package let references: String
    package let frameCount: Int
    /// In the order of the film.
    package let pictures: [PictureResult]
    package let geometry: GeometryResult
    /// Everything that differs, in the order of the film: the pictures, and the first frame whose geometry does.
    package let differences: [StateDifference]
    /// What takes the differences for right; nil where no command line does.
    package var acceptCommand: AcceptCommand?
    /// Which of the versions that failing pictures were recorded with differ from those in use.
    package var versionChanges: [String] = []
    /// What was found of `references.json`.
    package var manifest = ManifestOutcome.whole
    /// Whether `references.json` was written anew for pictures that had none.
    package var isManifestRecorded = false
    /// Whether missing pictures were not recorded, since the film's frames are not those of the references.
    package var isHeldBack = false
    /// What the scene's reader has to say: missing fonts and glyphs.
    public internal(set) var warnings: [Diagnostic] = []
    /// Reference pictures that nothing was compared with: files' paths.
    public internal(set) var unused: [String] = []
    /// Whether the unused ones have been removed.
    public internal(set) var isPruned = false

    /// - Parameter frameLength: In seconds.
    init(
        scene: String, references: String, frameCount: Int, frameLength: Double, pictures: [PictureResult],
        geometry: GeometryResult
    ) {
        self.scene = scene
        self.references = references
        self.frameCount = frameCount
        self.pictures = pictures
        self.geometry = geometry
        differences = StateDifference.list(
            pictures, geometry.outcome.comparison, frameLength: frameLength)
    }

    /// Whether everything is as its reference has it, and nothing had to be recorded.
    public var passed: Bool {
        recorded.isEmpty && isManifestInOrder && !geometry.outcome.isFailure
            && !pictures.contains { $0.outcome.isFailure || $0.recordFault != nil }
    }

    /// Whether everything is as its reference has it, by now: nothing is left to be decided.
    package var isSettled: Bool {
        pictures.allSatisfy { $0.isRecorded || !$0.outcome.isFailure }
            && (geometry.isRecorded || !geometry.outcome.isFailure) && isManifestInOrder
    }

    /// Whether `references.json` is as it should be, by now.
    var isManifestInOrder: Bool { manifest == .whole || isManifestRecorded }

    /// Whether everything is in order that a run was to take for right.
    package var isAccepted: Bool { !pictures.contains { $0.recordFault != nil } }

    /// How many pictures differ from their references by no more than is tolerated.
    package var toleratedCount: Int {
        pictures.filter { if case .tolerated = $0.outcome { true } else { false } }.count
    }

    /// All pixels that differ and were let pass.
    package var letPass: PixelsLetPass {
        pictures.reduce(into: PixelsLetPass()) { $0.add($1.letPass) }
    }

    /// How far the pictures are from passing; nil where no tolerance of theirs would help.
    package var closeness: PictureCloseness? {
        let failing = pictures.filter(\.outcome.isFailure)
        let known = failing.compactMap(\.closeness)
        guard let first = known.first, known.count == failing.count, !geometry.outcome.isFailure,
            manifest == .whole
        else { return nil }
        return known.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Names of the references that this run has written.
    public var recorded: [String] {
        pictures.filter(\.isRecorded).map(\.file)
            + (geometry.isRecorded ? [ReferenceFolder.geometryName] : [])
            + (isManifestRecorded ? [ReferenceManifest.name] : [])
    }
}

/// What came of comparing one picture.
package struct PictureResult: Hashable, Sendable {
    package var moment: Moment
    /// The reference's name.
    package var file: String
    package var outcome: PictureOutcome
    package var isRecorded = false
    /// Where the pixels are that differ.
    package var location: CardLocation?
    package var letPass = PixelsLetPass()
    /// nil for all but pictures of one size that differ.
    package var closeness: PictureCloseness?
    package var artifact: Artifact?
    /// Why there is none.
    package var artifactFault: String?
    /// Why it is not recorded, though it should be.
    package var recordFault: String?

    init(moment: Moment, file: String, outcome: PictureOutcome) {
        self.moment = moment
        self.file = file
        self.outcome = outcome
    }
}

package enum PictureOutcome: Hashable, Sendable {
    case same
    case tolerated(PictureFinding)
    case different(PictureFinding)
    /// There is no reference.
    case missing
    /// There is a reference, but it cannot be read, and why.
    case unreadable(String)

    init(_ comparison: PictureComparison) {
        self =
            switch comparison {
            case .same: .same
            case .tolerated(let difference): .tolerated(difference.finding)
            case .different(let difference): .different(difference.finding)
            }
    }

    package var isFailure: Bool {
        switch self {
        case .same, .tolerated: false
        case .different, .missing, .unreadable: true
        }
    }
}

/// What came of comparing the geometry of all frames.
package struct GeometryResult: Hashable, Sendable {
    package var outcome: GeometryOutcome
    package var isRecorded = false

    static let off = GeometryResult(outcome: .off)

    init(outcome: GeometryOutcome) { self.outcome = outcome }
}

extension PictureOutcome {
    /// Whether the film may be what its references are of.
    var isFit: Bool { !isFailure || self == .missing }
}

package enum GeometryOutcome: Hashable, Sendable {
    /// Not compared.
    case off
    case same
    case different(GeometryComparison)
    case missing
    case unreadable(String)

    /// - Throws: `GeometryFault` where the reference is no record.
    init(reference: [UInt8], actual: String) throws(GeometryFault) {
        if reference.elementsEqual(actual.utf8) {
            self = .same
            return
        }
        let comparison = GeometryComparison(
            reference: try GeometryRecord(String(decoding: reference, as: UTF8.self)),
            actual: try GeometryRecord(actual))
        self = comparison.isSame ? .same : .different(comparison)
    }

    package var isFailure: Bool {
        switch self {
        case .off, .same: false
        case .different, .missing, .unreadable: true
        }
    }

    /// Whether the film may be what its references are of.
    var isFit: Bool { !isFailure || self == .missing }

    package var comparison: GeometryComparison? {
        if case .different(let comparison) = self { comparison } else { nil }
    }
}

extension SnapshotReport {
    /// Numbers of all frames that are known to differ.
    package var differingFrames: FrameRuns {
        let states = geometry.outcome.comparison?.states.compactMap(\.moment.frame) ?? []
        return FrameRuns(states + differences.compactMap(\.moment.frame))
    }
}

extension StateDifference {
    /// Everything that differs, in the order of the film: the pictures, and the first frame whose geometry does.
    ///
    /// A state that is not on the grid of frames has moved as the nearest frame has.
    /// - Parameter frameLength: In seconds.
    fileprivate static func list(
        _ pictures: [PictureResult], _ geometry: GeometryComparison?, frameLength: Double
    ) -> [StateDifference] {
        let changes = geometry?.changesByFrame ?? [:]
        var differences = pictures.compactMap { picture -> StateDifference? in
            guard case .different(let finding) = picture.outcome else { return nil }
            let frame = picture.moment.frame ?? Int((picture.moment.time / frameLength).rounded())
            return StateDifference(
                at: picture.moment, picture: finding, location: picture.location,
                changes: changes[frame] ?? [])
        }
        if let first = geometry?.states.first, !differences.contains(where: { $0.moment == first.moment }) {
            differences.append(StateDifference(at: first.moment, picture: nil, changes: first.changes))
        }
        return differences.sorted { $0.moment.time < $1.moment.time }
    }
}

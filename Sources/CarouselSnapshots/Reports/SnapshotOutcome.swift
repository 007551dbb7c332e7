/// What came of one scene of a run.
package enum SnapshotOutcome: Sendable {
    case compared(SnapshotReport)
    /// Nothing could be compared, and why, in a line or several.
    case broken(scene: String, reason: String)

    package var scene: String {
        switch self {
        case .compared(let report): report.scene
        case .broken(let scene, _): scene
        }
    }

    package var passed: Bool {
        switch self {
        case .compared(let report): report.passed
        case .broken: false
        }
    }

    /// See `SnapshotReport.isSettled`.
    package var isSettled: Bool {
        switch self {
        case .compared(let report): report.isSettled
        case .broken: false
        }
    }
}

extension SnapshotOutcome {
    /// How a run went: `2 of 12 scenes failed`.
    static func verdict(_ outcomes: [SnapshotOutcome]) -> String {
        let failed = outcomes.filter { !$0.passed }.count
        let scenes = "\(outcomes.count) \(outcomes.count == 1 ? "scene" : "scenes")"
        return failed == 0 ? "\(scenes) as in the references" : "\(failed) of \(scenes) failed"
    }
}

/// One thing that was compared, as reports list it.
struct SnapshotCheck {
    /// `frame 17 (0.283 s)`, or `geometry`.
    var name: String
    /// What is wrong; nil if nothing is.
    var failure: String?
    var artifact: Artifact?
    /// What is accepted where this is right as it is; nil where nothing is to be.
    var part: AcceptCommand.Part?
}

extension SnapshotReport {
    /// Each picture, and the geometry where it is compared.
    var checks: [SnapshotCheck] {
        let differences = Dictionary(
            differences.map { ($0.moment, $0.finding) }, uniquingKeysWith: { first, _ in first })
        var checks = pictures.map { picture in
            var failure: String? =
                switch picture.outcome {
                case .same, .tolerated: picture.isRecorded ? "recorded" : nil
                case .different: differences[picture.moment] ?? ""
                case .missing:
                    picture.isRecorded
                        ? "there was no reference \(picture.file): recorded"
                        : "there is no reference \(picture.file)"
                case .unreadable(let reason): "\(picture.file) cannot be compared: \(reason)"
                }
            if let fault = picture.recordFault { failure = (failure.map { $0 + "; " } ?? "") + fault }
            return SnapshotCheck(
                name: StateDifference.name(picture.moment), failure: failure, artifact: picture.artifact,
                part: picture.outcome.isFailure && !picture.isRecorded
                    ? AcceptCommand.Part(picture.moment) : nil)
        }
        if manifest != .whole {
            checks.append(
                SnapshotCheck(
                    name: ReferenceManifest.name,
                    failure: isManifestRecorded ? "recorded" : manifest.fault.map { "it \($0)" }))
        }
        if geometry.outcome != .off {
            checks.append(
                SnapshotCheck(
                    name: "geometry", failure: geometryFailure,
                    part: geometry.outcome.isFailure && !geometry.isRecorded ? .geometry : nil))
        }
        return checks
    }

    private var geometryFailure: String? {
        switch geometry.outcome {
        case .off, .same: return geometry.isRecorded ? "recorded" : nil
        case .missing:
            let name = ReferenceFolder.geometryName
            return geometry.isRecorded
                ? "there was no reference \(name): recorded" : "there is no reference \(name)"
        case .unreadable(let reason): return "\(ReferenceFolder.geometryName) cannot be compared: \(reason)"
        case .different(let comparison):
            let first = comparison.states.first.map { state in
                StateDifference(at: state.moment, picture: nil, changes: state.changes).description
            }
            let frames = FrameRuns(comparison.states.compactMap(\.moment.frame))
            let range = frames.count > 1 ? "frames \(frames) differ" : nil
            return ([range, first].compactMap(\.self) + geometryLines).joined(separator: "; ")
        }
    }
}

extension ManifestOutcome {
    /// What is wrong with the file, without its name; nil if nothing is.
    var fault: String? {
        switch self {
        case .whole: nil
        case .missing: "is missing"
        case .incomplete(let pictures): "does not list \(SnapshotReport.list(pictures))"
        case .unreadable(let reason): "cannot be read, \(reason)"
        }
    }
}

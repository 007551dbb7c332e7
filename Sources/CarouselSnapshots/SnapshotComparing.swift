import CarouselCairo
import CarouselFrames

/// The two kinds of comparison, each with what is recorded of it.
extension Snapshot {
    /// - Parameter record: `self.record`, or what holds in its place.
    func compare(
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
            do {
                result.artifact = try artifacts.write(difference, actual: actual, named: name)
            } catch let error as SequenceError {
                // What differs is to be reported all the same.
                result.artifactFault = error.description
            }
        }
        if record.takes(isMissing: result.outcome == .missing, isFailure: result.outcome.isFailure) {
            try references.write(actual, to: name)
            result.isRecorded = true
        }
        return result
    }

    func compareGeometry() throws -> GeometryResult {
        guard options.geometry else { return .off }
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

import CarouselFiles
import CarouselPixels
import CarouselFrames

/// The two kinds of comparison, each with what is recorded of it.
extension Snapshot {
    /// Compares a picture, and records it in the modes `all` and `failed`.
    func compare(
        _ moment: Moment, with renderer: FilmRenderer, _ artifacts: ArtifactFolder?
    ) throws -> PictureResult {
        let name = ReferenceFolder.pictureName(moment)
        let actual = try renderer.file(.png, at: moment.time)
        var result = PictureResult(moment: moment, file: name, outcome: .same)
        var difference: PictureDifference?
        var reference: [UInt8]?
        do {
            reference = try references.read(name)
            if let reference {
                let comparison = try comparer.compare(reference: reference, actual: actual)
                if case .different(let found) = comparison { difference = found }
                result.outcome = PictureOutcome(comparison)
                result.letPass = comparison.letPass
                result.closeness = difference?.closeness
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
                box, in: Array(zip(film.scene.carousels.map(\.name), film.poses(at: moment.time))),
                scale: film.scene.screen.scale)
        }
        // Before the reference is replaced: a run that is broken off here has lost nothing.
        if let artifacts, result.outcome.isFailure {
            do {
                result.artifact = try artifacts.write(
                    difference, reference: reference, actual: actual, named: name)
            } catch let error as FileError {
                // What differs is to be reported all the same.
                result.artifactFault = error.description
            }
        }
        if record.takes(failure: result.outcome.isFailure), options.scope.includes(moment) {
            try keep(actual, of: &result)
        }
        return result
    }

    /// Writes a reference. One that cannot be written fails, and the others are reported all the same.
    private func keep(_ bytes: [UInt8], of result: inout PictureResult) throws {
        do {
            try references.write(bytes, to: result.file)
            result.isRecorded = true
        } catch let error as FileError {
            result.recordFault = error.description
        }
    }

    /// Draws and writes those pictures that have no reference.
    func recordMissing(_ pictures: inout [PictureResult]) throws {
        let missing = pictures.indices.filter { pictures[$0].outcome == .missing }
        let recorded = try drawing(missing.map { pictures[$0].moment }) { moment, renderer in
            var result = PictureResult(
                moment: moment, file: ReferenceFolder.pictureName(moment), outcome: .missing)
            try keep(try renderer.file(.png, at: moment.time), of: &result)
            return result
        }
        for (k, result) in zip(missing, recorded) {
            pictures[k].isRecorded = result.isRecorded
            pictures[k].recordFault = result.recordFault
        }
    }

    func recordMissing(_ geometry: inout GeometryResult, _ actual: String) throws {
        guard geometry.outcome == .missing else { return }
        try references.write(Array(actual.utf8), to: ReferenceFolder.geometryName)
        geometry.isRecorded = true
    }

    /// What is to be compared and recorded of the geometry; empty where it is left out.
    func geometryText() throws -> String {
        guard options.geometry else { return "" }
        guard film.frameCount <= Self.mostFrames else {
            throw SnapshotError.tooManyFrames(count: film.frameCount)
        }
        return GeometryRecord.text(of: film, at: try film.moments(.all))
    }

    /// Compares the geometry, and records it in the modes `all` and `failed`.
    func compareGeometry(_ actual: String) throws -> GeometryResult {
        guard options.geometry else { return .off }
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
        if record.takes(failure: result.outcome.isFailure), options.scope.geometry {
            try references.write(Array(actual.utf8), to: ReferenceFolder.geometryName)
            result.isRecorded = true
        }
        return result
    }
}

extension RecordMode {
    /// Whether something is recorded as soon as it is compared.
    fileprivate func takes(failure: Bool) -> Bool {
        switch self {
        case .all: true
        case .failed: failure
        case .missing, .never: false
        }
    }
}

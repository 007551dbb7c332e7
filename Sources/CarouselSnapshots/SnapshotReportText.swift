import CarouselFrames

extension SnapshotReport: CustomStringConvertible {
    /// The whole report: a line that says how it went, and under it, indented, a line for each thing to know.
    public var description: String {
        ([headline] + details.map { "  " + $0 }).joined(separator: "\n")
    }

    /// How many differences have a line of their own.
    private static let mostDifferences = 10

    private var headline: String {
        if passed {
            let tolerated = pictures.filter { if case .tolerated = $0.outcome { true } else { false } }.count
            let geometry =
                geometry.outcome == .off ? "" : " and the geometry of \(count(frameCount, "frame"))"
            return "\(scene): \(count(pictures.count, "picture"))\(geometry) as in \(references)"
                + (tolerated == 0 ? "" : ", \(tolerated) of them within the tolerance")
        }
        let missing = pictures.filter { $0.outcome == .missing }.count
        let wrong = pictures.filter(\.outcome.isFailure).count - missing
        let verdicts = [
            verdict("not as in", pictures: wrong, geometry: wrongGeometry),
            verdict(
                "not in", pictures: missing, geometry: geometry.outcome == .missing ? "the geometry" : nil),
        ].compactMap(\.self)
        return "\(scene): "
            + (verdicts.isEmpty ? "all as in \(references)" : verdicts.joined(separator: "; "))
    }

    /// `2 of 9 pictures and the geometry not in __Snapshots__/snap`; nil if neither is concerned.
    private func verdict(_ predicate: String, pictures number: Int, geometry: String?) -> String? {
        let subjects = [number > 0 ? "\(number) of \(count(pictures.count, "picture"))" : nil, geometry]
            .compactMap(\.self)
        return subjects.isEmpty ? nil : "\(subjects.joined(separator: " and ")) \(predicate) \(references)"
    }

    private var wrongGeometry: String? {
        switch geometry.outcome {
        case .off, .same, .missing: nil
        case .unreadable: "the geometry"
        case .different(let comparison):
            comparison.states.isEmpty
                ? "the geometry"
                : "the geometry of \(comparison.states.count) of \(count(frameCount, "frame"))"
        }
    }

    private var details: [String] {
        var lines: [String] = []
        if differingFrames.count > 1 { lines.append("frames \(differingFrames) differ") }
        lines += differences.prefix(Self.mostDifferences).map(\.description)
        if differences.count > Self.mostDifferences {
            lines.append("and \(count(differences.count - Self.mostDifferences, "more picture"))")
        }
        for picture in pictures {
            if case .unreadable(let reason) = picture.outcome {
                lines.append(
                    "\(StateDifference.name(picture.moment)): \(picture.file) cannot be compared: \(reason)")
            }
        }
        lines += geometryLines
        lines += recordLines
        if !versionChanges.isEmpty {
            lines.append(
                "the references were made with other versions: \(versionChanges.joined(separator: ", "))")
        }
        if let artifacts { lines.append("pictures of what differs: \(artifacts)") }
        if !unused.isEmpty {
            lines.append(
                isPruned
                    ? "removed, as nothing is compared with them: \(Self.list(unused))"
                    : "nothing is compared with \(Self.list(unused)): --prune removes them")
        }
        return lines
    }

    /// What the geometry has that no frame's own line says.
    var geometryLines: [String] {
        switch geometry.outcome {
        case .off, .same, .missing: return []
        case .unreadable(let reason):
            return [
                "\(FilePath.join(references, ReferenceFolder.geometryName)) cannot be compared: \(reason)"
            ]
        case .different(let comparison):
            return [
                Self.sentence(comparison.onlyInFilm, "not in the references"),
                Self.sentence(comparison.onlyInReference, "only in the references"),
            ].compactMap(\.self)
        }
    }

    private static func sentence(_ moments: [Moment], _ predicate: String) -> String? {
        let frames = moments.compactMap(\.frame)
        let times = moments.filter { $0.frame == nil }.map(StateDifference.name)
        let names = (frames.isEmpty ? [] : ["frames \(FrameRuns(frames))"]) + times
        return names.isEmpty ? nil : "\(names.joined(separator: ", ")): \(predicate)"
    }

    private var recordLines: [String] {
        let missing =
            pictures.filter { $0.outcome == .missing && !$0.isRecorded }.map(\.file)
            + (geometry.outcome == .missing && !geometry.isRecorded ? [ReferenceFolder.geometryName] : [])
        var lines: [String] = []
        if !missing.isEmpty {
            lines.append("there is no \(Self.list(missing)): --record missing makes what is not there")
        }
        if !recorded.isEmpty { lines.append("recorded \(Self.list(recorded)): look at it, then run again") }
        return lines
    }

    /// Names, or of many the first and the last.
    private static func list(_ files: [String]) -> String {
        guard let first = files.first, let last = files.last, files.count > 4 else {
            return files.joined(separator: ", ")
        }
        return "\(first), … \(last) (\(files.count) files)"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}

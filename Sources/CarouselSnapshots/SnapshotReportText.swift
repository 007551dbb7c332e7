import CarouselFrames

extension SnapshotReport: CustomStringConvertible {
    /// The whole report: a line that says how it went, and under it, indented, a line for each thing to know.
    public var description: String {
        ([headline] + details.map { "  " + $0 }).joined(separator: "\n")
    }

    private var headline: String {
        let missing = pictures.filter { $0.outcome == .missing }.count
        let failing = pictures.filter(\.outcome.isFailure).count
        if passed {
            let tolerated = pictures.filter { if case .tolerated = $0.outcome { true } else { false } }.count
            let geometry =
                geometry.outcome == .off ? "" : " and the geometry of \(count(frameCount, "frame"))"
            return "\(scene): \(count(pictures.count, "picture"))\(geometry) as in \(references)"
                + (tolerated == 0 ? "" : ", \(tolerated) of them within the tolerance")
        }
        var parts: [String] = []
        if failing > missing { parts.append("\(failing - missing) of \(count(pictures.count, "picture"))") }
        if let states = geometry.outcome.comparison?.states, !states.isEmpty {
            parts.append("the geometry of \(states.count) of \(count(frameCount, "frame"))")
        } else if geometry.outcome.isFailure, geometry.outcome != .missing {
            parts.append("the geometry")
        }
        let differ = parts.isEmpty ? "" : "\(parts.joined(separator: " and ")) not as in \(references)"
        var lack: [String] = []
        if missing > 0 { lack.append("\(missing) of \(count(pictures.count, "picture"))") }
        if geometry.outcome == .missing { lack.append("the geometry") }
        let lacking = lack.isEmpty ? "" : "\(lack.joined(separator: " and ")) not in \(references)"
        let all = [differ, lacking].filter { !$0.isEmpty }
        return "\(scene): " + (all.isEmpty ? "all as in \(references)" : all.joined(separator: "; "))
    }

    private var details: [String] {
        var lines: [String] = []
        if differingFrames.count > 1 { lines.append("frames \(differingFrames) differ") }
        lines += differences.map(\.description)
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
                    ? "removed, as nothing is compared with them: \(unused.joined(separator: ", "))"
                    : "nothing is compared with \(unused.joined(separator: ", ")): --prune removes them")
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
            lines.append("there is no \(missing.joined(separator: ", ")): --record missing makes them")
        }
        if !recorded.isEmpty {
            lines.append(
                "recorded \(recorded.joined(separator: ", ")): look at what has been recorded, then run again"
            )
        }
        return lines
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}

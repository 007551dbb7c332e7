import CarouselFiles
import CarouselFrames

/// Who reads a report, and so how it calls what can be done.
package enum ReportReader: Sendable {
    case commandLine
    case test

    fileprivate var recordMissing: String {
        switch self {
        case .commandLine: "--record missing"
        case .test: "CAROUSEL_RECORD=missing"
        }
    }

    fileprivate var recordFailed: String {
        switch self {
        case .commandLine: "--record failed"
        case .test: "CAROUSEL_RECORD=failed"
        }
    }

    fileprivate var prune: String {
        switch self {
        case .commandLine: "--prune"
        case .test: "SnapshotOptions(prune: true)"
        }
    }
}

extension SnapshotReport: CustomStringConvertible {
    /// The whole report: a line that says how it went, and under it, indented, a line for each thing to know.
    public var description: String { text(for: .test) }

    package func text(for reader: ReportReader) -> String {
        ([headline] + details(for: reader).map { "  " + $0 }).joined(separator: "\n")
    }

    // MARK: The first line

    private var headline: String {
        let missing = pictures.filter { $0.outcome == .missing }.count
        let wrong = pictures.filter(\.outcome.isFailure).count - missing
        let verdicts = [
            verdict("not as in", pictures: wrong, geometry: wrongGeometry),
            verdict(
                "not in", pictures: missing, geometry: geometry.outcome == .missing ? "the geometry" : nil),
        ].compactMap(\.self)
        guard verdicts.isEmpty else { return "\(scene): \(verdicts.joined(separator: "; "))" }
        let geometry = geometry.outcome == .off ? "" : " and the geometry of \(count(frameCount, "frame"))"
        return "\(scene): \(count(pictures.count, "picture"))\(geometry) as in \(references)"
            + (toleratedCount == 0 ? "" : ", \(toleratedCount) of them within the tolerance")
            + (isManifestInOrder ? "" : ", but not all in order")
            + (recorded.isEmpty ? "" : ", recorded anew")
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

    // MARK: The others

    private func details(for reader: ReportReader) -> [String] {
        var lines: [String] = []
        if differingFrames.count > 1 {
            // The places of all frames were compared, but only some pictures.
            let isOfAll = geometry.outcome.comparison?.states.isEmpty == false
            let scope = isOfAll ? "" : ", of the \(pictures.count) compared"
            lines.append("frames \(differingFrames.short) differ\(scope)")
        }
        lines += differenceLines
        lines += unreadableLines(for: reader)
        lines += geometryLines
        lines += manifestLines(for: reader)
        lines += pictures.compactMap { picture in
            picture.recordFault.map { "\(StateDifference.name(picture.moment)): \($0)" }
        }
        lines += toleranceLines
        lines += missingLines(for: reader)
        if !recorded.isEmpty {
            let them = recorded.count == 1 ? "it" : "them"
            lines.append("recorded \(Self.list(recorded)): look at \(them), commit \(them) and run again")
        }
        if let versionNotice { lines.append(versionNotice) }
        if let artifactFault = pictures.compactMap(\.artifactFault).first {
            lines.append("there is no picture of what differs: \(artifactFault)")
        }
        return lines + unusedLines(for: reader)
    }

    /// How many findings have a line of their own.
    private static let mostFindings = 10

    /// What differs, the states one after the other; those in which the same differs in one line.
    private var differenceLines: [String] {
        let recorded = Set(pictures.filter(\.isRecorded).map(\.moment))
        let groups = differences.reduce(into: [[StateDifference]]()) { groups, difference in
            if groups.last?.last?.finding == difference.finding {
                groups[groups.count - 1].append(difference)
            } else {
                groups.append([difference])
            }
        }
        let lines = groups.prefix(Self.mostFindings).compactMap { group in
            group.first.map { first in
                let others = group.count > 1 ? " and \(count(group.count - 1, "other"))" : ""
                let parts = group.compactMap { difference -> AcceptCommand.Part? in
                    if recorded.contains(difference.moment) { return nil }
                    return difference.picture == nil ? .geometry : AcceptCommand.Part(difference.moment)
                }
                return "\(StateDifference.name(first.moment))\(others): \(first.finding)" + toAccept(parts)
            }
        }
        let rest = groups.dropFirst(Self.mostFindings).reduce(0) { $0 + $1.count }
        return rest == 0 ? lines : lines + ["and \(count(rest, "more picture"))"]
    }

    /// The end of a line: how what it says is taken for right.
    private func toAccept(_ parts: [AcceptCommand.Part]) -> String {
        guard let acceptCommand, !parts.isEmpty else { return "" }
        return "; to accept: \(acceptCommand.text(parts))"
    }

    /// What a run says that was to take differences for right: what it took, and what still differs.
    package var acceptance: String {
        let left =
            pictures.filter { $0.outcome.isFailure && !$0.isRecorded }.map(\.file)
            + (geometry.outcome.isFailure && !geometry.isRecorded ? [ReferenceFolder.geometryName] : [])
        let faults = pictures.compactMap(\.recordFault)
        let them = recorded.count == 1 ? "it" : "them"
        let headline =
            recorded.isEmpty
            ? "\(scene): nothing to accept"
            : "\(scene): accepted \(Self.list(recorded)): look at \(them), and commit \(them)"
        let rest = left.isEmpty ? [] : ["  not as in \(references) still: \(Self.list(left))"]
        return ([headline] + faults.map { "  " + $0 } + rest).joined(separator: "\n")
    }

    private func unreadableLines(for reader: ReportReader) -> [String] {
        var lines = pictures.compactMap { picture -> String? in
            guard case .unreadable(let reason) = picture.outcome else { return nil }
            return "\(StateDifference.name(picture.moment)): \(picture.file) cannot be compared: \(reason)"
                + (picture.isRecorded ? "" : toAccept([AcceptCommand.Part(picture.moment)]))
        }
        if case .unreadable(let reason) = geometry.outcome {
            let file = FilePath.join(references, ReferenceFolder.geometryName)
            lines.append(
                "\(file) cannot be compared: \(reason)"
                    + (geometry.isRecorded ? "" : toAccept([.geometry])))
        }
        if lines.contains(where: { $0.contains(VersionControl.conflict) }) {
            lines.append(
                "a side is chosen by git checkout --ours or --theirs;"
                    + " \(reader.recordFailed) takes what differs then for right")
        }
        return lines
    }

    /// What the geometry has that no frame's own line says.
    var geometryLines: [String] {
        switch geometry.outcome {
        case .off, .same, .missing, .unreadable: return []
        case .different(let comparison):
            return [
                comparison.rates.map { rates in
                    let (old, new) = ReadableNumber.pair(rates.reference, rates.film)
                    return "\(new) frames a second, in the references \(old)"
                },
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

    /// What was let pass, and what tolerance would let the rest pass.
    private var toleranceLines: [String] {
        [
            letPassNotice,
            closeness.map { closeness in
                "colours are up to \(closeness.largest) apart, in up to \(Self.percent(closeness.share))"
                    + " of a picture's pixels: it would pass from --threshold \(closeness.threshold) on"
            },
        ].compactMap(\.self)
    }

    /// nil if every pixel is as its reference has it, or fails.
    var letPassNotice: String? { letPass.isEmpty ? nil : "let pass: \(letPass.text)" }

    var versionNotice: String? {
        versionChanges.isEmpty
            ? nil : "the references were made with other versions: \(versionChanges.joined(separator: ", "))"
    }

    /// Rounded up, so that it suffices: `14.52 %`.
    static func percent(_ share: Double) -> String {
        "\((share * 10_000 - 1e-6).rounded(.up) / 100) %"
    }

    private func manifestLines(for reader: ReportReader) -> [String] {
        guard !isManifestInOrder, let fault = manifest.fault else { return [] }
        let remedy: String
        switch manifest {
        // Told with whatever else is missing.
        case .whole, .missing: return []
        case .incomplete: remedy = isHeldBack ? Self.heldBack : "\(reader.recordMissing) adds what is missing"
        case .unreadable: remedy = "\(reader.recordFailed) writes it anew"
        }
        return ["\(FilePath.join(references, ReferenceManifest.name)) \(fault): \(remedy)"]
    }

    private static let heldBack = "nothing is recorded while something differs"

    private func missingLines(for reader: ReportReader) -> [String] {
        let missing =
            pictures.filter { $0.outcome == .missing && !$0.isRecorded && $0.recordFault == nil }.map(\.file)
            + (geometry.outcome == .missing && !geometry.isRecorded ? [ReferenceFolder.geometryName] : [])
            + (manifest == .missing && !isManifestRecorded ? [ReferenceManifest.name] : [])
        guard !missing.isEmpty else { return [] }
        let remedy =
            isHeldBack
            ? Self.heldBack
            : "\(reader.recordMissing) makes what is not there"
        return ["there is no \(Self.list(missing)): \(remedy)"]
    }

    private func unusedLines(for reader: ReportReader) -> [String] {
        guard !unused.isEmpty, isSettled else { return [] }
        return [
            isPruned
                ? "removed, as nothing was compared with them: \(Self.list(unused))"
                : "nothing was compared with \(Self.list(unused)): \(reader.prune) removes them"
        ]
    }

    // MARK: Words

    /// Names, or of many the first and the last.
    static func list(_ files: [String]) -> String {
        guard let first = files.first, let last = files.last, files.count > 4 else {
            return files.joined(separator: ", ")
        }
        return "\(first), … \(last) (\(files.count) files)"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}

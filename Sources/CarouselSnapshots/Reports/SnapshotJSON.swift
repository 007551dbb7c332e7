import CarouselFrames

extension SnapshotOutcome {
    /// As `snapshot --json` prints it.
    package var json: JSON {
        switch self {
        case .compared(let report): report.json
        case .broken(let scene, let reason):
            .object([("scene", .string(scene)), ("passed", .bool(false)), ("error", .string(reason))])
        }
    }
}

extension SnapshotReport {
    fileprivate var json: JSON {
        let failing = pictures.filter(\.outcome.isFailure)
        let differences = Dictionary(
            differences.map { ($0.moment, $0) }, uniquingKeysWith: { first, _ in first })
        return .object([
            ("scene", .string(scene)),
            ("references", .string(references)),
            ("passed", .bool(passed)),
            ("pictures", .integer(pictures.count)),
            ("tolerated", .integer(toleratedCount)),
            ("letPass", letPass.json),
            ("frames", .integer(frameCount)),
            ("failures", .array(failing.map { $0.json(differences[$0.moment]?.changes ?? []) })),
            ("geometry", geometryJSON),
            ("fault", .string(isManifestInOrder ? "" : "\(ReferenceManifest.name) \(manifest.fault ?? "")")),
            ("recorded", .array(recorded.map(JSON.string))),
            ("warnings", .array(warnings.map { .string("\($0)") })),
            ("versions", .array(versionChanges.map(JSON.string))),
            ("unused", .array(unused.map(JSON.string))),
            ("pruned", .bool(isPruned)),
        ])
    }

    private var geometryJSON: JSON {
        switch geometry.outcome {
        case .off: .object([("status", .string("off"))])
        case .same: .object([("status", .string("same"))])
        case .missing: .object([("status", .string("missing"))])
        case .unreadable(let reason):
            .object([("status", .string("unreadable")), ("reason", .string(reason))])
        case .different(let comparison):
            .object([
                ("status", .string("different")),
                ("rates", comparison.rates.map(\.json) ?? .object([])),
                (
                    "states",
                    .array(
                        comparison.states.map { state in
                            .object(state.moment.json + [("changes", .array(state.changes.map(\.json)))])
                        })
                ),
                ("onlyInReference", .array(comparison.onlyInReference.map { .object($0.json) })),
                ("onlyInFilm", .array(comparison.onlyInFilm.map { .object($0.json) })),
            ])
        }
    }
}

extension Moment {
    fileprivate var json: [(key: String, value: JSON)] {
        (frame.map { [("frame", .integer($0))] } ?? []) + [("time", .number(time))]
    }
}

extension PictureResult {
    fileprivate func json(_ changes: [GeometryChange]) -> JSON {
        var members: [(key: String, value: JSON)] = moment.json + [("file", .string(file))]
        switch outcome {
        case .same, .tolerated: break
        case .missing: members.append(("status", .string("missing")))
        case .unreadable(let reason):
            members += [("status", .string("unreadable")), ("reason", .string(reason))]
        case .different(.size(let reference, let actual)):
            members += [
                ("status", .string("size")), ("reference", reference.json), ("actual", actual.json),
            ]
        case .different(.pixels(let count, let total, let box)):
            members += [
                ("status", .string("different")), ("pixels", .integer(count)),
                ("ratio", .exact(Double(count) / Double(total))),
                (
                    "box",
                    .object([
                        ("x", .integer(box.columns.lowerBound)), ("y", .integer(box.rows.lowerBound)),
                        ("width", .integer(box.columns.count)), ("height", .integer(box.rows.count)),
                    ])
                ),
            ]
        }
        if let location { members.append(("location", .string(location.description))) }
        members.append(("changes", .array(changes.map(\.json))))
        if let closeness { members.append(("closeness", closeness.json)) }
        if let recordFault { members.append(("fault", .string(recordFault))) }
        if let artifact {
            members.append(("artifact", .string(artifact.best)))
            members.append(("artifacts", .array(artifact.all.map(JSON.string))))
        }
        return .object(members)
    }
}

extension GeometryComparison.Rates {
    fileprivate var json: JSON { .object([("reference", .number(reference)), ("film", .number(film))]) }
}

extension PixelsLetPass {
    fileprivate var json: JSON {
        .object([
            ("threshold", .integer(close)), ("antialiasing", .integer(smoothed)),
            ("ignored", .integer(ignored)), ("number", .integer(few)),
        ])
    }
}

extension PictureCloseness {
    fileprivate var json: JSON {
        .object([
            ("largest", .exact(largest)), ("share", .exact(share)), ("threshold", .exact(threshold)),
        ])
    }
}

extension PixelSize {
    fileprivate var json: JSON { .object([("width", .integer(width)), ("height", .integer(height))]) }
}

extension GeometryChange {
    fileprivate var json: JSON {
        func number(_ value: Double?) -> JSON { .number(value ?? .nan) }
        let what: [(key: String, value: JSON)] =
            switch kind {
            case .number(let name, let old, let new, let unit):
                [
                    ("what", .string(name)), ("from", number(old)), ("to", number(new)),
                    ("unit", .string(unit)),
                ]
            case .count(let name, let old, let new):
                [("what", .string(name)), ("from", .integer(old)), ("to", .integer(new))]
            case .text(let name, let old, let new):
                [("what", .string(name)), ("from", .string(old)), ("to", .string(new))]
            case .gone: [("what", .string("gone"))]
            case .added: [("what", .string("added"))]
            }
        return .object([("subject", .string("\(subject)"))] + what)
    }
}

/// A whole run as JSON, with a line for each scene.
package enum RunJSON {
    /// - Parameters:
    ///   - orphans: Folders of references whose scenes are gone.
    ///   - arePruned: Whether what is in them has been removed.
    package static func text(
        of outcomes: [SnapshotOutcome], orphans: [String], arePruned: Bool
    ) -> String {
        JSON.object([
            ("passed", .bool(outcomes.allSatisfy(\.passed))),
            ("scenes", .array(outcomes.map(\.json))),
            ("orphans", .array(orphans.map(JSON.string))),
            ("pruned", .bool(arePruned)),
        ]).lines
    }
}

import CarouselFrames

/// What `references.json` says: whose references these are, and with which versions the pictures were drawn.
package struct ReferenceManifest: Decodable, Hashable, Sendable {
    /// Pictures that were drawn with the same versions.
    package struct Batch: Decodable, Hashable, Sendable {
        /// Of the tool, its libraries and the font files, by name; none where they are not known.
        var versions: [String: String]
        /// Files' names.
        var pictures: [String]
    }

    static let name = "references.json"

    /// The scene's file, as it is found from the references' folder; nil for a scene without one.
    package var scene: String?
    package private(set) var recorded: [Batch]

    package init(scene: String?, recorded: [Batch] = []) {
        self.scene = scene
        self.recorded = recorded
    }

    /// Names of all that are listed.
    var pictures: Set<String> { Set(recorded.flatMap(\.pictures)) }

    var text: String {
        let rows = recorded.map { batch in
            let versions = batch.versions.sorted { $0.key < $1.key }
            return JSON.object([
                ("versions", .object(versions.map { ($0.key, .string($0.value)) })),
                ("pictures", .array(batch.pictures.map(JSON.string))),
            ])
        }
        let members: [(key: String, value: JSON)] = [("recorded", .array(rows))]
        return JSON.object((scene.map { [("scene", .string($0))] } ?? []) + members).lines
    }

    /// Forgets all other pictures.
    mutating func keep(_ pictures: Set<String>) {
        for k in recorded.indices { recorded[k].pictures.removeAll { !pictures.contains($0) } }
        recorded.removeAll { $0.pictures.isEmpty }
    }

    /// Lists pictures as just drawn.
    mutating func add(_ pictures: [String], versions: [String: String]) {
        let fresh = Set(pictures)
        for k in recorded.indices { recorded[k].pictures.removeAll(where: fresh.contains) }
        if let k = recorded.firstIndex(where: { $0.versions == versions }) {
            recorded[k].pictures = (recorded[k].pictures + pictures).sorted()
        } else {
            recorded.append(Batch(versions: versions, pictures: pictures.sorted()))
        }
        recorded.removeAll { $0.pictures.isEmpty }
    }

    /// In what the versions with which some of the pictures were drawn differ from others: `Cairo 1.16.0 → 1.18.0`.
    ///
    /// What only one side names is another choice of fonts, which is not a matter of versions.
    func changes(of pictures: Set<String>, to now: [String: String]) -> [String] {
        var changes: Set<String> = []
        for batch in recorded where !batch.versions.isEmpty && !pictures.isDisjoint(with: batch.pictures) {
            for (name, old) in batch.versions {
                if let new = now[name], new != old { changes.insert("\(name) \(old) → \(new)") }
            }
        }
        return changes.sorted()
    }
}

extension Film {
    /// What the pixels depend on besides the scene.
    func versionsInUse() throws -> [String: String] {
        Dictionary(Film.versions + (try fontVersions()), uniquingKeysWith: { first, _ in first })
    }
}

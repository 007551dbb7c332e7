import CarouselFrames

/// What `references.json` says: whose references these are, and with which versions each picture was drawn.
package struct ReferenceManifest: Decodable, Hashable, Sendable {
    package struct Picture: Decodable, Hashable, Sendable {
        var file: String
        /// In seconds.
        var time: Double
        /// Of the tool, its libraries and the font files, by name.
        var versions: [String: String]
    }

    static let name = "references.json"

    /// The scene's file, as it is found from the references' folder; nil for a scene without one.
    package var scene: String?
    package var pictures: [Picture]

    package init(scene: String?, pictures: [Picture] = []) {
        self.scene = scene
        self.pictures = pictures
    }

    var text: String {
        let rows = pictures.map { picture in
            JSON.object([
                ("file", .string(picture.file)), ("time", .number(picture.time)),
                (
                    "versions",
                    .object(picture.versions.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
                ),
            ])
        }
        let members: [(key: String, value: JSON)] = [("pictures", .array(rows))]
        return JSON.object((scene.map { [("scene", .string($0))] } ?? []) + members).lines
    }

    /// In what the versions with which some of the pictures were drawn differ from others: `Cairo 1.16.0 → 1.18.0`.
    func changes(of files: Set<String>, to now: [String: String]) -> [String] {
        var changes: Set<String> = []
        for picture in pictures where files.contains(picture.file) {
            for name in Set(picture.versions.keys).union(now.keys) {
                let (old, new) = (picture.versions[name], now[name])
                if old != new { changes.insert("\(name) \(old ?? "none") → \(new ?? "none")") }
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

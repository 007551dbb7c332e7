import CarouselPlatform

/// What `frames.json` says: which files in its folder are ours, and what they show.
struct Manifest {
    /// One frame's file.
    struct Frame: Decodable {
        /// nil for a state that is not on the grid of frames.
        var frame: Int?
        var file: String
        /// In seconds.
        var time: Double
        /// Of the file's bytes; nil as long as it is not written.
        var sha256: String?
    }

    /// What all frames have in common, as one piece of JSON: where two manifests agree in it, a frame of one can
    /// stand in the other.
    var header: [(key: String, value: JSON)]
    /// Whether every frame is written.
    var isComplete: Bool
    var frames: [Frame]
    /// Files of earlier runs, still there, that the header does not describe.
    var earlier: [String]

    static let name = "frames.json"

    static func name(ofShard shard: Shard) -> String { "frames.\(shard.index)-of-\(shard.count).json" }

    /// Whether a file may be a manifest, by its name.
    static func isName(_ file: String) -> Bool {
        if file == name { return true }
        guard file.hasPrefix("frames."), file.hasSuffix(".json") else { return false }
        let numbers = file.dropFirst("frames.".count).dropLast(".json".count).split(
            separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 3 && numbers[1] == "of"
            && [numbers[0], numbers[2]].allSatisfy { $0.allSatisfy(\.isNumber) && Int($0) != nil }
    }

    /// The header of what `film` is written as.
    static func header(_ film: Film, _ options: SequenceOptions) throws -> [(key: String, value: JSON)] {
        let (pixels, screen) = (film.pixelSize, film.scene.screen)
        let size =
            options.format.isMeasuredInPixels
            ? (Double(pixels.width), Double(pixels.height)) : (screen.width, screen.height)
        var header: [(key: String, value: JSON)] = [
            ("scene", .string(options.sceneName)),
            ("format", .string(options.format.name)),
            ("fps", .exact(film.scene.timeline.fps.value)),
            // In px: a PNG's pixels, an SVG's own width and height.
            ("size", .object([("width", .exact(size.0)), ("height", .exact(size.1))])),
            ("versions", .object(Film.versions.map { ($0.name.lowercased(), .string($0.version)) })),
            ("fonts", .array(try film.fontFiles().map(JSON.string))),
        ]
        if options.format == .svg {
            header.insert(("svgStyle", .string(options.svgStyle.rawValue)), at: 2)
        }
        if let shard = options.shard {
            let part: [(key: String, value: JSON)] = [
                ("index", .integer(shard.index)), ("count", .integer(shard.count)),
            ]
            header.insert(("shard", .object(part)), at: 1)
        }
        return header
    }

    var text: String {
        let frames = frames.map { frame in
            var members: [(key: String, value: JSON)] = []
            if let number = frame.frame { members.append(("frame", .integer(number))) }
            members.append(("file", .string(frame.file)))
            members.append(("time", .number(frame.time)))
            if let digest = frame.sha256 { members.append(("sha256", .string(digest))) }
            return JSON.object(members)
        }
        var members = header
        members.append(("complete", .bool(isComplete)))
        members.append(("frames", .array(frames)))
        if !earlier.isEmpty { members.append(("earlier", .array(earlier.map(JSON.string)))) }
        return JSON.object(members).lines
    }
}

/// A manifest as found in a folder.
struct FoundManifest: Decodable {
    private struct Versions: Decodable {
        var carousel: String
    }

    private var versions: Versions
    var frames: [Manifest.Frame]
    private(set) var earlier: [String]?
    /// Everything before `complete`, as it was written.
    private(set) var headerText = ""

    private enum CodingKeys: String, CodingKey {
        case versions, frames, earlier
    }

    /// All files that are ours by it.
    var files: [String] { frames.map(\.file) + (earlier ?? []) }

    /// - Throws: `SequenceError.brokenManifest`
    init(contentsOf path: String) throws {
        func fault(_ reason: String) -> SequenceError { .brokenManifest(path, reason: reason) }

        guard let data = FileManager.default.contents(atPath: path) else { throw fault("it cannot be read") }
        guard let manifest = try? JSONDecoder().decode(FoundManifest.self, from: data) else {
            throw fault("not the JSON that this program writes")
        }
        self = manifest
        guard files.allSatisfy({ !$0.isEmpty && !$0.contains("/") && $0 != "." && $0 != ".." }) else {
            throw fault("it names files in other folders")
        }
        headerText = Self.header(of: String(decoding: data, as: UTF8.self))
    }

    /// Whether its frames are of the same film in the same form.
    func agrees(with manifest: Manifest) -> Bool { headerText == Self.header(of: manifest.text) }

    private static func header(of text: String) -> String {
        text.firstRange(of: "\n  \"complete\":").map { String(text[..<$0.lowerBound]) } ?? text
    }
}

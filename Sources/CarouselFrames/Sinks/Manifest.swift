import CarouselDrawing
import CarouselFiles
import CarouselScene

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
            ("background", .string(screen.background.opaquelyHexadecimal)),
            ("versions", .object(Film.versions.map { ($0.name.lowercased(), .string($0.version)) })),
            ("fonts", .array(try film.fontFiles().map(JSON.string))),
        ]
        if options.format == .svg {
            header.insert(("svgStyle", .string(options.svgStyle.rawValue)), at: 2)
        }
        if let shard = options.shard {
            let moments = try film.moments(options.selection)
            let part: [(key: String, value: JSON)] = [
                ("index", .integer(shard.index)), ("count", .integer(shard.count)),
                ("frames", .integer(moments.count)), ("selection", .string(MomentList(moments).text)),
                ("fingerprint", .string(try film.fingerprint)),
            ]
            header.insert(("shard", .object(part)), at: 1)
        }
        return header
    }

    var text: String {
        let header = JSON.object(header).lines.dropLast("\n}\n".count) + ","
        return Self.text(header: String(header), isComplete: isComplete, frames: frames, earlier: earlier)
    }

    /// - Parameter header: Everything before `complete`, as it is written.
    static func text(
        header: String, isComplete: Bool = true, frames: [Frame], earlier: [String]
    ) -> String {
        let frames = frames.map { frame in
            var members: [(key: String, value: JSON)] = []
            if let number = frame.frame { members.append(("frame", .integer(number))) }
            members.append(("file", .string(frame.file)))
            members.append(("time", .number(frame.time)))
            if let digest = frame.sha256 { members.append(("sha256", .string(digest))) }
            return JSON.object(members)
        }
        var members: [(key: String, value: JSON)] = [
            ("complete", .bool(isComplete)), ("frames", .array(frames)),
        ]
        if !earlier.isEmpty { members.append(("earlier", .array(earlier.map(JSON.string)))) }
        return header + "\n" + JSON.object(members).lines.dropFirst("{\n".count)
    }
}

extension Film {
    /// By which the shards of a film know each other, on whatever machine and from whatever folder they are rendered: a
    /// digest of the scene as it is resolved and of the files that it names.
    fileprivate var fingerprint: String {
        get throws {
            let files = scene.pictureFiles + scene.fonts
            let digests = try files.reduce(into: [String: String]()) { digests, file in
                guard digests[file] == nil, let bytes = try WholeFile.bytes(of: file) else { return }
                digests[file] = SHA256.hex(of: bytes)
            }
            let text = scene.yaml { digests[$0] ?? $0 }
            return SHA256.hex(of: Array(text.utf8))
        }
    }
}

extension Color {
    /// `#RRGGBB`, or `#RRGGBBAA` if it lets anything through, however little.
    fileprivate var opaquelyHexadecimal: String {
        var color = self
        if alpha < 1 { color.alpha = min(alpha, 254 / 255) }
        return color.hexadecimal
    }
}

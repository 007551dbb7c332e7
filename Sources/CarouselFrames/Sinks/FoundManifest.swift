import CarouselDrawing
import CarouselFiles
import CarouselPlatform
import CarouselScene

/// A manifest as found in a folder.
struct FoundManifest: Decodable {
    /// Which part of which frames it is about.
    struct Part: Decodable, Hashable {
        var index: Int
        var count: Int
        /// How many frames all shards have together, and which.
        var frames: Int?
        var selection: String?
        var fingerprint: String?
    }

    struct Size: Decodable {
        var width: Double
        var height: Double
    }

    private struct Versions: Decodable {
        var carousel: String
    }

    private var versions: Versions
    var scene: String
    var shard: Part?
    var format: String
    var fps: Double
    var size: Size
    private var background: String?
    var complete: Bool
    var frames: [Manifest.Frame]
    private(set) var earlier: [String]?
    /// Everything before `complete`, as it was written.
    private(set) var headerText = ""

    private enum CodingKeys: String, CodingKey {
        case versions, scene, shard, format, fps, size, background, complete, frames, earlier
    }

    /// All files that are ours by it.
    var files: [String] { frames.map(\.file) + (earlier ?? []) }

    /// White where an earlier version wrote it, which did not say.
    var backgroundColor: Color { background.flatMap { Color.parse($0, appearance: .light) } ?? .white }

    /// - Throws: `SequenceError.brokenManifest`
    init(contentsOf path: String) throws(SequenceError) {
        func fault(_ reason: String) -> SequenceError { .brokenManifest(path, reason: reason) }

        guard let data = FileManager.default.contents(atPath: path) else { throw fault("it cannot be read") }
        guard let manifest = try? FoundManifest(String(decoding: data, as: UTF8.self)) else {
            throw fault("not the JSON that this program writes")
        }
        self = manifest
        guard manifest.size.width >= 1, manifest.size.height >= 1, manifest.fps > 0, manifest.fps <= 1000
        else {
            throw fault("its size or frame rate is none")
        }
        guard files.allSatisfy({ !$0.isEmpty && !$0.contains("/") && $0 != "." && $0 != ".." }) else {
            throw fault("it names files in other folders")
        }
    }

    /// - Throws: What the decoder throws.
    private init(_ text: String) throws {
        self = try JSONDecoder().decode(FoundManifest.self, from: Data(text.utf8))
        headerText = Self.header(of: text)
    }

    /// Whether its frames are of the same film in the same form.
    func agrees(with manifest: Manifest) -> Bool { headerText == Self.header(of: manifest.text) }

    /// Its header, but for what only shards say.
    var commonHeader: String {
        headerText.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("  \"shard\":")
        }.joined(separator: "\n")
    }

    /// In what two shards contradict each other that should be of one film; empty where they belong together.
    static func differences(_ a: FoundManifest, _ b: FoundManifest) -> [String] {
        let (one, other) = (a.sayings, b.sayings)
        return one.filter { saying in !other.contains { $0 == saying } }.map(\.about)
    }

    /// The same for one that is about to be written.
    func differences(from manifest: Manifest) -> [String] {
        (try? FoundManifest(manifest.text)).map { Self.differences(self, $0) } ?? []
    }

    /// What all shards of a film have to say alike, each with what it is about.
    private var sayings: [(about: String, text: String)] {
        // Each key of the header begins a line, behind two spaces.
        let lines = commonHeader.split(separator: "\n").map { String($0) }.filter { $0.hasPrefix("  ") }
        let header = lines.reduce(into: [(about: String, text: String)]()) { header, line in
            let rest = line.dropFirst(3)
            if line.hasPrefix("  \""), let end = rest.firstIndex(of: "\"") {
                header.append((String(rest[..<end]), line))
            } else if !header.isEmpty {
                header[header.count - 1].text += line
            }
        }
        return [
            ("number of shards", "\(shard?.count ?? 0)"),
            ("frames", "\(shard?.frames ?? 0) \(shard?.selection ?? "")"),
            ("scene or pictures", shard?.fingerprint ?? ""),
        ] + header
    }

    private static func header(of text: String) -> String {
        text.firstRange(of: "\n  \"complete\":").map { String(text[..<$0.lowerBound]) } ?? text
    }
}

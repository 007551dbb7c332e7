import CarouselScene
import Testing

/// Files whose names hold `missing` are missing, those with `broken-profile` have one, and no font has a snowman.
struct FakeAssets: AssetChecking {
    func fault(ofPicture file: String) -> String? { file.contains("missing") ? "no such file" : nil }
    func warning(aboutPicture file: String) -> String? {
        file.contains("broken-profile") ? "has a broken colour profile; none is applied" : nil
    }
    func fault(ofFont file: String) -> String? { file.contains("missing") ? "no such file" : nil }
    func warnings(about text: Card.Text) -> [String] { text.string.contains("☃") ? ["no font has '☃'"] : [] }
}

func read(_ bytes: [UInt8], folder: String = ".") throws(SceneError) -> CheckedScene {
    try SceneReader.read(bytes: bytes, file: "s.yaml", folder: folder, assets: FakeAssets())
}

func read(_ yaml: String, folder: String = ".") throws(SceneError) -> Scene {
    try read(Array(yaml.utf8), folder: folder).scene
}

/// All that is said about a scene, as a terminal shows it; empty for a good one.
func report(_ yaml: String) -> String {
    do {
        _ = try read(yaml)
        return ""
    } catch { return error.description }
}

/// A scene of two items, with `more` among the carousel's keys.
func scene(_ kind: String, carousel more: String = "") -> String {
    "version: 1\ncarousel:\n  kind: \(kind)\n  items: [{ title: A, color: red }, { title: B, color: blue }]\n"
        + more.split(separator: "\n").map { "  \($0)\n" }.joined()
        + (kind == "banner" ? "timeline: { duration: 1 }\n" : "")
}

/// The first card of a scene with that template.
func card(_ template: String, appearance: Appearance = .light) throws -> Card.View {
    let card = template.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let text = scene("snap", carousel: "card:\n\(card)") + "screen: { appearance: \(appearance.rawValue) }"
    return try read(text).carousel.cards[0]
}

/// A wrong scene and all that is to be said about it, in the order of its marks.
struct MessageCase: CustomTestStringConvertible {
    var name: String
    var scene: String
    /// What is due: line, column, length and text of each message, or the whole report.
    var expected: [String]
    private var isWhole = false

    /// - Parameters:
    ///   - kind: The kind of a good carousel whose keys go on with the scene; nil where the scene has all there is.
    ///   - marked: Each token that is to be said something about stands in `«»`.
    init(_ name: String, under kind: String? = "snap", _ marked: String, _ messages: String...) {
        self.name = name
        let head = kind.map {
            "version: 1\ncarousel:\n  kind: \($0)\n  items: [{ title: 하나, color: red }, { title: 둘, color: blue }]\n"
        }
        let lines = ((head ?? "") + marked).split(separator: "\n", omittingEmptySubsequences: false)
        var places: [String] = []
        for (i, line) in lines.enumerated() {
            var column = 0
            var start = 0
            for c in line {
                switch c {
                case "«": start = column
                case "»": places.append("\(i + 1):\(start + 1), \(column - start): ")
                default: column += c.unicodeScalars.count
                }
            }
        }
        scene = lines.joined(separator: "\n").replacing(/[«»]/, with: "")
        // A mark too many or too few shows, too.
        expected = (0..<max(places.count, messages.count)).map { i in
            (i < places.count ? places[i] : "?") + (i < messages.count ? messages[i] : "?")
        }
    }

    /// With the report as a terminal shows it, where marks won't do.
    init(whole name: String, _ scene: String, _ report: String) {
        self.name = name
        self.scene = scene
        expected = [report]
        isWhole = true
    }

    var found: [String] {
        do {
            _ = try read(scene)
            return []
        } catch {
            if isWhole { return [error.description] }
            return error.diagnostics.map { fault in
                let place = fault.location.map { "\($0.line):\($0.column), \($0.length): " } ?? ""
                return place + fault.message
            }
        }
    }

    var testDescription: String { name }
}

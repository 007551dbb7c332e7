import CarouselScene
import Testing

/// Files whose names hold `missing` are missing, and no font has a snowman.
struct FakeAssets: AssetChecking {
    func fault(ofPicture file: String) -> String? { file.contains("missing") ? "no such file" : nil }
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

/// A wrong scene and all that is to be said about it.
struct MessageCase: CustomTestStringConvertible {
    var name: String
    var scene: String
    var report: String

    init(_ name: String, _ scene: String, _ report: String) {
        self.name = name
        self.scene = scene
        self.report = report
    }

    var testDescription: String { name }
}

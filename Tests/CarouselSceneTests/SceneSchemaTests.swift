import CarouselScene
import Foundation
import Testing

/// The schema holds scenes to the same rules as the reader, as far as a schema can.
struct SceneSchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// Whether the schema accepts each of some scenes.
    private func verdicts(on scenes: [String]) throws -> [Bool] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", Self.folder.appending(path: "validate.py").path]
        let output = Pipe()
        process.standardOutput = output
        let schema = SceneReference.schema.replacing("\n", with: " ")
        let lines = [schema] + scenes.map { JSONText(scene: $0).text }
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        process.standardInput = try FileHandle(forReadingFrom: file)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map { $0 == "yes" }
    }

    @Test func acceptsWhatTheReaderAccepts() throws {
        let samples = Self.folder.appending(path: "../../Samples").standardized
        var files = [Self.folder.appending(path: "Scenes/everything.yaml")]
        files += [samples, Self.folder.appending(path: "../CarouselMotionTests/Cases").standardized].flatMap {
            (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
        }.filter { $0.pathExtension == "yaml" }
        #expect(files.count >= 20)
        let good = try files.map { try String(contentsOf: $0, encoding: .utf8) } + SchemaScenes.good
        for (scene, accepted) in zip(good, try verdicts(on: good)) { #expect(accepted, "\(scene)") }
    }

    @Test func rejectsWhatTheReaderRejects() throws {
        let bad = SchemaScenes.bad.filter {
            YAMLDocument(SourceText(bytes: Array($0.scene.utf8))).faults.isEmpty
        }
        let rejected = zip(bad, try verdicts(on: bad.map(\.scene))).filter { !$1 }.map(\.0.name)
        #expect(rejected.count >= 60)
        let accepted = Set(bad.map(\.name)).subtracting(rejected)
        #expect(accepted.subtracting(SchemaScenes.beyondASchema) == [])
        #expect(SchemaScenes.beyondASchema.subtracting(accepted) == [])
    }
}

/// A scene as JSON: what is written without quotes and reads as a number, a boolean or nothing, is one.
private struct JSONText {
    var text = ""

    init(scene: String) {
        if let root = YAMLDocument(SourceText(bytes: Array(scene.utf8))).root {
            append(root)
        } else {
            text = "null"
        }
    }

    private mutating func append(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let word, let plain):
            if plain, ["", "~", "null"].contains(word) {
                text += "null"
            } else if plain, ["true", "false"].contains(word) {
                text += word
            } else if plain, let number = NumberText.parse(word), number.isFinite {
                text += NumberText.plain(number)
            } else {
                append(word)
            }
        case .sequence(let nodes):
            text += "["
            for (i, node) in nodes.enumerated() {
                if i > 0 { text += "," }
                append(node)
            }
            text += "]"
        case .mapping(let entries):
            text += "{"
            for (i, entry) in entries.enumerated() {
                if i > 0 { text += "," }
                append(entry.key)
                text += ":"
                append(entry.value)
            }
            text += "}"
        }
    }

    private mutating func append(_ string: String) {
        let data = (try? JSONEncoder().encode(string)) ?? Data()
        text += String(decoding: data, as: UTF8.self)
    }
}

/// Scenes of the message tests, and some that are good.
private enum SchemaScenes {
    static let bad = [
        AnimationMessageTests.cases, CarouselMessageTests.cases, ColorMessageTests.cases,
        ContentMessageTests.cases,
        DragMessageTests.cases, FormMessageTests.cases, IndicatorMessageTests.cases,
        KindMessageTests.cases, ModifierMessageTests.cases, ScreenMessageTests.cases,
        TemplateMessageTests.cases, TimelineMessageTests.cases, ValueMessageTests.cases,
        ViewMessageTests.cases,
    ].flatMap { $0 }

    static let good = [
        ContentReadingTests.two, ContentReadingTests.one,
        scene("peek", carousel: "itemSize: { height: 500 }\ndecelerationRate: normal\nfocus: { scale: 0.8 }"),
        scene("banner", carousel: "autoplay: false") + "indicator: none",
        scene("snap") + "indicator: { style: counter, background: prominent, padding: 3, font: body }",
        scene("cards", carousel: "shadow: { color: red }\nrefill: { items: [{ a: 1 }] }"),
        scene(
            "snap",
            carousel:
                "card: { text: \"{title}\", modifiers: [{ frame: { width: 3 } }, { padding: 8 }, { padding: \"{number}\" }] }"
        ),
        scene(
            "pager",
            carousel: "animation: { spring: bouncy }\ncard: { shape: \"{title}\", opacity: \"{number}\" }"),
    ]

    /// What no schema can see: files, names of the template, other parts of the file, and what only sums tell.
    static let beyondASchema = IndicatorMessageTests.beyondASchema.union(ContentMessageTests.beyondASchema)
        .union([
            "autoplay by default", "colours of an item in a longer text", "corner style",
            "lengths of a frame that contradict each other", "missing font", "missing picture",
            "more than a day",
            "keys of slides", "name in one item", "no pixel", "no room", "open brace", "path data",
            "path falls",
            "path starts late", "plain card in no colour", "rate of nothing",
            "rounded rectangle without radius", "same ends", "select on cards", "spacer alone", "start",
            "steps too long", "too many frames", "too many pixels", "too wide", "two styles of corners",
            "unknown name", "unknown name, nothing like it", "value of an item",
            "value of generated items", "value within text",
        ])
}

import CarouselFrames
import Foundation

@testable import CarouselSnapshots

/// A temporary folder with a small film in it, and references beside that.
final class SnapshotFixture {
    let folder: String

    /// 60 × 90 pixels, 31 frames: three cards of 20 pt with an icon, of which the first moves on to the second.
    static let scene = """
        version: 1
        screen: { width: 60, height: 90, scale: 1 }
        carousel:
          kind: peek
          itemSize: { width: 20, height: 40 }
          spacing: 1
          items: [{ color: "#336699" }, { color: "#996633" }, { color: "#669933" }]
          card:
            shape: rectangle
            fill: "{color}"
            overlay: { path: "M0 0H4V4H0Z", viewBox: [0, 0, 4, 4], fill: white, frame: { width: 4, height: 4 } }
        timeline:
          fps: 30
          duration: 1
          steps: [{ wait: 0.2 }, { drag: { by: -15, over: 0.3 } }]
        """

    init(_ scene: String = scene) throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent(
                "carousel-\(UUID().uuidString)"
            ).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write(scene)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var references: ReferenceFolder { ReferenceFolder(folder + "/__Snapshots__/film") }

    func write(_ scene: String) throws {
        try Data(scene.utf8).write(to: URL(fileURLWithPath: folder + "/film.yaml"))
    }

    /// Replaces something in the scene.
    func change(_ old: String, _ new: String) throws {
        let file = folder + "/film.yaml"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        precondition(text.contains(old))
        try write(text.replacingOccurrences(of: old, with: new))
    }

    @discardableResult
    func run(_ record: RecordMode, _ options: SnapshotOptions = SnapshotOptions(), artifacts: String? = nil)
        throws -> SnapshotReport
    {
        var options = options
        options.record = record
        let film = try Film(contentsOf: folder + "/film.yaml")
        let snapshot = try Snapshot(
            of: film, named: "film.yaml", sceneFile: folder + "/film.yaml", references: references, options)
        let place = artifacts.map { ArtifactFolder(folder + "/" + $0) }
        try place?.clear()
        return try snapshot.run(artifacts: place)
    }

    /// The report as the command line has it, without the temporary folder's name.
    func text(_ report: SnapshotReport) -> String {
        report.text(for: .commandLine).replacingOccurrences(of: folder + "/", with: "")
    }

    /// Names of all that is in a folder, hidden files too, sorted.
    func names(_ name: String = "__Snapshots__/film") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
    }

    func bytes(_ name: String) throws -> [UInt8]? { try references.read(name) }

    func replace(_ name: String, with bytes: [UInt8]) throws { try references.write(bytes, to: name) }
}

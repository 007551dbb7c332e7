import Foundation
import Testing

/// What a run of the built program did.
struct ProgramResult {
    var code: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
}

/// A temporary folder with a small scene in it, in which the built program is run.
final class Workplace {
    let folder: URL

    /// Eleven frames of 40 × 80 pixels.
    static let scene = """
        version: 1
        screen: { width: 40, height: 80, scale: 1 }
        carousel:
          kind: snap
          spacing: 2
          trailingPadding: 10
          height: 40
          items: [{ color: red }, { color: green }, { color: blue }]
        timeline:
          fps: 10
          duration: 1
          steps:
            - drag: { by: -30, over: 0.3 }
        """

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "carousel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(Self.scene, to: "film.yaml")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    /// Names of all that is in a folder, hidden files too; empty where there is none.
    func names(_ name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
    }

    func manifest(_ name: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: data(name)) as? [String: Any])
    }

    /// Runs the program to its end.
    func run(_ words: String..., input: String = "", stdout: String? = nil) throws -> ProgramResult {
        try run(Self.program(), words, input: input, stdout: stdout)
    }

    /// Runs a line of shell in which `$carousel` is the program.
    func shell(_ line: String) throws -> ProgramResult {
        try run("/bin/sh", ["-c", "carousel='\(try Self.program())'\n" + line])
    }

    /// Starts the program and leaves it running.
    func start(_ words: String...) throws -> Process {
        let process = process(try Self.program(), words)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func process(_ program: String, _ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        return process
    }

    private func run(
        _ program: String, _ words: [String], input: String = "", stdout: String? = nil
    ) throws -> ProgramResult {
        // Files rather than pipes: these cannot fill up.
        let streams = try ["in", "out", "err"].map { name in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(name)-\(UUID().uuidString)")
            try Data((name == "in" ? input : "").utf8).write(to: url)
            return url
        }
        defer { streams.forEach { try? FileManager.default.removeItem(at: $0) } }
        let process = process(program, words)
        process.standardInput = try FileHandle(forReadingFrom: streams[0])
        process.standardOutput = try FileHandle(
            forWritingTo: stdout.map { URL(fileURLWithPath: $0) } ?? streams[1])
        process.standardError = try FileHandle(forWritingTo: streams[2])
        try process.run()
        process.waitUntilExit()
        return ProgramResult(
            code: process.terminationStatus, output: try Data(contentsOf: streams[1]),
            errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
    }

    /// The built program lies beside the tests, whichever configuration they were built in.
    private static func program() throws -> String {
        let starts = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
        for start in starts where start.contains("/") {
            var folder = URL(fileURLWithPath: start)
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                let program = folder.appendingPathComponent("carousel").path
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: program, isDirectory: &isFolder),
                    !isFolder.boolValue
                {
                    return program
                }
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}

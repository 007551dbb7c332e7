import Foundation

/// Programs that tests compare with; `Tests/run.sh` installs them.
enum Tool {
    case rsvgConvert
    case chromium
    case inkscape

    struct Failed: Error, CustomStringConvertible {
        var description: String
    }

    private var names: [String] {
        switch self {
        case .rsvgConvert: ["rsvg-convert"]
        case .chromium: ["chromium-headless-shell", "chromium", "Google Chrome"]
        case .inkscape: ["inkscape"]
        }
    }

    var isInstalled: Bool { program != nil }

    /// Where it is; nil where it is not installed.
    private var program: String? {
        let folders =
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
            + ["/opt/homebrew/bin", "/Applications/Google Chrome.app/Contents/MacOS"]
        let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        return candidates.first(where: FileManager.default.isExecutableFile)
    }

    /// Runs the program to its end; throws what it said if it failed or is missing.
    /// - Returns: What it said.
    @discardableResult
    func run(_ arguments: [String]) throws -> String {
        guard let program else {
            throw Failed(description: "\(names[0]) is not installed; run Tests/run.sh, which installs it")
        }
        return try Tool.run(
            URL(fileURLWithPath: program), (self == .chromium ? ["--headless"] : []) + arguments)
    }

    /// Runs a program to its end; throws what it said if it failed.
    /// - Returns: What it said.
    @discardableResult
    static func run(_ program: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failed(
                description: "\(program.lastPathComponent): \(String(decoding: said, as: UTF8.self))")
        }
        return String(decoding: said, as: UTF8.self)
    }
}

/// A folder that is removed with this object.
final class TemporaryFolder {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "carousel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }
    func path(_ name: String) -> String { url(name).path }
}

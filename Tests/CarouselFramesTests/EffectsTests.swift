import CarouselFrames
import Foundation
import Testing

/// Films of scrolls, transitions and indicators, read from their files, against the numbers that `inspect` must print.
struct EffectsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    static let files: [URL] = ["Effects", "../CarouselMotionTests/Cases"].flatMap { name in
        let place = folder.appending(path: name).standardized
        let files =
            (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
    }

    @Test func allAreThere() { #expect(Self.files.count >= 75) }

    @Test(arguments: files)
    func numbers(file: URL) throws {
        let film = try Film(contentsOf: file.path)
        let expected = file.deletingPathExtension().appendingPathExtension("expected.jsonl")
        let lines = try String(contentsOf: expected, encoding: .utf8).split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let due = try #require(try Self.object(line) as? [String: Any])
            let time = try #require(due["time"] as? Double)
            let found = try Self.object(film.pose(at: time).json(frame: nil).text[...])
            for fault in Self.differences(due, found, at: "\(time)") { Issue.record("\(fault)") }
        }
    }

    private static func object(_ text: Substring) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    /// Where the two differ by more than 0.002, corners by more than 0.01; what is not due is not asked about.
    private static func differences(_ due: Any, _ found: Any?, at place: String) -> [String] {
        switch due {
        case let due as [String: Any]:
            let found = found as? [String: Any]
            return due.keys.sorted().flatMap { key in
                differences(due[key] as Any, found?[key], at: "\(place).\(key)")
            }
        case let due as [Any]:
            guard let found = found as? [Any], found.count == due.count else {
                return ["\(place): \(due) is due, not \(String(describing: found))"]
            }
            return due.indices.flatMap { differences(due[$0], found[$0], at: "\(place)[\($0)]") }
        case let due as String:
            return found as? String == due
                ? [] : ["\(place): \(due) is due, not \(String(describing: found))"]
        default:
            let within = place.contains("corners") ? 0.01 : 0.002
            guard let number = due as? Double, let found = found as? Double, abs(number - found) <= within
            else {
                return ["\(place): \(due) is due, not \(String(describing: found))"]
            }
            return []
        }
    }
}

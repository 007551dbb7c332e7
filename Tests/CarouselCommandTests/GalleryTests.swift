import Foundation
import Testing

/// The moving pictures of README.md are what the samples give today.
struct GalleryTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = package.appendingPathComponent(".readme/gallery")

    struct Entry: CustomTestStringConvertible {
        var name: String
        var ending: String
        var options: String
        var file: String { "\(name).\(ending)" }
        var testDescription: String { file }
    }

    /// The lines of the list that Samples/render.sh goes through.
    static let entries: [Entry] = {
        let list = package.appendingPathComponent("Samples/gallery.txt")
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: " ").map(String.init)
            return Entry(
                name: words[0], ending: words[1], options: words.dropFirst(2).joined(separator: " "))
        }
    }()

    /// Other versions of Cairo, Pango and fonts draw other pixels: then nobody can tell.
    private static let isComparable: Bool = {
        guard let workplace = try? Workplace(), let result = try? workplace.run("--version") else {
            return false
        }
        let recorded = try? Data(contentsOf: folder.appendingPathComponent("version.txt"))
        return result.output == recorded
    }()

    @Test(
        .enabled(if: isComparable, "the gallery was made with other versions of the libraries"),
        arguments: entries)
    func isUpToDate(entry: Entry) throws {
        let place = try Workplace()
        let result = try place.shell(
            "cd '\(Self.package.path)' && \"$carousel\" render Samples/\(entry.name).yaml \(entry.options)"
                + " -o '\(place.path(entry.file))' --quiet")
        try #require(result.code == 0, "\(result.errors)")
        #expect(
            try place.data(entry.file) == Data(contentsOf: Self.folder.appendingPathComponent(entry.file)),
            "\(entry.file) is not what its sample gives: bash Samples/render.sh --gallery, and look at it")
    }

    @Test func holdsWhatTheListAndTheReadmeName() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.entries.map(\.file) + ["version.txt"]))
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
        for entry in Self.entries {
            #expect(readme.contains("\".readme/gallery/\(entry.file)\""), "\(entry.file)")
        }
        let size = try files.reduce(0) { sum, file in
            try sum + Data(contentsOf: Self.folder.appendingPathComponent(file)).count
        }
        #expect(size < 1_500_000)
    }
}

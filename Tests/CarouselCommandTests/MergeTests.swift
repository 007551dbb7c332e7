import Foundation
import Testing

/// A film that several runs share: each renders a part into the same folder, and `merge` puts them together.
@Suite struct MergeTests {
    private let place: Workplace

    init() throws { place = try Workplace() }

    private func carousel(_ line: String, _ options: String = "") throws -> ProgramResult {
        try place.shell("cd '\(place.folder.path)' && \(options) \"$carousel\" \(line)")
    }

    private func render(_ line: String) throws {
        let result = try carousel("render \(line)")
        try #require(result.code == 0, "\(line): \(result.errors)")
    }

    private func renderShards(_ range: ClosedRange<Int>, of count: Int, _ options: String = "") throws {
        for index in range { try render("film.yaml \(options) -o parts --shard \(index)/\(count)") }
    }

    @Test(
        arguments: [
            (1, ""), (4, ""), (3, "--frames 1-3,7"), (2, "--at 0.35,0.1,0.5"), (13, ""),
            (2, "--format svg"), (3, "--format svg --svg-style cairo"), (2, "--background '#FF000080'"),
        ])
    func mergedFolderIsWhatOneRunWrites(count: Int, options: String) throws {
        try renderShards(1...count, of: count, options)
        let result = try carousel("merge parts")
        #expect(result.code == 0, "\(result.errors)")
        try render("film.yaml \(options) -o whole")
        #expect(place.names("parts") == place.names("whole"))
        for name in place.names("whole") {
            #expect(try place.data("parts/\(name)") == place.data("whole/\(name)"), "\(name)")
        }
    }

    /// The same film from frames as from the scene; an APNG with other rectangles in it.
    @Test(arguments: [
        ("mp4", ""), ("mov", "--background '#FF000080'"), ("webm", ""), ("webm", "--background clear"),
        ("gif", "--fps 25"), ("webp", "--background '#FF000080'"), ("y4m", "--fps 30000/1001"),
        ("rgba", "--background '#FF000080'"), ("mp4", "--scale 0.5 --background red --fps 29.97"),
    ])
    func filmOfFramesIsTheScenes(format: String, options: String) throws {
        try renderShards(1...3, of: 3, options)
        let result = try carousel("merge parts -o a.\(format)")
        #expect(result.code == 0, "\(result.errors)")
        try render("film.yaml \(options) -o b.\(format)")
        #expect(try place.data("a.\(format)") == place.data("b.\(format)"))
    }

    @Test(arguments: ["", "--background '#FF000080'"])
    func apngOfFramesIsTheFrames(options: String) throws {
        try renderShards(1...2, of: 2, options)
        let result = try carousel("merge parts -o film.apng --loop 3")
        #expect(result.code == 0, "\(result.errors)")
        let finding = try FilmReader.read(place.path("film.apng"), beside: place.path("parts"))
        #expect(finding.count == 11)
        #expect(finding.most == 0)
        #expect(finding.delays.allSatisfy { abs($0 - 100) < 1e-6 })
    }

    @Test func filmGoesToPipeAndFolder() throws {
        try render("film.yaml -o frames")
        try render("film.yaml -o film.y4m")
        let piped = try carousel("merge frames --format y4m -o -")
        #expect(piped.output == (try place.data("film.y4m")))
        #expect(try carousel("merge frames --format mp4 -o films/").code == 0)
        #expect(place.names("films") == ["film.mp4"])
        let again = try carousel("merge frames --format mp4 -o films/")
        #expect(again.code == 73)
        #expect(again.errors.contains("--overwrite"))
    }

    @Test func tellsEachFrameThatIsNotRight() throws {
        try renderShards(1...1, of: 3)
        try renderShards(3...3, of: 3)
        try FileManager.default.removeItem(atPath: place.path("parts/frame-0001.png"))
        try place.write("no frame", to: "parts/frame-0002.png")
        let before = place.names("parts")
        let result = try carousel("merge parts -o film.mp4")
        #expect(result.code == 65)
        #expect(
            result.errors == """
                carousel: error: the frames in parts are not all there and right:
                  shard 2 of 3 is missing (frames 4-7): render with --shard 2/3
                  parts/frame-0001.png is missing: render it again
                  parts/frame-0002.png is not the file that was written: render it again

                """)
        #expect(place.names("parts") == before)
        #expect(place.names("").contains("film.mp4") == false)
    }

    @Test func tellsRunThatDidNotEnd() throws {
        try renderShards(1...2, of: 2)
        let name = "parts/frames.2-of-2.json"
        let text = String(decoding: try place.data(name), as: UTF8.self)
        try place.write(
            text.replacingOccurrences(of: "\"complete\": true", with: "\"complete\": false"), to: name)
        let result = try carousel("merge parts")
        #expect(result.code == 65)
        #expect(result.errors.contains("frames.2-of-2.json is of a run that did not end: repeat it"))
    }

    /// What does not belong with the shards that are there is refused before it is drawn.
    @Test(arguments: [
        ("--shard 2/3", "number of shards"), ("--shard 2/2 --fps 20", "fps"),
        ("--shard 2/2 --frames 0-4", "frames"), ("--shard 2/2 --scale 2", "size"),
        ("--shard 2/2 --set carousel.spacing=3", "scene or pictures"),
        ("--shard 2/2 --format svg", "format"), ("--shard 2/2 --background red", "background"),
    ])
    func refusesShardOfAnotherFilm(options: String, difference: String) throws {
        try renderShards(1...1, of: 2)
        let before = place.names("parts")
        let result = try carousel("render film.yaml -o parts \(options)")
        #expect(result.code == 73)
        #expect(result.errors.contains("parts holds shards of another film (frames.1-of-2.json differs in"))
        #expect(result.errors.contains(difference))
        #expect(result.errors.contains("--overwrite"))
        #expect(place.names("parts") == before)
        // Who insists gets files that do not go together.
        try render("film.yaml -o parts \(options) --overwrite")
        let merged = try carousel("merge parts")
        #expect(merged.code == 65)
        #expect(merged.errors.contains("parts holds parts of different films"))
    }

    /// Another machine has the scene elsewhere; another picture of the same name is another film.
    @Test func knowsFilmByWhatIsInItsFiles() throws {
        let scene = Workplace.scene.replacingOccurrences(
            of: "items: [{ color: red }, { color: green }, { color: blue }]",
            with: "items: [{ color: red }, { color: blue }]\n  card: { image: a.png }")
        for (folder, color) in [("one", "red"), ("two", "red"), ("three", "blue")] {
            try FileManager.default.createDirectory(
                atPath: place.path(folder), withIntermediateDirectories: true)
            try place.write(scene, to: "\(folder)/scene.yaml")
            try place.write(
                Workplace.scene.replacingOccurrences(of: "color: red", with: "color: \(color)"),
                to: "picture.yaml")
            try render("picture.yaml --at 0 -o \(folder)/a.png")
        }
        try render("one/scene.yaml -o parts --shard 1/2")
        #expect(try carousel("render three/scene.yaml -o parts --shard 2/2").code == 73)
        try render("'\(place.path("two"))/scene.yaml' -o parts --shard 2/2")
        #expect(try carousel("merge parts").code == 0)
    }

    @Test(arguments: [
        ("merge", 64, "merge takes one folder of frames: carousel merge FOLDER"),
        ("merge a b", 64, "merge takes one folder of frames: carousel merge FOLDER"),
        ("merge nothing", 66, "nothing: there is no such folder"),
        ("merge film.yaml", 66, "film.yaml: there is no such folder"),
        ("merge .", 66, ".: no frames.json in it lists frames; render into it first, as with --shard 1/4"),
        ("merge frames -o a.png", 64, "merge makes a film: --output must be one of apng, mp4,"),
        ("merge frames --format svg -o a", 64, "merge makes a film: --format must be one of apng, mp4,"),
        ("merge frames --loop 2", 64, "--loop cannot stand here: without -o no film is made"),
        ("merge frames -o a.mp4 --loop 2", 64, "--loop means nothing to mp4"),
        ("merge vectors -o a.mp4", 64, "svg is not made of the pixels of frames"),
        ("merge times -o a.mp4", 64, "a film is made of frames, not of times"),
        ("merge broken", 73, "broken/frames.json is not a manifest of ours"),
        (
            "merge large -o a.mp4", 65,
            "large/frame-0000.png cannot be used: it is 40 × 80 pixels, not 41 × 80"
        ),
    ])
    func tellsWhatIsWrong(line: String, code: Int32, message: String) throws {
        try render("film.yaml -o frames")
        try render("film.yaml -o vectors --format svg --frames 0")
        try render("film.yaml -o times --at 0.1")
        try render("film.yaml -o large --frames 0-2")
        let text = String(decoding: try place.data("large/frames.json"), as: UTF8.self)
        try place.write(
            text.replacingOccurrences(of: "\"width\":40", with: "\"width\":41"), to: "large/frames.json")
        try FileManager.default.createDirectory(
            atPath: place.path("broken"), withIntermediateDirectories: true)
        try place.write("{}", to: "broken/frames.json")
        let result = try carousel(line)
        #expect(result.code == code, "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(!place.names("").contains("a.mp4"))
    }
}

import Foundation
import Testing

/// The built program writing frames.
struct RenderProcessTests {
    private let place: Workplace

    init() throws { place = try Workplace() }

    private func frames(_ range: ClosedRange<Int>, _ ending: String = "png") -> [String] {
        range.map { "frame-" + String("000\($0)".suffix(4)) + "." + ending }
    }

    private func run(_ words: String, code: Int32 = 0) throws -> ProgramResult {
        let result = try place.shell("\"$carousel\" " + words)
        #expect(result.code == code, "\(words): \(result.errors)")
        return result
    }

    @Test func aFolderOfFrames() throws {
        let result = try run("render film.yaml")
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("film.yaml: 11 frames to out/film in "))
        #expect(place.names("out/film") == frames(0...10) + ["frames.json"])

        let manifest = try place.manifest("out/film/frames.json")
        #expect(manifest["scene"] as? String == "film")
        #expect(manifest["fps"] as? Int == 10)
        #expect(manifest["complete"] as? Bool == true)
        #expect(manifest["size"] as? [String: Int] == ["width": 40, "height": 80])
        let entries = try #require(manifest["frames"] as? [[String: Any]])
        #expect(entries.map { $0["file"] as? String } == frames(0...10))
        #expect(entries.map { $0["time"] as? Double } == (0...10).map { Double($0) / 10 })
        for entry in entries { #expect((entry["sha256"] as? String)?.count == 64) }
    }

    /// A tool of the system's agrees with the digests.
    @Test func digests() throws {
        _ = try run("render film.yaml -o a -q --frames 3,7")
        let entries = try #require(try place.manifest("a/frames.json")["frames"] as? [[String: Any]])
        let lines = entries.map { "\($0["sha256"] ?? "")  a/\($0["file"] ?? "")\n" }.joined()
        try place.write(lines, to: "sums")
        let check = try place.shell("sha256sum --check --quiet sums || shasum -a 256 --check --quiet sums")
        #expect(check.code == 0)
        #expect(entries.count == 2)
    }

    @Test(arguments: ["png", "svg"])
    func sameBytesHoweverTheyAreMade(format: String) throws {
        _ = try run("render film.yaml -q -o one -j 1 --format \(format)")
        _ = try run("render film.yaml -q -o four -j 4 --format \(format)")
        _ = try run("render film.yaml -q -o some -j 2 --format \(format) --frames 4-6")
        for name in frames(0...10, format) {
            let bytes = try place.data("one/" + name)
            #expect(bytes == (try place.data("four/" + name)))
            if ["4", "5", "6"].contains(where: { name.contains("000" + $0) }) {
                #expect(bytes == (try place.data("some/" + name)))
            }
        }
        let alone = try run("render film.yaml -o - --frames 5 --format \(format)")
        #expect(alone.output == (try place.data("one/frame-0005." + format)))
        let timed = try run("render film.yaml -o - --at 0.5 --format \(format)")
        #expect(timed.output == alone.output)
        #expect(try place.data("one/frames.json") == (try place.data("four/frames.json")))
    }

    @Test(arguments: [1, 2, 3, 4, 13])
    func shardsCoverTheFilm(count: Int) throws {
        _ = try run("render film.yaml -q -o whole")
        for index in 1...count { _ = try run("render film.yaml -q -o parts --shard \(index)/\(count)") }
        var listed: [String] = []
        for index in 1...count {
            let manifest = try place.manifest("parts/frames.\(index)-of-\(count).json")
            #expect(manifest["complete"] as? Bool == true)
            let shard = try #require(manifest["shard"] as? [String: Any])
            #expect(shard["index"] as? Int == index)
            #expect(shard["count"] as? Int == count)
            #expect(shard["frames"] as? Int == 11)
            listed += try #require(manifest["frames"] as? [[String: Any]]).compactMap {
                $0["file"] as? String
            }
        }
        #expect(listed == frames(0...10))
        for name in listed { #expect(try place.data("parts/" + name) == (try place.data("whole/" + name))) }
    }

    @Test func patternsAndTimes() throws {
        _ = try run("render film.yaml -q -o 'p/s-%%-%03d.svg' --frames 9-")
        #expect(place.names("p") == ["frames.json", "s-%-009.svg", "s-%-010.svg"])
        _ = try run("render film.yaml -q -o t --at 0.35,0,12")
        #expect(place.names("t") == ["at-00000.png", "at-00350.png", "at-12000.png", "frames.json"])
        let entries = try #require(try place.manifest("t/frames.json")["frames"] as? [[String: Any]])
        #expect(entries.allSatisfy { $0["frame"] == nil })
        _ = try run("render film.yaml -q -o f/x.svg --at 0")
        #expect(place.names("f") == ["x.svg"])
    }

    @Test func overridesOfTheScene() throws {
        _ = try run("render film.yaml -q -o a --fps 30000/1001 --scale 3 --background clear --frames 0,29")
        #expect(place.names("a") == ["frame-0000.png", "frame-0029.png", "frames.json"])
        #expect(
            try place.manifest("a/frames.json")["size"] as? [String: Int] == ["width": 120, "height": 240])
        let bytes = try place.data("a/frame-0000.png")
        // IHDR: width, height, depth 8, colour type 6 (RGBA).
        #expect(Array(bytes[16..<26]) == [0, 0, 0, 120, 0, 0, 0, 240, 8, 6])
    }

    @Test func aSceneFromStandardInput() throws {
        let result = try place.run("render", "-", "-o", "-", "--frames", "0", input: Workplace.scene)
        #expect(result.code == 0)
        #expect(result.output == (try run("render film.yaml -o - --frames 0")).output)
        #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try place.run("render", "-", "-q", input: Workplace.scene).code == 0)
        #expect(place.names("out/stdin").count == 12)
    }

    @Test func progressInLines() throws {
        let result = try run("render film.yaml -o a --progress plain -j 1")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines.contains("film.yaml: 11 of 11 frames"))
        #expect(try run("render film.yaml -o a --progress plain -q").errors == "")
    }

    @Test func timingOnStandardError() throws {
        let stages = ["stage", "decode", "pose", "compose", "paint", "encode", "write", "all"]
        for words in ["-o a", "-o a.png --frames 3", "-o - --frames 3", "-o b --format svg -j 3"] {
            let result = try run("render film.yaml -q --timing " + words)
            let lines = result.errors.split(separator: "\n")
            #expect(lines.first == "film.yaml: where the time went, over all threads")
            #expect(
                lines.dropFirst().dropLast().map { $0.split(separator: " ").first.map(String.init) } == stages
            )
            #expect(lines.last?.hasPrefix(words.contains("--frames") ? "1 frame in " : "11 frames") == true)
        }
        #expect(try run("render film.yaml -q -o a").errors == "")
    }

    @Test func smallFilesAreSmaller() throws {
        for compression in ["fast", "small"] {
            _ = try run(
                "render film.yaml -q --frames 4 --scale 8 --compression \(compression) -o \(compression).png")
            let printed = try run(
                "render film.yaml --frames 4 --scale 8 --compression \(compression) -o -")
            #expect(printed.output == (try place.data(compression + ".png")))
        }
        #expect(try place.data("small.png").count < (try place.data("fast.png").count))
    }

    @Test func inspectPrintsTheChosenFrames() throws {
        let lines = try run("inspect film.yaml --frames 2,0").text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(#"{"frame":0,"time":0.0,"phase":"#))
        #expect(lines[1].hasPrefix(#"{"frame":2,"time":0.2,"phase":"dragging","index":"#))
        let timed = try run("inspect film.yaml --at 0.2").text
        #expect(timed == lines[1].replacingOccurrences(of: #""frame":2,"#, with: "") + "\n")
    }

    /// What a program wants to know of a run, in one object.
    @Test func json() throws {
        try place.write("version: 1\ncarousel: { kind: snap, items: [{}], spacing: wide }\n", to: "bad.yaml")
        let result = try run("render film.yaml bad.yaml -o o -q --json --frames 0-1", code: 65)
        let report = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        let scenes = try #require(report?["scenes"] as? [[String: Any]])
        #expect(scenes.map { $0["done"] as? Bool } == [true, false])
        #expect(
            scenes.map { $0["files"] as? [String] } == [
                ["o/film/frame-0000.png", "o/film/frame-0001.png"], [],
            ])
        let fault = try #require((scenes[1]["faults"] as? [[String: Any]])?.first)
        #expect(fault["file"] as? String == "bad.yaml")
        #expect(fault["line"] as? Int == 2)
        #expect(fault["column"] as? Int == 47)
        #expect(fault["message"] as? String == "'spacing' must be a number, not 'wide'")

        let valid = try run("validate film.yaml --json")
        let text = String(decoding: valid.output, as: UTF8.self)
        #expect(text.contains("\"done\":true") && text.contains("\"frames\":11"))
        _ = try run("render film.yaml --json -o -", code: 64)
    }

    @Test func withoutAnyFontOneLineSaysSo() throws {
        let place = try Workplace()
        try place.write(
            """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig><dir prefix="relative">none</dir></fontconfig>
            """, to: "fonts.conf")
        try place.write(
            """
            version: 1
            carousel:
              kind: pager
              items: [{ a: One }, { a: 둘 }, { a: "3 😀" }]
              card: { text: "{a}" }
            """, to: "texts.yaml")
        let result = try place.shell("FONTCONFIG_FILE=$PWD/fonts.conf $carousel validate texts.yaml")
        #expect(result.code == 0)
        let warnings = result.errors.split(separator: "\n").filter { $0.contains("warning:") }
        #expect(
            warnings == [
                "texts.yaml:4:16: warning: no font is installed, and no text is drawn; install the packages "
                    + "fonts-inter and fonts-nanum, or name font files under 'fonts'"
            ])
    }

    @Test func settingsTakeThePlaceOfTheScenes() throws {
        let line = "--device 'iPhone SE' --appearance dark --set carousel.spacing=3 --set screen.scale=1"
        let valid = try run("validate film.yaml \(line)")
        #expect(String(decoding: valid.output, as: UTF8.self).contains("375 × 667 px"))
        let wrong = try run("render film.yaml --device Nokia", code: 65)
        #expect(wrong.errors.hasPrefix("--device:1:15: error: unknown device 'Nokia'"))
    }
}

import Foundation
import Testing

/// What the built program does with what is already there.
struct OverwriteTests {
    private let place: Workplace

    init() throws { place = try Workplace() }

    private func run(_ words: String, code: Int32 = 0) throws -> String {
        let result = try place.shell("\"$carousel\" render film.yaml -q " + words)
        #expect(result.code == code, "\(words): \(result.errors)")
        return result.errors
    }

    private func count(_ folder: String, _ ending: String) -> Int {
        place.names(folder).filter { $0.hasSuffix(ending) }.count
    }

    @Test func aStrangersFileIsNeverTouched() throws {
        _ = try place.shell("mkdir a && echo mine > a/notes.txt && echo mine > a/frame-0003.png")
        #expect(
            try run("-o a", code: 73)
                == "film.yaml: error: a holds 2 files that no frames.json lists ('frame-0003.png'): choose another folder, or --overwrite to write beside them\n"
        )
        #expect(place.names("a") == ["frame-0003.png", "notes.txt"])
        _ = try run("-o a --overwrite")
        #expect(count("a", ".png") == 11)
        #expect(try place.data("a/frame-0003.png").starts(with: [0x89]))
        _ = try run("-o a --overwrite --fps 5")
        #expect(place.names("a").count == 6 + 2)
        #expect(try place.data("a/notes.txt") == Data("mine\n".utf8))
    }

    @Test func onlyAWholeFilmRemovesSurplus() throws {
        _ = try run("-o a")
        _ = try run("-o a --fps 5 --frames 0-2")
        #expect(count("a", ".png") == 11)
        _ = try run("-o a --fps 5 --shard 1/1")
        #expect(count("a", ".png") == 11)
        _ = try run("-o a --format svg --frames 0")
        #expect(place.names("a").count == 11 + 1 + 2)
        _ = try run("-o a --fps 5")
        #expect(place.names("a") == (0...5).map { "frame-000\($0).png" } + ["frames.json"])
    }

    @Test func aPartOfTheSameFilmKeepsTheOthersDigests() throws {
        _ = try run("-o a")
        let whole = try place.data("a/frames.json")
        _ = try run("-o a --frames 2-4")
        #expect(try place.data("a/frames.json") == whole)
    }

    @Test func patternsShareAFolder() throws {
        _ = try place.shell("mkdir a && echo mine > a/notes.txt")
        _ = try run("-o 'a/x-%02d.png'")
        _ = try run("-o 'a/y-%02d.png'")
        #expect(count("a", ".png") == 22)
        _ = try run("-o 'a/x-%02d.png' --fps 5")
        #expect(count("a", ".png") == 6 + 11)
        _ = try place.shell("echo mine > a/y-77.png")
        #expect(
            try run("-o 'a/y-%02d.png'", code: 73)
                == "film.yaml: error: a holds a file that no frames.json lists ('y-77.png'): choose another folder, or --overwrite to write beside it\n"
        )
    }

    @Test func aSingleFile() throws {
        _ = try run("-o x.png --at 0")
        let first = try place.data("x.png")
        #expect(
            try run("-o x.png --at 0.2", code: 73)
                == "film.yaml: error: x.png exists already: choose another name, or --overwrite to replace it\n"
        )
        #expect(try place.data("x.png") == first)
        _ = try run("-o x.png --at 0.2 --overwrite")
        #expect(try place.data("x.png") != first)
    }

    @Test func aListedFrameStaysWhatItsManifestSays() throws {
        _ = try run("-o a")
        #expect(
            try run("-o a/frame-0000.png --at 0.3", code: 73)
                == "film.yaml: error: a/frame-0000.png exists already: choose another name, or --overwrite to replace it\n"
        )
        _ = try run("-o a/frame-0000.png --at 0.3 --overwrite")
    }

    @Test func linksThatLeadNowhere() throws {
        _ = try place.shell("ln -s none/x.png x.png && ln -s none a")
        #expect(
            try run("-o x.png --at 0", code: 73)
                == "film.yaml: error: cannot write x.png: it is a link that leads nowhere; remove it, or choose another name\n"
        )
        #expect(
            try run("-o a/b", code: 73)
                == "film.yaml: error: cannot write a/b: a is a link that leads nowhere; choose another folder\n"
        )
    }

    @Test func devicesAreWrittenTo() throws {
        let result = try place.shell(
            "\"$carousel\" render film.yaml -q --at 0 -o /dev/stdout --format png | head -c 4")
        #expect(result.output == Data([0x89, 0x50, 0x4E, 0x47]))
        _ = try run("--at 0 -o /dev/full --format png", code: 73)
        #expect(try place.shell("test -c /dev/full").code == 0)
    }

    @Test(arguments: [
        "{", "[]", "{\"frames\":[]}",
        "{\"versions\":{\"carousel\":\"1\"},\"frames\":[],\"earlier\":[\"../film.yaml\"]}",
    ])
    func aBrokenManifest(text: String) throws {
        _ = try run("-o a")
        try place.write(text, to: "a/frames.json")
        let before = place.names("a")
        let message = try run("-o a", code: 73)
        #expect(message.hasPrefix("film.yaml: error: a/frames.json is not a manifest of ours ("))
        #expect(message.hasSuffix("): choose another folder, or --overwrite to replace it\n"))
        #expect(place.names("a") == before)
        _ = try run("-o a --overwrite")
        #expect(place.names("a") == before)
        #expect(place.names(".").contains("film.yaml"))
    }

    @Test func aFullDiskLeavesNoHalfFile() throws {
        _ = try run("-o a --frames 0 --scale 20")
        let before = try place.data("a/frame-0000.png")
        #expect(before.count > 1024)
        let limit = "ulimit -f 1; \"$carousel\" render film.yaml -q --scale 20"
        let folder = try place.shell(limit + " -o a --frames 0 --background red")
        #expect(folder.code == 73)
        #expect(folder.errors == "film.yaml: error: cannot write a/frame-0000.png: File too large\n")
        #expect(try place.data("a/frame-0000.png") == before)
        #expect(place.names("a") == ["frame-0000.png", "frames.json"])
        #expect(try place.manifest("a/frames.json")["complete"] as? Bool == false)
        #expect(try place.shell(limit + " --frames 0 -o b/x.png").code == 73)
        #expect(place.names("b").isEmpty)
        _ = try run("-o a --frames 0 --scale 20")
        #expect(try place.data("a/frame-0000.png") == before)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func anInterruptedRunCanBeRepeated(signal: Int32) throws {
        let process = try place.start("render", "film.yaml", "-o", "a", "--fps", "1000", "--scale", "10")
        while count("a", ".png") < 3, process.isRunning { usleep(2000) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
        #expect(place.names("a").allSatisfy { !$0.hasPrefix(".") })
        #expect(count("a", ".png") < 1001)
        #expect(try place.manifest("a/frames.json")["complete"] as? Bool == false)
        _ = try run("-o a")
        #expect(place.names("a").count == 12)
    }

    @Test func whatAKilledRunLeftIsCleanedUp() throws {
        _ = try run("-o a")
        // No process has this number: Linux and macOS count to 4,194,304 at most.
        _ = try place.shell(
            "cd a && touch .frame-0002.png.99999999.part .frames.json.99999999.part .mine.99999999.part")
        _ = try run("-o a --frames 2")
        #expect(place.names("a").prefix(2) == [".mine.99999999.part", "frame-0000.png"])
    }
}

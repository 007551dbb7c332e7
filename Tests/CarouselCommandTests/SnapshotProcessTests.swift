import Foundation
import Testing

/// `carousel snapshot` as a program: what it prints, writes and returns.
@Suite struct SnapshotProcessTests {
    private static let summary =
        "film.yaml: 6 pictures and the geometry of 11 frames as in __Snapshots__/film\n"

    @Test func recordsFailsOnceAndPassesThen() throws {
        let place = try Workplace()
        let first = try place.snapshot("film.yaml")
        #expect(first.code == 1)
        #expect(
            first.text == """
                film.yaml: 6 of 6 pictures and the geometry not in __Snapshots__/film
                  recorded frame-0000.png, … geometry.json (7 files): look at them, commit them and run again

                """)
        #expect(first.errors == "")
        let second = try place.snapshot("film.yaml")
        #expect(second.code == 0)
        #expect(second.text == Self.summary)
        #expect(try place.snapshot("film.yaml -q").text == "")
        #expect(try place.snapshot("film.yaml ./film.yaml").text == Self.summary)
    }

    @Test(arguments: [
        ("CI=true", "", 0), ("CI=true", "--record missing", 8), ("CI=true CAROUSEL_RECORD=missing", "", 8),
        ("CAROUSEL_RECORD=never", "", 0), ("CAROUSEL_RECORD=never", "--record all", 8),
        ("CAROUSEL_RECORD=all", "--record=never", 0), ("CI=", "", 8),
    ])
    func whoDecidesWhatIsRecorded(environment: String, options: String, files: Int) throws {
        let place = try Workplace()
        let result = try place.shell(
            "unset CI CAROUSEL_RECORD; \(environment) $carousel snapshot film.yaml \(options)")
        #expect(result.code == 1)
        #expect(place.names("__Snapshots__/film").count == files)
    }

    @Test(arguments: [
        (
            "CAROUSEL_RECORD=often $carousel snapshot film.yaml",
            "carousel: error: CAROUSEL_RECORD must be missing, all, failed or never, not 'often'"
        ),
        (
            "$carousel snapshot film.yaml --record on",
            "carousel: error: --record must be missing, all, failed or never, not 'on'"
        ),
        (
            "$carousel snapshot film.yaml --threshold 2",
            "carousel: error: --threshold must be a number from 0 to 1, like 0.1, not '2'"
        ),
        (
            "$carousel snapshot film.yaml --max-diff-ratio 50%",
            "carousel: error: --max-diff-ratio must be a number from 0 to 1, like 0.1, not '50%'"
        ),
        (
            "$carousel snapshot film.yaml --max-diff-pixels -1",
            "carousel: error: --max-diff-pixels must be a whole number from 0 on, not '-1'"
        ),
        (
            "$carousel snapshot film.yaml --ignore 1,2,3",
            "carousel: error: --ignore must be x,y,width,height in points, like 0,0,390,47, not '1,2,3'"
        ),
        (
            "$carousel snapshot film.yaml --ignore 0,0,1,1 --ignore 1,2,0,4",
            "carousel: error: --ignore must be x,y,width,height in points, like 0,0,390,47, not '1,2,0,4'"
        ),
        (
            "$carousel snapshot film.yaml --geometry no",
            "carousel: error: --geometry must be on or off, not 'no'"
        ),
        (
            "$carousel snapshot film.yaml --every 0",
            "carousel: error: --every must be seconds from 0.001 on, like 0.1, not '0'"
        ),
        (
            "$carousel snapshot film.yaml --at 1 --every 1",
            "carousel: error: --at and --every exclude each other: each says which moments are compared"
        ),
        (
            "$carousel snapshot film.yaml --artifacts ''",
            "carousel: error: --artifacts must be a folder, not ''"
        ),
        (
            "$carousel snapshot film.yaml --references=",
            "carousel: error: --references must be a folder, not ''"
        ),
        (
            "$carousel snapshot --junit film.yaml film.yaml",
            "carousel: error: --junit must be the name of a file that is no scene, like junit.xml, not 'film.yaml'"
        ),
        (
            "$carousel snapshot film.yaml film.json",
            "carousel: error: 'film.yaml' and 'film.json' would have the same references in __Snapshots__/film: rename one of the scenes, or compare them one by one, each with its --references"
        ),
    ])
    func wrongUse(line: String, message: String) throws {
        let place = try Workplace()
        let result = try place.shell("unset CI CAROUSEL_RECORD; \(line)")
        #expect(result.code == 64)
        #expect(result.errors == message + "\n")
        #expect(place.names("") == ["film.yaml"])
    }

    @Test func tolerances() throws {
        let place = try Workplace()
        _ = try place.snapshot("film.yaml")
        try place.write(
            Workplace.scene.replacingOccurrences(of: "color: red", with: "color: '#FF3B31'"), to: "film.yaml")
        #expect(try place.snapshot("film.yaml").code == 1)
        #expect(try place.snapshot("film.yaml --threshold 0.1").code == 0)
        #expect(try place.snapshot("film.yaml --max-diff-ratio 1").code == 0)
        #expect(try place.snapshot("film.yaml --max-diff-pixels 100").code == 1)
        #expect(try place.snapshot("film.yaml --ignore 0,0,20,80 --ignore 20,0,20,80").code == 0)
        #expect(try place.snapshot("film.yaml --ignore 0,0,20,80").code == 1)
    }

    /// A region of the larger one's screen.
    @Test func regionsOutsideASmallerScreen() throws {
        let place = try Workplace()
        try place.write(
            Workplace.scene.replacingOccurrences(of: "height: 80", with: "height: 90"), to: "tall.yaml")
        _ = try place.snapshot("film.yaml tall.yaml")
        #expect(try place.snapshot("film.yaml tall.yaml --ignore 0,85,5,5").code == 0)
        #expect(try place.snapshot("film.yaml --ignore 0,85,5,5").code == 64)
    }

    /// All are tried; what is said comes in their order, whatever the number of threads, with the first fault's code.
    @Test func manyScenesInOrder() throws {
        let place = try Workplace()
        let names = (0..<12).map { "film-\($0).yaml" }
        for name in names { try place.write(Workplace.scene, to: name) }
        let scenes = names.joined(separator: " ")
        _ = try place.snapshot(scenes)
        for name in ["film-3.yaml", "film-8.yaml"] {
            try place.write(
                Workplace.scene.replacingOccurrences(of: "spacing: 2", with: "spacing: 3"), to: name)
        }
        try place.write("version: 2", to: "film-5.yaml")
        let runs = try ["-j1", "-j2", "-j5", "-j12"].map {
            try place.snapshot("\(scenes) missing.yaml \($0) --artifacts art\($0) --junit art\($0)/junit.xml")
        }
        for (k, run) in runs.enumerated() {
            #expect(run.code == 1)
            #expect(
                run.text.hasSuffix(
                    "\nWhere a change is wanted, --record failed takes it for right.\nSee art\(["-j1", "-j2", "-j5", "-j12"][k])/report.html.\n"
                ))
            let text = run.text.replacingOccurrences(
                of: ["art-j1", "art-j2", "art-j5", "art-j12"][k], with: "art-j1")
            #expect(text == runs[0].text)
            #expect(run.errors == runs[0].errors)
        }
        let headlines = runs[0].text.split(separator: "\n").filter { $0.hasPrefix("film-") }.map {
            $0.prefix { $0 != ":" }
        }
        #expect(headlines.map(String.init) == names.filter { $0 != "film-5.yaml" })
        #expect(runs[0].errors.hasPrefix("film-5.yaml:1:1: error: scene needs 'carousel'"))
        #expect(
            runs[0].errors.hasSuffix("carousel: error: cannot read missing.yaml: there is no such file\n")
        )
        let pages = try ["art-j1", "art-j12"].map { name in
            String(decoding: try place.data("\(name)/report.html"), as: UTF8.self).replacingOccurrences(
                of: name, with: "art")
        }
        #expect(pages[0] == pages[1])
        #expect(place.names("art-j1") == ["film-3", "film-8", "junit.xml", "report.html"])
        #expect(try place.snapshot("missing.yaml film-3.yaml").code == 66)
    }

    @Test func referencesElsewhereAndScenesThatAreGone() throws {
        let place = try Workplace()
        try place.write(Workplace.scene, to: "old.yaml")
        let recorded = try place.snapshot("film.yaml old.yaml --references refs")
        #expect(recorded.code == 1, "\(recorded.text)\(recorded.errors)")
        #expect(place.names("refs") == ["film", "old"])
        #expect(
            try place.snapshot("film.yaml --references refs").text
                == Self.summary.replacingOccurrences(of: "__Snapshots__", with: "refs"))
        try FileManager.default.removeItem(atPath: place.path("old.yaml"))
        let listed = try place.snapshot("film.yaml --references refs -q")
        #expect(listed.code == 0)
        #expect(listed.text == "refs/old: its scene is gone: --prune removes it\n")
        #expect(place.names("refs") == ["film", "old"])
        let pruned = try place.snapshot("film.yaml --references refs -q --prune")
        #expect(pruned.code == 0)
        #expect(pruned.text == "refs/old: removed, its scene is gone\n")
        #expect(place.names("refs") == ["film"])
    }

    /// A scene and its folder that were renamed together, while another one is pruned.
    @Test func aRenamedSceneIsNotPruned() throws {
        let place = try Workplace()
        try place.write(Workplace.scene, to: "b.yaml")
        _ = try place.snapshot("film.yaml b.yaml")
        for (old, new) in [("film.yaml", "c.yaml"), ("__Snapshots__/film", "__Snapshots__/c")] {
            try FileManager.default.moveItem(atPath: place.path(old), toPath: place.path(new))
        }
        let result = try place.snapshot("b.yaml -q --prune")
        #expect(result.code == 0)
        #expect(result.text == "")
        #expect(place.names("__Snapshots__") == ["b", "c"])
        #expect(try place.snapshot("c.yaml").code == 0)
    }

    @Test func standardInput() throws {
        let place = try Workplace()
        _ = try place.snapshot("- < film.yaml")
        let result = try place.snapshot("- < film.yaml")
        #expect(result.code == 0)
        #expect(result.text == "-: 6 pictures and the geometry of 11 frames as in __Snapshots__/stdin\n")
    }

    @Test func whatCannotBeReadOrWritten() throws {
        let place = try Workplace()
        try place.write("", to: "__Snapshots__")
        for mode in ["missing", "never"] {
            let unreadable = try place.snapshot("film.yaml --record \(mode)")
            #expect(unreadable.code == 1)
            #expect(
                unreadable.errors
                    == "film.yaml: error: cannot read the folder __Snapshots__/film: Not a directory\n")
        }
        try place.write("", to: "refs")
        let report = try place.snapshot("film.yaml --references ok --record never --artifacts refs/art")
        #expect(report.code == 73)
        #expect(
            report.errors.contains(
                "film.yaml: error: cannot read the folder refs/art/film: Not a directory\n"))
    }

    @Test func nothingIsPrunedWhileSomethingFails() throws {
        let place = try Workplace()
        try place.write(Workplace.scene, to: "old.yaml")
        _ = try place.snapshot("film.yaml old.yaml")
        try FileManager.default.removeItem(atPath: place.path("old.yaml"))
        try place.write("version: 2", to: "film.yaml")
        let result = try place.snapshot("film.yaml --prune")
        #expect(result.code == 65)
        #expect(result.text == "__Snapshots__/old: its scene is gone: --prune removes it\n")
        #expect(place.names("__Snapshots__") == ["film", "old"])
    }

    /// A link is a scene of its own, with references of its own.
    @Test func linkedScenesAreAllCompared() throws {
        let place = try Workplace()
        try FileManager.default.createSymbolicLink(
            atPath: place.path("link.yaml"), withDestinationPath: "film.yaml")
        _ = try place.snapshot("film.yaml link.yaml")
        try place.write("junk", to: "__Snapshots__/link/frame-0000.png")
        #expect(try place.snapshot("film.yaml link.yaml").code == 1)
        try FileManager.default.removeItem(atPath: place.path("__Snapshots__/link"))
        try FileManager.default.createSymbolicLink(
            atPath: place.path("__Snapshots__/link"), withDestinationPath: "film")
        try place.write(Workplace.scene, to: "other.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: place.path("__Snapshots__/other"), withDestinationPath: "film")
        #expect(try place.snapshot("film.yaml other.yaml").code == 64)
    }
}

extension Workplace {
    /// Runs `carousel snapshot` with nothing in the environment that says what to record.
    func snapshot(_ line: String) throws -> ProgramResult {
        try shell("unset CI CAROUSEL_RECORD; $carousel snapshot \(line)")
    }
}

import CarouselFiles
import CarouselFrames
import Foundation
import Synchronization
import Testing

@testable import CarouselSnapshots

@Suite struct RecordModeTests {
    @Test(
        arguments: [
            ([:], .missing), (["CI": "true"], .never), (["CI": "1"], .never), (["CI": ""], .missing),
            (["CI": "false"], .missing), (["CI": "0"], .missing),
            (["CI": "true", "CAROUSEL_RECORD": "failed"], .failed), (["CAROUSEL_RECORD": "all"], .all),
            (["CAROUSEL_RECORD": ""], .missing), (["CAROUSEL_RECORD": "never"], .never),
        ] as [([String: String], RecordMode)])
    func standard(environment: [String: String], mode: RecordMode) throws {
        #expect(try RecordMode.standard(environment: environment) == mode)
    }

    @Test func aWrongWordIsAnError() {
        #expect(throws: SnapshotError.recordMode("yes")) {
            try RecordMode.standard(environment: ["CAROUSEL_RECORD": "yes"])
        }
        #expect(
            SnapshotError.recordMode("yes").description
                == "CAROUSEL_RECORD must be missing, all, failed or never, not 'yes'")
    }

    private static let all = [
        "frame-0000.png", "frame-0006.png", "frame-0015.png", "frame-0019.png", "frame-0022.png",
        "frame-0025.png", "frame-0030.png", "geometry.json",
    ]

    @Test func missingRecordsOnceAndFailsThen() throws {
        let fixture = try SnapshotFixture()
        let first = try fixture.run(.missing)
        #expect(!first.passed)
        #expect(first.recorded == Self.all)
        #expect(
            fixture.text(first) == """
                film.yaml: 7 of 7 pictures and the geometry not in __Snapshots__/film
                  recorded frame-0000.png, … geometry.json (8 files): look at them, commit them and run again
                """)
        #expect(fixture.names() == Self.all + ["references.json"])
        let second = try fixture.run(.missing)
        #expect(second.passed)
        #expect(
            fixture.text(second)
                == "film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film")

        // What differs stays as it is, however often.
        try fixture.change("spacing: 1", "spacing: 1.4")
        for _ in 0..<2 {
            let report = try fixture.run(.missing)
            #expect(!report.passed)
            #expect(report.recorded.isEmpty)
        }
    }

    @Test func allRecordsEachTimeAndAlwaysFails() throws {
        let fixture = try SnapshotFixture()
        for _ in 0..<2 {
            let report = try fixture.run(.all)
            #expect(!report.passed)
            #expect(report.recorded == Self.all)
        }
        #expect(
            fixture.text(try fixture.run(.all)) == """
                film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film, recorded anew
                  recorded frame-0000.png, … geometry.json (8 files): look at them, commit them and run again
                """)
        try fixture.change("spacing: 1", "spacing: 1.4")
        try fixture.run(.all)
        #expect(try fixture.run(.never).passed)
    }

    @Test func failedRecordsWhatDiffersOrIsMissing() throws {
        let fixture = try SnapshotFixture()
        #expect(try fixture.run(.failed).recorded == Self.all)
        #expect(try fixture.run(.failed).passed)
        try fixture.change("spacing: 1", "spacing: 1.4")
        let report = try fixture.run(.failed)
        #expect(!report.passed)
        #expect(
            report.recorded == [
                "frame-0015.png", "frame-0019.png", "frame-0022.png", "frame-0025.png", "geometry.json",
            ])
        #expect(try fixture.run(.failed).passed)
    }

    @Test func neverWritesNothing() throws {
        let fixture = try SnapshotFixture()
        for _ in 0..<2 {
            let report = try fixture.run(.never)
            #expect(!report.passed)
            #expect(
                fixture.text(report) == """
                    film.yaml: 7 of 7 pictures and the geometry not in __Snapshots__/film
                      there is no frame-0000.png, … geometry.json (8 files): --record missing makes what is not there
                    """)
            #expect(fixture.names("").sorted() == ["film.yaml"])
        }
    }

    /// As after a run that was broken off.
    @Test func whatIsThereIsNotRecordedAgain() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try AtomicFile.remove(fixture.references.file("frame-0015.png"))
        try AtomicFile.remove(fixture.references.file("references.json"))
        #expect(
            fixture.text(try fixture.run(.never)) == """
                film.yaml: 1 of 7 pictures not in __Snapshots__/film
                  there is no frame-0015.png, references.json: --record missing makes what is not there
                """)
        let report = try fixture.run(.missing)
        #expect(report.recorded == ["frame-0015.png", "references.json"])
        #expect(try fixture.run(.missing).passed)
        // Of the others it is not known what they were drawn with.
        let recorded = try #require(try fixture.references.manifest()?.recorded)
        #expect(recorded.map { $0.versions.isEmpty } == [true, false])
        #expect(recorded.last?.pictures == ["frame-0015.png"])
        #expect(Set(recorded.flatMap(\.pictures)) == Set(Self.all.dropLast()))
    }

    /// Other moments, of frames that are not those of the references: they would hold whatever it is to be right.
    @Test func missingRecordsNothingBesideOtherGeometry() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        let before = fixture.names()
        try fixture.change("over: 0.3", "over: 0.4")
        let report = try fixture.run(.missing, SnapshotOptions(prune: true))
        #expect(report.recorded.isEmpty)
        #expect(fixture.names() == before)
        #expect(
            fixture.text(report).hasSuffix(
                "\n  there is no frame-0018.png, frame-0021.png, frame-0024.png, frame-0027.png: nothing is recorded while something differs"
            ))
        // Wanted after all.
        let recorded = try fixture.run(.failed, SnapshotOptions(prune: true))
        #expect(recorded.isPruned)
        #expect(try fixture.run(.never).unused.isEmpty)
    }

    @Test func aBrokenListFailsUntilItIsWrittenAnew() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.replace("references.json", with: Array("{".utf8))
        for mode in [RecordMode.missing, .never] {
            #expect(
                fixture.text(try fixture.run(mode)) == """
                    film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film, but not all in order
                      __Snapshots__/film/references.json cannot be read, it is not the JSON that this program writes: --record failed writes it anew
                    """)
        }
        #expect(try fixture.run(.failed).recorded == ["references.json"])
        #expect(try fixture.run(.never).passed)
        #expect(try fixture.references.manifest()?.pictures == Set(Self.all.dropLast()))
    }

    /// What is missing fails, whether or not it may be recorded: the list as any other reference.
    @Test func aListThatIsMissingFails() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try AtomicFile.remove(fixture.references.file("references.json"))
        #expect(
            fixture.text(try fixture.run(.never)) == """
                film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film, but not all in order
                  there is no references.json: --record missing makes what is not there
                """)
        try fixture.change("#336699", "#33669A")
        #expect(
            fixture.text(try fixture.run(.missing)).hasSuffix(
                "\n  there is no references.json: nothing is recorded while something differs"))
        try fixture.change("#33669A", "#336699")
        #expect(
            fixture.text(try fixture.run(.missing)) == """
                film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film, recorded anew
                  recorded references.json: look at it, commit it and run again
                """)
        #expect(try fixture.run(.never).passed)
    }

    @Test func aListThatLacksAPictureFails() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        var manifest = try #require(try fixture.references.manifest())
        manifest.keep(Set(Self.all).subtracting(["frame-0015.png"]))
        try fixture.replace("references.json", with: Array(manifest.text.utf8))
        #expect(
            fixture.text(try fixture.run(.never)) == """
                film.yaml: 7 pictures and the geometry of 31 frames as in __Snapshots__/film, but not all in order
                  __Snapshots__/film/references.json does not list frame-0015.png: --record missing adds what is missing
                """)
        #expect(try fixture.run(.missing).recorded == ["references.json"])
        #expect(try fixture.run(.never).passed)
    }

    /// What a run that is broken off leaves is known as its own, and goes on.
    @Test func theListIsWrittenFirst() throws {
        struct BrokenOff: Error {}
        let fixture = try SnapshotFixture()
        let film = try Film(contentsOf: fixture.folder + "/film.yaml")
        let calls = Mutex(0)
        let snapshot = try Snapshot(
            of: film, named: "film.yaml", sceneFile: fixture.folder + "/film.yaml",
            references: fixture.references,
            SnapshotOptions(record: .missing, jobs: 1),
            check: {
                if calls.withLock({
                    $0 += 1; return $0
                }) > 12 {
                    throw BrokenOff()
                }
            })
        #expect(throws: BrokenOff.self) { try snapshot.run() }
        #expect(fixture.names() == Self.all.prefix(3) + ["references.json"])
        try fixture.replace(".frame-0015.png.99999999-1.part", with: [1])
        #expect(try fixture.run(.missing).recorded == Array(Self.all.dropFirst(3)))
        #expect(try fixture.references.manifest()?.pictures == Set(Self.all.dropLast()))
        #expect(fixture.names() == Self.all + ["references.json"])
    }

    @Test func missingRecordsNothingBesideOtherPictures() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        for name in ["frame-0006.png", "geometry.json"] {
            try AtomicFile.remove(fixture.references.file(name))
        }
        try fixture.change("#336699", "#33669A")
        let report = try fixture.run(.missing)
        #expect(report.recorded.isEmpty)
        #expect(fixture.names().count == 7)
        try fixture.change("#33669A", "#336699")
        #expect(try fixture.run(.missing).recorded == ["frame-0006.png", "geometry.json"])
        #expect(try fixture.run(.never).passed)
    }

    /// Only of what is compared is it known whose it is.
    @Test(arguments: [nil, "{", "{\"recorded\":[]}"])
    func aListThatIsWrittenAnewTakesNothingElse(text: String?) throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.replace("frame-9999.png", with: [1])
        try AtomicFile.remove(fixture.references.file("references.json"))
        if let text { try fixture.replace("references.json", with: Array(text.utf8)) }
        let report = try fixture.run(.failed, SnapshotOptions(prune: true))
        #expect(report.recorded == ["references.json"])
        #expect(try fixture.run(.failed, SnapshotOptions(prune: true)).passed)
        #expect(fixture.names().contains("frame-9999.png"))
    }

    @Test func pipesAreNeitherReadNorWritten() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        let file = fixture.references.file("frame-0006.png")
        try AtomicFile.remove(file)
        #expect(mkfifo(file, 0o600) == 0)
        #expect(
            fixture.text(try fixture.run(.never)).contains(
                "frame-0006.png cannot be compared: it is not a regular file"))
        let report = try fixture.run(.failed)
        #expect(!report.passed)
        #expect(
            fixture.text(report).hasSuffix(
                "\n  frame 6 (0.200 s): cannot write __Snapshots__/film/frame-0006.png: it is not a regular file; remove it"
            ))
    }
}

import CarouselDrawing
import CarouselFrames
import Foundation
import Testing

@testable import CarouselSnapshots

/// Faults planted in a scene, and what a run says of them.
@Suite struct SnapshotTests {
    @Test func aCardThatIsOffIsNamed() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("spacing: 1", "spacing: 1.4")
        let report = try fixture.run(.never)
        #expect(!report.passed)
        #expect(
            fixture.text(report) == """
                film.yaml: 4 of 7 pictures and the geometry of 31 of 31 frames not as in __Snapshots__/film
                  frames 0–30 differ
                  frame 0 (0.000 s): card 1: x 41.0 → 41.4 pt
                  frame 15 (0.500 s): 48 px differ in 13×40 at (47,25); card 1: x 26.0 → 26.4 pt; card 2: x 47.0 → 47.8 pt; position 0.714 → 0.701
                  frame 19 (0.633 s): 88 px differ in 21×40 at (0,25); card 0: x 0.571 → 0.276 pt; card 1: x 21.571 → 21.676 pt; card 2: x 42.571 → 43.076 pt; offset -0.571 → -0.276 pt, position 0.925 → 0.922
                  frame 22 (0.733 s): 48 px differ in 13×40 at (7,25); card 0: x -0.425 → -0.787 pt; card 1: x 20.575 → 20.613 pt; card 2: x 41.575 → 42.013 pt; offset 0.425 → 0.787 pt, position 0.973 → 0.971
                  frame 25 (0.833 s): 48 px differ in 13×40 at (41,25); card 0: x -0.79 → -1.175 pt; card 1: x 20.21 → 20.225 pt; card 2: x 41.21 → 41.625 pt; offset 0.79 → 1.175 pt, position 0.99 → 0.9895
                """)
    }

    /// Nothing moves, so it is said which card the pixels are in.
    @Test(arguments: [
        ("\"#336699\"", "\"#33669A\"", "784 px differ in 20×40 at (20,25), in card 0"),
        ("fill: white", "fill: clear", "32 px differ in 25×4 at (28,43), over cards 0, 1"),
    ])
    func aColorOneStepOffAndAnIconThatIsGone(old: String, new: String, finding: String) throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change(old, new)
        let lines = fixture.text(try fixture.run(.never)).split(separator: "\n")
        #expect(lines.first == "film.yaml: 7 of 7 pictures not as in __Snapshots__/film")
        #expect(lines[1] == "  frames 0, 6, 15, 19, 22, 25, 30 differ, of the 7 compared")
        #expect(lines.dropFirst(2).first == "  frame 0 (0.000 s) and 1 other: \(finding)")
    }

    @Test func anAlphaOneStepOff() throws {
        let fixture = try SnapshotFixture()
        try fixture.change("scale: 1 }", "scale: 1, background: clear }")
        try fixture.change("#336699", "#00000080")
        try fixture.run(.missing)
        try fixture.change("#00000080", "#00000081")
        let lines = fixture.text(try fixture.run(.never)).split(separator: "\n")
        #expect(
            lines.dropFirst(2).first
                == "  frame 0 (0.000 s) and 1 other: 784 px differ in 20×40 at (20,25), in card 0")
    }

    @Test func onePixelTaller() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("height: 90", "height: 91")
        // No tolerance lets another size pass.
        let lenient = SnapshotOptions(comparison: ComparisonOptions(threshold: 1, maxDiffRatio: 1))
        let lines = fixture.text(try fixture.run(.never, lenient)).split(separator: "\n")
        #expect(
            lines.dropFirst(2).first
                == "  frame 0 (0.000 s) and 1 other: the picture is 60×91 px, its reference 60×90 px; card 0: y 25.0 → 25.5 pt; card 1: y 25.0 → 25.5 pt"
        )
    }

    @Test func aShorterFilm() throws {
        let fixture = try SnapshotFixture()
        let start = SnapshotOptions(moments: .times([0]))
        try fixture.run(.missing, start)
        try fixture.change("duration: 1", "duration: 0.9")
        #expect(
            fixture.text(try fixture.run(.never, start)) == """
                film.yaml: the geometry not as in __Snapshots__/film
                  frames 28–30: only in the references
                """)
        try fixture.change("duration: 0.9", "duration: 1.1")
        #expect(
            fixture.text(try fixture.run(.never, start)) == """
                film.yaml: the geometry not as in __Snapshots__/film
                  frames 31–33: not in the references
                """)
    }

    @Test func anotherFrameRate() throws {
        let fixture = try SnapshotFixture()
        let start = SnapshotOptions(moments: .times([0]))
        try fixture.run(.missing, start)
        try fixture.change("fps: 30", "fps: 25")
        #expect(
            fixture.text(try fixture.run(.missing, start)) == """
                film.yaml: the geometry not as in __Snapshots__/film
                  25.0 frames a second, in the references 30.0
                """)
        // What moves besides shows at the times of both.
        try fixture.change("spacing: 1", "spacing: 1.4")
        let report = try fixture.run(.missing, start)
        #expect(
            fixture.text(report) == """
                film.yaml: the geometry of 6 of 26 frames not as in __Snapshots__/film
                  frames 0, 5, 10, 15, 20, 25 differ
                  frame 0 (0.000 s): card 1: x 41.0 → 41.4 pt
                  25.0 frames a second, in the references 30.0
                """)
        let json = RunJSON.text(of: [.compared(report)], orphans: [], arePruned: false)
        #expect(json.contains("\"rates\":{\"reference\":30.0,\"film\":25.0}"))
    }

    @Test func regionsOutsideTheScreenAreRefused() throws {
        let fixture = try SnapshotFixture()
        let options = SnapshotOptions(
            comparison: ComparisonOptions(ignoredRegions: [Rect(x: 0, y: 90, width: 5, height: 5)]))
        let error = try #require(throws: SnapshotError.self) { try fixture.run(.missing, options) }
        #expect(
            error.description
                == "the ignored region 0.0,90.0,5.0,5.0 lies outside of the screen: it is 60.0 × 90.0 points")
    }

    /// The geometry is that of frames; a state between two gets the changes of the nearer one.
    @Test func aStateBetweenFrames() throws {
        let fixture = try SnapshotFixture()
        let between = SnapshotOptions(moments: .times([0.51]))
        try fixture.run(.missing, between)
        try fixture.change("spacing: 1", "spacing: 1.4")
        let lines = fixture.text(try fixture.run(.never, between)).split(separator: "\n")
        #expect(
            lines.last
                == "  0.510 s: 136 px differ in 34×40 at (25,25); card 1: x 26.0 → 26.4 pt; card 2: x 47.0 → 47.8 pt; position 0.714 → 0.701"
        )
    }

    @Test func geometryCanBeLeftOut() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing, SnapshotOptions(geometry: false))
        #expect(!fixture.names().contains("geometry.json"))
        try fixture.change("spacing: 1", "spacing: 1.001")
        #expect(try fixture.run(.never, SnapshotOptions(geometry: false)).passed)
    }

    // MARK: References that cannot be compared

    @Test(arguments: RecordMode.allCases)
    func corruptedReferencesFailByName(record: RecordMode) throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        let whole = try #require(try fixture.bytes("frame-0015.png"))
        try fixture.replace("frame-0000.png", with: [])
        try fixture.replace("frame-0006.png", with: Array("no picture".utf8))
        try fixture.replace("frame-0015.png", with: Array(whole.prefix(100)))
        try fixture.replace("geometry.json", with: Array("[{\"frame\":0}]".utf8))
        let report = try fixture.run(record)
        #expect(!report.passed)
        let lines = fixture.text(report).split(separator: "\n").map(String.init)
        #expect(lines.contains("  frame 0 (0.000 s): frame-0000.png cannot be compared: the file is empty"))
        #expect(
            lines.contains(
                "  frame 6 (0.200 s): frame-0006.png cannot be compared: this is neither a PNG nor a JPEG file"
            ))
        #expect(lines.contains { $0.hasPrefix("  frame 15 (0.500 s): frame-0015.png cannot be compared: ") })
        #expect(
            lines.contains(
                "  __Snapshots__/film/geometry.json cannot be compared: the geometry is broken: 'time' is missing in state 1 of the list"
            ))
        // Only the modes that record what fails have mended them.
        #expect(try fixture.run(.never).passed == (record == .all || record == .failed))
    }

    @Test func aPointerInAPicturesPlace() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8)
        try fixture.replace("frame-0006.png", with: pointer)
        try fixture.replace("geometry.json", with: pointer)
        #expect(
            fixture.text(try fixture.run(.missing)) == """
                film.yaml: 1 of 7 pictures and the geometry not as in __Snapshots__/film
                  frame 6 (0.200 s): frame-0006.png cannot be compared: it is a pointer of Git LFS: git lfs pull fetches the file
                  __Snapshots__/film/geometry.json cannot be compared: it is a pointer of Git LFS: git lfs pull fetches the file
                """)
    }

    /// As Git leaves them: in a pointer behind its first line, in the geometry wherever both sides have changed.
    @Test func mergeConflicts() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        let sides = "<<<<<<< HEAD\noid sha256:0\n=======\noid sha256:1\n>>>>>>> other\n"
        try fixture.replace(
            "frame-0006.png", with: Array(("version https://git-lfs.github.com/spec/v1\n" + sides).utf8))
        let geometry = String(decoding: try #require(try fixture.bytes("geometry.json")), as: UTF8.self)
        let middle = try #require(geometry.firstRange(of: "\n{\"frame\":9,"))
        let conflict = geometry.replacingCharacters(in: middle, with: "\n" + sides + "{\"frame\":9,")
        try fixture.replace("geometry.json", with: Array(conflict.utf8))
        for mode in [RecordMode.missing, .never] {
            #expect(
                fixture.text(try fixture.run(mode)) == """
                    film.yaml: 1 of 7 pictures and the geometry not as in __Snapshots__/film
                      frame 6 (0.200 s): frame-0006.png cannot be compared: it holds a merge conflict: choose one side of it
                      __Snapshots__/film/geometry.json cannot be compared: it holds a merge conflict: choose one side of it
                      a side is chosen by git checkout --ours or --theirs; --record failed takes what differs then for right
                    """)
        }
    }

    /// Neither in the references nor among the artifacts does it take the report away.
    @Test(arguments: RecordMode.allCases)
    func aFolderInAPicturesPlace(mode: RecordMode) throws {
        let fixture = try SnapshotFixture()
        for folder in ["__Snapshots__/film/frame-0000.png", "art/frame-0000-actual.png"] {
            try FileManager.default.createDirectory(
                atPath: fixture.folder + "/" + folder, withIntermediateDirectories: true)
        }
        let report = try fixture.run(mode, SnapshotOptions(prune: true), artifacts: "art")
        let lines = fixture.text(report).split(separator: "\n")
        #expect(!report.passed)
        #expect(lines.contains("  frame 0 (0.000 s): frame-0000.png cannot be compared: it is a folder"))
        let isRecorded = mode == .all || mode == .failed
        #expect(
            lines.contains(
                "  frame 0 (0.000 s): cannot write __Snapshots__/film/frame-0000.png: Is a directory")
                == isRecorded)
        #expect(
            lines.contains(
                "  there is no picture of what differs: cannot write art/frame-0000-actual.png: Is a directory"
            ))
        #expect(report.recorded.count == (isRecorded ? 8 : 0))
    }

    // MARK: Versions

    @Test func otherVersionsAreSaid() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        var manifest = try #require(try fixture.references.manifest())
        var versions = try Film(contentsOf: fixture.folder + "/film.yaml").versionsInUse()
        versions["Cairo"] = "1.0.0"
        versions["Old.ttf"] = "2.0 (01234567)"
        manifest.add(["frame-0000.png"], versions: versions)
        try fixture.replace(ReferenceManifest.name, with: Array(manifest.text.utf8))
        #expect(try fixture.run(.never).passed)

        // Only the versions of what fails count.
        let picture = try #require(try fixture.bytes("frame-0030.png"))
        try fixture.replace("frame-0006.png", with: picture)
        #expect(try fixture.run(.never).versionChanges.isEmpty)
        try fixture.replace("frame-0000.png", with: picture)
        let report = try fixture.run(.never)
        let cairo = try #require(Film.versions.first { $0.name == "Cairo" }?.version)
        #expect(report.versionChanges == ["Cairo 1.0.0 → \(cairo)"])
        #expect(
            fixture.text(report).contains(
                "\n  the references were made with other versions: Cairo 1.0.0 → \(cairo)"))
    }

    // MARK: Threads

    @Test func anyNumberOfThreadsSaysTheSame() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("spacing: 1", "spacing: 1.4")
        let reports = try [1, 2, 7].map { try fixture.run(.never, SnapshotOptions(jobs: $0)) }
        #expect(reports[1] == reports[0])
        #expect(reports[2] == reports[0])
    }

    @Test func nothingIsNoComparison() throws {
        let fixture = try SnapshotFixture()
        #expect(throws: SnapshotError.noMoments) {
            try fixture.run(.never, SnapshotOptions(moments: .times([]), geometry: false))
        }
    }

    @Test func timesOfOneNameAreRefused() throws {
        let fixture = try SnapshotFixture()
        #expect(throws: SequenceError.sameName(0.3001, 0.3002, file: "at-00300.png")) {
            try fixture.run(.missing, SnapshotOptions(moments: .times([0.3001, 0.3002])))
        }
        #expect(fixture.names().isEmpty)
    }
}

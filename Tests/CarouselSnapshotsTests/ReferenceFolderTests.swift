import CarouselFiles
import CarouselFrames
import Foundation
import Testing

@testable import CarouselSnapshots

@Suite struct ReferenceFolderTests {
    @Test(
        arguments: [
            (17, 17.0 / 60, "frame-0017.png"), (123_456, 1000, "frame-123456.png"),
            (nil, 0.35, "at-00350.png"),
            (nil, 0.0004, "at-00000.png"), (nil, 123.4567, "at-123457.png"),
        ] as [(Int?, Double, String)])
    func picturesAreCalledByTheirMoment(frame: Int?, time: Double, name: String) {
        #expect(ReferenceFolder.pictureName(Moment(frame: frame, time: time)) == name)
        #expect(ReferenceFolder.isPictureName(name))
    }

    @Test(arguments: [
        "frame-017.png", "frame-0017.svg", "frame-0017-diff.png", "at-0350.png", "frame-.png",
        "frame-00１7.png",
        "geometry.json", ".frame-0017.png", "frame-0017.png.orig",
    ])
    func otherFilesAreNoReferences(name: String) {
        #expect(!ReferenceFolder.isPictureName(name))
    }

    @Test func pruningRemovesPicturesThatNothingIsComparedWith() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.replace("notes.txt", with: [1])
        let some = SnapshotOptions(moments: .times([0, 0.5]))
        try fixture.run(.missing, some)
        let listed = try fixture.run(.missing, some)
        #expect(listed.passed)
        #expect(listed.unused.count == 7)
        #expect(
            fixture.text(listed) == """
                film.yaml: 2 pictures and the geometry of 31 frames as in __Snapshots__/film
                  nothing was compared with __Snapshots__/film/frame-0000.png, … __Snapshots__/film/frame-0030.png (7 files): --prune removes them
                """)
        #expect(fixture.names().count == 12)

        var pruning = some
        pruning.prune = true
        let pruned = try fixture.run(.never, pruning)
        #expect(pruned.passed)
        #expect(
            fixture.text(pruned).hasSuffix(
                "\n  removed, as nothing was compared with them: __Snapshots__/film/frame-0000.png, … __Snapshots__/film/frame-0030.png (7 files)"
            ))
        #expect(
            fixture.names() == [
                "at-00000.png", "at-00500.png", "geometry.json", "notes.txt", "references.json",
            ])
        #expect(
            try fixture.references.manifest()?.recorded.map(\.pictures) == [["at-00000.png", "at-00500.png"]])
        #expect(try fixture.run(.never, pruning).unused.isEmpty)
    }

    /// A scene that has moved takes its references with it.
    @Test func theScenesPlaceIsKeptUpToDate() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        let film = try Film(contentsOf: fixture.folder + "/film.yaml")
        try FileManager.default.moveItem(
            atPath: fixture.folder + "/film.yaml", toPath: fixture.folder + "/moved.yaml")
        let snapshot = try Snapshot(
            of: film, named: "moved.yaml", sceneFile: fixture.folder + "/moved.yaml",
            references: fixture.references,
            SnapshotOptions(record: .missing))
        #expect(try snapshot.run().passed)
        #expect(try fixture.references.manifest()?.scene == "../../moved.yaml")
    }

    @Test(arguments: [("..", "unnamed"), ("", "unnamed"), ("a/../b", "a-..-b"), ("봄", "봄"), (".x", ".x")])
    func namesDoNotLeadElsewhere(name: String, folder: String) {
        #expect(ReferenceFolder(name, in: "root").path == "root/" + folder)
    }

    @Test(arguments: [
        ("/a/b/snap.yaml", "/a/b/__Snapshots__/snap", "../../snap.yaml"),
        ("/a/snap.yaml", "/a", "snap.yaml"), ("/a/b.yaml", "/c/d", "../../a/b.yaml"),
        ("/a/./x/../b.yaml", "/a/c", "../b.yaml"),
    ])
    func scenesAreFoundFromTheirReferences(file: String, folder: String, path: String) {
        #expect(RelativePath.of(file, from: folder) == path)
    }
}

import CarouselFrames
import Foundation
import Testing

@testable import CarouselSnapshots

/// Which folders of references have lost their scenes.
@Suite struct OrphanedReferencesTests {
    @Test func foldersOfScenesThatAreGone() throws {
        let fixture = try SnapshotFixture()
        let root = fixture.folder + "/__Snapshots__"
        try fixture.run(.missing)
        #expect(try ReferenceFolder.orphans(in: root, except: []).isEmpty)
        // Not ours, and so never touched.
        try FileManager.default.createDirectory(atPath: root + "/other", withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: fixture.folder + "/film.yaml", toPath: fixture.folder + "/new.yaml")
        #expect(try ReferenceFolder.orphans(in: root, except: [fixture.references.path]).isEmpty)
        let orphans = try ReferenceFolder.orphans(in: root, except: [])
        #expect(orphans == [fixture.references])
        try fixture.replace("notes.txt", with: [1])
        // No reference of ours, whatever it is called.
        try fixture.replace("frame-9999.png", with: [1])
        #expect(try !fixture.references.remove())
        #expect(fixture.names() == ["frame-9999.png", "notes.txt"])
        #expect(try ReferenceFolder.orphans(in: root, except: []).isEmpty)
        #expect(try ReferenceFolder.orphans(in: fixture.folder + "/nowhere", except: []).isEmpty)
    }

    @Test func whatIsOnlyOutOfSightIsNotGone() throws {
        let fixture = try SnapshotFixture()
        let root = fixture.folder + "/__Snapshots__"
        try fixture.run(.missing)
        // Links on the way to references and scenes, and a link to a folder of references.
        let files = FileManager.default
        try files.createDirectory(atPath: fixture.folder + "/a/b/c", withIntermediateDirectories: true)
        try files.moveItem(atPath: root, toPath: fixture.folder + "/a/b/c/store")
        try files.createSymbolicLink(atPath: root, withDestinationPath: "a/b/c/store")
        try fixture.run(.all)
        #expect(try ReferenceFolder.orphans(in: root, except: []).isEmpty)
        try files.removeItem(atPath: fixture.folder + "/film.yaml")
        #expect(try ReferenceFolder.orphans(in: root, except: []) == [fixture.references])
        #expect(try ReferenceFolder.orphans(in: root, except: [fixture.folder + "/a/b/c/store/film"]).isEmpty)
        try files.createSymbolicLink(atPath: root + "/other", withDestinationPath: "film")
        #expect(try ReferenceFolder.orphans(in: root, except: []) == [fixture.references])
    }

    /// Scene and folder were renamed together; the list still has the old name.
    @Test(arguments: ["new.yaml", "New.yml", "new.json"])
    func aRenamedSceneKeepsItsRenamedFolder(scene: String) throws {
        let fixture = try SnapshotFixture()
        let root = fixture.folder + "/__Snapshots__"
        try fixture.run(.missing)
        let files = FileManager.default
        try files.moveItem(atPath: root + "/film", toPath: root + "/new")
        try files.moveItem(atPath: fixture.folder + "/film.yaml", toPath: fixture.folder + "/" + scene)
        #expect(try ReferenceFolder.orphans(in: root, except: []).isEmpty)
        // Another scene's name, and a file that is no scene.
        for other in ["newer.yaml", "new.png"] {
            try files.moveItem(atPath: fixture.folder + "/" + scene, toPath: fixture.folder + "/" + other)
            #expect(
                try ReferenceFolder.orphans(in: root, except: []) == [ReferenceFolder(root + "/new")])
            try files.moveItem(atPath: fixture.folder + "/" + other, toPath: fixture.folder + "/" + scene)
        }
    }
}

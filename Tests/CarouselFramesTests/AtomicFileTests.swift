import CarouselFiles
import CarouselFrames
import Foundation
import Testing

/// Folders that several make at once.
struct AtomicFileTests {
    /// Two scenes of one run want the same new folder around their own.
    @Test func neighboursMayMakeTheSameFolder() throws {
        let folder = try TemporaryFolder()
        for round in 0..<400 {
            let parent = folder.path("\(round)/references")
            let made = try Crew.map(2, threads: 2) {
            } _: { _, k in
                try AtomicFile.makeFolder("\(parent)/scene \(k)")
                return AtomicFile.isFolder("\(parent)/scene \(k)")
            }
            #expect(made == [true, true])
        }
    }

    @Test func whatIsInTheWayIsNamed() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("file")
        try Data("x".utf8).write(to: folder.url("file"))
        #expect(throws: FileError("\(file)/a/b", .file(inTheWay: file))) {
            try AtomicFile.makeFolder("\(file)/a/b")
        }
    }
}

import Foundation
import Testing

/// `carousel snapshot accept` as a program.
@Suite struct SnapshotAcceptProcessTests {
    /// A film whose second card is one step of green off, which its last four pictures show.
    private func place() throws -> Workplace {
        let place = try Workplace()
        _ = try place.snapshot("film.yaml")
        try place.write(
            Workplace.scene.replacingOccurrences(of: "color: green", with: "color: '#34C85A'"),
            to: "film.yaml")
        return place
    }

    @Test func theFailuresLineEndsWithItsCommand() throws {
        let place = try place()
        let report = try place.snapshot("film.yaml --threshold 0 --ignore 0,0,1,1 -j1")
        #expect(report.code == 1)
        let commands = report.text.split(separator: "\n").compactMap { line in
            line.firstRange(of: "; to accept: carousel ").map { String(line[$0.upperBound...]) }
        }
        #expect(!commands.isEmpty)
        for command in commands {
            #expect(command.hasPrefix("snapshot accept film.yaml --threshold=0 --ignore=0,0,1,1 --frame "))
            #expect(try place.shell("CI=1 $carousel \(command)").code == 0)
        }
        #expect(try place.snapshot("film.yaml").code == 0)
    }

    @Test func oneOfSeveral() throws {
        let place = try place()
        let failing = try place.snapshot("film.yaml --json").text
        let accepted = try place.snapshot("accept film.yaml --frame 10")
        #expect(accepted.code == 0)
        let lines = accepted.text.split(separator: "\n")
        #expect(lines.first == "film.yaml: accepted frame-0010.png: look at it, and commit it")
        #expect(lines.last?.hasPrefix("  not as in __Snapshots__/film still: frame-00") == true)
        let left = try place.snapshot("film.yaml --json").text
        #expect(failing.contains("\"file\":\"frame-0010.png\""))
        #expect(!left.contains("\"file\":\"frame-0010.png\""))
        #expect(left.contains("\"file\":\"frame-0003.png\""))
        #expect(try place.snapshot("accept film.yaml").code == 0)
        #expect(try place.snapshot("film.yaml").code == 0)
        #expect(try place.snapshot("accept film.yaml").text == "film.yaml: nothing to accept\n")
    }

    /// What has moved is a matter of its own: the places in all frames, or what a picture shows.
    @Test func picturesAndGeometry() throws {
        let place = try Workplace()
        _ = try place.snapshot("film.yaml")
        try place.write(
            Workplace.scene.replacingOccurrences(of: "spacing: 2", with: "spacing: 3"), to: "film.yaml")
        let pictures = try place.snapshot("accept film.yaml --geometry off")
        #expect(pictures.code == 0)
        #expect(!pictures.text.contains("geometry.json"))
        let geometry = try place.snapshot("film.yaml")
        #expect(geometry.text.contains("; to accept: carousel snapshot accept film.yaml --geometry on\n"))
        #expect(
            try place.snapshot("accept film.yaml --geometry on").text
                == "film.yaml: accepted geometry.json: look at it, and commit it\n")
        #expect(try place.snapshot("film.yaml").code == 0)
    }

    @Test func statesBetweenFrames() throws {
        let place = try Workplace()
        let states = "film.yaml --at 0.25,0.75 --geometry off"
        _ = try place.snapshot(states)
        try place.write(
            Workplace.scene.replacingOccurrences(of: "color: green", with: "color: '#34C85A'"),
            to: "film.yaml")
        let report = try place.snapshot(states)
        #expect(
            report.text.contains("; to accept: carousel snapshot accept film.yaml --geometry=off --at 0.75\n")
        )
        #expect(
            try place.snapshot("accept film.yaml --geometry=off --at 0.75").text
                == "film.yaml: accepted at-00750.png: look at it, and commit it\n")
    }

    @Test(arguments: [
        (
            "accept",
            "carousel: error: snapshot accept needs a scene: carousel snapshot accept SCENE... ('-' is standard input)"
        ),
        ("film.yaml --frame 3", "carousel: error: --frame cannot stand here: it belongs to snapshot accept"),
        (
            "accept film.yaml --record all",
            "carousel: error: --record cannot stand here: accept records what differs"
        ),
        (
            "accept film.yaml --frame x",
            "carousel: error: --frame must be numbers of frames, like 15 or 0,15, not 'x'"
        ),
        (
            "accept film.yaml --frame 3 --at 1",
            "carousel: error: --frame and --at exclude each other: each says which pictures are accepted"
        ),
    ])
    func wrongUse(line: String, message: String) throws {
        let place = try Workplace()
        let result = try place.snapshot(line)
        #expect(result.code == 64)
        #expect(result.errors == message + "\n")
        #expect(place.names("") == ["film.yaml"])
    }

    @Test func aFrameThatIsNotCompared() throws {
        let place = try place()
        let result = try place.snapshot("accept film.yaml --frame 1,3")
        #expect(result.code == 64)
        #expect(
            result.errors.hasPrefix(
                "film.yaml: error: no picture is compared of frames 1: choose of 0, "))
    }
}

import CarouselPixels
import CarouselFiles
import CarouselCairo
import CarouselFrames
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import CarouselSnapshots

/// The pictures and files that a run leaves for people and for build servers.
@Suite struct ReportFilesTests {
    /// Frame 0 is missing, 6 unreadable, the card of 15 and later ones has another color; 31 frames are as they were.
    private func failures(_ fixture: SnapshotFixture) throws -> [SnapshotOutcome] {
        try fixture.run(.missing)
        try AtomicFile.remove(fixture.references.file("frame-0000.png"))
        try fixture.replace("frame-0006.png", with: [])
        try fixture.change("#669933", "#669934")
        let report = try fixture.run(.never, artifacts: "art")
        return [
            .compared(report),
            .broken(scene: "a<b>.yaml", reason: "a<b>.yaml:1:1: error: \"no\" & \u{1}\n    x"),
        ]
    }

    @Test func artifactsShowReferenceDifferenceAndActual() throws {
        let fixture = try SnapshotFixture()
        _ = try failures(fixture)
        #expect(
            fixture.names("art") == [
                "frame-0000-actual.png", "frame-0006-actual.png",
            ]
                + [15, 19, 22, 25, 30].flatMap { frame in
                    ["actual", "diff", "reference"].map { "frame-00\(frame)-\($0).png" }
                })
        #expect(
            try WholeFile.bytes(of: fixture.folder + "/art/frame-0015-reference.png")
                == fixture.bytes("frame-0015.png"))
        let bytes = try #require(try WholeFile.bytes(of: fixture.folder + "/art/frame-0015-diff.png"))
        let sheet = try PictureDecoder.decode(bytes).bitmap
        #expect(sheet.width == 3 * 60 + 2 * 16)
        #expect(sheet.height == 90)
        // Card 2's corner, in the reference, as a difference, and as it is now.
        #expect([0, 76, 152].map { sheet.pixel(50 + $0, 30) } == [0xFF66_9933, 0xFFFF_0000, 0xFF66_9934])
        #expect([0, 152].map { sheet.pixel(30 + $0, 30) } == [0xFF99_6633, 0xFF99_6633])

        // What an earlier run left goes; what is not of such a run stays.
        try AtomicFile.write([1], to: fixture.folder + "/art/frame-0000.png")
        try fixture.run(.failed)
        #expect(try fixture.run(.never, artifacts: "art").passed)
        #expect(fixture.names("art") == ["frame-0000.png"])
    }

    @Test func sizesThatDifferAreShown() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("height: 90", "height: 91")
        let report = try fixture.run(.never, artifacts: "art")
        let artifact = try #require(report.pictures.first?.artifact)
        #expect(artifact.sizes == Artifact.Sizes(reference: PixelSize(60, 90), actual: PixelSize(60, 91)))
        let sheet = try PictureDecoder.decode(try #require(try WholeFile.bytes(of: artifact.best))).bitmap
        #expect(sheet.height == 91)
    }

    @Test func junit() throws {
        let fixture = try SnapshotFixture()
        let text = JUnitReport.text(of: try failures(fixture)).replacingOccurrences(
            of: fixture.folder + "/", with: "")
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="carousel snapshot" tests="9" failures="7" errors="1">
                  <testsuite name="film.yaml" tests="8" failures="7" errors="0">
                    <testcase classname="film.yaml" name="frame 0 (0.000 s)" file="film.yaml">
                      <failure message="there is no reference frame-0000.png">there is no reference frame-0000.png
                art/frame-0000-actual.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0000-actual.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="frame 6 (0.200 s)" file="film.yaml">
                      <failure message="frame-0006.png cannot be compared: the file is empty">frame-0006.png cannot be compared: the file is empty
                art/frame-0006-actual.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0006-actual.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="frame 15 (0.500 s)" file="film.yaml">
                      <failure message="504 px differ in 13×40 at (47,25), in card 2">504 px differ in 13×40 at (47,25), in card 2
                art/frame-0015-diff.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0015-reference.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0015-actual.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0015-diff.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="frame 19 (0.633 s)" file="film.yaml">
                      <failure message="664 px differ in 17×40 at (43,25), in card 2">664 px differ in 17×40 at (43,25), in card 2
                art/frame-0019-diff.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0019-reference.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0019-actual.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0019-diff.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="frame 22 (0.733 s)" file="film.yaml">
                      <failure message="704 px differ in 18×40 at (42,25), in card 2">704 px differ in 18×40 at (42,25), in card 2
                art/frame-0022-diff.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0022-reference.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0022-actual.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0022-diff.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="frame 25 (0.833 s)" file="film.yaml">
                      <failure message="744 px differ in 19×40 at (41,25), in card 2">744 px differ in 19×40 at (41,25), in card 2
                art/frame-0025-diff.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0025-reference.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0025-actual.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0025-diff.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="frame 30 (1.000 s)" file="film.yaml">
                      <failure message="744 px differ in 19×40 at (41,25), in card 2">744 px differ in 19×40 at (41,25), in card 2
                art/frame-0030-diff.png</failure>
                      <system-out>[[ATTACHMENT|art/frame-0030-reference.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0030-actual.png]]</system-out>
                      <system-out>[[ATTACHMENT|art/frame-0030-diff.png]]</system-out>
                    </testcase>
                    <testcase classname="film.yaml" name="geometry" file="film.yaml"/>
                  </testsuite>
                  <testsuite name="a&lt;b&gt;.yaml" tests="1" failures="0" errors="1">
                    <testcase classname="a&lt;b&gt;.yaml" name="scene" file="a&lt;b&gt;.yaml">
                      <error message="a&lt;b&gt;.yaml:1:1: error: &quot;no&quot; &amp; \u{FFFD}">a&lt;b&gt;.yaml:1:1: error: &quot;no&quot; &amp; \u{FFFD}
                    x</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse())
    }

    @Test func json() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("spacing: 1", "spacing: 1.4")
        let text = RunJSON.text(
            of: [.compared(try fixture.run(.never)), .broken(scene: "b.yaml", reason: "x")], orphans: ["y"],
            arePruned: false)
        let run = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(run["passed"] as? Bool == false)
        #expect(run["orphans"] as? [String] == ["y"])
        let scenes = try #require(run["scenes"] as? [[String: Any]])
        #expect(text.contains("\n    {\"scene\":\"b.yaml\",\"passed\":false,\"error\":\"x\"}\n"))
        #expect(scenes.first?["pictures"] as? Int == 7)
        let failures = try #require(scenes.first?["failures"] as? [[String: Any]])
        #expect(failures.map { $0["frame"] as? Int } == [15, 19, 22, 25])
        #expect(failures.first?["pixels"] as? Int == 48)
        #expect(failures.first?["box"] as? [String: Int] == ["x": 47, "y": 25, "width": 13, "height": 40])
        #expect(
            text.contains(
                "\"changes\":[{\"subject\":\"card 1\",\"what\":\"x\",\"from\":26.0,\"to\":26.4,\"unit\":\"pt\"},"
            ))
        let geometry = try #require(scenes.first?["geometry"] as? [String: Any])
        #expect((geometry["states"] as? [Any])?.count == 31)
    }

    @Test func html() throws {
        let fixture = try SnapshotFixture()
        let file = fixture.folder + "/out/report.html"
        let outcomes = try failures(fixture)
        try HTMLReport.write(outcomes, for: .commandLine, to: file)
        let page = String(decoding: try #require(try WholeFile.bytes(of: file)), as: UTF8.self)
        #expect(page.contains("<h1>2 of 2 scenes failed</h1>"))
        #expect(page.contains("<li class=\"failed\"><a href=\"#scene-1\">a&lt;b&gt;.yaml</a></li>"))
        // Two figures of one picture, five of three.
        #expect(page.components(separatedBy: "<img ").count == 1 + 2 + 5 * 3)
        // Nothing is loaded from elsewhere, and pictures stay files.
        #expect(!page.contains("http"))
        #expect(!page.contains("base64"))
        // A string that does not end on its line would stop the whole script.
        let script = try #require(page.components(separatedBy: "<script>").last)
        for line in script.split(separator: "\n") {
            #expect(line.filter { $0 == "\"" }.count.isMultiple(of: 2), "\(line)")
        }
        #expect(page.contains("src=\"../art/frame-0015-diff.png\""))

        try HTMLReport.write(outcomes, for: .commandLine, embedding: true, to: file)
        let single = String(decoding: try #require(try WholeFile.bytes(of: file)), as: UTF8.self)
        let picture = try #require(try WholeFile.bytes(of: fixture.folder + "/art/frame-0015-diff.png"))
        #expect(single.contains("src=\"data:image/png;base64,\(Data(picture).base64EncodedString())\""))
        #expect(!single.contains("../art"))

        try fixture.run(.failed)
        try HTMLReport.write([.compared(try fixture.run(.never))], for: .test, to: file)
        let passed = String(decoding: try #require(try WholeFile.bytes(of: file)), as: UTF8.self)
        #expect(passed.contains("<h1>1 scene as in the references</h1>"))
        #expect(!passed.contains("<section"))
    }

    /// Both lie on the stage in one scale, whatever their sizes.
    @Test func picturesOfDifferentSizesLieInOneScale() throws {
        let fixture = try SnapshotFixture()
        try fixture.run(.missing)
        try fixture.change("width: 60, height: 90", "width: 80, height: 45")
        let file = fixture.folder + "/report.html"
        try HTMLReport.write(
            [.compared(try fixture.run(.never, artifacts: "art"))], for: .commandLine, to: file)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.contains("style=\"--width: 80; --height: 90\""))
        #expect(page.contains("<img loading=\"lazy\" alt=\"reference\" style=\"width: 75.0%\""))
        #expect(page.contains("<img loading=\"lazy\" alt=\"actual\" style=\"width: 100.0%\""))
    }

    @Test(arguments: [("a/b-1.png", "a/b-1.png"), ("a b#?%:é.png", "a%20b%23%3F%25%3A%C3%A9.png")])
    func linksAreAddresses(path: String, link: String) {
        #expect(HTMLFigure.link(path) == link)
    }

    /// Who reads JUnit's file or the JSON sees what the text says.
    @Test func noticesAreEverywhere() throws {
        let fixture = try SnapshotFixture()
        var report = try fixture.run(.never)
        report.versionChanges = ["Cairo 1.16.0 → 1.18.0"]
        report.warnings = [Diagnostic(severity: .warning, path: "screen", message: "no font 'X'")]
        let outcomes = [SnapshotOutcome.compared(report)]
        #expect(
            JUnitReport.text(of: outcomes).contains(
                """
                    <system-out>the references were made with other versions: Cairo 1.16.0 → 1.18.0
                \(report.warnings[0])</system-out>

                """))
        let warning = JSON.array(report.warnings.map { .string("\($0)") }).text
        #expect(RunJSON.text(of: outcomes, orphans: [], arePruned: false).contains("\"warnings\":\(warning)"))
    }
}

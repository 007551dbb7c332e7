import Foundation
import Testing

/// What `carousel snapshot` leaves for programs and build servers: JSON, JUnit's XML and artifacts.
@Suite struct SnapshotFilesProcessTests {
    @Test func json() throws {
        let place = try Workplace()
        _ = try place.snapshot("film.yaml")
        let result = try place.snapshot("film.yaml --json")
        #expect(result.code == 0)
        #expect(
            result.text == """
                {
                  "passed": true,
                  "scenes": [
                    {"scene":"film.yaml","references":"__Snapshots__/film","passed":true,"pictures":6,"tolerated":0,"letPass":{"threshold":0,"antialiasing":0,"ignored":0,"number":0},"frames":11,"failures":[],"geometry":{"status":"same"},"fault":"","recorded":[],"warnings":[],"versions":[],"unused":[],"pruned":false}
                  ],
                  "orphans": [],
                  "pruned": false
                }

                """)
    }

    @Test func aBuildServerGetsItsFilesWhateverBecomesOfTheText() throws {
        let place = try Workplace()
        let result = try place.shell(
            "unset CI CAROUSEL_RECORD; $carousel snapshot film.yaml --junit out/junit.xml --artifacts out > /dev/full"
        )
        #expect(result.code == 73)
        #expect(
            result.errors == "carousel: error: cannot write to standard output: No space left on device\n")
        #expect(place.names("out") == ["film", "junit.xml", "report.html"])
        // What the shell has opened is added to, not put out of its way.
        let both = try place.shell(
            "unset CI CAROUSEL_RECORD; echo before > log; $carousel snapshot film.yaml --junit /dev/stdout >> log; cat log"
        )
        #expect(both.text.hasPrefix("before\nfilm.yaml: "))
        #expect(both.text.hasSuffix("</testsuites>\n"))
    }

    @Test func scenesOfOneNameHaveArtifactsOfTheirOwn() throws {
        let place = try Workplace()
        for scene in ["a/film.yaml", "b/film.yaml", "c/film-2.yaml"] {
            try FileManager.default.createDirectory(
                atPath: place.path(String(scene.prefix(1))), withIntermediateDirectories: true)
            try place.write(Workplace.scene, to: scene)
        }
        let result = try place.snapshot(
            "a/film.yaml b/film.yaml c/film-2.yaml --record never --artifacts art")
        #expect(result.code == 1)
        #expect(place.names("art") == ["film", "film-2", "film-2-2", "report.html"])
    }

    @Test func forGitHub() throws {
        let place = try Workplace()
        let result = try place.snapshot(
            "film.yaml --record never --annotations github --summary out/sum.md --junit out/j.xml -q")
        #expect(result.code == 1)
        #expect(
            result.text.contains(
                "\n::error file=film.yaml,line=1,title=carousel snapshot::film.yaml: 6 of 6 pictures and"))
        let summary = String(decoding: try place.data("out/sum.md"), as: UTF8.self)
        #expect(summary.hasPrefix("## 1 of 1 scene failed\n\n### ✗ film.yaml\n"))
        #expect(String(decoding: try place.data("out/j.xml"), as: UTF8.self).contains("errors=\"0\" time=\""))
        #expect(try place.snapshot("film.yaml --annotations gitlab").code == 64)
        #expect(try place.snapshot("film.yaml --annotations github --json").code == 64)
    }

    @Test func aNameThatIsNotUTF8() throws {
        let place = try Workplace()
        let result = try place.shell(
            "name=$(printf 'caf\\351.yaml'); cp film.yaml \"$name\"; $carousel snapshot \"$name\"")
        #expect(result.code == 64)
        #expect(
            result.errors == "carousel: error: the name 'caf\u{FFFD}.yaml' is not UTF-8: rename the file\n")
    }

    /// A scene may be called as the page of all failures is.
    @Test func aSceneCalledAsThePage() throws {
        let place = try Workplace()
        try place.write(Workplace.scene, to: "report.html.yaml")
        let result = try place.snapshot("report.html.yaml --record never --artifacts art")
        #expect(result.code == 1)
        #expect(place.names("art") == ["report.html", "report.html-2"])
        #expect(place.names("art/report.html-2").count == 6)
    }

    @Test func aBrokenListIsAFailureForABuildServer() throws {
        let place = try Workplace()
        _ = try place.snapshot("film.yaml")
        try place.write("{", to: "__Snapshots__/film/references.json")
        let result = try place.snapshot("film.yaml --json --junit j.xml")
        #expect(result.code == 1)
        #expect(
            result.text.contains(
                "\"fault\":\"references.json cannot be read, it is not the JSON that this program writes\""))
        #expect(
            String(decoding: try place.data("j.xml"), as: UTF8.self).contains("tests=\"8\" failures=\"1\""))
    }
}

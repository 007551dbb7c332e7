import Foundation
import Testing

struct ExitCodeTests {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(
            Workplace.scene.replacingOccurrences(of: "spacing", with: "spacng"), to: "broken.yaml")
        try place.write(
            Workplace.scene.replacingOccurrences(of: "duration: 1", with: "duration: 80000"), to: "long.yaml")
    }

    @Test func version() throws {
        let result = try place.run("--version")
        #expect(result.code == 0)
        #expect(result.errors.isEmpty)
        let form = /carousel 0\.1\.0 \(Cairo [0-9.]+, Pango [0-9.]+, libpng [0-9.]+\)\n/
        #expect(result.text.wholeMatch(of: form) != nil)
    }

    @Test(arguments: [
        ["help"], ["--help"], ["-h"], ["help", "render"], ["render", "--help"], ["inspect", "x", "-h"],
    ])
    func help(words: [String]) throws {
        let result = try place.shell("\"$carousel\" " + words.joined(separator: " "))
        #expect(result.code == 0)
        #expect(result.errors.isEmpty)
        #expect(result.text.contains("Usage: carousel "))
    }

    @Test(
        arguments: [
            ("", 64, ""),
            (
                "help paint", 64,
                "carousel: error: unknown verb 'paint'; the verbs are render, merge, sheet, inspect, snapshot, validate, schema and help (see 'carousel help')\n"
            ),
            (
                "render film.yaml --frames 11", 64,
                "film.yaml: error: there is no frame 11: the film has frames 0-10\n"
            ),
            (
                "inspect film.yaml --at 1e9", 64,
                "film.yaml: error: there is no time 1000000000: times are seconds from 0 to 1000000\n"
            ),
            (
                "render film.yaml -o - ", 64,
                "film.yaml: error: standard output takes one frame, not 11: choose one with --frames or --at, or a film's --format: animated-svg, apng, y4m or rgba\n"
            ),
            (
                "render film.yaml -o x.png", 64,
                "film.yaml: error: x.png holds one frame, not 11: choose one with --frames or --at, or name a folder or a pattern like 'frame-%04d.png'\n"
            ),
            (
                "render film.yaml --shard 1/2 -o x.png", 64,
                "carousel: error: --shard needs several files, not just 'x.png': name a folder or a pattern with -o\n"
            ),
            (
                "render film.yaml --format svg -o x.png", 64,
                "carousel: error: --format svg contradicts the ending of 'x.png': leave out one of the two"
                    + formatTable + "\n"
            ),
            (
                "render film.yaml ./film.yaml", 64,
                "carousel: error: 'film.yaml' and './film.yaml' would both go into a folder 'film': render them one by one, each with its -o\n"
            ),
            (
                "render film.yaml broken.yaml -o x-%d.png", 64,
                "carousel: error: 2 scenes need a folder each: -o must be a folder for them, not 'x-%d.png'\n"
            ),
            (
                "render film.yaml --at 0.0001,0.0002", 64,
                "film.yaml: error: the times 0.0001 and 0.0002 would both be at-00000.png: names are whole milliseconds, so take times further apart\n"
            ),
            (
                "render film.yaml --at 0.30000000000000004,0.3", 64,
                "film.yaml: error: the times 0.3 and 0.3 would both be at-00300.png: names are whole milliseconds, so take times further apart\n"
            ),
            (
                "render film.yaml --scale 100000", 64,
                "film.yaml: error: --scale 100000 does not suit this scene: a frame of 4,000,000 × 8,000,000 pixels is too large; at most 32,767 on a side\n"
            ),
            (
                "inspect long.yaml --fps 100", 64,
                "long.yaml: error: --fps 100 does not suit this scene: 80000 seconds at 100 fps are 8,000,001 frames, more than 1,000,000; lower the duration or the frame rate\n"
            ),
            ("sheet film.yaml", 64, "carousel: error: where to? name a file: --output FILE\n"),
            (
                "sheet film.yaml -o x.mp4", 64,
                "carousel: error: --output must be a .png or .svg file, or -, not 'x.mp4'\n"
            ),
            (
                "sheet film.yaml -o x.png --every 0.001", 65,
                "carousel: error: a sheet holds at most 200 frames, not 201; choose moments with 'at' or 'every'\n"
            ),
            ("inspect none.yaml", 66, "carousel: error: cannot read none.yaml: there is no such file\n"),
            ("validate film.yaml none.yaml broken.yaml -q --color never > /dev/null 2>&1; exit $?", 66, ""),
            ("validate film.yaml broken.yaml none.yaml -q > /dev/null 2>&1; exit $?", 65, ""),
            (
                "render film.yaml -o film.yaml/x", 73,
                "film.yaml: error: cannot write film.yaml/x: film.yaml is a file, not a folder; choose another folder\n"
            ),
            (
                "render film.yaml -o film.yaml", 64,
                "carousel: error: no format has the ending of 'film.yaml' (a folder's name would be 'film.yaml/')"
                    + formatTable + "\n"
            ),
            (
                "render film.yaml -o /dev/null/x", 73,
                "film.yaml: error: cannot write /dev/null/x: /dev/null is a file, not a folder; choose another folder\n"
            ),
            ("inspect .", 66, "carousel: error: cannot read .: this is a folder, not a scene file\n"),
            ("inspect film.yaml/x", 66, "carousel: error: cannot read film.yaml/x: there is no such file\n"),
        ] as [(String, Int32, String)])
    func faults(line: String, code: Int32, message: String) throws {
        let result = try place.shell("\"$carousel\" " + line)
        #expect(result.code == code)
        if !message.isEmpty { #expect(result.errors == message) }
        #expect(result.output.isEmpty)
    }

    @Test func whyASceneCannotBeRead() throws {
        _ = try place.shell("ln -s round.yaml round.yaml")
        #expect(
            try place.run("inspect", "round.yaml").errors
                == "carousel: error: cannot read round.yaml: Too many levels of symbolic links\n")
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func withoutPermission() throws {
        _ = try place.shell("mkdir shut && cp film.yaml shut && chmod a-x shut && chmod a-r film.yaml")
        for name in ["film.yaml", "shut/film.yaml"] {
            #expect(
                try place.run("inspect", name).errors
                    == "carousel: error: cannot read \(name): Permission denied\n")
        }
        _ = try place.shell("chmod u+x shut")
    }

    @Test func allScenesAreTried() throws {
        let result = try place.run("render", "broken.yaml", "none.yaml", "film.yaml", "-o", "all", "-q")
        #expect(result.code == 65)
        #expect(place.names("all") == ["film"])
        #expect(place.names("all/film").count == 12)
        #expect(result.errors.contains("broken.yaml:5:3: error: unknown key 'spacng'"))
        #expect(result.errors.contains("cannot read none.yaml"))
    }

    @Test func validateReports() throws {
        let good = try place.run("validate", "film.yaml")
        #expect(good.text == "film.yaml: snap, 3 items, 11 frames, 1.0 s, 40 × 80 px\n")
        #expect(try place.run("validate", "-q", "film.yaml").text == "")
        let bad = try place.run("validate", "broken.yaml", "--color=always")
        #expect(bad.code == 65)
        #expect(bad.output.isEmpty)
        #expect(bad.errors.contains("\u{1B}["))
    }

    @Test func aFullOrClosedOutput() throws {
        let full = try place.run("inspect", "film.yaml", stdout: "/dev/full")
        #expect(full.code == 73)
        #expect(full.errors == "carousel: error: cannot write to standard output: No space left on device\n")
        let png = try place.run("render", "film.yaml", "--at", "0", "-o", "-", stdout: "/dev/full")
        #expect(png.code == 73)
        let none = try place.shell("\"$carousel\" inspect film.yaml >&-")
        #expect(none.code == 73)
        #expect(none.errors == "carousel: error: cannot write to standard output: Bad file descriptor\n")
        // 1,001 lines are more than a pipe holds.
        let closed = try place.shell(
            "{ \"$carousel\" inspect film.yaml --fps 1000; echo $? >&2; } | head -n 1")
        #expect(closed.errors == "73\n")
        #expect(closed.text.hasPrefix(#"{"frame":0,"#))
    }

    @Test func strictTakesWarningsForErrors() throws {
        let text = Workplace.scene.replacingOccurrences(
            of: "  items:", with: "  card: { text: a, font: { family: No Such Family } }\n  items:")
        try place.write(text, to: "fonts.yaml")
        let lenient = try place.run("render", "fonts.yaml", "-q", "--frames", "0")
        #expect(lenient.code == 0)
        #expect(lenient.errors.contains(": warning: "))
        let strict = try place.run("render", "fonts.yaml", "-q", "--frames", "0", "--strict", "-o", "strict")
        #expect(strict.code == 65)
        #expect(strict.errors.contains(": error: "))
        #expect(place.names("strict").isEmpty)
    }
}

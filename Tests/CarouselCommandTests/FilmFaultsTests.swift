import Foundation
import Testing

/// What becomes of a film when ffmpeg, a reader or the user does not go along.
@Suite struct FilmFaultsTests {
    private let place: Workplace

    init() throws { place = try Workplace() }

    private func shell(_ line: String) throws -> ProgramResult {
        try place.shell("cd '\(place.folder.path)' && " + line)
    }

    /// Puts a program called ffmpeg into the folder `bin`.
    private func fakeFFmpeg(_ script: String) throws {
        try FileManager.default.createDirectory(
            at: place.folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        try place.write("#!/bin/sh\n" + script, to: "bin/ffmpeg")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: place.path("bin/ffmpeg"))
    }

    private let fake = "PATH=\"$PWD/bin:$PATH\" \"$carousel\" render film.yaml -o out/film.mp4"

    @Test(arguments: ["mp4", "mov", "webm", "gif", "webp"])
    func withoutFFmpegItSaysWhatToInstall(format: String) throws {
        let result = try shell("PATH= \"$carousel\" render film.yaml -o out/film.\(format)")
        #expect(result.code == 69)
        #expect(
            result.errors
                == "film.yaml: error: \(format) films are made by ffmpeg, which is not installed: 'apt-get install"
                + " ffmpeg' (on a Mac 'brew install ffmpeg') brings it; apng and y4m need none\n")
        #expect(place.names(".") == ["film.yaml"])
    }

    @Test(
        arguments: [
            ("echo 'no such encoder' >&2; exit 3", "it ended with code 3; it said:\n  no such encoder\n"),
            (
                "head -c 9000 >/dev/null; echo half >\"$(eval echo \\${$#})\"; kill -9 $$",
                "it was ended by signal 9\n"
            ),
            ("cat >/dev/null; echo 'disk full' >&2; exit 1", "it ended with code 1; it said:\n  disk full\n"),
            ("exit 0", "it ended before the film did\n"),
        ])
    func whatFFmpegSaysIsPassedOn(script: String, message: String) throws {
        try fakeFFmpeg(script)
        let result = try shell(fake + " --scale 20")
        #expect(result.code == 73)
        #expect(result.errors == "film.yaml: error: ffmpeg has made no film: " + message)
        #expect(place.names("out").isEmpty)
    }

    @Test func aFilmThatFailsLeavesTheOldOne() throws {
        try fakeFFmpeg("cat >/dev/null; exit 1")
        try FileManager.default.createDirectory(
            at: place.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
        try place.write("old", to: "out/film.mp4")
        #expect(
            try shell(fake).errors.hasSuffix(
                "exists already: choose another name, or --overwrite to replace it\n"))
        #expect(try shell(fake + " --overwrite").code == 73)
        #expect(try place.data("out/film.mp4") == Data("old".utf8))
        #expect(place.names("out") == ["film.mp4"])
    }

    /// A signal that ends the program, as Control-C does, while ffmpeg takes nothing, and while it works. (The shell keeps Control-C itself from what runs beside it.)
    @Test(arguments: ["exec sleep 100", "sleep 100 & cat >/dev/null; wait"])
    func controlCEndsFFmpegAndLeavesNothing(script: String) throws {
        try fakeFFmpeg("echo $$ >pid; echo half >\"$(eval echo \\${$#})\"; " + script)
        let result = try shell(
            fake + " --scale 20 & child=$!\n"
                + "while ! [ -s pid ]; do sleep 0.05; done; sleep 0.5; kill -TERM $child; wait $child; code=$?\n"
                + "kill -0 $(cat pid) 2>/dev/null && echo alive; exit $code")
        #expect(result.code == 130)
        #expect(result.text == "")
        #expect(place.names("out").isEmpty)
    }

    @Test(arguments: ["rgba", "y4m", "apng"])
    func aReaderThatGoesEndsTheRunQuietly(format: String) throws {
        let result = try shell(
            "{ \"$carousel\" render film.yaml --scale 20 --format \(format) -o -; echo $? >code; } | head -c 5 >head"
        )
        #expect(result.errors == "")
        #expect(try place.data("head").count == 5)
        #expect(try String(decoding: place.data("code"), as: UTF8.self) == "73\n")
    }

    @Test func severalScenesMakeSeveralFilms() throws {
        try place.write(Workplace.scene, to: "other.yaml")
        let result = try shell("\"$carousel\" render film.yaml other.yaml --format apng -o out -q")
        #expect(result.code == 0)
        #expect(place.names("out") == ["film.apng", "other.apng"])
        #expect(try place.data("out/film.apng") == place.data("out/other.apng"))
        #expect(try shell("\"$carousel\" render film.yaml --format apng -q --overwrite").code == 0)
        #expect(try place.data("out/film.apng") == place.data("out/other.apng"))
    }

    /// What ends in `.svg` moves where there are several frames.
    @Test func anSVGOfSeveralFramesMoves() throws {
        #expect(try shell("\"$carousel\" render film.yaml -o film.svg -q --loop 2").code == 0)
        #expect(
            try shell("\"$carousel\" render film.yaml --format animated-svg --loop 2 -o - >piped.svg").code
                == 0)
        #expect(
            try shell("\"$carousel\" render film.yaml other.yaml --format animated-svg -o out -q").code == 66)
        let film = try place.data("film.svg")
        #expect(try place.data("piped.svg") == film)
        #expect(place.names("out") == ["film.svg"])
        let text = String(decoding: film, as: UTF8.self)
        #expect(text.contains("animation-duration:1.1s;animation-iteration-count:2;"))
        #expect(text.contains("@keyframes"))
    }

    @Test(arguments: ["--frames 3", "--frames 3 --svg-style cairo", "--at 0.3"])
    func anSVGOfOneFrameDoesNot(options: String) throws {
        #expect(try shell("\"$carousel\" render film.yaml -o one.svg -q \(options)").code == 0)
        #expect(
            try shell("\"$carousel\" render film.yaml -o - --format svg -q \(options) >two.svg").code == 0)
        #expect(try place.data("one.svg") == place.data("two.svg"))
        #expect(!String(decoding: try place.data("one.svg"), as: UTF8.self).contains("@keyframes"))
    }

    @Test(
        arguments: [
            (
                "-o film.gif --fps 60",
                "GIF counts hundredths of a second, so the film plays at 50 frames a second; the nearest rate it can hold is 50 frames a second"
            ),
            (
                "-o film.gif --fps 30",
                "GIF counts hundredths of a second, so some frames stay longer than others; the nearest rate it can hold is 100/3 frames a second"
            ),
            (
                "-o film.mp4 --background clear",
                "mp4 has no transparency: what shows through is black; choose a background, or webm or mov"
            ),
        ])
    func cautions(options: String, message: String) throws {
        let result = try shell("\"$carousel\" render film.yaml -q \(options)")
        #expect(result.code == 0)
        #expect(result.errors == "film.yaml: warning: \(message)\n")
    }

    @Test(
        arguments: [
            (
                "-o film.mp4 --at 0.1",
                "carousel: error: --format and --at exclude each other: a film is made of frames, not of times\n"
            ),
            (
                "-o film.mp4 --shard 1/2",
                "carousel: error: --shard needs several files, not just 'film.mp4': name a folder or a pattern with -o\n"
            ),
            ("-o f-%d.png --format mp4", nil),
            (
                "-o f-%d.apng",
                "carousel: error: --format apng is one film, not files like 'f-1.apng': leave out the '%' of -o\n"
            ),
            (
                "-o - --format mp4",
                "carousel: error: mp4 cannot be written to a pipe: name a file with -o, or take --format animated-svg, apng, y4m or rgba\n"
            ),
            (
                "-o film.mp4 --loop 2",
                "carousel: error: --loop means nothing to mp4: leave it out, or take --format animated-svg, apng, gif or webp\n"
            ),
            (
                "-o film.svg --svg-style cairo",
                "film.yaml: error: --svg-style cannot stand here: an SVG that moves is made of layers; for frames as Cairo draws them, each in a file, name a pattern like 'frame-%04d.svg' or a folder\n"
            ),
            (
                "--format animated-svg --svg-style cairo",
                "carousel: error: --svg-style cannot stand here: an SVG that moves is made of layers; for frames as Cairo draws them, each in a file, name a pattern like 'frame-%04d.svg' or a folder\n"
            ),
            (
                "-o film.svg --format svg",
                "film.yaml: error: film.svg holds one frame, not 11: choose one with --frames or --at, or name a folder or a pattern like 'frame-%04d.png'\n"
            ),
            (
                "-o film.svg --at 0,0.5",
                "film.yaml: error: film.svg holds one frame, not 2: choose one with --frames or --at, or name a folder or a pattern like 'frame-%04d.png'\n"
            ),
            (
                "-o f-%d.svg --format animated-svg",
                "carousel: error: --format animated-svg is one film, not files like 'f-1.svg': leave out the '%' of -o\n"
            ),
            (
                "-o film.svg --shard 1/2",
                "carousel: error: --shard needs several files, not just 'film.svg': name a folder or a pattern with -o\n"
            ),
            (
                "-o film.gif --quality 2",
                "carousel: error: --quality means nothing to gif: leave it out, or take --format webp\n"
            ),
            (
                "-o film.webp --lossless --quality 2",
                "carousel: error: --lossless and --quality exclude each other: without loss there is only one quality\n"
            ),
            (
                "-o film.webp --quality 101",
                "carousel: error: --quality must be a whole number from 0 to 100, not '101'\n"
            ),
            (
                "--width 20 --scale 1",
                "carousel: error: --width and --scale exclude each other: either gives the size of frames\n"
            ),
        ] as [(String, String?)])
    func faults(options: String, message: String?) throws {
        let result = try shell("\"$carousel\" render film.yaml \(options)")
        #expect(result.code == 64)
        if let message {
            #expect(result.errors == message)
        } else {
            #expect(result.errors.contains("contradicts the ending"))
        }
    }

    @Test func widthGivesTheScale() throws {
        #expect(try shell("\"$carousel\" render film.yaml --frames 0 --width 130 -o a.png").code == 0)
        #expect(try shell("\"$carousel\" render film.yaml --frames 0 --scale 3.25 -o b.png").code == 0)
        #expect(try place.data("a.png") == place.data("b.png"))
    }
}

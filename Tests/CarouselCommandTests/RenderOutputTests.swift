import CarouselCommand
import CarouselFrames
import Testing

struct RenderOutputTests {
    private func output(_ text: String?) throws -> RenderOutput {
        try RenderOutput(text, sceneName: "snap") { $0 == "there" || $0 == "there.png" }
    }

    @Test(
        arguments: [
            (nil, .folder("out/snap")),
            ("-", .standardOutput),
            ("there", .folder("there")),
            ("there.png", .folder("there.png")),
            ("new/", .folder("new/")),
            ("new.png/", .folder("new.png/")),
            ("new", .folder("new")),
            ("v1.2", .folder("v1.2")),
            ("a/b.PNG", .file("a/b.PNG")),
            ("b.svg", .file("b.svg")),
            ("b.mp4", .file("b.mp4")),
            ("b.apng", .file("b.apng")),
            ("a.d/b", .folder("a.d/b")),
            (".hidden", .folder(".hidden")),
        ] as [(String?, RenderOutput)])
    func kinds(text: String?, output: RenderOutput) throws {
        #expect(try self.output(text) == output)
    }

    @Test func pattern() throws {
        #expect(try output("out/s-%05d.png") == .pattern(FramePattern("out/s-%05d.png")))
    }

    @Test(arguments: [
        ("", "--output must be a folder, a pattern, a file or '-', not ''"),
        ("a.avi", "no format has the ending of 'a.avi' (a folder's name would be 'a.avi/')" + formatTable),
        (
            "s-%d.jpg",
            "no format has the ending of 's-%d.jpg' (a folder's name would be 's-%d.jpg/')" + formatTable
        ),
        (
            "50%.png",
            "the pattern '50%.png' cannot be used: '%' must be followed by d or 0Nd; write '%%' for a percent sign"
        ),
    ])
    func faults(text: String, message: String) {
        let error = #expect(throws: (any Error).self) { try output(text) }
        #expect(error.map { "\($0)" } == message)
    }

    @Test(
        arguments: [
            ("a.png", nil, .png), ("a.png", .apng, .apng), ("a.MP4", nil, .mp4), ("s-%d.svg", nil, .svg),
            ("a.svg", .animatedSVG, .animatedSVG), ("new", .animatedSVG, .animatedSVG),
            ("new", nil, .png), ("new", .gif, .gif), ("-", .y4m, .y4m),
        ] as [(String, FrameFormat?, FrameFormat)])
    func formats(text: String, given: FrameFormat?, format: FrameFormat) throws {
        #expect(try output(text).format(given) == format)
    }

    @Test(
        arguments: [
            ("a.apng", .png), ("a.mp4", .mov), ("a.svg", .apng), ("s-%d.png", .svg), ("a.png", .animatedSVG),
        ]
            as [(String, FrameFormat)])
    func formatsAgainstTheEnding(text: String, given: FrameFormat) throws {
        let error = #expect(throws: UsageError.self) { try output(text).format(given) }
        let name = text.replacing("%d", with: "1")
        #expect(
            error?.description
                == "--format \(given.name) contradicts the ending of '\(name)': leave out one of the two"
                + formatTable)
    }

    @Test(arguments: [
        ("Samples/snap.yaml", "snap"), ("a.b.json", "a.b"), ("-", "stdin"), ("/x/.yaml", ".yaml"),
        ("plain", "plain"),
    ])
    func sceneName(path: String, name: String) {
        #expect(RenderOutput.sceneName(path) == name)
    }
}

/// How messages list the formats.
let formatTable = """
    ; the formats are
      png   pixels, a file for each frame
      svg   vectors, a file for each frame
      animated-svg  vectors that move, as browsers play them, in one .svg
      apng  a film without loss, as browsers play it
      mp4   a film that plays everywhere (H.264)
      mov   a film for editing: ProRes 4444 if the background is clear, else H.264
      webm  a small film for browsers (VP9), clear where the background is
      gif   a film for chats and old mail programs, in 256 colours
      webp  a small film that stands in pages as a picture
      y4m   raw video for a pipe, as encoders and players read it
      rgba  raw pixels for a pipe, 4 bytes each, the alpha not multiplied in
    """

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
        ] as [(String?, RenderOutput)])
    func kinds(text: String?, output: RenderOutput) throws {
        #expect(try self.output(text) == output)
    }

    @Test func pattern() throws {
        #expect(try output("out/s-%05d.png") == .pattern(FramePattern("out/s-%05d.png")))
    }

    @Test(arguments: [
        ("", "--output must be a folder, a pattern, a file or '-', not ''"),
        ("a.mp4", "'a.mp4' would be a .mp4 file, but frames are png or svg: choose one of these endings"),
        (
            "s-%d.jpg",
            "'s-%d.jpg' would be a .jpg file, but frames are png or svg: choose one of these endings"
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

    @Test(arguments: [
        ("Samples/snap.yaml", "snap"), ("a.b.json", "a.b"), ("-", "stdin"), ("/x/.yaml", ".yaml"),
        ("plain", "plain"),
    ])
    func sceneName(path: String, name: String) {
        #expect(RenderOutput.sceneName(path) == name)
    }
}

import CarouselCommand
import Testing

struct ArgumentsTests {
    /// The message for a command line, or what came of it.
    private func message(_ line: String) -> String {
        let words = line.split(separator: " ").map(String.init)
        do {
            guard let verb = Verb.all.first(where: { $0.name == words.first }) else {
                throw UsageError.unknownVerb(words.first ?? "")
            }
            let arguments = try Arguments(Array(words.dropFirst()), of: verb)
            _ = try (arguments.fps(), arguments.scale(), arguments.background(.light), arguments.times())
            _ = try (arguments.jobs(), arguments.shard(), arguments.format(), arguments.frameList())
            _ = try arguments.compression()
            _ = try arguments.svgStyle()
            return "fine"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("rendr a.yaml", "unknown verb 'rendr'; did you mean 'render'?"),
        (
            "paint a.yaml",
            "unknown verb 'paint'; the verbs are render, merge, sheet, inspect, snapshot, validate, schema and help (see 'carousel help')"
        ),
        ("a.yaml -o out", "'a.yaml' is not a verb; did you mean 'carousel render a.yaml'?"),
        ("-j4 render", "the verb comes first: carousel VERB SCENE [options], not '-j4'; see 'carousel help'"),
        ("render", "render needs a scene: carousel render SCENE... ('-' is standard input)"),
        ("render - -", "standard input ('-') can be read only once: name it once"),
        ("render a --fsp 3", "render has no option '--fsp'; did you mean '--fps'?"),
        ("render a --zoom", "render has no option '--zoom'; see 'carousel help render'"),
        ("render a -x", "render has no option '-x'; see 'carousel help render'"),
        ("render a -qx", "render has no option '-x'; see 'carousel help render'"),
        ("inspect a -o out", "inspect has no option '-o'; it belongs to render"),
        ("inspect a --output=x", "inspect has no option '--output'; it belongs to render"),
        (
            "render a --fsp 3 --zoom=2",
            "render has no options '--fsp' (did you mean '--fps'?), '--zoom'; see 'carousel help render'"
        ),
        ("render a -o", "--output needs a value: --output PATH"),
        (
            "render a -o --format svg",
            "--output needs a value, not '--format'; if it is meant so, write --output=--format"
        ),
        ("render a --strict=yes", "--strict takes no value: write just --strict"),
        ("render a -j 0", "--jobs must be a whole number from 1 to 1024, not '0'"),
        ("render a -j=two", "--jobs must be a whole number from 1 to 1024, not 'two'"),
        ("render a --shard 5/4", "--shard must be I/N with I from 1 to N, like 1/4, not '5/4'"),
        ("render a --shard 0/4", "--shard must be I/N with I from 1 to N, like 1/4, not '0/4'"),
        ("render a --shard 2", "--shard must be I/N with I from 1 to N, like 1/4, not '2'"),
        ("render a --format jpg", "there is no format 'jpg'" + formatTable),
        ("render a --compression best", "--compression must be fast or small, not 'best'"),
        ("render a --svg-style inkscape", "--svg-style must be layers or cairo, not 'inkscape'"),
        ("render a --timing=yes", "--timing takes no value: write just --timing"),
        (
            "render a --fps 0",
            "--fps must be a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001, not '0'"
        ),
        ("render a --scale nan", "--scale must be a number above 0, like 2 or 1.5, not 'nan'"),
        ("render a --scale -1", "--scale must be a number above 0, like 2 or 1.5, not '-1'"),
        (
            "render a --background blau",
            "--background must be a colour, like white, '#FF8800' or clear, not 'blau'"
        ),
        ("render a --at -1", "--at must be times in seconds from 0 on, like 0.35 or 0,0.5,1, not '-1'"),
        ("render a --at 1,", "--at must be times in seconds from 0 on, like 0.35 or 0,0.5,1, not '1,'"),
        ("render a --at inf", "--at must be times in seconds from 0 on, like 0.35 or 0,0.5,1, not 'inf'"),
        (
            "render a --frames 0 --at 0",
            "--frames and --at exclude each other: the one counts frames, the other takes times"
        ),
        (
            "render a --frames 3,,4",
            "--frames cannot be read at '': write numbers from 0 and ranges, like 0-30,45,60-"
        ),
        (
            "render a --frames -3",
            "--frames cannot be read at '-3': write numbers from 0 and ranges, like 0-30,45,60-"
        ),
        ("render a --frames 30-0", "--frames cannot be read at '30-0': write the smaller number first, 0-30"),
        ("render a --frames 0-30,45,60- --fps 30000/1001 -j4 -o=out --shard=1/4 -q", "fine"),
    ])
    func messages(line: String, message: String) {
        #expect(self.message(line) == message)
    }

    @Test func optionsStandAnywhere() throws {
        let arguments = try Arguments(
            ["-qj4", "a.yaml", "--output=x=y", "-", "--fps", "30", "--fps", "25", "--", "--strict"],
            of: .render)
        #expect(arguments.scenes == ["a.yaml", "-", "--strict"])
        #expect(arguments.has(.quiet))
        #expect(!arguments.has(.strict))
        #expect(try arguments.jobs() == 4)
        #expect(arguments[.output] == "x=y")
        #expect(arguments[.fps] == "25")
    }

    @Test(
        arguments: [("-o", "out"), ("-oout", nil), ("-o=out", nil), ("--output=out", nil)]
            as [(String, String?)])
    func formsOfAnOption(first: String, second: String?) throws {
        let arguments = try Arguments(["a", first] + (second.map { [$0] } ?? []), of: .render)
        #expect(arguments[.output] == "out")
        #expect(arguments.scenes == ["a"])
    }
}

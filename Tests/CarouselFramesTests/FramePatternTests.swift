import CarouselFrames
import Testing

struct FramePatternTests {
    @Test(arguments: [
        ("s-%d.png", ".", 7, "s-7.png"),
        ("out/s-%05d.png", "out", 7, "s-00007.png"),
        ("/%02d", "/", 123, "123"),
        ("a%%b/100%%-%03d%%.svg", "a%b", 45, "100%-045%.svg"),
    ])
    func names(pattern: String, folder: String, number: Int, name: String) throws {
        let pattern = try FramePattern(pattern)
        #expect(pattern.folder == folder)
        #expect(pattern.fileName(number) == name)
        #expect(pattern.matches(name))
    }

    @Test(arguments: ["s-007.png", "s-1007.png"])
    func fits(name: String) throws {
        #expect(try FramePattern("s-%03d.png").matches(name))
    }

    @Test(arguments: ["s-7.png", "s-0007.png", "s-.png", "s-00x.png", "t-007.png", "s-007.svg", "s-007"])
    func doesNotFit(name: String) throws {
        #expect(try !FramePattern("s-%03d.png").matches(name))
    }

    @Test(arguments: [
        ("frame.png", "it has no '%d' for the frame's number"),
        ("50%%.png", "it has no '%d' for the frame's number"),
        ("%d-%d.png", "one number is enough; write '%%' for a percent sign"),
        ("%s.png", "'%' must be followed by d or 0Nd; write '%%' for a percent sign"),
        ("50%", "'%' must be followed by d or 0Nd; write '%%' for a percent sign"),
        ("%5d.png", "write '%d', or '%05d' for five digits"),
        ("%0999999999999999999999d.png", "write '%d', or '%05d' for five digits"),
        ("%00d.png", "write '%d', or '%05d' for five digits"),
        ("%03d/frame.png", "the number belongs into the file's name, not into a folder's"),
    ])
    func faults(pattern: String, reason: String) {
        let error = #expect(throws: SequenceError.self) { try FramePattern(pattern) }
        #expect(error?.description == "the pattern '\(pattern)' cannot be used: \(reason)")
    }
}

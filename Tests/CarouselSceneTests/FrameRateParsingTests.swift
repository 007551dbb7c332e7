import CarouselScene
import Testing

struct FrameRateParsingTests {
    @Test(arguments: [
        ("60", FrameRate(60)), ("29.97", FrameRate(29.97)), ("30000/1001", FrameRate(30000, per: 1001)),
        ("1000", FrameRate(1000)), ("0.5", FrameRate(0.5)), ("1 / 2", FrameRate(1, per: 2)),
    ])
    func rates(_ text: String, _ expected: FrameRate) {
        #expect(FrameRate.parse(text) == expected)
    }

    @Test(arguments: [
        "", "0", "-1", "1001", "1e999", "nan", "30000/", "/1001", "30/0", "1/1/1", "0x10", "1e-320", "sixty",
    ])
    func refused(_ text: String) {
        #expect(FrameRate.parse(text) == nil)
    }

    @Test func fractionsStayExact() {
        let ntsc = FrameRate.parse("30000/1001")
        #expect(ntsc?.time(ofFrame: 30000) == 1001)
    }
}

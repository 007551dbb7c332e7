import CarouselFrames
import Testing

struct FrameRateRatioTests {
    @Test(
        arguments: [
            (FrameRate(60), 60, 1), (FrameRate(30000, per: 1001), 30000, 1001), (FrameRate(29.97), 2997, 100),
            (FrameRate(59.94), 2997, 50), (FrameRate(0.5), 1, 2), (FrameRate(1, per: 3), 1, 3),
            (FrameRate(23.976), 2997, 125), (FrameRate(120, per: 2), 60, 1), (FrameRate(12.5), 25, 2),
        ] as [(FrameRate, Int, Int)])
    func exact(rate: FrameRate, numerator: Int, denominator: Int) {
        let ratio = rate.ratio(upTo: 65_535)
        #expect((ratio.numerator, ratio.denominator) == (numerator, denominator))
    }

    @Test(arguments: [
        FrameRate(59.940123), FrameRate(3.14159265358979), FrameRate(999.0001), FrameRate(0.0123457),
    ])
    func nearest(rate: FrameRate) {
        let ratio = rate.ratio(upTo: 65_535)
        #expect(max(ratio.numerator, ratio.denominator) <= 65_535)
        #expect(abs(Double(ratio.numerator) / Double(ratio.denominator) / rate.value - 1) < 1e-5)
    }

    @Test func slowerThanCanBeTold() {
        let ratio = FrameRate(1e-7).ratio(upTo: 65_535)
        #expect((ratio.numerator, ratio.denominator) == (1, 65_535))
    }
}

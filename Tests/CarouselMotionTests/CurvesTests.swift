import CarouselScene
import Testing

@testable import CarouselMotion

struct CurvesTests {
    @Test(arguments: [(0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (0.9, 0.980278)])
    func easeInOut(x: Double, y: Double) {
        expectClose(Carousel.TimingCurve.easeInOut.value(at: x), y)
    }

    /// The parameter is known here, so the value is, too.
    @Test(arguments: [
        Carousel.TimingCurve.linear, .easeIn, .easeOut, .easeInOut, Carousel.TimingCurve(0.25, 0.1, 0.25, 1),
        Carousel.TimingCurve(0, 1, 0, 1), Carousel.TimingCurve(1, 0, 0, 1),
        Carousel.TimingCurve(0.3, -0.6, 0.7, 1.6),
    ])
    func valuesAreExact(curve: Carousel.TimingCurve) {
        for s in stride(from: 0.001, through: 0.999, by: 0.001) {
            let (u, ss) = (1 - s, s * s)
            let x = 3 * u * u * s * curve.x1 + 3 * u * ss * curve.x2 + ss * s
            let y = 3 * u * u * s * curve.y1 + 3 * u * ss * curve.y2 + ss * s
            // Where the curve is upright, a rounding error in x is a larger one in y.
            let slope = abs(curve.slope(at: x))
            expectClose(curve.value(at: x), y, within: 1e-12 + 1e-15 * min(slope, 1e6))
        }
    }

    @Test func endsAreClamped() {
        #expect(Carousel.TimingCurve.easeInOut.value(at: -1) == 0)
        #expect(Carousel.TimingCurve.easeInOut.value(at: 0) == 0)
        #expect(Carousel.TimingCurve.easeInOut.value(at: 1) == 1)
        #expect(Carousel.TimingCurve.easeInOut.value(at: 2) == 1)
    }

    @Test(arguments: [
        (Carousel.TimingCurve.linear, 1.0, 1.0), (.easeIn, 0, 1 / 0.58), (.easeOut, 1 / 0.58, 0),
        (.easeInOut, 0, 0),
        (Carousel.TimingCurve(0, 0, 0.5, 0.25), 0.5, 1.5),
    ])
    func slopesAtTheEnds(curve: Carousel.TimingCurve, start: Double, end: Double) {
        expectClose(curve.slope(at: 0), start, within: 1e-12)
        expectClose(curve.slope(at: 1), end, within: 1e-12)
    }

    @Test func slopeIsTheDerivative() {
        for x in [0.1, 0.37, 0.5, 0.8] {
            let curve = Carousel.TimingCurve(0.25, 0.1, 0.25, 1)
            let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            expectClose(curve.slope(at: x), difference, within: 1e-5)
        }
    }
}

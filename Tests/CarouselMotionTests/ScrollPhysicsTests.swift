import Foundation
import Testing

@testable import CarouselMotion

struct ScrollPhysicsTests {
    @Test(arguments: [(0.0, 0.0), (50, 25.688623), (150, 68.095238), (1e300, 390)])
    func rubberBand(overshoot: Double, shown: Double) {
        expectClose(RubberBand(length: 390, bounds: 0...0).shown(ofOvershoot: overshoot), shown)
    }

    @Test(arguments: [0, 0.001, 5, 68, 386])
    func rubberBandAndBack(shown: Double) {
        let band = RubberBand(length: 390, bounds: 0...0)
        expectClose(band.shown(ofOvershoot: band.overshoot(shownAs: shown)), shown, within: 1e-9)
    }

    @Test func rubberBandStaysFinite() {
        let band = RubberBand(length: 390, bounds: 0...0)
        expectClose(band.shown(ofOvershoot: band.overshoot(shownAs: 500)), 0.99 * 390, within: 1e-9)
    }

    @Test func deceleration() {
        expectClose(Deceleration.distance(velocity: 600, rate: 0.99), 59.4)
        expectClose(Deceleration.distance(velocity: -600, rate: 0.998), -299.4)
        expectClose(Deceleration.remainder(after: 0.05, rate: 0.99), pow(0.99, 50))
    }
}

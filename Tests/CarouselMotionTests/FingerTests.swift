import CarouselScene
import Testing

@testable import CarouselMotion

struct FingerTests {
    private func finger(
        _ movement: Drag.Movement, hold: Double = 0, velocity: Double? = nil, minimumDistance: Double = 10
    ) -> Finger {
        Finger(Drag(movement, hold: hold, velocity: velocity, minimumDistance: minimumDistance))
    }

    private func path(_ samples: [(Double, Double)], hold: Double = 0, minimumDistance: Double = 10) -> Finger
    {
        finger(.path(samples.map { Drag.Sample($0.0, $0.1) }), hold: hold, minimumDistance: minimumDistance)
    }

    @Test func followsItsCurveAndRests() {
        let finger = finger(.by(-100, over: 0.5, curve: .easeInOut), hold: 0.2)
        #expect(finger.lift == 0.7)
        #expect(finger.translation(at: 0) == 0)
        expectClose(finger.translation(at: 0.125), -12.9162, within: 1e-4)
        #expect(finger.translation(at: 0.5) == -100)
        #expect(finger.translation(at: 0.69) == -100)
        #expect(finger.lastMove == 0.5)
    }

    @Test func velocityIsTheSlopeAtTheEnd() {
        expectClose(finger(.by(-100, over: 0.5, curve: .linear)).velocity, -200)
        expectClose(finger(.by(-100, over: 0.5, curve: .easeIn)).velocity, -100 / 0.58 / 0.5, within: 1e-9)
        #expect(finger(.by(-100, over: 0.5, curve: .easeOut)).velocity == 0)
        #expect(finger(.by(-100, over: 0.5, curve: .linear), hold: 0.1).velocity == 0)
        #expect(finger(.by(-100, over: 0.5, curve: .linear), velocity: 77).velocity == 77)
        #expect(finger(.by(-100, over: 0.5, curve: .linear), hold: 0.1, velocity: 77).velocity == 77)
        #expect(finger(.by(-100, over: 0.5, curve: Carousel.TimingCurve(0.5, 0.5, 1, 0))).velocity == -1e6)
    }

    @Test func followsARecordedPath() {
        let finger = path([(0, 0), (0.1, -40), (0.25, -160), (0.3, -160)], hold: 0.2)
        expectClose(finger.translation(at: 0.05), -20)
        expectClose(finger.translation(at: 0.2), -120)
        #expect(finger.translation(at: 0.1) == -40)
        #expect(finger.translation(at: 0.4) == -160)
        #expect(finger.translation == -160)
        #expect(finger.lift == 0.5)
        #expect(finger.lastMove == 0.25)
        #expect(finger.velocity == 0)
        expectClose(path([(0, 0), (0.1, -40), (0.25, -160)]).velocity, -800)
    }

    /// A flick of 72 points, as it is, with the lift 8 ms later at the same point, and half a point beside it.
    @Test(arguments: [[], [(0.091, -72.0)], [(0.0831, -72.5)]])
    func aRecordedVelocityIsThatOfTheLastMoves(end: [(Double, Double)]) {
        let flick = [(0.0, 0.0), (0.016, -4), (0.033, -14), (0.05, -30), (0.066, -50), (0.083, -72)]
        let velocity = path(flick + end).velocity
        #expect(velocity < -900 && velocity > -1200)
        #expect(path(flick + end, hold: 0.1).velocity == 0)
    }

    @Test func aShortPathsVelocityIsThatOfAllOfIt() {
        expectClose(path([(0, 0), (0.01, -5), (0.02, -20)]).velocity, -1000)
        #expect(path([(0, 0)]).velocity == 0)
    }

    @Test func recognition() throws {
        #expect(finger(.by(-9, over: 0.2, curve: .linear)).recognition == nil)
        expectClose(finger(.by(-10, over: 0.2, curve: .linear)).recognition, 0.2)
        expectClose(finger(.by(40, over: 0.2, curve: .linear)).recognition, 0.05)
        #expect(finger(.by(0, over: 0.2, curve: .linear), minimumDistance: 0).recognition == 0)
        let eased = finger(.by(40, over: 0.2, curve: .easeInOut))
        let moment = try #require(eased.recognition)
        expectClose(eased.translation(at: moment), 10, within: 1e-7)
        // Out and back again: it counts from the way out.
        let out = finger(.by(4, over: 1, curve: Carousel.TimingCurve(0.2, 9, 0.8, -5)))
        expectClose(out.translation(at: try #require(out.recognition)), 10, within: 1e-7)
        #expect(abs(out.translation) < 10)
        expectClose(path([(0, 0), (0.1, 5), (0.2, -15), (0.3, 0)]).recognition, 0.175)
        #expect(path([(0, 0), (0.1, 9.99), (0.2, -9.99)]).recognition == nil)
    }

    @Test func oddOnes() {
        #expect(path([]).lift == 0)
        #expect(path([]).lastMove == nil)
        #expect(path([(0, 0)]).translation(at: 3) == 0)
        #expect(path([(0, 0), (0, 30)]).velocity == 0)
        #expect(finger(.by(50, over: 0, curve: .easeIn)).translation(at: 0) == 50)
        #expect(finger(.by(.nan, over: .infinity, curve: .easeIn)).translation(at: 0) == 0)
        #expect(finger(.by(0, over: 1, curve: .linear)).lastMove == nil)
    }
}

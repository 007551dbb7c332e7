import CarouselScene
import Foundation
import Testing

@testable import CarouselMotion

/// Pages of 390 points.
struct PagerSystemTests {
    private func index(_ drag: Step, start: Int = 2) -> Int {
        Motion(scene(.pager, start: start, [drag, .settle])).pose(at: 60).index
    }

    @Test(arguments: [
        (-30.0, 299.9, 2), (-30, 300, 2), (-30, -299.9, 2), (-30, -300, 3), (-30, 2000, 2), (30, 300, 1),
        (30, -300, 2), (-380, -5000, 3), (-200, 0, 3), (-190, 0, 2), (200, 0, 1), (-200, 300, 2),
        (0, -500, 2), (-700, 0, 3), (-700, -5000, 3), (700, 0, 1),
    ])
    func velocityTurnsThePage(by: Double, fingerVelocity: Double, index: Int) {
        #expect(self.index(.drag(by, velocity: fingerVelocity)) == index)
    }

    @Test func halvesGoAwayFromTheStart() {
        #expect(index(.drag(195, velocity: 0)) == 1)
        #expect(index(.drag(-195, velocity: 0)) == 3)
        let motion = Motion(scene(.pager, start: 2, [.drag(195, hold: 0.2)]))
        #expect(motion.pose(at: 0.3).index == 1)
    }

    @Test func atMostOnePageFromWhereTheFingerCameDown() {
        // Caught on the way from page 0, when page 1 was nearest already.
        let drags: [Step] = [.drag(-150, velocity: -400), .wait(0.08), .drag(-800, velocity: -3000), .settle]
        let motion = Motion(scene(.pager, drags))
        let caught = motion.pose(at: 0.28)
        #expect(caught.position > 0.5 && caught.position < 0.9)
        #expect(motion.pose(at: 60).index == 2)
    }

    @Test func settlesByASpringFromTheScrollsVelocity() throws {
        let motion = Motion(scene(.pager, [.drag(-150, velocity: -1200), .settle]))
        let rest = try #require(
            Damped(Carousel.Spring(response: 0.35, dampingFraction: 0.9), distance: 240, velocity: 1200))
        for t in [0, 0.05, 0.2, 0.4] {
            expectClose(motion.pose(at: 0.2 + t).offset, 390 - rest.value(at: t), within: 1e-9)
            #expect(motion.pose(at: 0.2 + t).index == 1)
        }
        let end = motion.duration - 0.2
        #expect(abs(rest.value(at: end)) <= 0.1 && abs(rest.derivative.value(at: end)) <= 10)
        let before = end - 1e-6
        #expect(abs(rest.value(at: before)) > 0.1 || abs(rest.derivative.value(at: before)) > 10)
    }

    @Test func holdTakesTheVelocityAway() {
        #expect(index(.drag(-100, over: 0.1)) == 3)
        #expect(index(.drag(-100, over: 0.1, hold: 0.05)) == 2)
    }

    @Test func aRecordedPathHasTheVelocityOfItsLastPiece() {
        #expect(index(.path([(0, 0), (1, -50), (1.1, -85)])) == 3)
        #expect(index(.path([(0, 0), (0.1, -100), (1, -110)])) == 2)
        #expect(index(.path([(0, 0), (1, -50), (1.1, -85)], hold: 0.1)) == 2)
    }

    @Test func aFingerStopsWhatMoves() {
        let motion = Motion(scene(.pager, [.drag(-150, velocity: -400), .wait(0.1), .drag(0, over: 0.5)]))
        let caught = motion.pose(at: 0.3)
        #expect(caught.phase == .dragging)
        #expect(caught.offset > 150 && caught.offset < 390)
        expectClose(motion.pose(at: 0.7).offset, caught.offset, within: 1e-12)
        #expect(motion.pose(at: 0.8).phase == .moving)
        #expect(motion.pose(at: 10).phase == .rest)
    }

    @Test func aTapOnOneAtRestIsNoMotion() {
        let motion = Motion(scene(.pager, start: 1, [.drag(0, over: 0.3), .settle]))
        #expect(motion.pose(at: 0.1).phase == .dragging)
        #expect(motion.pose(at: 0.3).phase == .rest)
        #expect(motion.duration == 0.3)
    }

    @Test func aLiftBeyondTheBoundsReturns() {
        let motion = Motion(scene(.pager, [.drag(200, velocity: -3000), .settle]))
        let b = RubberBand(length: 390, bounds: 0...0).shown(ofOvershoot: 200)
        expectClose(motion.pose(at: 0.2).offset, -b)
        expectClose(motion.pose(at: 0.3).offset, -b * pow(0.99, 100))
        #expect(motion.pose(at: 0.3).index == 0)
        expectClose(motion.duration, 0.2 + log(b / 0.1) / (-1000 * log(0.99)), within: 1e-9)
        let end = Motion(scene(.pager, start: 4, [.drag(-200, velocity: 3000), .settle]))
        expectClose(end.pose(at: 0.3).offset, 4 * 390 + b * pow(0.99, 100))
        #expect(end.pose(at: 0.3).index == 4)
    }

    @Test func aRubberBandIsCaughtWithoutAJump() {
        let motion = Motion(
            scene(.pager, [.drag(200, over: 0.2), .wait(0.05), .drag(100, over: 0.2, hold: 0.1), .settle]))
        let band = RubberBand(length: 390, bounds: 0...0)
        let shown = band.shown(ofOvershoot: 200) * pow(0.99, 50)
        expectClose(motion.pose(at: 0.25 - 2e-9).offset, -shown, within: 1e-4)
        expectClose(motion.pose(at: 0.25).offset, -shown)
        expectClose(
            motion.pose(at: 0.5).offset, -band.shown(ofOvershoot: band.overshoot(shownAs: shown) + 100))
    }

    @Test func selectUsesTheCarouselsAnimation() {
        let motion = Motion(scene(.pager, animation: .curve(.linear, duration: 1), [.select(2), .settle]))
        expectClose(motion.pose(at: 0.25).position, 0.5)
        #expect(motion.pose(at: 0.25).index == 2)
        #expect(motion.duration == 1)
    }

    @Test func pagesStandApart() throws {
        let pose = Motion(scene(.pager, [.drag(-150, over: 1)])).pose(at: 0.5)
        #expect(pose.items == [0, 1])
        expectClose(pose.x(ofItem: 0), 10 - 75)
        expectClose(pose.x(ofItem: 1), 10 + 390 - 75)
        #expect(pose.places.map(\.frame.width) == [370, 370])
    }

    // MARK: Limits in spite of binary fractions

    /// 30 points in 0.1 s are 300 pt/s, whenever they are.
    @Test(arguments: [0, 0.3, 0.7, 1.9])
    func exactlyTheSpeedOfAFlick(rest: Double) {
        let path: [(Double, Double)] = rest == 0 ? [] : [(rest, 0)]
        let motion = Motion(scene(.pager, [.path([(0, 0)] + path + [(rest + 0.1, -30)]), .settle]))
        #expect(motion.pose(at: motion.duration).index == 1)
    }

    @Test(arguments: [320.1, 390, 393.3], [0, 0.1, 0.7, 3.3])
    func exactlyHalfAPage(width: Double, wait: Double) {
        for start in [0, 1, 3, 17] {
            var scene = scene(
                .pager, count: 40, start: start,
                [.wait(wait), .drag(-width / 2, over: 0.3, hold: 0.1), .settle])
            scene.screen.width = width
            let motion = Motion(scene)
            #expect(motion.pose(at: wait + 0.35).index == start + 1)
            #expect(motion.pose(at: motion.duration).index == start + 1)
        }
    }

    @Test(arguments: [true, false])
    func aRecordedFlickTurnsThePage(lateLift: Bool) {
        let flick = [(0.0, 0.0), (0.016, -4), (0.033, -14), (0.05, -30), (0.066, -50), (0.083, -72)]
        for kind in [Carousel.Kind.pager, .peek] {
            let end = lateLift ? [(0.091, -72.0)] : [(0.0831, -72.5)]
            let motion = Motion(scene(kind, [.path(flick + end), .settle]))
            #expect(motion.pose(at: motion.duration).index == 1)
        }
    }
}

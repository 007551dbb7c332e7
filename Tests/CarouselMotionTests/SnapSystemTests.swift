import CarouselScene
import Testing

@testable import CarouselMotion

/// A stride of 305, an adjustment of 35: items rest at 0, −270, −575, …
struct SnapSystemTests {
    private let inOut = Carousel.TimingCurve.easeInOut

    /// What is still missing at `t` of a change that began at `start`.
    private func missing(_ change: Double, since start: Double, at t: Double) -> Double {
        -change * (1 - inOut.value(at: (t - start) / 0.35))
    }

    /// In whatever binary fractions, and whenever it begins.
    @Test(arguments: [0, 0.1, 0.3, 0.7, 12.3], [390.0, 393.1, 402.7])
    func halfAPageExactly(wait: Double, width: Double) {
        var scene = scene(.snap, start: 1, [.wait(wait), .drag(-(width - 85) / 2, over: 0.3), .settle])
        scene.screen.width = width
        let motion = Motion(scene)
        #expect(motion.pose(at: motion.duration).index == 2)
    }

    @Test(arguments: [(-152.4, 0), (-152.5, 1), (-457.4, 1), (-457.5, 2), (-2000, 4), (300, 0)])
    func indexIsRoundedFromTheTranslation(by: Double, index: Int) {
        let motion = Motion(scene(.snap, [.drag(by, hold: 0.1), .settle]))
        #expect(motion.pose(at: 0.25).index == index)
        #expect(motion.pose(at: 0.25).phase == .dragging)
        #expect(motion.pose(at: 5).index == index)
        #expect(motion.pose(at: 5).phase == .rest)
    }

    @Test func halvesGoAwayFromZeroToEitherSide() {
        let motion = Motion(scene(.snap, start: 2, [.drag(152.5), .settle]))
        #expect(motion.pose(at: 3).index == 1)
    }

    @Test func positionIsLinearBetweenRestOffsets() {
        let motion = Motion(scene(.snap, [.path([(0, 0), (1, 305), (2, -1795), (3, -1795)]), .wait(1)]))
        // Offsets 305, −135, −270, −575, −1490 and one stride more.
        for (offset, position) in [
            (305.0, -1.0), (0, 0), (-135, 0.5), (-270, 1), (-422.5, 1.5), (-575, 2), (-1185, 4), (-1490, 5),
        ] {
            let pose = motion.pose(at: 1 + (305 - offset) / 2100)
            expectClose(pose.offset, offset)
            expectClose(pose.position, position)
        }
    }

    @Test func noRubberBand() {
        expectClose(Motion(scene(.snap, [.drag(500, over: 1)])).pose(at: 0.5).offset, 250)
    }

    @Test func nothingJumpsWhereADragIsRecognised() {
        let motion = Motion(scene(.snap, [.drag(-200, over: 0.4), .settle]))
        expectClose(motion.pose(at: 0.02).offset, 0)
        expectClose(motion.pose(at: 0.2).offset, -100 + missing(-10, since: 0.02, at: 0.2))
        // Made up for within the animation's 0.35 s.
        expectClose(motion.pose(at: 0.38).offset, -190)
    }

    @Test func animationsAddUp() {
        // Lifted at 0.2, −70 short of item 1; the next finger comes down at 0.3 and is recognised at 0.31.
        let motion = Motion(
            scene(.snap, [.drag(-200), .wait(0.1), .drag(-200, over: 0.2, hold: 0.5), .settle]))
        func running(_ t: Double) -> Double {
            missing(-10, since: 0.01, at: t) + missing(-70, since: 0.2, at: t)
        }
        let before = motion.pose(at: 0.305)
        #expect(before.phase == .moving)
        expectClose(before.offset, -270 + running(0.305))
        let recognised = motion.pose(at: 0.31)
        #expect(recognised.phase == .dragging)
        expectClose(recognised.offset, -270 + running(0.31))
        expectClose(
            motion.pose(at: 0.4).offset, -270 - 100 + running(0.4) + missing(-10, since: 0.31, at: 0.4))
        expectClose(motion.pose(at: 0.9).offset, -270 - 200)
        #expect(motion.pose(at: 0.9).index == 2)
        // Lifted at 1.0 from −470 to −575.
        expectClose(motion.pose(at: 1.175).offset, -470 - 105 * 0.5)
        expectClose(motion.duration, 1.35)
    }

    @Test func aLiftAddsToWhatRuns() {
        let motion = Motion(scene(.snap, [.drag(-200), .drag(-100, over: 0.1), .settle]))
        let changes = [(-10.0, 0.01), (-70, 0.2), (-10, 0.21), (100, 0.3)]
        for t in [0.3, 0.4, 0.475, 0.6] {
            // 100 points are less than half a stride.
            expectClose(
                motion.pose(at: t).offset,
                changes.reduce(-270) { $0 + missing($1.0, since: $1.1, at: t) })
            #expect(motion.pose(at: t).index == 1)
            #expect(motion.pose(at: t).phase == .moving)
        }
        expectClose(motion.duration, 0.65)
        #expect(motion.pose(at: 0.65).offset == -270)
    }

    @Test func anUnrecognisedDragChangesNothing() {
        let with = Motion(scene(.snap, [.drag(-200), .drag(9.9, over: 0.1), .wait(1)]))
        let without = Motion(scene(.snap, [.drag(-200), .wait(1.1)]))
        for t in stride(from: 0, through: 1.3, by: 0.01) { #expect(with.pose(at: t) == without.pose(at: t)) }
    }

    @Test func minimumDistanceIsTheDrags() {
        let drag = Drag(.by(-40, over: 0.4, curve: .linear), minimumDistance: 20)
        let motion = Motion(scene(.snap, [.drag(drag), .settle]))
        #expect(motion.pose(at: 0.19).phase == .rest)
        #expect(motion.pose(at: 0.19).offset == 0)
        #expect(motion.pose(at: 0.2).phase == .dragging)
        expectClose(motion.pose(at: 0.2).offset, 0)
        expectClose(motion.pose(at: 0.575).offset, -20)
    }

    @Test func selectAddsToWhatRuns() {
        let motion = Motion(scene(.snap, [.select(3), .wait(0.175), .select(0), .settle]))
        #expect(motion.pose(at: 0).index == 3)
        #expect(motion.pose(at: 0).phase == .moving)
        expectClose(motion.pose(at: 0.175).offset, -440)
        #expect(motion.pose(at: 0.175).index == 0)
        expectClose(motion.pose(at: 0.35).offset, -440)
        #expect(motion.pose(at: 0.525).phase == .rest)
        expectClose(motion.duration, 0.525)
    }

    @Test func selectOfTheItemShownIsNoMotion() {
        let motion = Motion(scene(.snap, start: 2, [.select(2), .settle]))
        #expect(motion.duration == 0)
        #expect(motion.pose(at: 0).phase == .rest)
    }

    @Test func aSpringTakesOverTheVelocity() throws {
        let motion = Motion(
            scene(.snap, animation: .spring(.smooth), [.select(4), .wait(0.1), .select(1), .settle]))
        func speed(_ t: Double) -> Double {
            (motion.pose(at: t + 1e-6).offset - motion.pose(at: t).offset) / 1e-6
        }
        expectClose(speed(0.1), speed(0.1 - 2e-6), within: 1)
        #expect(speed(0.1) < -1000)
    }

    @Test func theSpringIsAtRestWithinATenthOfAPoint() {
        let motion = Motion(scene(.snap, animation: .spring(.bouncy), [.select(1), .settle]))
        let last = motion.pose(at: motion.duration - 1e-6)
        #expect(last.phase == .moving)
        expectClose(last.offset, -270, within: 0.1001)
        #expect(motion.pose(at: motion.duration).offset == -270)
        // It has swung over on its way.
        #expect(motion.pose(at: 0.5).offset < -273)
    }
}

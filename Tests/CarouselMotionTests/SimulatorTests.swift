import CarouselScene
import Testing

@testable import CarouselMotion

/// What happens when events meet.
struct SimulatorTests {
    private func banner(_ steps: [Step], interval: Double = 1, duration: Double? = 10) -> Motion {
        let kind = Carousel.Kind.banner(.ring, autoplay: Banner.Autoplay(interval: interval))
        return Motion(scene(kind, count: 4, duration: duration, steps))
    }

    /// Also where the film has begun to repeat itself.
    @Test(arguments: [1.0, 2, 5, 9, 4001])
    func anEventHasHappenedAtItsInstant(tick: Double) {
        let motion = banner([])
        #expect(motion.pose(at: tick - 2e-9).phase == .rest)
        #expect(motion.pose(at: tick - 0.5e-9).phase == .moving)
        #expect(motion.pose(at: tick).index == Int(tick) % 4)
        #expect(motion.pose(at: tick + 0.35 - 2e-9).phase == .moving)
        #expect(motion.pose(at: tick + 0.35 - 0.5e-9).phase == .rest)
    }

    @Test func stepsComeBeforeTicks() {
        // The select at 1 is done when the tick of 1 goes on from its target.
        let motion = banner([.wait(1), .select(1)])
        #expect(motion.pose(at: 1).index == 2)
        #expect(motion.pose(at: 1.5).position == 2)
    }

    @Test(arguments: [1.0, 1 - 1e-10, 1 + 1e-10])
    func aFingerThatComesDownAtATicksInstantWins(wait: Double) {
        let motion = banner([.wait(wait), .drag(-20, over: 0.2)])
        #expect(motion.pose(at: 1.1).phase == .dragging)
        #expect(motion.pose(at: 1.1).index == 0)
        // Moved last at 1.2.
        #expect(motion.pose(at: 3.19).index == 0)
        #expect(motion.pose(at: 3.2 + 1e-9).index == 1)
    }

    @Test func aTickAtTheLiftsInstantComesAfterIt() {
        let motion = banner([.wait(0.5), .drag(0, over: 0.5)])
        #expect(motion.pose(at: 0.9).phase == .dragging)
        #expect(motion.pose(at: 1).phase == .moving)
        #expect(motion.pose(at: 1).index == 1)
    }

    @Test func sumsOfWaitsMeetTheTick() {
        let motion = banner(Array(repeating: .wait(0.1), count: 10) + [.drag(-20, over: 0.2)])
        #expect(motion.pose(at: 1.1).phase == .dragging)
        #expect(motion.pose(at: 1.1).index == 0)
    }

    @Test func settleWaitsForTheMotionAndNotForTheTimer() {
        let motion = banner([.settle, .wait(1.2), .settle, .select(3)])
        #expect(motion.pose(at: 1.34).index == 1)
        #expect(motion.pose(at: 1.35).index == 3)
        #expect(motion.pose(at: 1.35).phase == .moving)
    }

    @Test func settleEndsWhereTicksNeverDo() {
        let motion = banner([.wait(0.2), .settle, .select(2)], interval: 0.1)
        #expect(motion.pose(at: 9.9).phase == .moving)
    }

    @Test func selectDoesNotWait() {
        let motion = Motion(scene(.pager, [.select(1), .select(3), .wait(0.1), .settle]))
        #expect(motion.pose(at: 0).index == 3)
        expectClose(motion.duration, 0.35)
    }

    @Test func theDurationLastsUntilAllIsAtRest() {
        #expect(Motion(scene(.snap)).duration == 0)
        #expect(Motion(scene(.snap, [.wait(2)])).duration == 2)
        expectClose(Motion(scene(.snap, [.select(2)])).duration, 0.35)
        expectClose(Motion(scene(.snap, [.select(2), .wait(3)])).duration, 3)
        #expect(Motion(scene(.snap, duration: 0.1, [.select(2), .wait(3)])).duration == 0.1)
    }

    @Test func aSpringTakesOverTheVelocityOfTheLift() {
        let motion = Motion(
            scene(.pager, animation: .spring(.smooth), [.drag(-100, velocity: -900), .select(1), .wait(1)]))
        let speed = (motion.pose(at: 0.2 + 1e-6).offset - motion.pose(at: 0.2).offset) / 1e-6
        expectClose(speed, 900, within: 1)
    }

    // MARK: No end

    @Test func tensOfThousandsOfLoopsDoNotDrift() {
        for loop in [Banner.Loop.ring, .append, .rewind] {
            let kind = Carousel.Kind.banner(loop, autoplay: Banner.Autoplay())
            let motion = Motion(scene(kind, count: 4, duration: 60_000))
            // Times that are exact binary numbers: what differs would be the program's doing.
            for t in stride(from: 1.0, to: 5.0, by: 1.0 / 64) {
                let (first, late) = (motion.pose(at: 4 + t), motion.pose(at: 4 + t + 40_000))
                #expect(first.phase == late.phase && first.index == late.index)
                expectClose(late.offset, first.offset, within: 1e-9)
                expectClose(late.position, first.position, within: 1e-9)
                #expect(late.items == first.items)
            }
        }
    }

    @Test func draggingRoundAndRoundDoesNotDrift() {
        let round: [Step] = [.drag(-200), .settle, .wait(0.1)]
        let motion = Motion(scene(.banner(.ring), count: 3, (0..<3000).flatMap { _ in round }))
        let end = motion.pose(at: motion.duration)
        #expect(end.offset == 0 && end.position == 0 && end.index == 0)
    }

    @Test func theStateGoesOnAfterTheEnd() {
        let motion = banner([], duration: 2)
        #expect(motion.pose(at: 7.5).position == 3)
        #expect(motion.pose(at: 1_000_000.5).position == 0)
        expectClose(motion.pose(at: -3).position, 0)
        #expect(motion.pose(at: -3).time == -3)
    }

    /// A timer that ticks before the page has turned goes on for ever, too.
    @Test(arguments: [0.1, 0.2, 0.3, 0.35], [Banner.Loop.ring, .append, .rewind])
    func theStateIsThatOfALongerFilm(interval: Double, loop: Banner.Loop) {
        for animation in [Carousel.Animation.easeInOut, .bouncy] {
            func motion(_ duration: Double) -> Motion {
                let kind = Carousel.Kind.banner(loop, autoplay: Banner.Autoplay(interval: interval))
                return Motion(scene(kind, count: 3, animation: animation, duration: duration))
            }
            let (short, long) = (motion(1), motion(60))
            for t in stride(from: 0.05, through: 50, by: 0.77) {
                #expect(short.pose(at: t) == long.pose(at: t))
            }
            #expect(short.pose(at: 1000.05).phase == .moving || interval == 0.35)
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func tinyIntervalsDoNotHang() {
        for interval in [1e-9, 1e-300] {
            #expect(banner([.wait(1)], interval: interval).pose(at: 1).time == 1)
        }
        let long = banner([.wait(1e300), .drag(-20), .settle], duration: 1)
        #expect(long.duration == 1)
    }
}

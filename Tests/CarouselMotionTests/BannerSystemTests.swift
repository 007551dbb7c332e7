import CarouselScene
import Testing

@testable import CarouselMotion

/// Pages of 350 points, a tick each second, 0.35 s to turn a page.
struct BannerSystemTests {
    private let timer = Banner.Autoplay()

    private func motion(
        _ loop: Banner.Loop, count: Int = 3, autoplay: Banner.Autoplay? = nil, start: Int = 0,
        animation: Carousel.Animation = .easeInOut, duration: Double? = 10, _ steps: [Step] = []
    ) -> Motion {
        Motion(
            scene(
                .banner(loop, autoplay: autoplay), count: count, animation: animation, duration: duration,
                start: start, steps))
    }

    // MARK: What comes after the last page

    @Test(arguments: [
        (Banner.Loop.ring, [1, 2, 0, 1, 2, 0]), (.append, [1, 2, 0, 1, 2, 0]), (.rewind, [1, 2, 0, 1, 2, 0]),
        (.none, [1, 2, 2, 2, 2, 2]),
    ])
    func ticksTurnThePages(loop: Banner.Loop, indices: [Int]) {
        let motion = motion(loop, autoplay: timer)
        #expect(motion.pose(at: 0.999).index == 0)
        for (k, index) in indices.enumerated() {
            let start = Double(k + 1)
            #expect(motion.pose(at: start).index == index)
            #expect(motion.pose(at: start + 0.5).index == index)
            expectClose(motion.pose(at: start + 0.5).position, Double(index), within: 0)
            #expect(motion.pose(at: start + 0.5).phase == .rest)
        }
    }

    @Test func rewindRunsBackThroughAllPages() {
        let motion = motion(.rewind, count: 5, autoplay: timer, start: 4)
        #expect(motion.pose(at: 1.1).phase == .moving)
        expectClose(motion.pose(at: 1.175).position, 2)
        #expect(motion.pose(at: 1.175).items == [2])
    }

    @Test func noneStopsAtTheLastPage() {
        let motion = motion(.none, autoplay: timer)
        for t in stride(from: 2.35, through: 9, by: 0.05) {
            #expect(motion.pose(at: t).phase == .rest)
            #expect(motion.pose(at: t).offset == 700)
        }
    }

    @Test func appendJumpsOnceTheTransitionHasEnded() throws {
        let motion = motion(.append, autoplay: timer)
        let before = motion.pose(at: 3.35 - 1e-6)
        let after = motion.pose(at: 3.35)
        expectClose(before.offset, 1050, within: 1e-3)
        expectClose(before.position, 3, within: 1e-5)
        #expect(after.offset == 0 && after.position == 0)
        // The same pixels, but for a sliver of the page that leaves.
        expectClose(before.x(ofItem: 0), try #require(after.x(ofItem: 0)), within: 1e-3)
    }

    @Test func appendHasARubberBandAtPageZeroOnly() {
        let back = motion(.append, [.drag(200, over: 1)]).pose(at: 0.5)
        expectClose(back.offset, -RubberBand(length: 350, bounds: 0...0).shown(ofOvershoot: 100))
        #expect(back.position < 0)
        #expect(back.items == [0])
        let on = motion(.append, start: 2, [.drag(-200, over: 1)]).pose(at: 0.5)
        expectClose(on.offset, 800)
        #expect(on.items == [2, 0])
    }

    @Test func aDragOntoTheAppendedPageEndsAtPageZero() {
        let motion = motion(.append, start: 2, duration: nil, [.drag(-300), .settle])
        #expect(motion.pose(at: 0.25).index == 0)
        #expect(motion.pose(at: 0.25).position > 2)
        #expect(motion.pose(at: motion.duration - 0.001).position > 2.9)
        #expect(motion.pose(at: motion.duration).offset == 0)
    }

    @Test func aTickBeforeTheJumpJumpsFirst() {
        let quick = Banner.Autoplay(interval: 0.2)
        let motion = motion(.append, autoplay: quick, start: 2)
        let before = motion.pose(at: 0.4 - 1e-6)
        let after = motion.pose(at: 0.4)
        #expect(before.index == 0)
        #expect(after.index == 1)
        expectClose(after.position, before.position - 3, within: 1e-4)
        #expect(motion.pose(at: 0.55).position > after.position)
    }

    // MARK: Round and round

    @Test(arguments: [2, 3])
    func aRingGoesRoundBothWays(count: Int) {
        let width = 350.0 * Double(count)
        let back = motion(.ring, count: count, [.drag(200, over: 0.4, velocity: 100)])
        let shown = back.pose(at: 0.2)
        expectClose(shown.offset, width - 100)
        expectClose(shown.position, Double(count) - 2 / 7)
        #expect(shown.items == [count - 1, 0])
        expectClose(shown.x(ofItem: 0), 20 + 100)
        #expect(back.pose(at: 5).index == count - 1)
        #expect(back.pose(at: 5).position == Double(count - 1))
        let on = motion(.ring, count: count, start: count - 1, [.drag(-200, over: 0.4, velocity: -100)])
        #expect(on.pose(at: 0.2).items == [count - 1, 0])
        #expect(on.pose(at: 5).offset == 0)
        #expect(on.pose(at: 5).position == 0)
    }

    @Test func aRingHasNoSeam() throws {
        let motion = motion(.ring, count: 2, autoplay: timer)
        for seam in [2.35, 4.35, 2.0, 4.0] {
            let (before, after) = (motion.pose(at: seam - 1e-6), motion.pose(at: seam))
            let last = try #require(before.places.last)
            let item = try #require(last.layers.first).item
            expectClose(after.x(ofItem: item), last.frame.x, within: 0.01)
        }
        #expect(motion.pose(at: 2.1).items == [1, 0])
        #expect(motion.pose(at: 1.1).items == [0, 1])
    }

    @Test(arguments: [
        (5, 0, 4, 0.175, 4.5), (5, 0, 3, 0.175, 4), (5, 4, 0, 0.175, 4.5), (5, 1, 3, 0.175, 2),
        (4, 0, 2, 0.175, 1), (4, 3, 1, 0.175, 0), (2, 0, 1, 0.175, 0.5), (2, 1, 0, 0.175, 1.5),
    ])
    func selectGoesTheShorterWay(count: Int, from: Int, to: Int, t: Double, position: Double) {
        let motion = motion(.ring, count: count, start: from, [.select(to)])
        #expect(motion.pose(at: 0).index == to)
        expectClose(motion.pose(at: t).position, position, within: 1e-9)
        #expect(motion.pose(at: 1).position == Double(to))
    }

    @Test func selectStartsFromWhatIsShown() {
        let motion = motion(.ring, count: 4, [.select(2), .wait(0.175), .select(3)])
        expectClose(motion.pose(at: 0.175).position, 1)
        // From 1 to 3 it is two pages either way: forward.
        expectClose(motion.pose(at: 0.35).position, 2)
    }

    @Test(arguments: Banner.Loop.allCases)
    func oneItemIsStatic(loop: Banner.Loop) {
        let motion = motion(
            loop, count: 1, autoplay: timer, [.drag(-200, over: 2), .select(0), .drag(200, over: 2)])
        for t in [0, 0.5, 1, 1.2, 2.1, 3, 8] {
            let pose = motion.pose(at: t)
            #expect(pose.phase == .rest && pose.offset == 0 && pose.position == 0 && pose.items == [0])
        }
    }

    // MARK: The timer

    @Test func aScrollPutsTheTimerOff() {
        let drag = Drag(.path([Drag.Sample(0, 0), Drag.Sample(0.3, -100)]), hold: 0.4)
        let autoplay = Banner.Autoplay(interval: 0.7, resumeDelay: 0.5)
        let motion = motion(.ring, autoplay: autoplay, [.wait(0.1), .drag(drag)])
        // Moved last at 0.4: the next tick comes at 1.6.
        #expect(motion.pose(at: 0.75).phase == .dragging)
        #expect(motion.pose(at: 1.599).phase == .rest)
        #expect(motion.pose(at: 1.6).phase == .moving)
        #expect(motion.pose(at: 2.3).index == 2)
    }

    /// The next tick comes when it would have come anyway, or a second and an interval after the move at 0.6.
    @Test(arguments: [(-9.9, 1.0), (-10, 2.6), (40, 2.6)])
    func onlyTenPointsPutTheTimerOff(by: Double, tick: Double) {
        let motion = motion(.ring, autoplay: timer, [.wait(0.4), .drag(by, velocity: 0)])
        #expect(motion.pose(at: tick - 1e-6).index == 0)
        #expect(motion.pose(at: tick + 1e-6).index == 1)
    }

    @Test func neighboursOnARingAreAlwaysThere() {
        let kind = Carousel.Kind.banner(.ring, clips: false)
        var scene = scene(kind, count: 3, padding: 150, start: 2, [.drag(-70), .settle])
        scene.screen.width = 400
        for t in [0, 0.1, 0.2, 0.3, 2] {
            let places = Motion(scene).pose(at: t).places
            #expect(places.count >= 5)
            #expect((places.first?.frame.minX ?? .nan) <= 0)
            #expect((places.last?.frame.maxX ?? .nan) >= 400)
        }
        scene.carousel.kind = .banner(.append, clips: false)
        #expect(Motion(scene).pose(at: 0).items == [0, 1, 2, 0])
        scene.carousel.kind = .banner(.rewind, clips: false)
        #expect(Motion(scene).pose(at: 0).items == [0, 1, 2])
    }

    @Test func aFingerThatDoesNotMoveOnlySkipsTicks() {
        let motion = motion(.ring, autoplay: timer, [.wait(0.5), .drag(0, over: 1)])
        #expect(motion.pose(at: 1.1).phase == .dragging)
        #expect(motion.pose(at: 1.99).phase == .rest)
        #expect(motion.pose(at: 2.0).index == 1)
    }

    @Test func ticksWhileTheFingerHoldsAreSkipped() {
        let drag = Drag(.by(-20, over: 0.1, curve: .linear), hold: 3.05)
        let motion = motion(.ring, autoplay: timer, [.drag(drag)])
        // It starts anew at 1.1: ticks at 2.1 and 3.1 fall under the finger, which lifts at 3.15.
        #expect(motion.pose(at: 3.12).phase == .dragging)
        #expect(motion.pose(at: 4.09).index == 0)
        #expect(motion.pose(at: 4.1).index == 1)
    }

    @Test func aTickDuringSettlingGoesOnFromTheTarget() {
        let autoplay = Banner.Autoplay(interval: 0.1, resumeDelay: 0)
        let motion = motion(.none, count: 5, autoplay: autoplay, [.drag(-200, over: 0.05)])
        #expect(motion.pose(at: 0.1).index == 1)
        let (before, after) = (motion.pose(at: 0.15 - 1e-6), motion.pose(at: 0.15))
        #expect(after.index == 2)
        expectClose(after.offset, before.offset, within: 0.01)
    }

    @Test func timersThatAreNone() {
        for interval in [0, -1, .nan, .infinity] {
            let motion = motion(.ring, autoplay: Banner.Autoplay(interval: interval))
            #expect(motion.pose(at: 5).phase == .rest)
            #expect(motion.pose(at: 5).index == 0)
        }
    }
}

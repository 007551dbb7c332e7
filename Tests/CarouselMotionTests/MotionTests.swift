import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

struct MotionTests {
    /// A bit of everything, of each kind.
    static let steps: [Step] = [
        .drag(-180, over: 0.3, curve: .easeOut), .wait(0.1), .drag(-400, over: 0.2), .settle,
        .drag(700, over: 0.4, hold: 0.05), .wait(0.15), .drag(-5, over: 0.1), .select(2), .settle,
    ]
    static let kinds: [Carousel.Kind] = [
        .snap, .peek, .pager, .banner(.ring, autoplay: Banner.Autoplay()), .cards(.crossfade),
        .banner(.append, autoplay: Banner.Autoplay(interval: 0.3)), .cards(.slide, refill: 2),
    ]

    @Test(arguments: kinds)
    func aPoseDependsOnItsTimeAlone(kind: Carousel.Kind) {
        let scene = scene(kind, indicator: Indicator(), duration: 6, Self.steps)
        let motion = Motion(scene)
        let times = (0..<motion.frameCount).map(motion.time(ofFrame:))
        let inOrder = times.map(motion.pose(at:))
        var shuffled = Array(times.indices)
        var generator = SystemRandomNumberGenerator()
        shuffled.shuffle(using: &generator)
        let other = Motion(scene)
        for k in shuffled { #expect(other.pose(at: times[k]) == inOrder[k]) }
        #expect(Set(inOrder.map(\.phase)) == [.rest, .dragging, .moving])
    }

    @Test(arguments: [
        (1.0, FrameRate(60), 61), (0, FrameRate(60), 1), (0.35, FrameRate(60), 22),
        (1, FrameRate(30_000, per: 1001), 30),
        (2.002, FrameRate(30_000, per: 1001), 61), (0.1, FrameRate(0.5), 1), (0.3, FrameRate(10), 4),
    ])
    func frames(duration: Double, rate: FrameRate, count: Int) {
        var scene = scene(.snap, duration: duration)
        scene.timeline.fps = rate
        #expect(Motion(scene).frameCount == count)
    }

    @Test func frameTimesComeFromTheFraction() {
        var scene = scene(.snap, duration: 1)
        scene.timeline.fps = FrameRate(30_000, per: 1001)
        #expect(Motion(scene).time(ofFrame: 30) == 1.001)
    }

    @Test func startIsShownAtTimeZero() {
        for kind in [Carousel.Kind.snap, .peek, .pager, .banner(.ring), .cards(.slide)] {
            let pose = Motion(scene(kind, start: 3)).pose(at: 0)
            #expect(pose.index == 3 && pose.position == 3 && pose.phase == .rest)
        }
    }

    @Test(arguments: kinds)
    func emptyIsAnEmptyStage(kind: Carousel.Kind) {
        let motion = Motion(scene(kind, count: 0, indicator: Indicator(), duration: 2, Self.steps))
        for t in [0, 0.2, 1, 5] {
            let pose = motion.pose(at: t)
            #expect(pose.places == [] && pose.phase == .rest && pose.indicator?.items == [])
        }
    }

    @Test(arguments: [
        Carousel.Kind.snap, .peek, .pager, .banner(.ring), .banner(.append), .cards(.crossfade),
        .cards(.slide, refill: 2),
    ])
    func oddValuesDoNotTrap(kind: Carousel.Kind) {
        let odd: [Double] = [0, -50, 1e-300, 1e300, .infinity, -.infinity, .nan]
        for value in odd {
            for width in odd + [390] {
                var scene = scene(
                    kind, count: 2, padding: value, indicator: Indicator(itemWidth: value), duration: 3,
                    start: -4,
                    [
                        .drag(value), .wait(value), .select(.max), .drag(-100, over: value, velocity: value),
                        .drag(-100, hold: value), .select(.min),
                        .drag(Drag(.by(30, over: 1, curve: .easeIn), minimumDistance: value)),
                        .path([(0, value), (value, 40), (1, value)]), .settle,
                    ])
                scene.screen.width = width
                scene.timeline.fps = FrameRate(value, per: value)
                let motion = Motion(scene)
                #expect(motion.frameCount >= 1)
                for t in odd + [0.1, 1, 2] { #expect(motion.pose(at: t).index >= 0) }
            }
        }
    }

    @Test func pagesOfAHairsBreadth() {
        let motion = Motion(scene(.banner(.ring, clips: false), padding: 195 - 1e-9, [.drag(-100)]))
        #expect(motion.pose(at: 0.1).places.count <= 100_001)
    }

    @Test func oddKindsDoNotTrap() {
        let odd: [Double] = [0, -500, 1e-300, 1e300, .infinity, .nan]
        for a in odd {
            for b in odd {
                let kinds: [Carousel.Kind] = [
                    .snap(Snap(spacing: a, trailingPadding: b)), .pager(Pager(spacing: a)),
                    .peek(Peek(itemSize: Size(a, b), spacing: b)),
                    .cards(
                        Cards(
                            trailingPadding: a, depthOffset: b, depthShrink: a, activeIndex: .max,
                            threshold: b)),
                    .cards(
                        Cards(
                            depthShrink: b, activeIndex: .min, swap: .slide,
                            refill: Cards.Refill(after: -3, cards: []))),
                ]
                let focus = Carousel.Focus(scale: a, opacity: b)
                for kind in kinds {
                    for animation in [
                        Carousel.Animation.curve(Carousel.TimingCurve(a, b, b, a), duration: a),
                        .spring(Carousel.Spring(response: a, dampingFraction: b)),
                    ] {
                        let motion = Motion(
                            scene(kind, animation: animation, focus: focus, duration: 2, Self.steps))
                        for t in [0, 0.1, 0.5, 1, 2] { #expect(motion.pose(at: t).index >= 0) }
                    }
                }
            }
        }
    }
}

@Suite struct KeyTimesTests {
    @Test func aSteppedFilm() {
        // Down at 0.1, up at 0.3; the swipe takes 0.35 s; half a second of rest.
        let scene = scene(.snap, [.wait(0.1), .drag(-200), .settle, .wait(0.5)])
        let expected = [0, 0.1, 0.3, 0.3875, 0.475, 0.5625, 0.65, 1.15]
        let times = Motion(scene).keyTimes
        #expect(times.count == expected.count)
        for (time, wanted) in zip(times, expected) { expectClose(time, wanted) }
    }

    @Test func whatIsBrokenOffCountsAsLongAsItIsSeen() {
        // Lifted at 0.2, touched again (10 pt later) at 0.35, at the end of a 0.1 s wait.
        let scene = scene(.pager, duration: 0.3, [.drag(-200), .wait(0.04), .drag(-10, over: 0.1)])
        for time in [0.21, 0.22, 0.23] { #expect(Motion(scene).keyTimes.contains { abs($0 - time) < 1e-9 }) }
    }

    @Test func aLoopGoesOnUntilTheEnd() {
        let autoplay = Banner.Autoplay(interval: 1, resumeDelay: 1)
        let scene = scene(.banner(.ring, autoplay: autoplay), count: 3, duration: 7)
        let times = Motion(scene).keyTimes
        // Six ticks, of which the last three repeat the first, and one at the very end that nobody sees.
        #expect(times.count == 2 + 6 * 3)
        for tick in 1...6 {
            for share in [0.25, 0.5, 0.75] {
                let wanted = Double(tick) + 0.35 * share
                #expect(times.contains { abs($0 - wanted) < 1e-9 })
            }
        }
        #expect(times.last == 7)
    }
}

import CarouselScene
import Testing

@testable import CarouselMotion

/// How full the current bar is while a timer runs.
struct SegmentsTests {
    private func motion(
        loop: Banner.Loop = .ring, count: Int = 4, autoplay: Bool = true, _ steps: [Step] = []
    )
        -> Motion
    {
        let kind = Carousel.Kind.banner(loop, autoplay: autoplay ? Banner.Autoplay() : nil)
        return Motion(
            scene(kind, count: count, indicator: Indicator(style: .segments), duration: 20, steps))
    }

    /// How many are full, and how full the last one is.
    private func filled(_ motion: Motion, at time: Double, of count: Int = 4) throws -> (Int, Double) {
        let marks = try #require(motion.pose(at: time).indicator?.marks)
        let full = try #require(marks.first).frame.width
        return (marks.count - count - 1, try #require(marks.last).frame.width / full)
    }

    private func expect(
        _ motion: Motion, _ count: Int = 4, at time: Double, _ full: Int, _ share: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try filled(motion, at: time, of: count)
        #expect(found.0 == full, "at \(time)", sourceLocation: sourceLocation)
        expectClose(found.1, share, "at \(time)", sourceLocation: sourceLocation)
    }

    @Test func itFillsFromTickToTick() throws {
        let motion = motion()
        try expect(motion, at: 0, 0, 0)
        try expect(motion, at: 0.25, 0, 0.25)
        try expect(motion, at: 1, 1, 0)
        try expect(motion, at: 3.75, 3, 0.75)
        try expect(motion, at: 4.5, 0, 0.5)
        try expect(motion, at: 18.9, 2, 0.9)
    }

    /// It moves 10 points 0.02 s after it came down, and for the last time at 1.8; the timer starts at 2.8.
    @Test func aFingerEmptiesItUntilTheTimerStartsAgain() throws {
        let motion = motion([.wait(1.5), .drag(-150, over: 0.3)])
        try expect(motion, at: 1.51, 1, 0.51)
        try expect(motion, at: 1.53, 1, 0)
        try expect(motion, at: 2.7, 2, 0)
        try expect(motion, at: 3.3, 2, 0.5)
        try expect(motion, at: 3.9, 3, 0.1)
    }

    @Test func aDragTooShortLeavesItAlone() throws {
        try expect(motion([.wait(1.5), .drag(-8, over: 0.3)]), at: 1.7, 1, 0.7)
    }

    @Test func atTheLastPageItStaysFull() throws {
        let motion = motion(loop: .none, count: 2)
        try expect(motion, 2, at: 1.5, 1, 0.5)
        try expect(motion, 2, at: 2, 1, 1)
        try expect(motion, 2, at: 7.3, 1, 1)
    }

    @Test func withoutATimerItIsFull() throws {
        try expect(motion(autoplay: false, [.wait(1), .drag(-200)]), at: 0.5, 0, 1)
        try expect(motion(autoplay: false, [.wait(1), .drag(-200)]), at: 3, 1, 1)
    }
}

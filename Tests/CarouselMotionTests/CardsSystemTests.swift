import Foundation
import CarouselScene
import Testing

@testable import CarouselMotion

/// Five cards of 280 points, the front one at x = 24.
struct CardsSystemTests {
    private let inOut = Carousel.TimingCurve.easeInOut

    @Test(arguments: [Cards.Swap.crossfade, .slide], [(-100.0, 0), (-100.001, 1), (-150, 1), (150, 0)])
    func onlyBeyondTheThreshold(swap: Cards.Swap, drag: (by: Double, index: Int)) {
        let motion = Motion(scene(.cards(swap), [.drag(drag.by), .settle]))
        #expect(motion.pose(at: 0.2).index == drag.index)
        #expect(motion.pose(at: 2).index == drag.index)
        #expect(motion.pose(at: 2).phase == .rest)
        #expect(motion.pose(at: 2).items.last == drag.index)
    }

    @Test func aVelocityIsOfNoUse() {
        #expect(Motion(scene(.cards(.slide), [.drag(-99, velocity: -9000)])).pose(at: 2).index == 0)
    }

    @Test func anUnfinishedCrossfadeDragLeavesNoMotion() {
        let motion = Motion(scene(.cards(.crossfade), [.drag(-90), .settle]))
        #expect(motion.duration == 0.2)
        #expect(motion.pose(at: 0.2).phase == .rest)
    }

    @Test func slideFollowsTheFingerBothWays() {
        let motion = Motion(scene(.cards(.slide), [.drag(60, over: 0.6), .settle]))
        #expect(motion.pose(at: 0.09).phase == .rest)
        let pose = motion.pose(at: 0.3)
        expectClose(pose.offset, 30)
        expectClose(pose.places.last?.frame.x, 54)
        #expect(pose.position == 0)
        expectClose(motion.pose(at: 0.775).offset, 30)
        #expect(motion.pose(at: 0.775).phase == .moving)
        #expect(motion.duration == 0.95)
    }

    @Test func slideGoesBeyondTheLeftEdge() throws {
        let motion = Motion(scene(.cards(.slide), [.drag(-150), .settle]))
        // From a translation of −150 to where its left edge is at −300.
        let p = inOut.value(at: 0.2)
        let pose = motion.pose(at: 0.2 + 0.07)
        expectClose(pose.offset, -150 - 174 * p)
        expectClose(pose.position, p)
        let (anew, leaving) = (try #require(pose.places.first), try #require(pose.places.last))
        #expect(anew.layers.map(\.item) == [0] && leaving.layers.map(\.item) == [0])
        expectClose(anew.opacity, 0.6 * p)
        expectClose(anew.frame.x, 88)
        expectClose(leaving.opacity, 1)
        expectClose(leaving.frame.x, 24 - 150 - 174 * p)
        expectClose(motion.pose(at: 0.55 - 1e-5).offset, -324, within: 0.01)
    }

    @Test func aRecognisedDragEndsTheSwipe() {
        let motion = Motion(
            scene(.cards(.slide), [.drag(-150), .wait(0.1), .drag(-40, over: 0.2, hold: 0.1)]))
        #expect(motion.pose(at: 0.34).phase == .moving)
        let pose = motion.pose(at: 0.35)
        #expect(pose.phase == .dragging)
        #expect(pose.position == 1)
        expectClose(pose.offset, -10)
        #expect(pose.places.count == 5)
        expectClose(pose.places.last?.frame.x, 14)
        #expect(motion.pose(at: 5).index == 1)
    }

    @Test func aCrossfadeGoesOnUnderTheFingerAndAfterIt() {
        let motion = Motion(scene(.cards(.crossfade), [.drag(-150), .drag(-40, over: 0.1), .settle]))
        let without = Motion(scene(.cards(.crossfade), [.drag(-150), .settle]))
        for t in stride(from: 0.2, through: 0.6, by: 0.01) {
            let (pose, other) = (motion.pose(at: t), without.pose(at: t))
            #expect(pose.items == other.items)
            expectClose(pose.position, other.position)
            expectClose(pose.places.last?.layers.last?.opacity, other.places.last?.layers.last?.opacity ?? 0)
        }
        #expect(motion.pose(at: 0.22).phase == .moving)
        #expect(motion.pose(at: 0.28).phase == .dragging)
        #expect(motion.pose(at: 0.32).phase == .moving)
        expectClose(motion.duration, 0.55)
    }

    @Test func aSecondSwipeDuringACrossfadeEndsIt() {
        let motion = Motion(scene(.cards(.crossfade), [.drag(-150), .drag(-150, over: 0.1), .settle]))
        #expect(motion.pose(at: 0.29).index == 1)
        #expect(motion.pose(at: 0.3).index == 2)
        expectClose(motion.pose(at: 0.475).position, 1.5)
        expectClose(motion.duration, 0.65)
    }

    @Test(arguments: [0, 0.1, 0.7], [100, 70.1, 33.3])
    func theThresholdItselfIsNotBeyondIt(wait: Double, threshold: Double) {
        let kind = Carousel.Kind.cards(Cards(threshold: threshold))
        let path: [(Double, Double)] = [(0, 0), (0.1, -threshold * (1 + 1e-12))]
        #expect(Motion(scene(kind, [.wait(wait), .path(path), .settle])).pose(at: 5).index == 0)
    }

    @Test func positionAndIndexGoRound() {
        let swipe: [Step] = [.drag(-150), .settle]
        let steps = (0..<7).flatMap { _ in swipe }
        let motion = Motion(scene(.cards(.crossfade), steps))
        let cycle = 0.55
        for k in 0..<7 {
            let pose = motion.pose(at: Double(k + 1) * cycle)
            #expect(pose.index == (k + 1) % 5)
            #expect(pose.position == Double((k + 1) % 5))
            #expect(pose.items == (1...5).map { (k + 1 + 5 - $0) % 5 })
        }
        expectClose(motion.pose(at: 4 * cycle + 0.2 + 0.175).position, 4.5)
    }

    @Test func startRotatesTheList() {
        let pose = Motion(scene(.cards(.crossfade), start: 3, [])).pose(at: 0)
        #expect(pose.index == 3)
        #expect(pose.position == 3)
        #expect(pose.items == [2, 1, 0, 4, 3])
    }

    @Test(arguments: [Cards.Swap.crossfade, .slide])
    func refillNumbersOn(swap: Cards.Swap) {
        let swipe: [Step] = [.drag(-150), .settle]
        let steps = (0..<5).flatMap { _ in swipe }
        let motion = Motion(scene(.cards(swap, refill: 2, 3), steps))
        func pose(after swipes: Int) -> Pose { motion.pose(at: 0.55 * Double(swipes)) }
        #expect(pose(after: 1).items == [0, 4, 3, 2, 1])
        #expect(pose(after: 2).items == [7, 6, 5])
        #expect(pose(after: 2).index == 5)
        #expect(pose(after: 2).position == 0)
        #expect(pose(after: 3).items == [5, 7, 6])
        #expect(pose(after: 3).position == 1)
        #expect(pose(after: 4).items == [7, 6, 5])
        #expect(pose(after: 5).index == 6)
        // The refilling swipe itself: the coming item, counted from the swipes before.
        let running = motion.pose(at: 0.55 + 0.2 + 0.175)
        #expect(running.index == 5)
        expectClose(running.position, 1.5)
        #expect(Set(running.items).isSuperset(of: [5, 6, 7]))
    }

    @Test func aPlaceThatARefillEmptiesFades() throws {
        let motion = Motion(scene(.cards(.crossfade, refill: 1, 3), [.drag(-150), .settle]))
        let places = motion.pose(at: 0.375).places
        #expect(places.map { $0.layers.map(\.item) } == [[4], [3], [2, 7], [1, 6], [0, 5]])
        expectClose(places.first?.layers.first?.opacity, 0.5)
        expectClose(places.last?.layers.first?.opacity, 1)
        expectClose(places.last?.layers.last?.opacity, 0.5)
    }

    @Test func crossfadeKeepsItsOpacityInBounds() {
        let motion = Motion(scene(.cards(.crossfade), animation: .spring(.bouncy), [.drag(-150), .settle]))
        var highest = 0.0
        for t in stride(from: 0.2, to: motion.duration, by: 0.01) {
            let pose = motion.pose(at: t)
            highest = max(highest, pose.position)
            #expect(pose.places.allSatisfy { $0.layers.allSatisfy { (0...1).contains($0.opacity) } })
        }
        #expect(highest > 1)
        #expect(motion.duration > 0.7)
    }

    @Test func cardsWithoutHeightAreNotDrawn() {
        let deep = Motion(scene(.cards(.slide), count: 10_000, [.drag(-150), .settle]))
        // 379.8 + 16 − 16·d > 0 and 24 + 16·d < 390.
        #expect(deep.pose(at: 0).items == (0...22).reversed())
        #expect(deep.pose(at: 0.35).items.last == 0)
        var flat = Cards()
        flat.depthShrink = 200
        #expect(Motion(scene(.cards(flat), [])).pose(at: 0).items == [2, 1, 0])
    }

    @Test func oneCardSwapsWithItself() {
        let motion = Motion(scene(.cards(.slide), count: 1, [.drag(-150), .settle]))
        #expect(motion.pose(at: 0.3).items == [0, 0])
        #expect(motion.pose(at: 1).items == [0])
        #expect(motion.pose(at: 1).index == 0)
    }

    @Test func selectIsOfNoUse() {
        let motion = Motion(scene(.cards(.slide), [.select(3), .settle]))
        #expect(motion.pose(at: 0).index == 0)
        #expect(motion.duration == 0)
    }

    // MARK: To both sides

    private static func deck(_ swipe: Cards.Sides = .both, tilt: Double = 0, fling: Double = 20)
        -> Carousel.Kind
    {
        .cards(Cards(swap: .slide, swipe: swipe, tilt: tilt, fling: fling))
    }

    /// From the front card's place at 40 − 16 to 50 beyond the screen; 390 − 2 · 40 − 30 are 280.
    @Test func aSwipeToTheRightLeavesThere() {
        let steps: [Step] = [.drag(150), .wait(0.35 - 1e-7)]
        let motion = Motion(scene(Self.deck(fling: 50), steps))
        #expect(motion.pose(at: 0.3).index == 1)
        expectClose(motion.pose(at: 0.375).position, 0.5)
        expectClose(motion.pose(at: 0.55 - 1e-7).offset, 390 + 50 - 24, within: 1e-3)
        let left = Motion(scene(Self.deck(fling: 50), [.drag(-150), .wait(0.35 - 1e-7)]))
        expectClose(left.pose(at: 0.55 - 1e-7).offset, -280 - 50 - 24, within: 1e-3)
    }

    @Test(arguments: [(Cards.Sides.left, 150.0, 0), (.both, 150, 1), (.both, 100, 0), (.left, -150, 1)])
    func thresholdHoldsForBothSides(swipe: Cards.Sides, by: Double, index: Int) {
        let motion = Motion(scene(Self.deck(swipe), [.drag(by), .settle]))
        #expect(motion.pose(at: 5).index == index)
        #expect(motion.pose(at: 5).phase == .rest)
    }

    /// At a card's width to the right the card, 280 wide and 379.8 + 16 high, is turned by `tilt` about (164, its foot).
    @Test func theFrontCardIsTurnedAsItMoves() {
        let motion = Motion(scene(Self.deck(tilt: 30), [.drag(140, over: 1)]))
        let front = motion.pose(at: 1 - 1e-9).places.last
        let corners = front?.corners ?? []
        let height = 0.45 * 844 + 16
        let foot = (x: 24.0 + 140 + 140, y: (844 + height) / 2)
        let angle = 15 * Double.pi / 180
        // Upper left: from the foot by (−140, −height), turned.
        expectClose(corners.first?.x, foot.x - 140 * cos(angle) + height * sin(angle), within: 1e-5)
        expectClose(corners.first?.y, foot.y - 140 * sin(angle) - height * cos(angle), within: 1e-5)
        let atRest = motion.pose(at: 0).places.last?.corners?.first
        expectClose(atRest?.x, 24)
        expectClose(atRest?.y, (844 - height) / 2)
        #expect(motion.pose(at: 1).places.first?.corners == nil)
    }

    @Test func stampsGrowToTheThreshold() {
        let motion = Motion(scene(Self.deck(), [.drag(-200, over: 2), .settle]))
        func stamp(_ time: Double) -> Place.Stamp? { motion.pose(at: time).places.last?.stamp }
        #expect(stamp(0.05) == nil)
        expectClose(stamp(0.5)?.opacity, 0.5)
        #expect(stamp(0.5)?.isLeft == true)
        #expect(stamp(1.5) == Place.Stamp(isLeft: true, opacity: 1))
        #expect(stamp(2.1) == Place.Stamp(isLeft: true, opacity: 1))
        #expect(stamp(3) == nil)
        let back = Motion(scene(Self.deck(), [.drag(80, over: 1), .settle]))
        #expect(back.pose(at: 1.1).places.last?.stamp?.isLeft == false)
        #expect(back.pose(at: 2).places.last?.stamp == nil)
    }
}

import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

struct PageIndicatorTests {
    @Test func barsAreCentredBelow() throws {
        let indicator = try #require(Motion(scene(.pager, indicator: Indicator())).pose(at: 0).indicator)
        #expect(indicator.items.count == 5)
        #expect(indicator.items.first == Rect(x: 137, y: 490.5, width: 20, height: 3))
        #expect(indicator.items.last == Rect(x: 233, y: 490.5, width: 20, height: 3))
        #expect(indicator.masks == [Rect(x: 137, y: 490.5, width: 20, height: 3)])
    }

    @Test func theMaskLeavesTheRowInARubberBand() throws {
        let motion = Motion(scene(.pager, indicator: Indicator(), [.drag(200, over: 0.2)]))
        let pose = motion.pose(at: 0.1)
        let masks = try #require(pose.indicator?.masks)
        #expect(masks.count == 1)
        expectClose(masks.first?.x, 137 + pose.position * 24)
        #expect(pose.position < 0)
    }

    @Test(arguments: [Banner.Loop.ring, .append])
    func aSecondMaskEntersWhereALoopCloses(loop: Banner.Loop) throws {
        let kind = Carousel.Kind.banner(loop, autoplay: Banner.Autoplay())
        let motion = Motion(scene(kind, count: 3, indicator: Indicator(), duration: 10))
        let first = (390.0 - 68) / 2
        let masks = try #require(motion.pose(at: 3.175).indicator?.masks)
        #expect(masks.count == 2)
        expectClose(masks.first?.x, first + 2.5 * 24)
        expectClose(masks.last?.x, first - 0.5 * 24)
        #expect(motion.pose(at: 3).indicator?.masks.count == 1)
        #expect(motion.pose(at: 3.35).indicator?.masks.map(\.x) == [first])
        expectClose(motion.pose(at: 3.35 - 1e-5).indicator?.masks.last?.x, first, within: 1e-3)
    }

    @Test func rewindHasNoSecondMask() {
        let kind = Carousel.Kind.banner(.rewind, autoplay: Banner.Autoplay())
        let motion = Motion(scene(kind, count: 3, indicator: Indicator(), duration: 10))
        for t in stride(from: 0, to: 5, by: 0.05) {
            #expect(motion.pose(at: t).indicator?.masks.count == 1)
        }
    }

    @Test func barsThatFollowTheIndexHaveNoMask() {
        let kind = Carousel.Kind.banner(.ring, autoplay: Banner.Autoplay())
        let motion = Motion(scene(kind, count: 3, indicator: Indicator(follows: .index), duration: 10))
        #expect(motion.pose(at: 0.5).indicator?.index == 0)
        #expect(motion.pose(at: 1.01).indicator?.index == 1)
        #expect(motion.pose(at: 1.01).indicator?.masks == [])
    }

    @Test func dotsLieOverTheContainer() throws {
        let motion = Motion(scene(.banner(.ring), count: 4, indicator: Indicator(style: .dots)))
        // They take no room: the container is centred as without them.
        #expect(motion.container == Rect(x: 20, y: 272, width: 350, height: 300))
        let dots = try #require(motion.pose(at: 0).indicator?.items)
        for (i, dot) in dots.enumerated() {
            expectClose(dot.center.x, 195 + (Double(i) - 1.5) * 18)
            expectClose(dot.center.y, 572 - 13)
            expectClose(dot.width, 7.6)
            expectClose(dot.height, 7.6)
        }
        #expect(dots.count == 4)
    }

    @Test func dotsKnowWholePagesOnly() {
        let kind = Carousel.Kind.banner(.ring, autoplay: Banner.Autoplay())
        func index(_ follows: Indicator.Follows, at t: Double) -> Int? {
            let dots = Indicator(style: .dots, follows: follows)
            let pose = Motion(scene(kind, count: 3, indicator: dots, duration: 9)).pose(at: t).indicator
            return pose?.masks == [] ? pose?.index : nil
        }
        #expect(index(.index, at: 1.01) == 1)
        #expect(index(.offset, at: 1.01) == 0)
        #expect(index(.offset, at: 1.3) == 1)
        #expect(index(.offset, at: 3.01) == 2)
        #expect(index(.offset, at: 3.3) == 0)
    }

    @Test func stackedCardsHaveOnePerCard() throws {
        let steps: [Step] = [.drag(-150), .settle]
        let kind = Carousel.Kind.cards(.crossfade, refill: 1, 3)
        let motion = Motion(scene(kind, indicator: Indicator(), steps))
        #expect(motion.pose(at: 0).indicator?.items.count == 5)
        let refilled = try #require(motion.pose(at: 2).indicator)
        #expect(refilled.items.count == 3)
        #expect(refilled.index == 0)
        #expect(motion.pose(at: 2).index == 5)
    }
}

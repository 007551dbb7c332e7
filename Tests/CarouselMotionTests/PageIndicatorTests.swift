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
            expectClose(dot.center.y, 572 - 25)
            expectClose(dot.width, 7)
            expectClose(dot.height, 7)
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

    // MARK: Where it stands

    @Test func dotsWithASpacingTakeRoomBelow() throws {
        let motion = Motion(scene(.banner(.ring), count: 4, indicator: Indicator(style: .dots, spacing: 10)))
        // A page control is 26 high.
        #expect(motion.container.y == (844 - 336) / 2)
        expectClose(motion.pose(at: 0).indicator?.items.first?.center.y, motion.container.maxY + 10 + 13)
    }

    @Test(arguments: [
        (Card.Alignment.topLeading, 32.0, 297.0), (.trailing, 358 - 61, 422), (.bottom, 164.5, 547),
    ])
    func dotsStandWhereTheyAreAligned(alignment: Card.Alignment, x: Double, y: Double) {
        let dots = Indicator(style: .dots, alignment: alignment)
        let pose = Motion(scene(.banner(.ring), count: 4, indicator: dots)).pose(at: 0).indicator
        expectClose(pose?.items.first?.x, x)
        expectClose(pose?.items.first?.center.y, y)
    }

    @Test(arguments: [(Card.Alignment.leading, 0.0), (.trailing, 390 - 116), (.bottom, 137)])
    func barsBelowKeepToTheContainersEdges(alignment: Card.Alignment, x: Double) {
        let motion = Motion(scene(.pager, indicator: Indicator(alignment: alignment)))
        expectClose(motion.pose(at: 0).indicator?.items.first?.x, x)
        expectClose(motion.pose(at: 0).indicator?.masks.first?.x, x)
    }

    // MARK: More than have room

    private func dots(page: Int, of count: Int = 60, loop: Banner.Loop = .none) -> IndicatorPose? {
        let kind = Carousel.Kind.banner(loop)
        let dots = Indicator(style: .dots)
        return Motion(scene(kind, count: count, padding: 0, indicator: dots, start: page)).pose(at: 0)
            .indicator
    }

    /// 362 of 390 points have room for 20 dots; an odd number has the current one in the middle.
    @Test(arguments: [(0, 0, 19), (9, 0, 19), (10, 1, 19), (30, 21, 19), (55, 41, 19), (59, 41, 19)])
    func asManyDotsAsFitAreAroundTheCurrentOne(page: Int, first: Int, count: Int) throws {
        let pose = try #require(dots(page: page))
        #expect(pose.index == page && pose.firstPage == first && pose.items.count == count)
        let current = pose.items[page - first]
        #expect(current.width == 7 && current.minX >= 14 && current.maxX <= 376)
        for (k, dot) in pose.items.enumerated() {
            expectClose(dot.center.x, 195 + (Double(k) - 9) * 18)
            expectClose(dot.center.y, pose.items[9].center.y)
        }
    }

    @Test func dotsAreSmallerTowardsAnEndThatHidesSome() throws {
        let inside = try #require(dots(page: 30)).items.map { $0.width / 7 }
        for (k, size) in [0.5, 0.7, 1, 1].enumerated() {
            expectClose(inside[k], size)
            expectClose(inside[18 - k], size)
        }
        let start = try #require(dots(page: 0)).items.map { $0.width / 7 }
        #expect(start[0] == 1 && start[1] == 1)
        expectClose(start[18], 0.5)
        let end = try #require(dots(page: 55)).items.map { $0.width / 7 }
        expectClose(end[0], 0.5)
        expectClose(end[18], 1)
    }

    @Test func dotsThatFitAreAllShown() throws {
        #expect(try #require(dots(page: 3, of: 20)).items.count == 20)
        #expect(try #require(dots(page: 3, of: 21)).items.count == 19)
    }

    @Test func dotsOfALoopGoOnBeyondItsEnds() throws {
        let pose = try #require(dots(page: 0, loop: .ring))
        #expect(pose.firstPage == -9 && pose.items.count == 19)
        expectClose(pose.items[0].width, 3.5)
        expectClose(pose.items[9].width, 7)
    }

    @Test func barsThatDoNotFitScroll() throws {
        // 390 points have room for 16 bars, 24 apart.
        let steps: [Step] = [.drag(-195, over: 0.5, hold: 0.2), .settle]
        let motion = Motion(scene(.pager, count: 60, indicator: Indicator(), start: 30, steps))
        let row = (390.0 - 380) / 2
        let rest = try #require(motion.pose(at: 0).indicator)
        // From 30 − 7.5 on: half a pitch of the first bar is beyond the row's start, and of the last one its end.
        #expect(rest.firstPage == 22 && rest.items.count == 17)
        expectClose(rest.items[0].x, row)
        expectClose(rest.items[0].width, 8)
        expectClose(rest.items[1].x, row + 12)
        expectClose(rest.items[16].maxX, row + 380)
        expectClose(rest.masks.first?.x, row + 7.5 * 24)
        let half = try #require(motion.pose(at: 0.6).indicator)
        #expect(half.firstPage == 23 && half.items.count == 16)
        expectClose(half.items[0].x, row)
        expectClose(half.masks.first?.x, row + 7.5 * 24)
        #expect(half.row == rest.row)
    }
}

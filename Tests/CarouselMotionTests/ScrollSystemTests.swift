import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

/// On a screen of 390 points.
struct ScrollSystemTests {
    private func stops(_ scroll: Scroll, count: Int) -> [Double] {
        (0..<count).reduce(into: []) { stops, item in
            let offset = Motion(scene(.scroll(scroll), count: count, start: item)).pose(at: 0).offset
            if stops.last != offset { stops.append(offset) }
        }
    }

    @Test func stopsAreWhereColumnsRestWithinTheBounds() {
        let margins = Scroll.Margins(leading: 20, trailing: 20)
        #expect(stops(Scroll(spacing: 10, margins: margins), count: 5) == [-20, 340, 700, 1060, 1420])
        let third = Scroll(item: .count(3), margins: Scroll.Margins(leading: 16, trailing: 16))
        #expect(stops(third, count: 10) == [-16, 106, 228, 350, 472, 594, 716, 838])
        let rows = Scroll(item: .points(150), spacing: 10, rows: 2)
        #expect(stops(rows, count: 9) == [0, 160, 320, 400])
        let centred = Scroll(anchor: .center, item: .points(200), spacing: 10)
        #expect(stops(centred, count: 4) == [0, 115, 325, 440])
    }

    @Test func itemsOfManyColumns() {
        let span = Scroll(
            item: .count(5, span: 4, spacing: 12), spacing: 12,
            margins: Scroll.Margins(leading: 16, trailing: 16))
        expectClose(span.itemLength(in: 390), 284)
        expectClose(stops(span, count: 5).last, 1094)
    }

    @Test func rowsShareTheBreadth() {
        let scroll = Scroll(item: .points(150), spacing: 10, rows: 2)
        let places = Motion(scene(.scroll(scroll), count: 9, height: 210)).pose(at: 0).places
        let container = 317.0
        #expect(places.first?.frame == Rect(x: 0, y: container, width: 150, height: 100))
        #expect(places.dropFirst().first?.frame == Rect(x: 0, y: container + 110, width: 150, height: 100))
    }

    /// Offsets at some times of a film.
    private static let films: [(String, Scroll, count: Int, drag: Step, [(Double, Double)])] = [
        (
            "margins",
            Scroll(spacing: 10, margins: Scroll.Margins(leading: 20, trailing: 20)), 5, .drag(-120),
            [(0.2, 100), (0.3, 252.152238), (0.5, 328.230185), (1, 340)]
        ),
        ("paging", Scroll(behavior: .paging, spacing: 10), 4, .drag(-200), [(0.4, 379.507705)]),
        (
            "centred groups", Scroll(behavior: .groupPagingCentered, item: .points(300), spacing: 20), 5,
            .drag(-60, over: 0.1), [(0.2, 179.831591), (0.5, 270.332856)]
        ),
        (
            "free", Scroll(behavior: .none, item: .points(200), spacing: 10), 6, .drag(-200, over: 0.1),
            [(0.3, 529.288489), (0.7, 882.093802), (1.6, 860)]
        ),
        (
            "ring", Scroll(anchor: .center, item: .points(300), spacing: 20, loop: .ring), 4, .drag(120),
            [(0.2, 1115), (0.4, 941.795935)]
        ),
    ]

    @Test(arguments: films.map(\.0)) func offsets(name: String) throws {
        let film = try #require(Self.films.first { $0.0 == name })
        let motion = Motion(scene(.scroll(film.1), count: film.count, [film.drag, .wait(2)]))
        for (time, offset) in film.4 {
            expectClose(motion.pose(at: time).offset, offset, within: 2e-6, "at \(time)")
        }
    }

    @Test func pagesDriftByTheSpacing() {
        let motion = Motion(
            scene(.scroll(Scroll(behavior: .paging, spacing: 10)), count: 4, [.drag(-200), .settle]))
        #expect(motion.pose(at: motion.duration).x(ofItem: 1) == 10)
        #expect(stops(Scroll(behavior: .paging, spacing: 10), count: 4) == [0, 390, 780, 1170])
        let last = Motion(
            scene(
                .scroll(Scroll(behavior: .paging, spacing: 10)), count: 4, start: 3, [.drag(-200), .settle]))
        #expect(last.pose(at: last.duration).offset == 1200)
        #expect(last.pose(at: last.duration).index == 4)
    }

    @Test func aFreeScrollBouncesAtItsEnd() {
        let free = Scroll(behavior: .none, item: .points(200), spacing: 10)
        let motion = Motion(scene(.scroll(free), count: 6, [.drag(-200, over: 0.1), .settle]))
        expectClose(motion.duration, 1.5037, within: 1e-4)
        // It gets there with 676.677 pt/s.
        expectClose(motion.pose(at: 0.640812).offset, 860, within: 1e-3)
        expectClose(motion.pose(at: 0.641812).offset, 860.672, within: 0.01)
        let highest = (0..<2000).map { motion.pose(at: Double($0) / 1000).offset }.max()
        expectClose(highest, 884.7686, within: 1e-3)
        let end = motion.pose(at: motion.duration)
        #expect(end.phase == .rest && end.offset == 860 && end.index == 5)
        #expect(motion.pose(at: motion.duration - 1e-6).phase == .moving)
    }

    @Test func aRingCountsModuloItsItems() {
        let ring = Scroll(anchor: .center, item: .points(300), spacing: 20, loop: .ring)
        let motion = Motion(scene(.scroll(ring), count: 4, [.drag(120), .wait(1)]))
        let lift = motion.pose(at: 0.2)
        expectClose(lift.position, 3.625)
        #expect(lift.index == 3)
        expectClose(motion.pose(at: 0.4).position, 3.083737)
        // One item scrolls, too, as many copies as there is room for.
        let one = Scroll(item: .points(120), spacing: 0, loop: .ring)
        #expect(Motion(scene(.scroll(one), count: 1)).pose(at: 0).items == [0, 0, 0, 0])
    }

    @Test(arguments: [
        (Scroll.Limit.never, 5), (.always, 2), (.alwaysByFew, 2), (.alwaysByOne, 1), (.automatic, 2),
    ])
    func limits(limit: Scroll.Limit, index: Int) {
        let scroll = Scroll(limit: limit, item: .points(150), decelerationRate: 0.998)
        let film = scene(.scroll(scroll), count: 20, [.drag(-150, velocity: -1300), .settle])
        #expect(Motion(film).pose(at: 0.3).index == index)
    }

    @Test func automaticDependsOnTheScreen() {
        var film = scene(
            .scroll(Scroll(item: .points(150))), count: 40, [.drag(-150, velocity: -1300), .settle])
        film.screen = Screen(width: 820, height: 1180, scale: 1)
        // Without a limit it rolls at the normal rate.
        #expect(Motion(film).pose(at: 0.3).index == 5)
        film.screen = Screen(width: 599, height: 1180, scale: 1)
        #expect(Motion(film).pose(at: 0.3).index == 2)
    }

    @Test func aFlickGoesOnToTheNextStopAtLeast() {
        let scroll = Carousel.Kind.scroll(Scroll(behavior: .groupPaging, item: .points(300)))
        #expect(Motion(scene(scroll, [.drag(-20, velocity: -300), .settle])).pose(at: 0.3).index == 1)
        #expect(Motion(scene(scroll, [.drag(-20, velocity: -299), .settle])).pose(at: 0.3).index == 0)
    }

    @Test func ticksGoOneStopOn() {
        let film = { (loop: Banner.Loop) in
            scene(
                .scroll(Scroll(item: .points(200), loop: loop, autoplay: Banner.Autoplay())), count: 4,
                duration: 9)
        }
        let indices = { (loop: Banner.Loop) in
            (1...5).map { Motion(film(loop)).pose(at: Double($0) + 0.5).index }
        }
        // 0, 208, 416, and the last at 434.
        #expect(indices(.none) == [1, 2, 3, 3, 3])
        #expect(indices(.rewind) == [1, 2, 3, 0, 1])
        #expect(indices(.ring) == [1, 2, 3, 0, 1])
    }

    @Test func whatIsLongerThanTheContainerRestsAtItsStops() {
        let long = Scroll(anchor: .center, item: .points(500))
        let motion = Motion(scene(.scroll(long), count: 3, [.drag(-100), .settle, .drag(900), .settle]))
        #expect(motion.pose(at: 0).offset == 55)
        #expect(motion.pose(at: motion.duration).offset == 55)
    }

    @Test func aShortRowHasOneStop() {
        let motion = Motion(
            scene(.scroll(Scroll(item: .points(100))), count: 2, [.drag(-200), .settle, .select(1), .settle]))
        #expect(motion.pose(at: 0.2).offset > 0)
        let end = motion.pose(at: motion.duration)
        #expect(end.offset == 0 && end.index == 0 && end.phase == .rest)
    }

    // MARK: Pager and peek are settings of it

    private static let steps: [Step] = [
        .drag(-150, over: 0.3, curve: .easeOut), .wait(0.1), .drag(-90, over: 0.1), .settle,
        .drag(400, over: 0.25, hold: 0.1), .settle, .select(3), .wait(0.1), .drag(-500), .settle,
    ]

    @Test func pagingIsAPager() {
        expectSame(
            .pager(Pager(spacing: 0)), .scroll(Scroll(behavior: .paging, spacing: 0)), height: 110)
    }

    @Test func alignedInTheMiddleIsAPeek() {
        let margins = Scroll.Margins(leading: 45, trailing: 45)
        expectSame(
            .peek,
            .scroll(
                Scroll(
                    limit: .never, anchor: .center, item: .points(300), spacing: 24, margins: margins,
                    decelerationRate: 0.99)), height: 400)
    }

    private func expectSame(_ kind: Carousel.Kind, _ scroll: Carousel.Kind, height: Double) {
        let (motion, other) = (
            Motion(scene(kind, Self.steps)), Motion(scene(scroll, height: height, Self.steps))
        )
        #expect(motion.duration == other.duration)
        for frame in 0..<motion.frameCount {
            let time = motion.time(ofFrame: frame)
            #expect(motion.pose(at: time) == other.pose(at: time))
        }
    }
}

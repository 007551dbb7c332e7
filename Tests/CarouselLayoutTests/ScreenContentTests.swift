import CarouselDrawing
import CarouselLayout
import CarouselMotion
import CarouselScene
import Testing

/// What is around carousels on a screen of 300 × 400, with 40 points clear above and 20 below.
@Suite struct ScreenContentTests {
    private func scene(
        _ content: Card.View, indicator: Indicator? = nil, texts: [String: [String]] = [:],
        direction: Screen.LayoutDirection = .leftToRight, start: Int = 0, _ steps: [Step] = []
    ) -> Scene {
        Scene(
            screen: Screen(
                width: 300, height: 400, scale: 1, safeArea: Screen.SafeArea(top: 40, bottom: 20),
                layoutDirection: direction, content: content),
            carousels: [
                NamedCarousel(
                    "a", Carousel(kind: .pager(Pager()), cards: [box(1), box(2), box(3)], height: 100),
                    indicator: indicator, texts: texts)
            ], timeline: Timeline(starts: ["a": start], steps: steps))
    }

    private func place(_ scene: Scene) throws -> CarouselPlace {
        try #require(try ScreenContent(scene, resources: FixedResources())?.places().first)
    }

    private let carousel = Card.View(.carousel("a"))
    private let indicator = Card.View(.indicator("a"))

    /// (400 − 40 − 20 − 100) / 2 below the safe area's edge.
    @Test func aloneItIsInTheMiddleOfTheSafeArea() throws {
        #expect(try place(scene(carousel)).frame == Rect(x: 0, y: 160, width: 300, height: 100))
    }

    @Test func itTakesTheWidthThatItIsOffered() throws {
        let content = stack(
            .vertical, spacing: 10,
            [box(9, nil, 30), Card.View(.carousel("a"), [.padding(Insets(horizontal: 25, vertical: 5))])])
        // 30 + 10 + 5 + 100 + 5 are 150 of 340.
        #expect(try place(scene(content)).frame == Rect(x: 25, y: 40 + 95 + 45, width: 250, height: 100))
    }

    @Test func anIndicatorBelowItIsPartOfIt() throws {
        let bars = Indicator(spacing: 30)
        #expect(try place(scene(carousel, indicator: bars)).frame.height == 133)
        // 5 of 20 and two gaps, 3 high.
        let content = stack(.vertical, spacing: 0, [carousel, Card.View(.spacer(minLength: nil)), indicator])
        let place = try place(scene(content, indicator: bars))
        #expect(place.frame == Rect(x: 0, y: 40, width: 300, height: 100))
        let width = 3 * bars.itemWidth + 2 * bars.itemSpacing
        #expect(place.indicator == Rect(x: (300 - width) / 2, y: 377, width: width, height: 3))
    }

    /// Nine characters at 13 points of 17, and the padding.
    @Test func aCounterIsAsWideAsItsText() throws {
        let counter = Indicator(
            style: .counter, font: Card.Font(.footnote), padding: Insets(horizontal: 10, vertical: 4))
        let content = stack(
            .horizontal, spacing: 0,
            [stack(.vertical, [carousel]), Card.View(.indicator("a"), [.fixedSize()])])
        let leaf = try #require(try place(scene(content, indicator: counter)).indicator)
        #expect(abs(leaf.width - (5 * 130 / 17 + 20)) < 1e-9)
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        let content = Card.View(
            .carousel("a"), [.padding(Insets(top: 0, leading: 30, bottom: 0, trailing: 10))])
        #expect(try place(scene(content)).frame.x == 30)
        #expect(try place(scene(content, direction: .rightToLeft)).frame.x == 10)
    }

    // MARK: What is drawn

    private func list(_ scene: Scene, at time: Double = 0) throws -> DisplayList {
        let resources = FixedResources()
        let motion = Motion(scene, places: try ScreenContent(scene, resources: resources)?.places())
        let composer = Composer(scene: scene, motion: motion, resources: resources)
        return try composer.displayList(for: composer.arrangement(of: motion.poses(at: time)))
    }

    private func identities(_ list: DisplayList) -> [String?] {
        list.nodes.map { if case .group(let group) = $0 { group.identity } else { "no group" } }
    }

    @Test func whatComesLaterIsDrawnLater() throws {
        let content = stack(
            .depth, [box(7), carousel, box(8, 20, 20), Card.View(.indicator("a"))])
        let list = try list(scene(content, indicator: Indicator()))
        #expect(
            identities(list) == [
                "content", "a container", "content 2", "a indicator", "a indicator mask",
            ])
    }

    @Test func anOverlayLiesOverACarousel() throws {
        let content = Card.View(.carousel("a"), [.overlay(box(8, 20, 20))])
        #expect(identities(try list(scene(content))) == ["a container", "content"])
    }

    private func rectangles(_ content: Card.View) throws -> [Rect] {
        try list(scene(stack(.vertical, spacing: 0, [content, carousel]))).nodes.flatMap(
            CarouselLayoutTests.rectangles)
    }

    /// Where it stands at the edge, and only there.
    @Test func viewsMayReachOverTheSafeArea() throws {
        let first = { (modifiers: [Card.View.Modifier]) in try self.rectangles(box(7, modifiers))[0] }
        // The box has 340 − 100 of the safe area.
        #expect(try first([]) == Rect(x: 0, y: 40, width: 300, height: 240))
        #expect(try first([.ignoresSafeArea(.all)]) == Rect(x: 0, y: 0, width: 300, height: 280))
        #expect(try first([.ignoresSafeArea(.bottom)]) == Rect(x: 0, y: 40, width: 300, height: 240))
        #expect(
            try first([.padding(Insets(all: 1)), .ignoresSafeArea(.top)])
                == Rect(x: 1, y: 1, width: 298, height: 278))
        #expect(
            try first([
                .ignoresSafeArea(.top), .frame(Card.Frame(width: nil, height: 30)), .padding(Insets(all: 1)),
            ])
            .height == 30)
    }

    @Test func aBackgroundReachesOverTheSafeArea() throws {
        let fill = Card.Fill.color(Color(bytes: 5, 0, 0))
        let all = stack(.vertical, spacing: 0, [carousel, box(7, nil, 30)])
        let background = try list(
            scene(Card.View(all.content, [.frame(Card.Frame(maxHeight: .infinity)), .background(fill)]))
        ).nodes.flatMap(CarouselLayoutTests.rectangles)[0]
        #expect(background == Rect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test func textsShowWhatIsTrue() throws {
        let label = text("{a.number} of {a.count}: {a.name}")
        let scene = scene(
            stack(.vertical, spacing: 0, [label, carousel]), texts: ["name": ["one", "three", "twenty"]],
            [.wait(1), .select(2, on: "a"), .settle])
        func width(at time: Double) throws -> Double {
            try list(scene, at: time).nodes.flatMap(CarouselLayoutTests.rectangles)[0].width
        }
        #expect(try abs(width(at: 0) - 110) < 1e-9)
        #expect(try abs(width(at: 5) - 140) < 1e-9)
    }
}

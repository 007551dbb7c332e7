import CarouselDrawing
import CarouselScene
import Testing

/// Scenes that no file may hold, built in code.
struct SceneValidationTests {
    private static let card = Card.View(.text("a"))

    private func faults(_ change: (inout Scene) -> Void) -> String {
        var scene = Scene(carousel: Carousel(kind: .snap(Snap()), cards: [Self.card, Self.card]))
        change(&scene)
        do {
            try scene.validate()
            return ""
        } catch { return error.description }
    }

    @Test func aGoodSceneIsValid() { #expect(faults { _ in } == "") }

    @Test func everyFaultIsToldByItsPath() {
        let report = faults {
            $0.carousel.height = .nan
            $0.timeline.start = 2
            $0.timeline.steps = [.select(-1)]
        }
        #expect(
            report == """
                error: carousel.height must be a number, not nan
                error: timeline.start must be an item from 0 to 1, not 2
                error: timeline.steps[0].select must be an item from 0 to 1, not -1
                """)
    }

    @Test func nothingWrongPasses() {
        let view = { (scene: inout Scene, view: Card.View) in scene.carousel.cards[0] = view }
        let bad = Color(red: .nan, green: 2, blue: 0)
        let changes: [(inout Scene) -> Void] = [
            { $0.carousel.cards = [] }, { $0.screen.scale = .infinity }, { $0.screen.width = 0 },
            { $0.screen.background = bad }, { $0.indicator = Indicator(color: bad) },
            { $0.indicator = Indicator(itemWidth: -1) }, { $0.timeline.fps = FrameRate(0) },
            { $0.timeline.fps = FrameRate(.nan, per: 2) }, { $0.timeline.duration = -1 },
            { $0.timeline.steps = [.wait(-1)] },
            { $0.timeline.steps = [.drag(Drag(.path([])))] },
            { $0.timeline.steps = [.drag(Drag(.by(.infinity, over: 1)))] },
            { $0.carousel.kind = .banner(Banner()) },
            { $0.carousel.kind = .cards(Cards(refill: Cards.Refill(cards: []))) },
            { $0.carousel.kind = .peek(Peek(decelerationRate: 1)) },
            { $0.carousel.padding = 300 }, { $0.carousel.animation = .spring(Carousel.Spring(response: 0)) },
            { view(&$0, Card.View(.spacer(minLength: nil))) }, { view(&$0, Card.View(.text("\u{7}"))) },
            { view(&$0, Card.View(.text(Card.Text("a", font: Card.Font(family: " "))))) },
            { view(&$0, Card.View(.text(Card.Text("a", font: Card.Font(size: 0))))) },
            { view(&$0, Card.View(.text(Card.Text("a", lineLimit: 0)))) },
            {
                view(
                    &$0,
                    Card.View(.shape(Card.Shape(.circle, fill: .linear([.black], from: .top, to: .bottom)))))
            },
            {
                view(
                    &$0,
                    Card.View(
                        .shape(Card.Shape(.circle, fill: .linear([.black, .white], from: .top, to: .top)))))
            },
            { view(&$0, Card.View(.text("a"), [.opacity(1.1)])) },
            { view(&$0, Card.View(.text("a"), [.padding(Insets(top: .nan))])) },
            { view(&$0, Card.View(.text("a"), [.shadow(DropShadow(radius: .nan))])) },
            { view(&$0, Card.View(.text("a"), [.clip(Corners(radius: -1))])) },
            { view(&$0, Card.View(.text("a"), [.border(.black, corners: Corners(radius: -1))])) },
            { view(&$0, Card.View(.text("a"), [.frame(Card.Frame(width: .infinity))])) },
        ]
        for (i, change) in changes.enumerated() {
            #expect(faults(change).hasPrefix("error: "), "change \(i)")
        }
    }

    @Test func pathsLeadToTheValue() {
        let views = [Self.card, Card.View(.text("b"), [.padding(1), .frame(Card.Frame(height: -1))])]
        let report = faults {
            $0.carousel.kind = .cards(Cards(shadow: DropShadow(radius: -2)))
            $0.carousel.cards[1] = Card.View(.stack(Card.Stack(.vertical, views)))
            $0.timeline.steps = [.settle, .drag(Drag(.path([Drag.Sample(0, 0), Drag.Sample(0, 1)])))]
        }
        #expect(
            report == """
                error: carousel.cards[1].vstack[1].modifiers[1].frame.height must be at least 0, not -1
                error: carousel.shadow must be at least 0, not -2
                error: timeline.steps[1].drag.path[1].time must be later than 0, not 0
                """)
    }

    @Test func assetsAreOnlyCheckedWhereAsked() throws {
        let scene = Scene(
            fonts: ["missing.ttf"],
            carousel: Carousel(kind: .snap(Snap()), cards: [Card.View(.image(Card.Image("missing.png")))]))
        try scene.validate()
        #expect(throws: SceneError.self) { try scene.checked(assets: FakeAssets()) }
        let snowman = Scene(carousel: Carousel(kind: .snap(Snap()), cards: [Card.View(.text("☃"))]))
        #expect(
            try snowman.checked(assets: FakeAssets()).warnings.map(\.message) == [
                "carousel.cards[0]: no font has '☃'"
            ])
        let photo = Scene(
            carousel: Carousel(
                kind: .snap(Snap()), cards: [Card.View(.image(Card.Image("broken-profile.jpg")))]))
        #expect(
            try photo.checked(assets: FakeAssets()).warnings.map(\.message) == [
                "carousel.cards[0].image: picture 'broken-profile.jpg' has a broken colour profile; none is applied"
            ])
    }
}

import CarouselDrawing
import CarouselScene
import Testing

/// Everything but the views, written and read back.
struct CarouselWritingTests {
    private static let card = Card.View(.text("a"))
    private static let cards = [card, card]

    private func expectReadsBack(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let yaml = scene.yaml
        let again = try read(yaml)
        #expect(again == scene, "\(yaml)", sourceLocation: sourceLocation)
        #expect(again.yaml == yaml, sourceLocation: sourceLocation)
    }

    @Test func kinds() throws {
        let shadowed = Card.View(.text("a"), [.shadow(DropShadow(radius: 2))])
        var kinds: [Carousel.Kind] = [
            .snap(Snap()), .snap(Snap(spacing: -3, trailingPadding: 0.1 + 0.2, adjustment: false)),
            .banner(Banner(loop: .none, autoplay: nil, clips: false)),
            .banner(Banner(autoplay: Banner.Autoplay(interval: 3))),
            .banner(Banner(autoplay: Banner.Autoplay(resumeDelay: 0))), .peek(Peek()),
            .peek(
                Peek(
                    itemSize: Size(200, 400), spacing: 0, decelerationRate: 0.998,
                    clips: false)), .cards(Cards()),
            .cards(
                Cards(
                    trailingPadding: 1, depthOffset: 2, depthShrink: 3, activeIndex: 0, backOpacity: 0.4,
                    threshold: 5, swap: .slide, refill: Cards.Refill(cards: Self.cards + [shadowed]),
                    shadow: nil)),
            .cards(Cards(refill: Cards.Refill(after: 2, cards: [Self.card]))),
            .cards(Cards(shadow: DropShadow(radius: 0, x: 1, y: 2, color: .system(.red)))),
            .cards(Cards(shadow: DropShadow(radius: 9))), .pager(Pager(spacing: 0, clips: false)),
        ]
        kinds += Banner.Loop.allCases.map { .banner(Banner(loop: $0)) }
        for kind in kinds {
            let timeline = Timeline(duration: 1)
            for cards in [
                Self.cards, [shadowed, shadowed], [Self.card, shadowed],
                [Card.View(.shape(Card.Shape(.rectangle)))],
            ] {
                try expectReadsBack(Scene(carousel: Carousel(kind: kind, cards: cards), timeline: timeline))
                let other = Carousel(kind: kind, cards: cards, padding: 7, animation: .bouncy)
                try expectReadsBack(Scene(carousel: other, timeline: timeline))
            }
        }
    }

    @Test func focus() throws {
        for kind in [Carousel.Kind.peek(Peek()), .snap(Snap()), .pager(Pager())] {
            let focus = Carousel.Focus(scale: 0.8, opacity: 0.5)
            try expectReadsBack(Scene(carousel: Carousel(kind: kind, cards: Self.cards, focus: focus)))
        }
    }

    @Test func heights() throws {
        let screen = Screen(height: 1000)
        let usual = Carousel(kind: .cards(Cards()), cards: Self.cards, screen: Size(390, 1000))
        try expectReadsBack(Scene(screen: screen, carousel: usual))
        try expectReadsBack(
            Scene(screen: screen, carousel: Carousel(kind: .cards(Cards()), cards: Self.cards)))
        try expectReadsBack(Scene(carousel: Carousel(kind: .snap(Snap()), cards: Self.cards, height: 123.4)))
        let peek = Scene(carousel: Carousel(kind: .peek(Peek()), cards: Self.cards, height: 90))
        let again = try read(peek.yaml).carousel
        #expect(again == Carousel(kind: .peek(Peek(itemSize: Size(300, 90))), cards: Self.cards))
    }

    @Test func screensAndFonts() throws {
        let carousel = Carousel(kind: .snap(Snap()), cards: Self.cards)
        let device = try #require(Screen(device: "iPhone 15 Pro Max"))
        #expect(
            device
                == Screen(width: 430, height: 932, scale: 3, safeArea: Screen.SafeArea(top: 59, bottom: 34)))
        #expect(Screen(device: "iPhone 2") == nil)
        #expect(Screen.devices.allSatisfy { Screen(device: $0) != nil })
        for screen in [
            device, Screen(width: 150.5, scale: 0.75, background: .clear), Screen(background: .black),
            Screen(background: .white, appearance: .dark), Screen(appearance: .dark),
        ] {
            try expectReadsBack(
                Scene(screen: screen, fonts: ["a b.ttf", "/x/{y}: z.otf"], carousel: carousel))
        }
    }

    @Test func indicators() throws {
        for kind in [Carousel.Kind.pager(Pager()), .snap(Snap())] {
            for appearance in Appearance.allCases {
                var indicators: [Indicator?] = [
                    nil, Indicator(spacing: 3, itemWidth: 1, itemHeight: 2, itemSpacing: 0), Indicator(),
                ]
                for style in Indicator.Style.allCases {
                    indicators.append(Indicator(style: style, appearance: appearance))
                    indicators.append(
                        Indicator(
                            style: style, color: .system(.red),
                            selectedColor: style == .counter ? nil : .black,
                            appearance: appearance))
                    for follows in Indicator.Follows.allCases {
                        indicators.append(Indicator(style: style, follows: follows, appearance: appearance))
                    }
                }
                for indicator in indicators {
                    let carousel = Carousel(kind: kind, cards: Self.cards)
                    let screen = Screen(appearance: appearance)
                    try expectReadsBack(Scene(screen: screen, carousel: carousel, indicator: indicator))
                }
            }
        }
    }

    @Test func animations() throws {
        let curves = [
            Carousel.TimingCurve.linear, .easeIn, .easeOut, .easeInOut, Carousel.TimingCurve(0.1, -2, 1, 3),
        ]
        var animations = curves.map { Carousel.Animation.curve($0, duration: 0.5) }
        animations += [.linear, .easeIn, .easeOut, .easeInOut, .smooth, .snappy, .bouncy]
        animations += [
            .curve(Carousel.TimingCurve(0.1, 0, 0.2, 1), duration: 0.35), .spring(Carousel.Spring()),
            .spring(Carousel.Spring(response: 1.1)),
        ]
        for animation in animations {
            let carousel = Carousel(kind: .snap(Snap()), cards: Self.cards, animation: animation)
            try expectReadsBack(Scene(carousel: carousel))
        }
    }

    @Test func timelines() throws {
        let samples = [Drag.Sample(0, 0), Drag.Sample(0.1, -40), Drag.Sample(1.0 / 3, -1e-7)]
        let drags = [
            Drag(.by(-220, over: 0.35)), Drag(.by(1, over: 2, curve: .easeIn), hold: 1, velocity: 0),
            Drag(
                .by(1, over: 2, curve: Carousel.TimingCurve(0, 1, 1, 0)), velocity: -900.5, minimumDistance: 0
            ),
            Drag(.path(samples), hold: 0.2),
            Drag(.path((0..<60).map { Drag.Sample(Double($0) / 60, Double($0) / 7) })),
        ]
        let carousel = Carousel(kind: .snap(Snap()), cards: Self.cards)
        for timeline in [
            Timeline(), Timeline(fps: FrameRate(29.97), duration: 0, start: 1),
            Timeline(fps: FrameRate(30000, per: 1001), steps: [.wait(0), .settle, .select(1)]),
            Timeline(fps: FrameRate(60, per: 2), steps: drags.map(Step.drag)),
        ] {
            try expectReadsBack(Scene(carousel: carousel, timeline: timeline))
        }
    }
}

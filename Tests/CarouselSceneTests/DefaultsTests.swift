import CarouselDrawing
import CarouselScene
import Testing

/// What a scene says without saying it.
struct DefaultsTests {
    @Test func screen() throws {
        let light = try read(scene("snap")).screen
        #expect(light == Screen(width: 390, height: 844, scale: 2, background: .white, appearance: .light))
        let dark = try read(scene("snap") + "screen: { appearance: dark }").screen
        #expect(dark == Screen(width: 390, height: 844, scale: 2, background: .black, appearance: .dark))
    }

    @Test func timeline() throws {
        let timeline = try read(scene("snap")).timeline
        #expect(timeline == Timeline(fps: FrameRate(60), duration: nil, start: 0, steps: []))
        let drag = try read(scene("snap") + "timeline: { steps: [{ drag: { by: 3, over: 2 } }] }").timeline
            .steps
        #expect(
            drag == [
                .drag(Drag(.by(3, over: 2, curve: .linear), hold: 0, velocity: nil, minimumDistance: 10))
            ])
    }

    @Test func snap() throws {
        let carousel = try read(scene("snap")).carousel
        #expect(carousel.kind == .snap(Snap(spacing: 15, trailingPadding: 100, adjustment: true)))
        #expect((carousel.height, carousel.padding) == (400, 0))
        #expect(carousel.animation == .curve(Carousel.TimingCurve(0.42, 0, 0.58, 1), duration: 0.35))
    }

    @Test func banner() throws {
        let carousel = try read(scene("banner")).carousel
        let autoplay = Banner.Autoplay(interval: 1, resumeDelay: 1)
        #expect(carousel.kind == .banner(Banner(loop: .ring, autoplay: autoplay, clips: true)))
        #expect((carousel.height, carousel.padding) == (300, 20))
    }

    @Test func autoplaySwitches() throws {
        func autoplay(_ value: String) throws -> Banner.Autoplay? {
            let scene = try read(scene("banner", carousel: "autoplay: \(value)"))
            guard case .banner(let banner) = scene.carousel.kind else { return nil }
            return banner.autoplay
        }
        #expect(try autoplay("false") == nil)
        #expect(try autoplay("true") == Banner.Autoplay())
        #expect(try autoplay("{}") == Banner.Autoplay())
        #expect(
            try autoplay("{ interval: 3, resumeDelay: 0 }") == Banner.Autoplay(interval: 3, resumeDelay: 0))
    }

    @Test func peek() throws {
        let carousel = try read(scene("peek")).carousel
        let peek = Peek(
            itemSize: Size(300, 400), spacing: 24, decelerationRate: 0.99, clips: true)
        #expect(carousel.kind == .peek(peek))
        #expect(carousel.focus == Carousel.Focus(scale: 1, opacity: 1))
        #expect((carousel.height, carousel.padding) == (400, 0))
    }

    @Test func peekSizesAndRates() throws {
        func peek(_ more: String) throws -> (Peek, height: Double, focus: Carousel.Focus)? {
            let carousel = try read(scene("peek", carousel: more)).carousel
            guard case .peek(let peek) = carousel.kind else { return nil }
            return (peek, carousel.height, carousel.focus)
        }
        let tall = try #require(try peek("itemSize: { height: 500 }\ndecelerationRate: normal"))
        #expect(tall.0.itemSize == Size(300, 500))
        #expect(tall.height == 500)
        #expect(tall.0.decelerationRate == 0.998)
        let low = try #require(try peek("height: 90\ndecelerationRate: 0.9\nfocus: { scale: 0.8 }"))
        #expect(low.0.itemSize == Size(300, 90))
        #expect(low.0.decelerationRate == 0.9)
        #expect(low.focus == Carousel.Focus(scale: 0.8, opacity: 1))
    }

    @Test(arguments: ["snap", "banner", "peek", "pager"])
    func focusOfEveryScrollingKind(kind: String) throws {
        let carousel = try read(scene(kind, carousel: "focus: { opacity: 0.5 }")).carousel
        #expect(carousel.focus == Carousel.Focus(scale: 1, opacity: 0.5))
    }

    @Test func cards() throws {
        let carousel = try read(scene("cards") + "screen: { height: 1000 }").carousel
        let shadow = DropShadow(radius: 3, x: 0, y: 0, color: .black.opacity(0.33))
        let cards = Cards(
            trailingPadding: 30, depthOffset: 16, depthShrink: 16, activeIndex: 1, backOpacity: 0.6,
            threshold: 100, swap: .crossfade, refill: nil, shadow: shadow)
        #expect(carousel.kind == .cards(cards))
        #expect((carousel.height, carousel.padding) == (450, 40))
    }

    @Test(arguments: [
        ("shadow: 0", nil), ("shadow: 5", DropShadow(radius: 5)),
        ("shadow: { radius: 0, x: 2 }", DropShadow(radius: 0, x: 2)),
        ("shadow: { color: red }", DropShadow(radius: 3, color: Color(bytes: 255, 59, 48))),
        ("shadow: { radius: 0 }", nil), ("card: { shape: circle, shadow: 4 }", nil),
        ("card: { shape: circle, shadow: 4 }\nshadow: 2", DropShadow(radius: 2)),
        ("card: { zstack: [{ shape: circle, shadow: 4 }] }", DropShadow(radius: 3)),
    ])
    func shadowOfCards(_ more: String, _ expected: DropShadow?) throws {
        let kind = try read(scene("cards", carousel: more)).carousel.kind
        guard case .cards(let cards) = kind else {
            Issue.record("not kind cards")
            return
        }
        #expect(cards.shadow == expected)
    }

    @Test func pager() throws {
        let scene = try read(scene("pager"))
        #expect(scene.carousel.kind == .pager(Pager(spacing: 20, clips: true)))
        #expect((scene.carousel.height, scene.carousel.padding) == (110, 0))
        let bars = Indicator(
            style: .bars, spacing: 30, itemWidth: 20, itemHeight: 3, itemSpacing: 4, color: .black,
            selectedColor: Color(bytes: 142, 142, 147), follows: .offset)
        #expect(scene.indicator == bars)
    }

    @Test func indicator() throws {
        for kind in ["snap", "banner", "peek", "cards"] { #expect(try read(scene(kind)).indicator == nil) }
        #expect(try read(scene("pager") + "indicator: none").indicator == nil)
        #expect(try read(scene("snap") + "indicator: {}").indicator == Indicator(style: .bars))
        let dark = try read(scene("pager") + "screen: { appearance: dark }").indicator
        #expect(dark?.color == .white)
        let dots = Indicator(
            style: .dots, itemWidth: 7, itemHeight: 7, itemSpacing: 11, color: .white.opacity(0.45),
            selectedColor: .white, follows: .index)
        let read = try read(scene("snap") + "indicator: { style: dots }\nscreen: { appearance: dark }")
            .indicator
        #expect(read == dots)
    }

    @Test func cardIsARectangleInTheItemsColor() throws {
        let scene = try read(
            "version: 1\ncarousel: { kind: pager, items: [{ color: red }, { color: \"#00F\" }, { a: 1 }] }")
        let fills = [Color(bytes: 255, 59, 48), Color(bytes: 0, 0, 255), Color(bytes: 142, 142, 147)]
        #expect(
            scene.carousel.cards == fills.map { Card.View(.shape(Card.Shape(.rectangle, fill: .color($0)))) })
    }
}

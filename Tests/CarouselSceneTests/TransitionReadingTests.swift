import CarouselDrawing
import CarouselScene
import Testing

/// Transitions as a file has them, read and written again.
struct TransitionReadingTests {
    typealias Transition = Carousel.Transition

    static let cases: [(String, Transition)] = [
        ("coverflow", Transition(.preset(.init(.coverflow)))),
        (
            "{ preset: coverflow, rotate: 35, depth: 60 }",
            Transition(.preset(.init(.coverflow, [.rotate: 35, .depth: 60])))
        ),
        (
            "{ preset: scale, phase: edges, curve: easeIn, threshold: 0.3, travel: 0.5 }",
            Transition(
                .preset(.init(.scale)), phase: .edges, threshold: .visible(0.3), curve: .easeIn, travel: 0.5)
        ),
        (
            "{ away: { scale: 0.85, opacity: 0.5, rotateY: 30 } }",
            Transition(.away(.init(opacity: 0.5, scale: Size(0.85, 0.85), rotateY: 30)))
        ),
        (
            "{ away: { scale: [1, 0.5] }, perspective: { factor: 2 }, eye: container, backface: hidden, anchor: top }",
            Transition(
                .away(.init(scale: Size(1, 0.5))), perspective: .factor(2), eye: .container,
                anchor: UnitPoint(x: 0.5, y: 0), backface: .hidden)
        ),
        (
            "{ keyframes: [{ at: -1, opacity: 0 }, { at: 1, offset: [\"40%\", 7%], blur: 3 }], curve: easeOut, perspective: 900 }",
            Transition(
                .keyframes([
                    .init(at: -1, .init(opacity: 0)),
                    .init(at: 1, .init(offset: .init(x: .percent(40), y: .percent(7)), blur: 3)),
                ]), curve: .easeOut, perspective: .points(900))
        ),
    ]

    @Test(arguments: cases) func areReadAndReadBack(text: String, transition: Transition) throws {
        let scene = try read(scene("snap", carousel: "transition: \(text)"))
        #expect(scene.carousel.transition == transition)
        #expect(try read(scene.yaml).carousel.transition == transition)
    }

    @Test func parallaxStaysInsideRoundedCorners() throws {
        let view = try card("image: a.png\nparallax: 0.2\ncornerRadius: 12")
        #expect(view.modifiers == [.parallax(0.2), .clip(Corners(radius: 12))])
    }

    @Test func whatABuiltTransitionBreaks() {
        func fault(_ transition: Transition) -> String {
            let cards = [Card.View(.shape(Card.Shape(.rectangle)))]
            do {
                try Scene(carousel: Carousel(kind: .peek(Peek()), cards: cards, transition: transition))
                    .validate()
                return ""
            } catch { return error.description }
        }
        #expect(
            fault(Transition(.preset(.init(.cube, [.rotate: 5])))).contains(
                "'rotate' is no key of preset cube"))
        #expect(
            fault(Transition(.keyframes([.init(at: 1, .init()), .init(at: 1, .init())])))
                .contains("must be larger than the one before (1), found 1"))
        #expect(fault(Transition(.away(.init(opacity: 2)))).contains("opacity must be from 0 to 1, not 2"))
    }
}

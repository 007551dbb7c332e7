import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

/// A scene of `count` plain cards on a screen of 390 × 844, at one pixel per point.
func scene(
    _ kind: Carousel.Kind, count: Int = 5, axis: Carousel.Axis = .horizontal, height: Double? = nil,
    padding: Double? = nil, animation: Carousel.Animation = .easeInOut,
    focus: Carousel.Focus = Carousel.Focus(), transition: Carousel.Transition? = nil,
    indicator: Indicator? = nil, direction: Screen.LayoutDirection = .leftToRight, duration: Double? = nil,
    start: Int = 0, _ steps: [Step] = []
) -> Scene {
    let card = Card.View(.shape(Card.Shape(.rectangle)))
    return Scene(
        screen: Screen(width: 390, height: 844, scale: 1, layoutDirection: direction),
        carousel: Carousel(
            kind: kind, cards: Array(repeating: card, count: count), axis: axis, height: height,
            padding: padding, animation: animation, focus: focus, transition: transition),
        indicator: indicator,
        timeline: Timeline(duration: duration, start: start, steps: steps))
}

/// The kinds by themselves, without a timer where they have one.
extension Carousel.Kind {
    static let snap = Carousel.Kind.snap(Snap())
    static let peek = Carousel.Kind.peek(Peek())
    static let pager = Carousel.Kind.pager(Pager())
    static func banner(_ loop: Banner.Loop, autoplay: Banner.Autoplay? = nil, clips: Bool = true) -> Self {
        .banner(Banner(loop: loop, autoplay: autoplay, clips: clips))
    }
    static func cards(_ swap: Cards.Swap, refill: Int? = nil, _ count: Int = 5) -> Self {
        let card = Card.View(.shape(Card.Shape(.circle)))
        let cards = refill.map { Cards.Refill(after: $0, cards: Array(repeating: card, count: count)) }
        return .cards(Cards(swap: swap, refill: cards))
    }
}

extension Step {
    static func drag(
        _ by: Double, over: Double = 0.2, curve: Carousel.TimingCurve = .linear, hold: Double = 0,
        velocity: Double? = nil
    ) -> Step {
        .drag(Drag(.by(by, over: over, curve: curve), hold: hold, velocity: velocity))
    }

    static func path(_ samples: [(Double, Double)], hold: Double = 0) -> Step {
        .drag(Drag(.path(samples.map { Drag.Sample($0.0, $0.1) }), hold: hold))
    }
}

extension Motion {
    /// Of the only carousel.
    var container: Rect { carousels[0].container }
    var clip: Rect? { carousels[0].clip }
}

func expectClose(
    _ value: Double?, _ expected: Double, within tolerance: Double = 1e-6, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        abs((value ?? .nan) - expected) <= tolerance,
        "\(String(describing: value)) is not \(expected) \(comment ?? "")",
        sourceLocation: sourceLocation)
}

extension Pose {
    /// The numbers of the cards drawn, as `inspect` lists them.
    var items: [Int] { places.flatMap { $0.layers.map(\.item) } }

    func x(ofItem item: Int) -> Double? {
        places.first { $0.layers.contains { $0.item == item } }?.frame.x
    }
}

import CarouselScene
import Testing

struct AnimationReadingTests {
    @Test(arguments: [
        ("easeIn", Carousel.Animation.curve(.easeIn, duration: 0.35)),
        ("linear", .curve(.linear, duration: 0.35)),
        ("{ curve: easeOut }", .curve(.easeOut, duration: 0.35)),
        ("{ curve: easeInOut, duration: 2 }", .curve(.easeInOut, duration: 2)),
        ("{ bezier: [.42,0,.58,1], duration: 0.5 }", .curve(.easeInOut, duration: 0.5)),
        ("{ bezier: [0, -1, 1, 2] }", .curve(Carousel.TimingCurve(0, -1, 1, 2), duration: 0.35)),
        ("smooth", .spring(Carousel.Spring(response: 0.5, dampingFraction: 1))),
        ("default", .spring(Carousel.Spring(response: 0.55, dampingFraction: 1))),
        ("snappy", .spring(Carousel.Spring(response: 0.5, dampingFraction: 0.85))),
        ("bouncy", .spring(Carousel.Spring(response: 0.5, dampingFraction: 0.7))),
        ("{ spring: snappy }", .spring(.snappy)),
        ("{ spring: {} }", .spring(Carousel.Spring(response: 0.5, dampingFraction: 0.825))),
        ("{ spring: { response: .3 } }", .spring(Carousel.Spring(response: 0.3, dampingFraction: 0.825))),
        (
            "{ spring: { duration: .5, bounce: .25 } }",
            .spring(Carousel.Spring(response: 0.5, dampingFraction: 0.75))
        ),
        ("{ spring: { bounce: -0.5 } }", .spring(Carousel.Spring(response: 0.5, dampingFraction: 2))),
    ])
    func forms(_ yaml: String, _ expected: Carousel.Animation) throws {
        #expect(try read(scene("snap", carousel: "animation: \(yaml)")).carousel.animation == expected)
    }

    @Test(arguments: [
        ("easeIn", Carousel.TimingCurve.easeIn), ("[0.1, 0, 1, 1]", Carousel.TimingCurve(0.1, 0, 1, 1)),
        ("{ bezier: [0.1, 0, 1, 1] }", Carousel.TimingCurve(0.1, 0, 1, 1)),
    ])
    func curvesOfDrags(_ yaml: String, _ expected: Carousel.TimingCurve) throws {
        let text = scene("snap") + "timeline: { steps: [{ drag: { by: 1, over: 1, curve: \(yaml) } }] }"
        #expect(try read(text).timeline.steps == [.drag(Drag(.by(1, over: 1, curve: expected)))])
    }
}

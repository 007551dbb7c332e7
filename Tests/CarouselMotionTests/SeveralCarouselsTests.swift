import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

/// `scene` under a name that a test's own function does not hide.
private func plain(
    _ kind: Carousel.Kind, height: Double, padding: Double? = nil, duration: Double? = nil,
    _ steps: [Step] = []
) -> Scene {
    scene(kind, height: height, padding: padding, duration: duration, steps)
}

/// Carousels of one screen run on one clock, each as it would alone.
struct SeveralCarouselsTests {
    private static let places = [
        CarouselPlace(frame: Rect(x: 0, y: 100, width: 390, height: 200)),
        CarouselPlace(frame: Rect(x: 20, y: 400, width: 350, height: 100)),
    ]

    private func film(
        _ first: Carousel.Kind, _ second: Carousel.Kind, duration: Double? = nil, starts: [String: Int] = [:],
        _ steps: [Step]
    ) -> Scene {
        let one = plain(first, height: 200)
        let two = plain(second, height: 100, padding: 0)
        return Scene(
            screen: one.screen,
            carousels: [NamedCarousel("a", one.carousel), NamedCarousel("b", two.carousel)],
            timeline: Timeline(duration: duration, starts: starts, steps: steps))
    }

    private func on(_ name: String, _ by: Double, over: Double = 0.2) -> Step {
        .drag(Drag(.by(by, over: over), on: name))
    }

    /// What a finger does on one of them is, for the other, time that passes.
    @Test func eachMovesAsItWouldAlone() {
        let steps = [on("a", -220, over: 0.3), on("b", -90), .wait(0.1), on("a", 150), .settle]
        let both = Motion(film(.pager, .snap, steps), places: Self.places)
        func alone(_ name: String, _ kind: Carousel.Kind, _ place: CarouselPlace, height: Double) -> Motion {
            let own = steps.dropLast().map { step -> Step in
                guard case .drag(let drag) = step, drag.on != name else { return step }
                return .wait(Finger(drag).lift)
            }
            return Motion(
                plain(kind, height: height, padding: 0, duration: both.duration, own),
                places: [place])
        }
        let a = alone("a", .pager, Self.places[0], height: 200)
        let b = alone("b", .snap, Self.places[1], height: 100)
        for k in 0...60 {
            let time = both.duration * Double(k) / 60
            let poses = both.poses(at: time)
            #expect(poses[0] == a.pose(at: time), "\(time)")
            #expect(poses[1] == b.pose(at: time), "\(time)")
        }
    }

    @Test func theNextStepBeginsAtTheLift() {
        let motion = Motion(
            film(.pager, .pager, [on("a", -220, over: 0.3), on("b", -90, over: 0.2), .settle]),
            places: Self.places)
        #expect(motion.poses(at: 0.4).map(\.phase) == [.moving, .dragging])
        #expect(motion.poses(at: motion.duration).map(\.phase) == [.rest, .rest])
        expectClose(motion.translation(at: 0.15), -110)
        expectClose(motion.translation(at: 0.4), -45)
    }

    @Test func settlingWaitsForAllOrForOne() {
        // A pager settles in about half a second, a snap in 0.35.
        func end(_ settle: Step) -> Double {
            let motion = Motion(
                film(.pager, .snap, [on("a", -220), on("b", -90), settle, .wait(0)]), places: Self.places)
            return motion.keyTimes.filter { $0 > 0.4 + 1e-9 }.min { abs($0 - 0.75) < abs($1 - 0.75) } ?? 0
        }
        expectClose(end(.settleOne("b")), 0.75)
        let all = Motion(film(.pager, .snap, [on("a", -220), on("b", -90), .settle]), places: Self.places)
        let slow = Motion(
            plain(.pager, height: 200, [.drag(-220), .settle]), places: [Self.places[0]])
        #expect(all.duration == max(0.75, slow.duration))
    }

    @Test func eachStartsWhereItIsSaid() {
        let motion = Motion(film(.pager, .snap, starts: ["b": 2], []), places: Self.places)
        #expect(motion.poses(at: 0).map(\.index) == [0, 2])
        let moved = Motion(film(.pager, .snap, [.select(3, on: "b"), .settle]), places: Self.places)
        #expect(moved.poses(at: moved.duration).map(\.index) == [0, 3])
    }

    /// A timer of one goes on while a finger is on the other.
    @Test func timersRunOnTheirOwn() {
        let timed = Carousel.Kind.banner(.ring, autoplay: Banner.Autoplay(interval: 1))
        let motion = Motion(
            film(timed, .snap, duration: 5, [on("b", -100, over: 3)]), places: Self.places)
        #expect([0.5, 1.5, 2.5, 3.5].map { motion.poses(at: $0)[0].index } == [0, 1, 2, 3])
        #expect(motion.poses(at: 2)[1].phase == .dragging)
    }

    @Test func containersAreWhereTheContentHasThem() {
        let motion = Motion(film(.pager, .snap, []), places: Self.places)
        #expect(motion.carousels.map(\.container) == Self.places.map(\.frame))
        var padded = film(.pager, .snap, [])
        padded.carousels[1].carousel.padding = 15
        padded.carousels[1].indicator = Indicator(placement: .above, spacing: 8)
        let moved = Motion(
            padded,
            places: [
                Self.places[0], CarouselPlace(frame: Rect(x: 20, y: 400, width: 350, height: 100 + 8 + 3)),
            ])
        #expect(moved.carousels[1].container == Rect(x: 35, y: 411, width: 320, height: 100))
        let apart = Motion(
            padded,
            places: [
                Self.places[0],
                CarouselPlace(
                    frame: Self.places[1].frame, indicator: Rect(x: 100, y: 700, width: 200, height: 20)),
            ])
        #expect(apart.carousels[1].container == Rect(x: 35, y: 400, width: 320, height: 100))
        let row = apart.poses(at: 0)[1].indicator?.row
        #expect(row?.center.x == 200)
        #expect(row?.center.y == 710)
    }
}

import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

/// Numbers that were worked out independently of this program.
struct TransitionTests {
    typealias Transition = Carousel.Transition

    /// A card's frame at phase 0, from phase to phase, in a container as wide as the screen.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var transition: Transition
        var phase: Double
        var corners: [Double]
        var card = Rect(x: 45, y: 222, width: 300, height: 400)
        var stride = 324.0
        var columns = 9
    }

    private static func preset(
        _ name: Transition.Preset.Name, _ phase: Double, _ corners: [Double],
        card: Rect = Rect(x: 45, y: 222, width: 300, height: 400), stride: Double = 324
    ) -> Case {
        Case(
            testDescription: "\(name) at \(phase)", transition: Transition(.preset(.init(name))),
            phase: phase,
            corners: corners, card: card, stride: stride)
    }

    static let cases = [
        preset(.coverflow, 1, [388.015, 252.378, 620.706, 219.484, 620.706, 624.516, 388.015, 591.622]),
        preset(.flip, 0.25, [78.650, 202.608, 292.452, 238.242, 292.452, 605.758, 78.650, 641.392]),
        preset(.stack, -0.5, [-190.743, 320.393, 101.735, 253.636, 190.743, 643.607, -101.735, 710.364]),
        preset(.rotary, 1, [307.640, 256.473, 555.931, 256.473, 555.931, 587.527, 307.640, 587.527]),
        preset(
            .cube, 0.5, [195, 222, 372.740, 293.096, 372.740, 550.904, 195, 622],
            card: Rect(x: 0, y: 222, width: 390, height: 400), stride: 390),
        Case(
            testDescription: "away with a factor",
            transition: Transition(.away(.init(rotateY: 45)), perspective: .factor(1)), phase: 1,
            corners: [374.660, 149.830, 602.836, 263.918, 602.836, 580.082, 374.660, 694.170]),
    ]

    @Test(arguments: cases) func corners(c: Case) throws {
        let corners = try #require(Self.place(c)?.place.corners).flatMap { [$0.x, $0.y] }
        for (value, expected) in zip(corners, c.corners) { expectClose(value, expected, within: 0.001) }
    }

    private static func place(_ c: Case) -> (place: Place, order: Double)? {
        let container = Rect(x: 0, y: 222, width: 390, height: 400)
        let effect = TransitionEffect(c.transition, container: container, columns: c.columns)
        let frame = c.card.offset(by: Point(c.phase * c.stride, 0))
        let slot = Slot(
            layers: [], start: frame.x, length: frame.width, breadth: 400, phase: c.phase, stride: c.stride)
        return effect.place(slot, in: Place(frame: frame, layers: []))
    }

    private static func place(_ transition: Transition, at phase: Double, stride: Double = 324) -> Place? {
        place(
            Case(testDescription: "", transition: transition, phase: phase, corners: [], stride: stride))?
            .place
    }

    /// Scale, opacity and the middle's x.
    @Test(arguments: [
        (Transition.Preset.Name.zoomOut, 0.5, 0.85, 0.6, 392.7), (.depth, 0.5, 0.75, 0.5, 195),
        (.scale, 1.5, 0.65, 0.4, 681),
    ])
    func plainPresets(name: Transition.Preset.Name, phase: Double, scale: Double, opacity: Double, x: Double)
        throws
    {
        let place = try #require(Self.place(Transition(.preset(.init(name))), at: phase))
        expectClose(place.scale, scale)
        expectClose(place.opacity, opacity)
        expectClose(place.corners?.box.center.x, x)
    }

    /// What fades away by its phase shows it.
    @Test(arguments: [
        (Transition.Threshold.visible(1), Carousel.TimingCurve?.none, [0.280126, 0.812604, 0.997869]),
        (.visible(1), .linear, [0.366667, 0.7, 0.966667]),
        (.centered, .linear, [0.449275, 0.739130, 0.971014]),
    ])
    func edges(threshold: Transition.Threshold, curve: Carousel.TimingCurve?, phases: [Double]) throws {
        let transition = Transition(
            .away(.init(brightness: -1)), phase: .edges, threshold: threshold, curve: curve)
        for (x, phase) in zip([200.0, 300, 380], phases) {
            let place = try #require(Self.place(transition, at: (x - 45) / 324))
            expectClose(place.effect?.brightness, -phase)
        }
    }

    @Test func hiddenCardsOfEdgesAreWholeUntilTheyAreGone() throws {
        let transition = Transition(.away(.init(brightness: -1)), phase: .edges, threshold: .visible(0))
        #expect(try #require(Self.place(transition, at: 344 / 324)).effect?.brightness == 0)
        #expect(try #require(Self.place(transition, at: 345.001 / 324)).effect?.brightness == -1)
    }

    @Test func keyframesAreLinearAndTheCurveRunsOutwards() throws {
        let curve = Carousel.TimingCurve.easeIn
        let transition = Transition(
            .keyframes([
                .init(at: -1, .init(z: -10)), .init(at: 0.5, .init(z: 20)), .init(at: 2, .init(z: -40)),
            ]), curve: curve)
        func z(_ phase: Double) throws -> Double {
            let map = try #require(Self.place(transition, at: phase)?.effect?.map)
            return (1 - map.w.z) * 500
        }
        let half = curve.value(at: 0.5)
        expectClose(try z(0), 0)
        expectClose(try z(-0.5), -10 * half)
        expectClose(try z(-3), -10)
        expectClose(try z(0.25), 20 * half)
        expectClose(try z(0.5), 20)
        expectClose(try z(1.25), 20 - 60 * half)
        expectClose(try z(5), -40)
    }

    @Test func propertiesAreClampedAfterTheCurve() throws {
        let overshooting = Carousel.TimingCurve(0.3, 0, 0.5, 3)
        let transition = Transition(
            .away(.init(opacity: 0.2, scale: Size(0.1, 0.1), saturation: 0)), curve: overshooting)
        let place = Self.place(transition, at: 0.6)
        #expect(place == nil)  // no opacity is left
        let gray = Transition(.away(.init(saturation: 0)), curve: overshooting)
        #expect(try #require(Self.place(gray, at: 0.6)).effect?.saturation == 0)
    }

    @Test func awayIsMirroredBeforeTheFocus() throws {
        let transition = Transition(
            .away(.init(offset: .init(x: .percent(10), y: .points(7)), rotate: 20, rotateY: 30)),
            anchor: UnitPoint(x: 0.2, y: 0.3))
        let after = try #require(Self.place(transition, at: 0.7)?.corners)
        let before = try #require(Self.place(transition, at: -0.7)?.corners)
        for (p, q) in zip(after, [before[1], before[0], before[3], before[2]]) {
            expectClose(p.x, 390 - q.x)
            expectClose(p.y, q.y)
        }
    }

    @Test func whatCannotBeSeenIsNotThere() throws {
        #expect(Self.place(Transition(.preset(.init(.flip))), at: 0.51) == nil)
        #expect(Self.place(Transition(.preset(.init(.flip)), backface: .visible), at: 0.51) != nil)
        #expect(Self.place(Transition(.preset(.init(.fade))), at: 1) == nil)
        #expect(Self.place(Transition(.preset(.init(.fade))), at: -1) == nil)
        #expect(Self.place(Transition(.preset(.init(.cube))), at: -1) == nil)
        #expect(Self.place(Transition(.preset(.init(.wheel))), at: 5.01) == nil)
        // The upper right corner comes closer to the eye than a tenth of its distance.
        let near = Transition(.away(.init(z: 449)))
        #expect(Self.place(near, at: 1) != nil)
        #expect(Self.place(Transition(.away(.init(z: 451))), at: 1) == nil)
    }

    /// The lowest first; equal orders stay as the places are.
    @Test func orderIsTheOrderOfDrawing() {
        let motion = Motion(
            scene(
                .peek, count: 7,
                transition: .init(
                    .keyframes([.init(at: -1, .init(order: -1)), .init(at: 1, .init(order: -1))])),
                start: 3))
        #expect(motion.pose(at: 0).items == [2, 4, 3])
    }

    @Test func aStackedRingHasEachItemOnce() {
        let transition = Carousel.Transition(.keyframes([.init(at: 1, .init())]), travel: 0)
        for count in [2, 3, 4, 7] {
            let motion = Motion(scene(.banner(.ring), count: count, transition: transition))
            #expect(motion.pose(at: 0).items.sorted() == Array(0..<count))
        }
        // Of a ring of four, the one opposite counts as two ahead; it lies highest as the last.
        let four = Motion(scene(.banner(.ring), count: 4, transition: transition))
        #expect(four.pose(at: 0).items == [3, 0, 1, 2])
    }

    @Test func noMoreThanThirtyOnEitherSideAreStacked() {
        let transition = Carousel.Transition(.keyframes([.init(at: 1, .init())]), travel: 0.001)
        for kind in [Carousel.Kind.snap, .peek, .pager] {
            let motion = Motion(scene(kind, count: 200, transition: transition, start: 100))
            #expect(motion.pose(at: 0).items == Array(70...130))
        }
    }

    @Test func parallaxIsAgainstThePhase() {
        let motion = Motion(scene(.peek, count: 3, transition: nil))
        #expect(motion.pose(at: 0).places.map(\.parallax.x) == [0, -300])
    }
}

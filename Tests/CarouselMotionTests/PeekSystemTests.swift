import CarouselDrawing
import CarouselScene
import Foundation
import Testing

@testable import CarouselMotion

/// An inset of 45, a stride of 324: items rest at −45, 279, 603, …
struct PeekSystemTests {
    private func kind(rate: Double = 0.99) -> Carousel.Kind {
        .peek(Peek(decelerationRate: rate))
    }

    @Test(arguments: [
        // From 20 with 1000 pt/s: 99 pt further at 0.99, 499 at 0.998.
        (0.99, -65.0, -1000.0, 1), (0.998, -65, -1000, 2), (0.99, -65, 0, 0), (0.998, -65, 1000, 0),
        (0.99, -65, -1e9, 9), (0.99, -162, 0, 1), (0.99, -161.9, 0, 0), (0.5, -65, -1000, 0),
    ])
    func theTargetIsWhereItWouldRollTo(rate: Double, by: Double, velocity: Double, index: Int) {
        let motion = Motion(scene(kind(rate: rate), count: 10, [.drag(by, velocity: velocity), .settle]))
        #expect(motion.pose(at: 0.2).index == index)
        #expect(motion.pose(at: motion.duration).offset == Double(index) * 324 - 45)
        #expect(motion.pose(at: motion.duration).position == Double(index))
    }

    @Test(arguments: [0.99, 0.998])
    func settlesByItsRate(rate: Double) {
        let motion = Motion(scene(kind(rate: rate), [.drag(-200, velocity: 0), .settle]))
        for t in [0, 0.1, 0.3] {
            expectClose(motion.pose(at: 0.2 + t).offset, 279 - 124 * pow(rate, 1000 * t), within: 1e-9)
        }
        expectClose(motion.duration, 0.2 + log(1240) / (-1000 * log(rate)), within: 1e-9)
        #expect(motion.pose(at: motion.duration - 1e-6).phase == .moving)
    }

    @Test func oddRatesEnd() {
        for rate in [-1, 0, 1, 2, .nan] {
            let motion = Motion(scene(kind(rate: rate), [.drag(-200, velocity: 100), .wait(1)]))
            #expect(motion.pose(at: 1e9).phase == .rest)
        }
    }

    @Test func focusIsLinearUpToOneStride() throws {
        let focus = Carousel.Focus(scale: 0.8, opacity: 0.5)
        let motion = Motion(scene(.peek, focus: focus, [.drag(-81, over: 1, hold: 1), .settle]))
        let pose = motion.pose(at: 1)
        #expect(pose.items == [0, 1])
        expectClose(pose.places.first?.scale, 1 - 0.2 * 0.25)
        expectClose(pose.places.first?.opacity, 1 - 0.5 * 0.25)
        expectClose(pose.places.last?.scale, 1 - 0.2 * 0.75)
        expectClose(pose.places.last?.opacity, 1 - 0.5 * 0.75)
        // The frame is the one before the scale.
        #expect(pose.places.last?.frame.width == 300)
        // Scaled to 0.8 about its centre, the neighbour of a card at rest is beyond the edge: 369 + 30 ≥ 390.
        #expect(motion.pose(at: 0).items == [0])
    }

    @Test func aLargeFocusReachesIn() {
        // The neighbour's frame begins at 409, and is 60 pt wider on either side once it is scaled by 1.4.
        let peek = Carousel.Kind.peek(Peek(spacing: 64))
        let focus = Carousel.Focus(scale: 1.4)
        #expect(Motion(scene(peek, focus: focus)).pose(at: 0).items == [0, 1])
        #expect(Motion(scene(peek)).pose(at: 0).items == [0])
    }

    @Test func aFingerStopsTheRoll() {
        let motion = Motion(
            scene(.peek, count: 101, [.drag(-120), .wait(0.1), .drag(50, over: 0.5, hold: 0.1)]))
        let caught = motion.pose(at: 0.3)
        expectClose(caught.offset, 204.329402)
        #expect(caught.phase == .dragging)
        expectClose(motion.pose(at: 0.55).offset, 204.329402 - 25)
        #expect(motion.pose(at: 0.55).index == 1)
    }

    @Test func theRubberBandOfAFingerThatCameFromInside() {
        let motion = Motion(scene(.peek, start: 1, [.drag(424, over: 1, velocity: -5000), .wait(1)]))
        let band = RubberBand(length: 390, bounds: 0...0)
        expectClose(motion.pose(at: 0.5).offset, 279 - 212)
        expectClose(motion.pose(at: 1).offset, -45 - band.shown(ofOvershoot: 100))
        expectClose(motion.pose(at: 1.1).offset, -45 - band.shown(ofOvershoot: 100) * pow(0.99, 100))
        #expect(motion.pose(at: 1.1).index == 0)
    }

    @Test func returnsAtItsOwnRate() {
        let motion = Motion(scene(kind(rate: 0.998), [.drag(100), .wait(1)]))
        let b = RubberBand(length: 390, bounds: 0...0).shown(ofOvershoot: 100)
        expectClose(motion.pose(at: 0.3).offset, -45 - b * pow(0.99, 100))
    }

    @Test func thousandsOfItems() {
        let motion = Motion(scene(.peek, count: 10_000, start: 9_998, [.drag(-324, over: 1, velocity: 0)]))
        #expect(motion.pose(at: 0).items == [9_997, 9_998, 9_999])
        #expect(motion.pose(at: 5).offset == 9_999 * 324 - 45)
    }

    @Test func aFingerStopsARollAndHoldsItWhereItIs() {
        let kind = Carousel.Kind.peek(Peek(itemSize: Size(200, 100)))
        var scene = scene(
            kind, count: 4, start: 1,
            [.drag(-60, over: 0.1), .wait(0.1), .drag(0, over: 0.01, hold: 0.3), .settle])
        scene.screen.width = 300
        let motion = Motion(scene)
        for t in [0.2, 0.3, 0.51 - 1e-6] { expectClose(motion.pose(at: t).offset, 337.970696) }
        expectClose(motion.pose(at: 0.51 + 1e-6).offset, 337.970696, within: 0.01)
        #expect(motion.pose(at: motion.duration).offset == 398)
    }
}

import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

struct ViewportTests {
    @Test(arguments: [
        (Carousel.Kind.snap, Rect(x: 0, y: 222, width: 390, height: 400)),
        (.banner(.ring), Rect(x: 20, y: 272, width: 350, height: 300)),
        (.peek, Rect(x: 0, y: 222, width: 390, height: 400)),
        (.cards(.slide), Rect(x: 40, y: 232.1, width: 310, height: 379.8)),
        (.pager, Rect(x: 0, y: 367, width: 390, height: 110)),
    ])
    func containersAreCentred(kind: Carousel.Kind, container: Rect) {
        let motion = Motion(scene(kind))
        expectClose(motion.container.y, container.y)
        expectClose(motion.container.height, container.height)
        #expect(motion.container.x == container.x && motion.container.width == container.width)
    }

    /// SwiftUI centres in the safe area, UIKit on the screen.
    @Test(arguments: [(Carousel.Kind.snap, 234.5), (.pager, 379.5), (.peek, 222)])
    func theSafeAreaIsKeptClearOf(kind: Carousel.Kind, y: Double) {
        var scene = scene(kind)
        scene.screen.safeArea = Screen.SafeArea(top: 59, bottom: 34)
        #expect(Motion(scene).container.y == y)
    }

    @Test func barsAndTheirSpacingTakeRoom() {
        let bars = Indicator(spacing: 50, itemHeight: 10)
        #expect(Motion(scene(.pager, indicator: bars)).container.y == (844 - 170) / 2)
    }

    @Test func scrollViewsClip() {
        for kind in [Carousel.Kind.banner(.ring), .peek, .pager] {
            let motion = Motion(scene(kind))
            #expect(motion.clip == motion.container)
        }
        #expect(Motion(scene(.snap)).clip == nil)
        #expect(Motion(scene(.cards(.slide))).clip == nil)
    }

    @Test func onlyWhatIsInsideTheClipIsThere() {
        let clipped = Motion(scene(.banner(.ring), count: 3))
        #expect(clipped.pose(at: 0).items == [0])
        let open = Motion(scene(.banner(.ring, clips: false), count: 3))
        #expect(open.clip == nil)
        #expect(open.pose(at: 0).items == [2, 0, 1])
        let ended = Motion(scene(.banner(.none, clips: false), count: 3))
        #expect(ended.pose(at: 0).items == [0, 1])
    }

    @Test func touchingAnEdgeIsNotInside() {
        // Widths whose multiples are no exact binary numbers.
        for width in [393.1, 402.7, 375.3] {
            var scene = scene(.banner(.none), count: 40)
            scene.screen.width = width
            for page in 0..<40 {
                scene.timeline.start = page
                #expect(Motion(scene).pose(at: 0).items == [page])
            }
        }
    }
}

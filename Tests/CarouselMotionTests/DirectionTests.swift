import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

/// Systems know one axis: from right to left all is mirrored, downwards all is transposed.
struct DirectionTests {
    private static let kinds: [Carousel.Kind] = [
        .snap, .banner(.ring, autoplay: Banner.Autoplay(interval: 0.7)), .banner(.append), .peek, .pager,
        .cards(.slide), .cards(.crossfade),
        .cards(Cards(swap: .slide, swipe: .both, tilt: 20, fling: 70)),
        .scroll(Scroll(item: .count(3), margins: Scroll.Margins(leading: 16, trailing: 40), rows: 2)),
        .scroll(Scroll(behavior: .none, item: .points(200))),
        .scroll(Scroll(anchor: .center, item: .points(300), loop: .ring)),
        .scroll(Scroll(behavior: .groupPagingCentered, item: .fraction(0.8))),
        .scroll(Scroll(behavior: .paging)),
    ]

    /// Those of a film, every drag times `sign`.
    private func steps(_ sign: Double, _ kind: Carousel.Kind) -> [Step] {
        let select: [Step] = kind.name == "cards" ? [] : [.select(2), .wait(0.2)]
        return [
            .drag(-170 * sign, over: 0.15), .wait(0.2), .drag(60 * sign, over: 0.3, velocity: 700 * sign),
            .wait(0.3), .path([(0, 0), (0.1, -80 * sign), (0.2, -190 * sign)]), .wait(0.5),
        ] + select + [.wait(0.5)]
    }

    private func drawn(_ pose: Pose, _ change: (Rect) -> Rect) -> Pose {
        var pose = pose
        for i in pose.places.indices { pose.places[i].frame = change(pose.places[i].frame) }
        return pose
    }

    private func expectAlike(_ pose: Pose, _ other: Pose, _ change: (Rect) -> Rect) {
        let comment: Comment = "at \(pose.time)"
        #expect(pose.phase == other.phase && pose.index == other.index, comment)
        #expect(pose.position == other.position && pose.offset == other.offset, comment)
        #expect(pose.places.map(\.layers) == other.places.map(\.layers), comment)
        #expect(pose.places.map(\.opacity) == other.places.map(\.opacity), comment)
        #expect(pose.places.map(\.scale) == other.places.map(\.scale), comment)
        #expect(pose.places.map(\.stamp) == other.places.map(\.stamp), comment)
        for (place, other) in zip(pose.places, other.places) {
            // Left and right are exchanged.
            let corners = place.corners.map { [$0[1], $0[0], $0[3], $0[2]] } ?? []
            #expect(corners.count == (other.corners ?? []).count, comment)
            for (corner, other) in zip(corners, other.corners ?? []) {
                let moved = change(Rect(x: corner.x, y: corner.y, width: 0, height: 0))
                expectClose(moved.x, other.x, within: 1e-9, comment)
                expectClose(moved.y, other.y, within: 1e-9, comment)
            }
        }
        let frames = pose.places.map(\.frame) + (pose.indicator.map { $0.items + $0.masks } ?? [])
        let others = other.places.map(\.frame) + (other.indicator.map { $0.items + $0.masks } ?? [])
        #expect(frames.count == others.count, comment)
        for (frame, other) in zip(frames.map(change), others) {
            expectClose(frame.x, other.x, within: 1e-9, comment)
            expectClose(frame.y, other.y, within: 1e-9, comment)
            expectClose(frame.width, other.width, within: 1e-9, comment)
            expectClose(frame.height, other.height, within: 1e-9, comment)
        }
    }

    @Test(arguments: kinds) func rightToLeftIsTheMirrorImage(kind: Carousel.Kind) {
        for style in [Indicator.Style.bars, .dots] {
            let indicator = Indicator(style: style, alignment: .leading)
            let focus = Carousel.Focus(scale: 0.9, opacity: 0.5)
            let original = Motion(
                scene(kind, focus: focus, indicator: indicator, duration: 4, steps(1, kind)))
            let mirrored = Motion(
                scene(
                    kind, focus: focus, indicator: indicator, direction: .rightToLeft, duration: 4,
                    steps(-1, kind)))
            for frame in 0..<original.frameCount {
                let time = original.time(ofFrame: frame)
                expectAlike(original.pose(at: time), mirrored.pose(at: time)) {
                    Rect(x: 390 - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
                }
            }
        }
    }

    /// Of a square screen, where the container is as long and as broad either way.
    @Test(arguments: kinds.filter { $0.name != "cards" })
    func downwardsIsTheTransposition(kind: Carousel.Kind) {
        var kind = kind
        if case .peek(var peek) = kind {
            peek.itemSize = Size(300, 300)
            kind = .peek(peek)
        }
        func motion(_ axis: Carousel.Axis) -> Motion {
            var film = scene(
                kind, axis: axis, height: 390, padding: 0, duration: 4, steps(1, kind))
            film.screen.height = 390
            if case .peek(var peek) = kind, axis == .horizontal {
                peek.itemSize.height = 390
                film.carousel.kind = .peek(peek)
            }
            return Motion(film)
        }
        let (across, down) = (motion(.horizontal), motion(.vertical))
        for frame in 0..<across.frameCount {
            let time = across.time(ofFrame: frame)
            expectAlike(across.pose(at: time), down.pose(at: time)) {
                let frame = Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
                // Downwards an item of a peek is as broad as it says, and stands in the middle.
                return kind.name == "peek"
                    ? Rect(x: 45, y: frame.y, width: 300, height: frame.height) : frame
            }
        }
    }

    @Test func aVerticalCarouselFillsTheScreen() {
        var film = scene(.pager, axis: .vertical, indicator: Indicator(isVertical: true))
        film.screen.safeArea = Screen.SafeArea(top: 59, bottom: 34)
        film.carousel.height = film.screen.height
        let motion = Motion(film)
        #expect(motion.container == Rect(x: 0, y: 0, width: 390, height: 844))
        // Its indicator runs down the trailing edge, 12 points from it, and takes no room.
        let bars = motion.pose(at: 0).indicator
        #expect(bars?.items.first == Rect(x: 375, y: 364, width: 3, height: 20))
        #expect(bars?.items.last == Rect(x: 375, y: 460, width: 3, height: 20))
    }

    @Test func theFingerIsPhysical() {
        let scroll = Carousel.Kind.scroll(
            Scroll(spacing: 10, margins: Scroll.Margins(leading: 20, trailing: 20)))
        let motion = Motion(scene(scroll, direction: .rightToLeft, [.drag(120), .wait(1)]))
        let pose = motion.pose(at: 0.1)
        expectClose(pose.x(ofItem: 0), 80)
        expectClose(pose.x(ofItem: 1), -280)
        expectClose(motion.pose(at: 0.3).offset, 252.152238)
    }
}

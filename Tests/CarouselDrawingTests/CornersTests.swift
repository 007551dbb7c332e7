import Testing

import CarouselDrawing

@Suite struct CornersTests {
    /// The points of a path at which its pieces meet.
    private func joints(_ path: Path) -> [Point] {
        path.elements.compactMap {
            switch $0 {
            case .move(let p), .line(let p), .curve(_, _, let p): p
            case .close: nil
            }
        }
    }

    @Test func aContinuousCornerBeginsAt1528665Radii() {
        let path = Path.roundedRectangle(Rect(x: 0, y: 0, width: 400, height: 300), Corners(radius: 20))
        let first = joints(path)[0]
        #expect(first.x == 0)
        #expect(abs(first.y - 20 * 1.528_665) < 1e-9)
        let onTop = joints(path)[3]
        #expect(abs(onTop.x - 20 * 1.528_665) < 1e-9)
        #expect(onTop.y == 0)
        // The two inner joints, and the first control, by the published numbers.
        #expect(abs(joints(path)[1].x - 20 * 0.074_911_39) < 1e-9)
        #expect(abs(joints(path)[1].y - 20 * 0.631_493_79) < 1e-9)
        guard case .curve(let control, _, _) = path.elements[1] else {
            Issue.record("the corner does not begin with a curve")
            return
        }
        #expect(abs(control.y - 20 * 1.088_492_96) < 1e-9)
    }

    @Test func aLargeRadiusMakesHalfCirclesOfCircularCorners() {
        let path = Path.roundedRectangle(
            Rect(x: 0, y: 0, width: 300, height: 75), Corners(radius: 999, style: .circular))
        for p in joints(path) where p.x < 37.5 {
            let distance = ((p.x - 37.5) * (p.x - 37.5) + (p.y - 37.5) * (p.y - 37.5)).squareRoot()
            #expect(abs(distance - 37.5) < 0.02, "\(p) lies \(distance) from the left centre")
        }
        #expect(path.bounds == Rect(x: 0, y: 0, width: 300, height: 75))
    }

    /// A capsule: its long edges have room for the whole curve, its short ones for one radius.
    @Test func eachEdgeOfAContinuousCornerGoesByItself() {
        let path = Path.roundedRectangle(
            Rect(x: 0, y: 0, width: 300, height: 100), Corners(radius: 999))
        // The upper left corner, from its left edge to the upper one.
        guard case .move(let start) = path.elements[0], case .curve(let c, let d, _) = path.elements[1],
            case .curve(let e, let f, let end) = path.elements[3]
        else {
            Issue.record("\(path.elements.prefix(4))")
            return
        }
        let points = [start, c, d, e, f, end]
        let due = [
            Point(0, 50), Point(0, 0.96 * 50), Point(0, 0.82 * 50),
            Point(50 * 0.868_406_94, 0), Point(50 * 1.088_492_96, 0), Point(50 * 1.528_665, 0),
        ]
        for (p, q) in zip(points, due) { #expect(abs(p.x - q.x) < 1e-9 && abs(p.y - q.y) < 1e-9, "\(p)") }
    }

    @Test func halfTheRoomMissingMovesTheControlsHalfWay() {
        let room = (1.528_665 + 1) / 2
        let path = Path.roundedRectangle(
            Rect(x: 0, y: 0, width: 300, height: 2 * room * 20), Corners(radius: 20))
        guard case .move(let start) = path.elements[0], case .curve(let c, let d, _) = path.elements[1] else {
            return
        }
        #expect(abs(start.y - room * 20) < 1e-9)
        #expect(abs(c.y - (1.088_492_96 + 0.96) / 2 * 20) < 1e-9)
        #expect(abs(d.y - (0.868_406_94 + 0.82) / 2 * 20) < 1e-9)
    }

    @Test func eachCornerMayHaveARadiusOfItsOwn() {
        let path = Path.roundedRectangle(
            Rect(x: 0, y: 0, width: 100, height: 100),
            CornerRadii(topLeading: 40, bottomTrailing: 10, style: .circular))
        let found = joints(path)
        #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 6)
        #expect(found[0] == Point(0, 40))
        #expect(found.contains(Point(40, 0)))
        // The others are not rounded.
        #expect(found.contains(Point(100, 0)) && found.contains(Point(0, 100)))
        #expect(found.contains(Point(100, 90)) && found.contains(Point(90, 100)))
        // One that shares its edges with none has them for itself.
        let continuous = Path.roundedRectangle(
            Rect(x: 0, y: 0, width: 100, height: 100), CornerRadii(topLeading: 50))
        #expect(joints(continuous)[0].y == 50 * 1.528_665)
    }

    @Test func theCornerGoesOverWithoutAJump() {
        // Just enough room, and a hair less: the outlines are next to equal.
        let rect = Rect(x: 0, y: 0, width: 300, height: 2 * 1.528_665 * 20)
        let lower = Rect(x: 0, y: 0, width: 300, height: rect.height - 1e-6)
        let pairs = zip(
            joints(.roundedRectangle(rect, Corners(radius: 20))),
            joints(.roundedRectangle(lower, Corners(radius: 20))))
        for (a, b) in pairs { #expect(abs(a.x - b.x) < 1e-5 && abs(a.y - b.y) < 1e-5) }
    }

    @Test func noRadiusIsAPlainRectangle() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(Path.roundedRectangle(rect, Corners(radius: 0)).asRectangle == rect)
        #expect(Path.roundedRectangle(rect, Corners(radius: -5)).asRectangle == rect)
        #expect(Path.roundedRectangle(rect, Corners(radius: 1)).asRectangle == nil)
    }

    @Test func anEllipseTouchesItsFourSides() {
        let path = Path.ellipse(in: Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(path.bounds == Rect(x: 10, y: 20, width: 30, height: 40))
    }
}

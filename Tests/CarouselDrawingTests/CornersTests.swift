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

    @Test(arguments: [Corners.Style.continuous, .circular])
    func aLargeRadiusMakesACleanCapsule(style: Corners.Style) {
        let path = Path.roundedRectangle(
            Rect(x: 0, y: 0, width: 300, height: 75), Corners(radius: 999, style: style))
        for p in joints(path) where p.x < 37.5 {
            let distance = ((p.x - 37.5) * (p.x - 37.5) + (p.y - 37.5) * (p.y - 37.5)).squareRoot()
            #expect(abs(distance - 37.5) < 0.02, "\(p) lies \(distance) from the left centre")
        }
        #expect(path.bounds == Rect(x: 0, y: 0, width: 300, height: 75))
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

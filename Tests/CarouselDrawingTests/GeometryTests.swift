import Testing

import CarouselDrawing

@Suite struct GeometryTests {
    @Test func touchingIsNotOverlapping() {
        let a = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(a.intersection(Rect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
        #expect(!a.intersection(Rect(x: 9.999, y: 0, width: 5, height: 5)).isEmpty)
        #expect(a.intersection(Rect(x: 20, y: 0, width: 5, height: 5)).isEmpty)
    }

    @Test(arguments: [1.0, 2, 3, 1.5])
    func neighboursStayNeighboursWhenRounded(scale: Double) {
        for step in 0..<50 {
            let x = Double(step) * 0.137
            let left = Rect(x: x, y: 0, width: 100.3, height: 10).rounded(toPixelsAt: scale)
            let right = Rect(x: x + 100.3, y: 0, width: 100.3, height: 10).rounded(toPixelsAt: scale)
            #expect(abs(left.maxX - right.minX) < 1e-9)
        }
    }

    @Test func transformsApplyInTheOrderTheyAreWritten() {
        let map = Transform.scale(2, 3).then(.translation(10, 20))
        #expect(map.apply(Point(1, 1)) == Point(12, 23))
        #expect(
            map.apply(Rect(x: 0, y: 0, width: 1, height: 1)) == Rect(x: 10, y: 20, width: 2, height: 3))
    }

    @Test func aGroupsBoundsCountClipShadowAndTransform() {
        let square = Node.fill(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), .color(.black))
        var group = Group(children: [square])
        group.clip = .rectangle(Rect(x: 5, y: 0, width: 100, height: 100))
        group.transform = .scale(2, 2)
        #expect(Node.group(group).bounds == Rect(x: 10, y: 0, width: 10, height: 20))
        group.shadow = DropShadow(radius: 1, x: 10, y: 0)
        #expect(abs(Node.group(group).bounds.maxX - 48.2) < 1e-9)
    }

    @Test(
        arguments: [(0.5, 1.0), (0.5 - 1e-12, 1), (0.49, 0), (-0.5, 0), (-0.5 - 1e-12, 0), (-0.51, -1)]
            as [(Double, Double)])
    func halfAPixelGoesUpWhateverComputingTook(edge: Double, pixel: Double) {
        let rect = Rect(minX: edge, minY: 0, maxX: edge + 10, maxY: 1).rounded(toPixelsAt: 1)
        #expect(rect.minX == pixel)
        #expect(rect.maxX == pixel + 10)
    }
}

import CarouselDrawing
import Testing

@Suite struct BusyRowsTests {
    private func rows(_ nodes: [Node], scale: Double = 1) -> [Range<Int>] {
        DisplayList(size: Size(100, 100), background: .white, nodes: nodes)
            .busyRows(scale: scale, height: Int(100 * scale))
    }

    private func square(_ rect: Rect, _ paint: Paint = .color(.black)) -> Node {
        .fill(.rectangle(rect), paint)
    }

    @Test func nothingIsOneRow() { #expect(rows([]) == [0..<2]) }

    @Test func aRectangleIsItsTwoEdges() {
        #expect(rows([square(Rect(x: 10, y: 20, width: 30, height: 50))]) == [0..<2, 19..<22, 69..<72])
        #expect(
            rows([square(Rect(x: 10, y: 20, width: 30, height: 50))], scale: 2) == [
                0..<2, 39..<42, 139..<142,
            ])
    }

    @Test func roundCornersAreBusyAndTheSidesAreNot() {
        let card = Path.roundedRectangle(
            Rect(x: 0, y: 10, width: 80, height: 80), Corners(radius: 10, style: .circular))
        #expect(rows([.fill(card, .color(.black))]) == [0..<2, 9..<22, 79..<92])
    }

    @Test func aPictureAndASlopingGradientAreBusyThroughout() {
        let rect = Rect(x: 0, y: 20, width: 10, height: 50)
        for paint in [
            Paint.picture(Picture(file: "a.png"), frame: rect),
            .linear(.evenly([.black, .white]), start: Point(0, 20), end: Point(0, 70)),
            .linear(.evenly([.black, .white]), start: Point(0, 0), end: Point(10, 10)),
        ] { #expect(rows([square(rect, paint)]) == [0..<2, 19..<72]) }
        let level = Paint.linear(.evenly([.black, .white]), start: Point(0, 0), end: Point(10, 0))
        #expect(rows([square(rect, level)]) == [0..<2, 19..<22, 69..<72])
    }

    @Test func aGroupMovesItsRowsAndItsClipAddsSome() {
        let group = Group(
            transform: .translation(0, 5), clip: .rectangle(Rect(x: 0, y: 30, width: 9, height: 10)),
            children: [square(Rect(x: 0, y: 0, width: 10, height: 90))])
        #expect(rows([.group(group)]) == [0..<2, 4..<7, 34..<37, 44..<47, 94..<97])
    }

    @Test func aShadowReachesThreeSigmas() {
        let group = Group(
            shadow: DropShadow(radius: 2, x: 0, y: 3),
            children: [square(Rect(x: 0, y: 40, width: 10, height: 40))])
        #expect(rows([.group(group)]) == [0..<2, 33..<53, 73..<93])
    }

    @Test func anOpenOutlineIsClosedWhenFilled() {
        let open = Path([.move(Point(0, 10)), .line(Point(0, 50)), .line(Point(40, 50))])
        #expect(rows([.fill(open, .color(.black))]) == [0..<2, 9..<52])
    }

    @Test func aTurnedGroupIsBusyThroughout() {
        let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 20)
        let group = Group(transform: turn, children: [square(Rect(x: 0, y: 0, width: 50, height: 10))])
        #expect(rows([.group(group)]) == [0..<2, 19..<72])
    }
}

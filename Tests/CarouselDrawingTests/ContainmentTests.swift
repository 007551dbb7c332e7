import CarouselDrawing
import Testing

@Suite struct ContainmentTests {
    private let frame = Rect(x: 0, y: 0, width: 280, height: 396)

    @Test(arguments: [Corners.Style.continuous, .circular])
    func aBoxInsideARoundedRectangle(style: Corners.Style) {
        let outline = Path.roundedRectangle(frame, Corners(radius: 20, style: style))
        #expect(outline.contains(Rect(x: 6.2, y: 6.2, width: 267, height: 383)))
        #expect(outline.contains(Rect(x: 0.5, y: 100, width: 279, height: 100)))
        #expect(!outline.contains(Rect(x: 5, y: 5, width: 50, height: 50)))
        #expect(!outline.contains(frame))
        #expect(!outline.contains(Rect(x: 100, y: 100, width: 300, height: 20)))
    }

    @Test func nothingIsCertainOfOtherOutlines() {
        let box = Rect(x: 1, y: 1, width: 1, height: 1)
        let two = Path(Path.rectangle(frame).elements + Path.rectangle(box).elements)
        #expect(!two.contains(box))
        let arrow = Path([
            .move(Point(0, 0)), .line(Point(10, 5)), .line(Point(0, 10)), .line(Point(3, 5)), .close,
        ])
        #expect(!arrow.contains(Rect(x: 4, y: 4.9, width: 0.2, height: 0.2)))
        #expect(!Path().contains(box))
    }
}

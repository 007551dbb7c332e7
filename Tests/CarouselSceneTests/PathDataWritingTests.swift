import CarouselDrawing
import CarouselScene
import Testing

struct PathDataWritingTests {
    private static let box = Rect(x: 0, y: 0, width: 10, height: 10)

    @Test(arguments: [
        ("m1 2 3 4h1v-1z", "M1 2 L4 6 L5 6 L5 5 Z"), ("M0 0C1 2 3 4 5.5-6", "M0 0 C1 2 3 4 5.5 -6"),
        ("M1 1ZL2 2", "M1 1 Z M1 1 L2 2"), ("M.1.2", "M0.1 0.2"),
    ])
    func absoluteCommands(_ data: String, _ written: String) throws {
        #expect(try Card.PathShape(data, viewBox: Self.box).data == written)
    }

    @Test func everyCommandReadsBackToTheBit() throws {
        let data = "M1e-9 .1 q1 2 3 4 t5 6 s7 8 9 1 T3 3 c.1.2.3.4.5.6 a5 3 30 1 0 7 7 A1 1 0 0 1 3 4z l1 1 Z"
        let shape = try Card.PathShape(data, viewBox: Self.box, fill: nil, stroke: Card.Stroke(color: .black))
        #expect(
            try Card.PathShape(shape.data, viewBox: Self.box, fill: nil, stroke: Card.Stroke(color: .black))
                == shape)
    }

    @Test func wrongDataIsDescribed() {
        #expect {
            try Card.PathShape("M0 0 X", viewBox: Self.box)
        } throws: {
            "\($0)" == "path data, character 6: 'X' is no command"
        }
    }
}

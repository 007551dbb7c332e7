import CarouselDrawing
import Testing

@testable import CarouselScene

struct Drand48Tests {
    /// The values that C's `drand48` gives without a seed: first on macOS, whose state this is.
    @Test func firstValues() {
        var random = Drand48()
        let values = (0..<3).map { _ in random.next() }
        let expected = [0.396464773760275, 0.840485369411425, 0.353336097245244]
        for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 1e-14) }
    }

    @Test func generatedItems() throws {
        let scene = try read(
            """
            version: 1
            carousel:
              kind: peek
              generate: { count: 101, color: drand48 }
              card: { zstack: [{ shape: rectangle, fill: "{color}" }, { text: "{index} {number} {color}" }] }
            """)
        #expect(scene.carousel.cards.count == 101)
        #expect(scene.texts.map(\.string).first == "0 1 #65D65A")
        #expect(scene.texts.map(\.string).last?.hasPrefix("100 101 #") == true)
        // The colour itself is not rounded to bytes.
        guard case .stack(let stack) = scene.carousel.cards[0].content,
            case .shape(let shape) = stack.views[0].content, case .color(let color) = shape.fill
        else {
            Issue.record("no shape")
            return
        }
        #expect(abs(color.red - 0.396464773760275) < 1e-14)
    }
}

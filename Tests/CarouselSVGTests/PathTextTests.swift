import CarouselDrawing
import Testing

@testable import CarouselSVG

@Suite struct PathTextTests {
    static let outlines: [(path: Path, digits: Int, data: String)] = [
        (Path([.move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 7)), .close]), 2, "M1 2h3v5z"),
        (Path([.move(Point(0.5, -0.25)), .line(Point(-0.5, 0))]), 2, "M.5-.25l-1 .25"),
        (Path([.move(Point(1, 1)), .line(Point(2, 3)), .line(Point(1, 5))]), 2, "M1 1l1 2-1 2"),
        (
            Path([
                .move(Point(0, 0)), .curve(Point(1, 0), Point(2, 1), Point(2, 2)), .close, .move(Point(5, 5)),
            ]),
            2, "M0 0c1 0 2 1 2 2zm5 5"
        ),
        (Path([.move(Point(1.23456, 0)), .line(Point(2.34567, 1))]), 2, "M1.23 0l1.12 1"),
        (Path([.move(Point(1.23456, 0)), .line(Point(2.34567, 1))]), 4, "M1.2346 0l1.1111 1"),
    ]

    @Test(arguments: outlines)
    func isShort(path: Path, digits: Int, data: String) {
        #expect(path.data(digits: digits) == data)
    }

    static let numbers: [(value: Double, digits: Int, text: String)] = [
        (0, 3, "0"), (-0.0001, 3, "0"), (0.5, 3, ".5"), (-0.05, 3, "-.05"), (12, 3, "12"),
        (1.0006, 3, "1.001"),
        (100.25, 1, "100.3"), (0.000001, 6, ".000001"), (.nan, 2, "0"), (.infinity, 2, "0"),
    ]

    @Test(arguments: numbers)
    func numbersHaveNoDigitTooMany(value: Double, digits: Int, text: String) {
        #expect(value.text(digits) == text)
    }

    @Test(arguments: [(0.1, 2), (1, 2), (2, 2), (3, 3), (20, 3), (21, 4)])
    func whatIsEnlargedHasMoreDigits(factor: Double, digits: Int) {
        #expect(Digits.ofOutlines(enlarged: factor) == digits)
    }
}

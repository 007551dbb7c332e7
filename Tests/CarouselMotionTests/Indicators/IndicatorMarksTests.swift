import CarouselScene
import Testing

@testable import CarouselMotion

/// Marks of 8 × 8, 8 apart, worked out by hand.
struct IndicatorMarksTests {
    private func marks(
        _ style: Indicator.Style, at q: Double, of count: Int = 5, loop: Bool = false, length: Double = 100,
        elapsed: Double = 1
    ) -> [RowMark] {
        Indicator(style: style).marks(
            at: RowPosition(q, count: count, isLoop: loop), length: length, elapsed: elapsed)
    }

    private func expect(
        _ marks: some Collection<RowMark>, _ numbers: [(start: Double, top: Double, length: Double)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(marks.count == numbers.count, sourceLocation: sourceLocation)
        for (mark, number) in zip(marks, numbers) {
            expectClose(mark.start, number.start, sourceLocation: sourceLocation)
            expectClose(mark.top, number.top, sourceLocation: sourceLocation)
            expectClose(mark.length, number.length, sourceLocation: sourceLocation)
        }
    }

    private static let plain = (0..<5).map { RowMark(start: Double($0) * 16, length: 8, top: 0, breadth: 8) }

    @Test(arguments: [
        (Indicator.Style.slide, 1.25, 20.0, 0.0, 8.0), (.worm, 1.25, 16, 0, 16), (.worm, 1.75, 24, 0, 16),
        (.jump, 1.25, 18.75, -1.25, 10.5), (.drop, 1.25, 20.625, -2.5, 6.75),
        // Past the ends it stays at them.
        (.slide, -0.5, 0, 0, 8), (.worm, 4.5, 64, 0, 8), (.jump, 5, 64, 0, 8),
    ])
    func oneMoves(style: Indicator.Style, q: Double, start: Double, top: Double, length: Double) throws {
        let marks = marks(style, at: q)
        #expect(Array(marks.dropLast()) == Self.plain)
        expect(marks.suffix(1), [(start, top, length)])
        #expect(marks.last?.mix == 1)
    }

    @Test(arguments: [Indicator.Style.slide, .worm, .jump, .drop])
    func roundALoopsEndItGoesThroughAPortal(style: Indicator.Style) {
        let marks = marks(style, at: 4.25, loop: true)
        #expect(Array(marks.prefix(5)) == Self.plain)
        expect(marks.dropFirst(5), [(65, 1, 6), (3, 3, 2)])
        #expect(self.marks(style, at: 4, loop: true).count == 6)
        // A position beyond the copy of page 0 is one of page 0.
        #expect(self.marks(style, at: 5.25, loop: true) == self.marks(style, at: 0.25, loop: true))
        #expect(self.marks(style, at: -0.25, loop: true) == self.marks(style, at: 0, loop: true))
    }

    @Test func twoChangePlaces() {
        expect(
            marks(.swap, at: 1.25), [(0, 0, 8), (28, 0, 8), (48, 0, 8), (64, 0, 8), (20, 0, 8)])
        #expect(marks(.swap, at: 1.25).map(\.mix) == [0, 0, 0, 0, 1])
        expect(
            marks(.swap, at: 4.25, loop: true),
            [(4, 0, 8), (20, 0, 8), (36, 0, 8), (52, 0, 8), (69, 1, 6), (-9, 3, 2)])
        expect(marks(.swap, at: 0.3, of: 1), [(0, 0, 8)])
    }

    @Test func coloursChangeIntoOneAnother() {
        expect(marks(.blend, at: 1.25), Self.plain.map { ($0.start, 0, 8) })
        #expect(marks(.blend, at: 1.25).map(\.mix) == [0, 0.75, 0.25, 0, 0])
        #expect(marks(.blend, at: 4.25, loop: true).map(\.mix) == [0.25, 0, 0, 0, 0.75])
        #expect(marks(.blend, at: 4.25).map(\.mix) == [0, 0, 0, 0, 1])
        #expect(marks(.blend, at: 0.25, of: 1, loop: true).map(\.mix) == [1])
        expect(
            marks(.scale, at: 1.25), [(0, 0, 8), (14.5, -1.5, 11), (31.5, -0.5, 9), (48, 0, 8), (64, 0, 8)])
    }

    @Test func theSelectedOneIsWiderAndTheOthersMakeWay() {
        expect(
            marks(.expand, at: 1.25), [(0, 0, 8), (16, 0, 20), (44, 0, 12), (64, 0, 8), (80, 0, 8)])
        expect(
            marks(.expand, at: 4.25, loop: true),
            [(0, 0, 12), (20, 0, 8), (36, 0, 8), (52, 0, 8), (68, 0, 20)])
        #expect(Indicator(style: .expand).rowLength(pages: 5, in: 390) == 88)
    }

    @Test func aWindowMovesAlongTheRow() {
        let marks = marks(.scroll, at: 3.75, of: 9)
        let starts = [-8.5, 5.8, 20.9, 36.3, 53.4, 70.5]
        let lengths = [1, 4.4, 6.2, 7.4, 5.2, 3]
        expect(marks, zip(starts, lengths).map { ($0, (8 - $1) / 2, $1) })
        #expect(marks.map(\.mix) == [0, 0, 0.25, 0.75, 0, 0])
        // At an end nothing is hidden on one side; few pages are all there.
        expect(self.marks(.scroll, at: 0, of: 9).prefix(2), [(0, 0, 8), (16, 0, 8)])
        expect(self.marks(.scroll, at: 1, of: 3), [(0, 0, 8), (16, 0, 8), (32, 0, 8)])
        #expect(Indicator(style: .scroll).rowLength(pages: 3, in: 390) == 40)
        // On a loop it goes on beyond the end.
        let looping = self.marks(.scroll, at: 0, of: 9, loop: true)
        expect(looping, [(2, 2, 4), (17.2, 1.2, 5.6), (32, 0, 8), (49.2, 1.2, 5.6), (66, 2, 4)])
        #expect(looping.map(\.mix) == [0, 0, 1, 0, 0])
    }

    @Test(arguments: [
        (0.0, false, 20.0), (1.5, false, 50), (4, false, 100), (4.5, false, 100), (4, true, 100),
        (4.25, true, 80), (4.75, true, 40), (-1, false, 20),
    ])
    func aBarFills(q: Double, loop: Bool, length: Double) {
        let marks = marks(.progress, at: q, loop: loop)
        expect(marks, [(0, 0, 100), (0, 0, length)])
        #expect(marks.map(\.mix) == [0, 1] && marks.map(\.breadth) == [3, 3])
    }

    @Test func aBarForEachPageFills() {
        let marks = marks(.segments, at: 1, of: 3, length: 98, elapsed: 0.25)
        expect(marks, [(0, 0, 30), (34, 0, 30), (68, 0, 30), (0, 0, 30), (34, 0, 7.5)])
        #expect(marks.map(\.mix) == [0, 0, 0, 1, 1])
    }
}

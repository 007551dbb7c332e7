import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

struct IndicatorFrameTests {
    private static let container = Rect(x: 20, y: 100, width: 350, height: 300)

    @Test(arguments: [
        (Indicator.Placement.below, Card.Alignment.center, Rect(x: 159, y: 416, width: 72, height: 8)),
        (.below, .leading, Rect(x: 20, y: 416, width: 72, height: 8)),
        (.above, .trailing, Rect(x: 298, y: 76, width: 72, height: 8)),
        (.over, .bottom, Rect(x: 159, y: 380, width: 72, height: 8)),
        (.over, .topTrailing, Rect(x: 286, y: 112, width: 72, height: 8)),
        (.over, .leading, Rect(x: 32, y: 246, width: 72, height: 8)),
    ])
    func aRowStandsWhereItIsPut(placement: Indicator.Placement, alignment: Card.Alignment, row: Rect) {
        let indicator = Indicator(style: .worm, placement: placement, alignment: alignment)
        #expect(IndicatorFrame(container: Self.container).row(indicator, length: 72) == row)
    }

    @Test func itTakesRoomBesideTheCarousel() {
        let above = Motion(scene(.pager, indicator: Indicator(style: .slide, placement: .above, spacing: 20)))
        #expect(above.container.y == (844 - 138) / 2 + 28)
        let below = Motion(scene(.pager, indicator: Indicator(style: .slide)))
        #expect(below.container.y == (844 - 134) / 2)
        let over = Motion(scene(.pager, indicator: Indicator(style: .slide, placement: .over)))
        #expect(over.container.y == (844 - 110) / 2)
    }

    @Test func barsThatFillAreAsLongAsTheContainer() throws {
        func bar(_ indicator: Indicator) -> Rect? {
            Motion(scene(.banner(.ring), indicator: indicator)).pose(at: 0).indicator?.marks.first?.frame
        }
        let below = try #require(bar(Indicator(style: .progress)))
        #expect((below.x, below.width, below.height) == (20, 350, 3))
        let over = try #require(bar(Indicator(style: .progress, placement: .over, inset: 30)))
        #expect((over.x, over.width) == (50, 290))
        let given = try #require(bar(Indicator(style: .progress, alignment: .trailing, length: 100)))
        #expect((given.x, given.width) == (270, 100))
    }

    @Test func aCounterStandsInAStripOfTheContainer() throws {
        let counter = Indicator(style: .counter, font: Card.Font(size: 10), padding: 5)
        let pose = try #require(
            Motion(scene(.banner(.ring), indicator: counter, start: 1)).pose(at: 0).indicator)
        #expect(pose.caption == .init(text: "2 / 5", share: 1))
        #expect((pose.row.x, pose.row.y, pose.row.width) == (32, 284, 326))
        // A line of San Francisco is 1.1934 times its size high.
        expectClose(pose.row.height, 21.934, within: 0.001)
        #expect(pose.marks.isEmpty)
    }

    // MARK: Other directions

    private let mark = RowMark(start: 16, length: 10, top: -2, breadth: 6)

    @Test func rowsRunFromTheRightWhereLeadingIsThere() {
        let frame = IndicatorFrame(container: Self.container, isMirrored: true)
        let row = frame.row(Indicator(style: .worm, alignment: .leading), length: 72)
        #expect(row == Rect(x: 298, y: 416, width: 72, height: 8))
        #expect(frame.rect(mark, in: row) == Rect(x: 344, y: 414, width: 10, height: 6))
        #expect(frame.strip(Indicator(style: .counter)).share == 0)
    }

    @Test func rowsOfVerticalCarouselsRunDown() {
        let worm = Indicator(style: .worm, isVertical: true)
        #expect(worm.placement == .over && worm.alignment == .trailing)
        var frame = IndicatorFrame(container: Self.container, isVertical: true)
        #expect(frame.row(worm, length: 72) == Rect(x: 350, y: 214, width: 8, height: 72))
        #expect(
            frame.rect(mark, in: frame.row(worm, length: 72)) == Rect(x: 348, y: 230, width: 6, height: 10))
        frame.isMirrored = true
        #expect(frame.row(worm, length: 72) == Rect(x: 32, y: 214, width: 8, height: 72))
        #expect(
            frame.rect(mark, in: frame.row(worm, length: 72)) == Rect(x: 36, y: 230, width: 6, height: 10))
        // A page control's own view is wider than its dots.
        let dots = Indicator(style: .dots, isVertical: true)
        frame.isMirrored = false
        #expect(frame.row(dots, length: 61) == Rect(x: 341.5, y: 219.5, width: 7, height: 61))
    }
}

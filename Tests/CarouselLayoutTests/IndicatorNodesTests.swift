import CarouselDrawing
import CarouselMotion
import CarouselScene
import Testing

@testable import CarouselLayout

@Suite struct IndicatorNodesTests {
    private let bars = [0.0, 24, 48].map { Rect(x: 10.3 + $0, y: 5.2, width: 20, height: 3) }

    /// What each group draws: its name, its shapes' outline and colour, and what it is clipped to.
    private struct Drawn: Equatable {
        var identity: String?
        var outline: Path
        var color: Color
        var clip: Path?
    }

    private func draw(_ indicator: Indicator, _ pose: IndicatorPose, scale: Double = 2) throws -> [Drawn] {
        let context = LayoutContext(resources: FixedResources(), scale: scale)
        return try indicator.nodes(pose, context).compactMap { node in
            guard case .group(let group) = node, case .fill(let path, .color(let color)) = group.children[0]
            else { return nil }
            return Drawn(identity: group.identity, outline: path, color: color, clip: group.clip)
        }
    }

    private func outline(_ rectangles: [Rect], _ shape: (Rect) -> Path) -> Path {
        Path(rectangles.flatMap { shape($0).elements })
    }

    @Test func aMaskShowsTheSelectedColour() throws {
        let indicator = Indicator(color: .black, selectedColor: .white)
        let mask = Rect(x: 20.4, y: 5.2, width: 20, height: 3)
        let drawn = try draw(indicator, IndicatorPose(index: 0, items: bars, masks: [mask]))
        // All are moved by what brings the first bar onto the pixels: 0.2 to the right, 0.2 up.
        let shift = Point(10.5, 5) - Point(10.3, 5.2)
        let row = outline(bars.map { $0.offset(by: shift) }, Path.rectangle)
        #expect(
            drawn == [
                Drawn(identity: "indicator", outline: row, color: .black),
                Drawn(
                    identity: "indicator mask", outline: row, color: .white,
                    clip: .rectangle(mask.offset(by: shift))),
            ])
    }

    @Test(arguments: [IndicatorPose.Shape.rectangle, .ellipse])
    func withoutAMaskOneOfThemIsSelected(shape: IndicatorPose.Shape) throws {
        let indicator = Indicator(color: .black, selectedColor: .white)
        let items = bars.map { Rect(x: $0.x - 0.3, y: 5, width: 20, height: 3) }
        let drawn = try draw(indicator, IndicatorPose(index: 1, items: items, masks: [], shape: shape))
        let path: (Rect) -> Path = shape == .rectangle ? { .rectangle($0) } : { .ellipse(in: $0) }
        #expect(
            drawn == [
                Drawn(identity: "indicator", outline: outline([items[0], items[2]], path), color: .black),
                Drawn(
                    identity: "indicator selection", outline: outline([items[1]], path), color: .white),
            ])
    }

    @Test func aRowThatScrollsStandsWhereItsCornerDoes() throws {
        let indicator = Indicator(color: .black, selectedColor: .white)
        // The first bar is cut off; the corner is half a pixel from the grid.
        let items = [Rect(x: 10.25, y: 5, width: 7.3, height: 3), Rect(x: 21.55, y: 5, width: 20, height: 3)]
        let row = Rect(x: 10.25, y: 5, width: 40, height: 3)
        let pose = IndicatorPose(index: 8, items: items, firstPage: 7, row: row)
        let drawn = try draw(indicator, pose)
        let moved = items.map { $0.offset(by: Point(0.25, 0)) }
        #expect(drawn.map(\.outline) == moved.map { .rectangle($0) })
        #expect(drawn.map(\.color) == [.black, .white])
    }

    @Test func withoutPagesNothingIsDrawn() throws {
        #expect(try draw(Indicator(background: .prominent), IndicatorPose(index: 0)).isEmpty)
    }

    // MARK: Marks

    private let capsule: (Rect) -> Path = {
        .roundedRectangle($0, Corners(radius: .infinity, style: .circular))
    }

    @Test func marksHaveTheirShareOfTheSelectedColour() throws {
        let indicator = Indicator(
            style: .blend, color: .black.opacity(0.2), selectedColor: Color(red: 1, green: 0.5, blue: 0))
        let frames = [0.0, 16, 32].map { Rect(x: 10.3 + $0, y: 5.2, width: 8, height: 8) }
        let marks = zip(frames, [0, 0, 0.25]).map { IndicatorPose.Mark(frame: $0, mix: $1) }
        let row = Rect(x: 10.3, y: 5.2, width: 40, height: 8)
        let context = LayoutContext(resources: FixedResources(), scale: 2)
        let nodes = try indicator.nodes(IndicatorPose(index: 2, marks: marks, row: row), context)
        let moved = frames.map { $0.offset(by: Point(10.5, 5) - Point(10.3, 5.2)) }
        let mixed = Color(red: 0.25, green: 0.125, blue: 0, alpha: 0.4)
        #expect(
            nodes == [
                .group(
                    Group(
                        identity: "indicator",
                        children: [
                            .fill(outline([moved[0], moved[1]], capsule), .color(.black.opacity(0.2))),
                            .fill(capsule(moved[2]), .color(mixed)),
                        ]))
            ])
    }

    @Test func aCapsuleIsAsHighAsAPageControl() throws {
        let pose = IndicatorPose(
            index: 0, marks: [.init(frame: Rect(x: 10, y: 20, width: 8, height: 8), mix: 1)],
            row: Rect(x: 10, y: 20, width: 72, height: 8))
        let drawn = try draw(Indicator(style: .worm, background: .fill(.color(.white))), pose)
        #expect(drawn.map(\.identity) == ["indicator background", "indicator"])
        #expect(drawn.first?.outline == capsule(Rect(x: 0, y: 11, width: 92, height: 26)))
        #expect(drawn.first?.color == .white)
        let gray = try draw(Indicator(style: .worm, background: .prominent), pose).first?.color
        #expect(gray == Color(bytes: 142, 142, 147).opacity(0.25))
    }

    /// Five characters are 50 points wide and 20 high.
    @Test(arguments: [(0.0, 12.0), (0.5, 160), (1, 308)])
    func aCountersCapsuleIsAroundItsText(share: Double, x: Double) throws {
        let indicator = Indicator(style: .counter, padding: 10, color: .black, background: .prominent)
        let pose = IndicatorPose(
            index: 1, caption: .init(text: "2 / 5", share: share),
            row: Rect(x: 12, y: 30, width: 366, height: 50))
        let drawn = try draw(indicator, pose)
        #expect(drawn.map(\.identity) == ["indicator background", "indicator"])
        #expect(drawn.first?.outline == capsule(Rect(x: x, y: 30, width: 70, height: 50)))
        #expect(drawn.last?.outline.bounds == Rect(x: x + 10, y: 45, width: 50, height: 20))
        #expect(drawn.last?.color == .black)
    }
}

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

    private func draw(_ indicator: Indicator, _ pose: IndicatorPose, scale: Double = 2) -> [Drawn] {
        indicator.nodes(pose, scale: scale).compactMap { node in
            guard case .group(let group) = node, case .fill(let path, .color(let color)) = group.children[0]
            else { return nil }
            return Drawn(identity: group.identity, outline: path, color: color, clip: group.clip)
        }
    }

    private func outline(_ rectangles: [Rect], _ shape: (Rect) -> Path) -> Path {
        Path(rectangles.flatMap { shape($0).elements })
    }

    @Test func aMaskShowsTheSelectedColour() {
        let indicator = Indicator(color: .black, selectedColor: .white)
        let mask = Rect(x: 20.4, y: 5.2, width: 20, height: 3)
        let drawn = draw(indicator, IndicatorPose(index: 0, items: bars, masks: [mask]))
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
    func withoutAMaskOneOfThemIsSelected(shape: IndicatorPose.Shape) {
        let indicator = Indicator(color: .black, selectedColor: .white)
        let items = bars.map { Rect(x: $0.x - 0.3, y: 5, width: 20, height: 3) }
        let drawn = draw(indicator, IndicatorPose(index: 1, items: items, masks: [], shape: shape))
        let path: (Rect) -> Path = shape == .rectangle ? { .rectangle($0) } : { .ellipse(in: $0) }
        #expect(
            drawn == [
                Drawn(identity: "indicator", outline: outline([items[0], items[2]], path), color: .black),
                Drawn(
                    identity: "indicator selection", outline: outline([items[1]], path), color: .white),
            ])
    }

    @Test func aRowThatScrollsStandsWhereItsCornerDoes() {
        let indicator = Indicator(color: .black, selectedColor: .white)
        // The first bar is cut off; the corner is half a pixel from the grid.
        let items = [Rect(x: 10.25, y: 5, width: 7.3, height: 3), Rect(x: 21.55, y: 5, width: 20, height: 3)]
        let pose = IndicatorPose(index: 8, items: items, masks: [], firstPage: 7, origin: Point(10.25, 5))
        let drawn = draw(indicator, pose)
        let moved = items.map { $0.offset(by: Point(0.25, 0)) }
        #expect(drawn.map(\.outline) == moved.map { .rectangle($0) })
        #expect(drawn.map(\.color) == [.black, .white])
    }

    @Test func withoutPagesNothingIsDrawn() {
        #expect(Indicator().nodes(IndicatorPose(index: 0, items: [], masks: []), scale: 1).isEmpty)
    }
}

import CarouselDrawing
import CarouselMotion
import Testing

@testable import CarouselSnapshots

@Suite struct CardLocationTests {
    /// Two cards side by side at 2×, of which the second is shown at half its size, and bars below.
    private let pose = Pose(
        time: 0, phase: .rest, index: 0, position: 0, offset: 0,
        places: [
            Place(frame: Rect(x: 0, y: 0, width: 100, height: 100), layers: [Place.Layer(item: 0)]),
            Place(
                frame: Rect(x: 100, y: 0, width: 100, height: 100), scale: 0.5, layers: [Place.Layer(item: 1)]
            ),
        ],
        indicator: IndicatorPose(index: 0, items: [Rect(x: 0, y: 110, width: 20, height: 3)], masks: []))

    @Test(arguments: [
        (10...20, 10...20, "in card 0"), (0...199, 0...199, "in card 0"), (260...300, 60...100, "in card 1"),
        (150...300, 60...100, "over cards 0, 1"), (150...220, 60...100, "over card 0"),
        (210...240, 60...100, "beside the cards"), (30...35, 222...223, "in the indicator"),
        (30...35, 180...223, "over card 0"), (30...60, 222...223, "beside the cards"),
    ])
    func isFoundByTheFramesAsTheyAreShown(columns: ClosedRange<Int>, rows: ClosedRange<Int>, text: String) {
        let box = PixelBox(columns: columns, rows: rows)
        #expect(CardLocation(box, in: pose, scale: 2).description == text)
    }
}

import CarouselFrames
import Testing

@testable import CarouselSnapshots

struct StateDifferenceTests {
    private let pixels = PictureFinding.pixels(
        412, of: 329_550, box: PixelBox(columns: 20...324, rows: 430...441))
    private let card = GeometryChange(.card(3), .number("x", 41, 41.4, unit: "pt"))

    @Test func isLocatedInTimeAndInTheScene() {
        let frame = Moment(frame: 17, time: 17.0 / 60)
        #expect(
            StateDifference(at: frame, picture: pixels, changes: [card]).description
                == "frame 17 (0.283 s): 412 px differ in 305×12 at (20,430); card 3: x 41.0 → 41.4 pt")
        #expect(
            StateDifference(at: frame, picture: pixels).description
                == "frame 17 (0.283 s): 412 px differ in 305×12 at (20,430)")
        #expect(
            StateDifference(at: Moment(frame: nil, time: 0.3), picture: nil, changes: [card]).description
                == "0.300 s: card 3: x 41.0 → 41.4 pt")
    }

    @Test(
        arguments: [(0, "0.000"), (12.0004, "12.000"), (59.9996, "60.000"), (-0.0001, "0.000")]
            as [(Double, String)])
    func timesHaveThreeDecimals(time: Double, text: String) {
        #expect(StateDifference.name(Moment(frame: nil, time: time)) == "\(text) s")
    }

    /// As a broken record may have them.
    @Test(arguments: [1e300, .infinity, .nan, -1e300])
    func strangeTimesAreHarmless(time: Double) {
        #expect(StateDifference.name(Moment(frame: 1, time: time)).hasPrefix("frame 1 ("))
    }

    @Test(arguments: [
        ([], ""), ([4], "4"), ([1, 0, 2], "0–2"), ([17, 18, 18, 19, 60, 62, 63], "17–19, 60, 62–63"),
    ])
    func framesAreGivenAsRuns(frames: [Int], text: String) {
        #expect(FrameRuns(frames).description == text)
    }
}

import CarouselCairo
import CarouselFrames
import CarouselPixels
import CarouselScene
import Testing

/// What indicators look like, pixel by pixel: a row below a white carousel of 120 × 40.
@Suite struct IndicatorPictureTests {
    /// Half a page on at 1.5 s.
    private func picture(_ indicator: Indicator, at time: Double) throws -> Bitmap {
        let card = Card.View(.shape(Card.Shape(.rectangle, fill: .color(.white))))
        let drag = Drag(.by(-60, over: 1, curve: .linear), hold: 1)
        let film = try Film(
            Scene(
                screen: Screen(width: 120, height: 60, scale: 1),
                carousel: Carousel(
                    kind: .pager(Pager(spacing: 0)), cards: Array(repeating: card, count: 5), height: 40),
                indicator: indicator, timeline: Timeline(steps: [.drag(drag)])))
        return try PictureDecoder.decode(film.png(at: time)).bitmap
    }

    private func expect(
        _ picture: Bitmap, _ colors: [(x: Int, y: Int, color: UInt32)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (x, y, color) in colors {
            let found = picture.pixels[y * picture.width + x]
            #expect(
                found == color, "\(String(found, radix: 16)) at \(x), \(y)", sourceLocation: sourceLocation)
        }
    }

    private static let (white, gray, black): (UInt32, UInt32, UInt32) = (
        0xFFFF_FFFF, 0xFFC8_C8C8, 0xFF00_0000
    )

    private func indicator(_ style: Indicator.Style, background: Indicator.Backdrop = .nothing) -> Indicator {
        Indicator(
            style: style, spacing: 4, color: Color(bytes: 200, 200, 200), selectedColor: .black,
            background: background)
    }

    @Test func aWormReachesFromMarkToMark() throws {
        let worm = indicator(.worm)
        expect(
            try picture(worm, at: 0),
            [(28, 52, Self.black), (36, 52, Self.white), (44, 52, Self.gray), (23, 52, Self.white)])
        expect(
            try picture(worm, at: 1.5),
            [(28, 52, Self.black), (36, 52, Self.black), (44, 52, Self.black), (52, 52, Self.white)])
        // Its corners are round.
        expect(try picture(worm, at: 1.5), [(24, 48, Self.white), (36, 48, Self.black)])
    }

    @Test func marksThatExpandAreBothHalfSelected() throws {
        let half: UInt32 = 0xFF64_6464
        expect(
            try picture(indicator(.expand), at: 1.5),
            [
                (18, 52, half), (30, 52, half), (36, 52, Self.white), (48, 52, half), (60, 52, Self.white),
                (68, 52, Self.gray),
            ])
    }

    @Test func aBarIsFilledUpToThePosition() throws {
        expect(
            try picture(indicator(.progress), at: 1.5),
            [
                (10, 52, Self.black), (33, 52, Self.black), (40, 52, Self.gray), (116, 52, Self.gray),
                (60, 49, Self.white),
            ])
    }

    @Test func aSegmentForEachPage() throws {
        expect(
            try picture(indicator(.segments), at: 0),
            [(10, 52, Self.black), (22, 52, Self.white), (34, 52, Self.gray), (110, 52, Self.gray)])
    }

    @Test func aRowsCapsule() throws {
        expect(
            try picture(indicator(.blend, background: .prominent), at: 0),
            [
                (11, 52, Self.white), (16, 52, 0xFFE2_E2E3), (36, 45, 0xFFE2_E2E3), (28, 52, Self.black),
                (104, 52, 0xFFE2_E2E3), (108, 52, Self.white),
            ])
    }

    @Test func aCounterInTheCorner() throws {
        let red: UInt32 = 0xFFFF_0000
        let counter = Indicator(
            style: .counter, background: .fill(.color(Color(bytes: 255, 0, 0))))
        let first = try picture(counter, at: 0)
        expect(first, [(106, 34, red), (110, 34, Self.white), (106, 20, Self.white), (106, 48, Self.white)])
        func letters(_ picture: Bitmap) -> [Int] {
            (0..<picture.width * picture.height).filter {
                let (x, y) = ($0 % picture.width, $0 / picture.width)
                return (70..<100).contains(x) && (24..<44).contains(y) && picture.pixels[$0] != red
            }
        }
        #expect(letters(first).count > 20)
        #expect(letters(try picture(counter, at: 3)) != letters(first))
    }
}

import CarouselPixels
import CarouselCairo
import CarouselFrames
import CarouselScene
import Testing

/// Where carousels are known to flash, jump or let the background through.
@Suite struct SeamTests {
    private func page(_ color: Color) -> Card.View {
        Card.View(.shape(Card.Shape(.rectangle, fill: .color(color))))
    }

    private func banner(
        _ loop: Banner.Loop, _ count: Int, copies: Int = 1, duration: Double, fps: Double = 60
    ) throws -> Film {
        let colors = [
            Color(bytes: 200, 30, 40), Color(bytes: 30, 200, 40), Color(bytes: 30, 40, 200),
        ].prefix(count)
        let cards = Array(repeating: colors.map(page), count: copies).flatMap { $0 }
        return try Film(
            Scene(
                screen: Screen(width: 60, height: 30, scale: 1),
                carousel: Carousel(kind: .banner(Banner(loop: loop)), cards: cards, height: 20, padding: 5),
                timeline: Timeline(fps: FrameRate(fps), duration: duration)))
    }

    @Test(arguments: [(Banner.Loop.ring, 3), (.append, 3), (.ring, 2), (.append, 2)])
    func aLoopShowsWhatAnEndlessListWould(loop: Banner.Loop, count: Int) throws {
        let looping = try banner(loop, count, duration: 8)
        let endless = try banner(.none, count, copies: 5, duration: 8)
        for frame in 0..<looping.frameCount {
            let time = looping.time(ofFrame: frame)
            #expect(try looping.png(at: time) == endless.png(at: time), "at \(time)")
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func pagesWithoutSpacingLetNothingThrough(scale: Double) throws {
        let red = Color(bytes: 255, 0, 0)
        let film = try Film(
            Scene(
                screen: Screen(width: 61, height: 20, scale: scale, background: red),
                carousel: Carousel(
                    kind: .pager(Pager(spacing: 0)), cards: [page(.white), page(.black), page(.white)],
                    height: 20),
                timeline: Timeline(steps: [.drag(Drag(.by(-50.7, over: 0.5, curve: .linear)))])))
        for frame in 0..<film.frameCount {
            let picture = try PictureDecoder.decode(film.png(at: film.time(ofFrame: frame))).bitmap
            for index in 0..<picture.width * picture.height {
                let pixel = picture.pixels[index]
                guard pixel == 0xFF00_0000 || pixel == 0xFFFF_FFFF else {
                    Issue.record("frame \(frame), pixel \(index): \(String(pixel, radix: 16))")
                    return
                }
            }
        }
    }

    @Test func tenThousandLoopsOnItIsTheSameFrame() throws {
        let film = try banner(.ring, 3, duration: 30_010, fps: 10)
        for time in [0.5, 1.1, 1.25, 2.3, 3.2] {
            #expect(try film.png(at: time) == film.png(at: time + 3 * 10_000))
        }
    }
}

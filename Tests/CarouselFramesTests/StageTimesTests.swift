import CarouselPixels
import CarouselCairo
import CarouselFrames
import Testing

/// Where the time goes, and what is not done twice.
struct StageTimesTests {
    /// Half a second at rest, then a slide.
    private let film: Film

    init() throws {
        film = try Film(
            Scene(
                screen: Screen(width: 30, height: 60, scale: 1),
                carousel: Carousel(
                    kind: .pager(Pager(spacing: 2)),
                    cards: [Color.black, .black.opacity(0.5)].map {
                        Card.View(.shape(Card.Shape(.circle, fill: .color($0))))
                    },
                    height: 20),
                timeline: Timeline(fps: FrameRate(10), duration: 1, steps: [.wait(0.5), .select(1)])))
    }

    @Test func sharesAddUp() {
        var a = StageTimes()
        a.frames = 2
        a.bytes = 10
        a[.paint] = 0.5
        var b = a
        b.repeats = 1
        b[.write] = 0.25
        a += b
        #expect((a.frames, a.repeats, a.bytes) == (4, 1, 20))
        #expect(StageTimes.Stage.allCases.map { a[$0] } == [0, 0, 0, 1, 0, 0.25])
        #expect(a.total == 1.25)
    }

    @Test(arguments: FrameFormat.all)
    func framesAtRestAreNotDrawnAgain(format: FrameFormat) throws {
        let renderer = film.renderer()
        let files = try (0...10).map { try renderer.file(format, at: film.time(ofFrame: $0)) }
        let times = renderer.takeTimes()
        #expect(times.frames == 11)
        #expect((4...6).contains(times.repeats))
        #expect(times.bytes == files.reduce(0) { $0 + $1.count })
        #expect(files[0] == files[4])
        #expect(files[0] != files[6])
        for (k, file) in files.enumerated() {
            #expect(try film.renderer().file(format, at: film.time(ofFrame: k)) == file)
        }
        #expect(renderer.takeTimes() == StageTimes())
    }

    /// A renderer may be asked for one state in two formats.
    @Test func theFormatsAreKeptApart() throws {
        let renderer = film.renderer()
        let png = try renderer.file(.png, at: 0)
        let svg = try renderer.file(.svg, at: 0)
        #expect(png != svg)
        #expect(renderer.takeTimes().repeats == 0)
    }

    @Test func smallIsSmallerAndShowsTheSame() throws {
        let sample = try Sample.film("snap")
        let (fast, small) = (try sample.png(at: 0.4), try sample.png(at: 0.4, compression: .small))
        #expect(small.count < fast.count)
        let pixels = try [fast, small].map { try PictureDecoder.decode($0).bitmap.rgba }
        #expect(pixels[0] == pixels[1])
    }
}

import CarouselFrames
import CarouselPixels
import Foundation
import Testing

/// Films in one SVG file.
@Suite struct AnimatedSVGTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func svg(
        of film: Film, loop: Int = 0, selection: FrameSelection = .all, jobs: Int = 1
    ) throws -> String {
        var options = SequenceOptions(
            format: .animatedSVG, selection: selection, jobs: jobs, overwrite: true)
        options.film.loop = loop
        try film.write(to: .file(folder.path("film.svg")), options)
        return try String(contentsOf: folder.url("film.svg"), encoding: .utf8)
    }

    private static let withoutPictures = [
        "banner", "banner-rewind", "pager", "pager-dots", "peek", "rtl", "snap", "snap-plain",
        "stories",
    ]
    /// Full of texts, and of shadows, heights and marks that change: what cannot be moved is written once for each state.
    private static let screens = [
        "onboarding": 330_000, "row": 100_000, "shop-banner": 150_000, "swipe": 430_000,
    ]
    private static let withPictures = ["cards", "cards-slide", "coverflow", "reel", "today"]

    @Test(arguments: withoutPictures)
    func isSmall(sample: String) throws {
        let svg = try svg(of: Sample.film(sample))
        #expect(!svg.contains("data:image"))
        #expect(svg.utf8.count < 60_000)
    }

    @Test(arguments: screens.keys.sorted())
    func screensAreSmallEnough(sample: String) throws {
        let svg = try svg(of: Sample.film(sample))
        #expect(!svg.contains("data:image"))
        #expect(svg.utf8.count < (Self.screens[sample] ?? 0))
    }

    /// Frames spread over the whole film, those in the midst of a motion among them.
    @Test(arguments: withoutPictures + withPictures + screens.keys.sorted())
    func showsEachFrameAtItsTime(sample: String) throws {
        let film = try Sample.film(sample) { $0.screen.scale = 2 }
        let (width, height) = (Int(film.scene.screen.width), Int(film.scene.screen.height))
        let isLarge = !Self.withoutPictures.contains(sample)
        let count = isLarge ? 4 : 8
        let frames = (0..<count).map { ($0 * (film.frameCount - 1) * 2 + count - 1) / (2 * (count - 1)) }
        let svg = try svg(of: film)
        let shot = try Chromium.screenshot(
            of: frames.map { (svg, film.time(ofFrame: $0)) }, width: width, height: height, in: folder)
        for (index, frame) in frames.enumerated() {
            let picture = try PictureDecoder.decode(film.png(at: film.time(ofFrame: frame))).bitmap
            let difference = Difference(shot, picture, left: index * width * 2)
            // A plane in perspective is drawn on a sheet of its own first, without smoothing its edges.
            let isPlane = ["coverflow", "stories"].contains(sample)
            #expect(
                isPlane ? difference.mean < 1.2 && difference.farOff < 0.004 : difference.isSmall,
                "\(sample), frame \(frame): \(difference)")
        }
    }

    @Test func isTheSameForAnyNumberOfThreads() throws {
        let film = try Sample.film("peek")
        #expect(try svg(of: film, jobs: 1) == svg(of: film, jobs: 4))
    }

    /// Two seconds into a film of half a second, as a page shows it that cannot look inside.
    @Test func playsAsAPictureAndStopsAtItsEnd() throws {
        let film = try Sample.film("peek")
        let last = 70
        _ = try svg(of: film, loop: 1, selection: .frames(Array(40...last)))
        // A page is loaded, and its picture taken, when the last frame in it is.
        let page = """
            <!doctype html><style>body{margin:0}img{display:block}</style><img src=film.svg>
            <iframe id=wait style="display:none"></iframe>
            <script>
              const page = document.getElementById("wait").contentDocument;
              page.open();
              setTimeout(() => page.close(), 2000);
            </script>
            """
        let shot = try Chromium.screenshot(ofPage: page, width: 390, height: 844, in: folder)
        let picture = try PictureDecoder.decode(film.png(at: film.time(ofFrame: last))).bitmap
        let difference = Difference(shot, picture)
        #expect(difference.isSmall, "\(difference)")
    }

    @Test func whoWantsLessMotionSeesTheFirstFrame() throws {
        let film = try Sample.film("peek")
        _ = try svg(of: film, selection: .frames(Array(20...60)))
        let shot = try Chromium.screenshot(
            ofPage: "<!doctype html><style>body{margin:0}img{display:block}</style><img src=film.svg>",
            width: 390, height: 844, in: folder,
            ["--virtual-time-budget=500", "--force-prefers-reduced-motion"])
        let picture = try PictureDecoder.decode(film.png(at: film.time(ofFrame: 20))).bitmap
        let difference = Difference(shot, picture)
        #expect(difference.isSmall, "\(difference)")
    }

    /// Programs that play nothing show the first frame, too.
    @Test(arguments: ["snap", "banner", "row", "stories"])
    func itsFirstFrameIsADrawing(sample: String) throws {
        let film = try Sample.film(sample)
        _ = try svg(of: film)
        try Tool.rsvgConvert.run([
            "--zoom", "\(film.scene.screen.scale)", folder.path("film.svg"), "-o", folder.path("frame.png"),
        ])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: 0)).bitmap)
        #expect(difference.isSmall, "\(difference)")
    }

    @Test func aSingleStateIsAPlainDrawing() throws {
        let film = try Sample.film("snap")
        #expect(try film.renderer().file(.animatedSVG, at: 0.4) == film.svg(at: 0.4))
    }
}

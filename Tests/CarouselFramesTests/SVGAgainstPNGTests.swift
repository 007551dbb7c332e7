import CarouselPixels
import CarouselCairo
import CarouselFrames
import Foundation
import Testing

/// Every sample drawn as SVG and rasterised by others is the picture that the PNG shows.
@Suite struct SVGAgainstPNGTests {
    static let moments: [(sample: String, time: Double)] = [
        ("snap", 0.45), ("snap-plain", 1.2), ("banner", 1.15), ("banner-rewind", 1.9), ("peek", 0.3),
        ("cards", 0.65), ("cards-slide", 0.6), ("pager", 0.7), ("pager-dots", 0.5),
    ]

    @Test(arguments: moments)
    func asRsvgShowsIt(sample: String, time: Double) throws {
        let film = try Sample.film(sample)
        let folder = try TemporaryFolder()
        try Data(film.svg(at: time)).write(to: folder.url("frame.svg"))
        try Tool.rsvgConvert.run([
            "--zoom", "\(film.scene.screen.scale)", folder.path("frame.svg"), "-o", folder.path("frame.png"),
        ])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: time)).bitmap)
        #expect(difference.isSmall, "\(sample) at \(time): \(difference)")
    }

    /// The avatar of every card is one picture, and while cards fade each of them is seen in two places.
    @Test(arguments: moments)
    func everyIdAndEveryPictureStandsOnce(sample: String, time: Double) throws {
        let svg = String(decoding: try Sample.film(sample).svg(at: time), as: UTF8.self)
        let ids = svg.matches(of: /\sid="([^"]*)"/).map(\.output.1)
        #expect(Set(ids).count == ids.count)
        let pictures = svg.matches(of: /href="(data:[^"]*)"/).map(\.output.1)
        #expect(Set(pictures).count == pictures.count)
        let used = svg.matches(of: /(?:url\(#|href="#)([^")]*)/).map(\.output.1)
        #expect(Set(used).isSubset(of: Set(ids)))
    }

    /// In a container that does not begin at the screen's corner, where Cairo's own masks go astray.
    @Test(arguments: ["shape: circle, fill: red", "text: 그림자, font: { size: 20 }"])
    func hardShadowsLieWhereTheyLieInPNG(content: String) throws {
        let folder = try TemporaryFolder()
        let scene = """
            version: 1
            screen: { width: 200, height: 100, scale: 2 }
            carousel:
              kind: peek
              itemSize: { width: 120, height: 70 }
              items: [{ a: 1 }]
              card: { \(content), frame: { width: 70, height: 30 }, shadow: { radius: 0, x: 20, y: 10 } }
            """
        try Data(scene.utf8).write(to: folder.url("s.yaml"))
        let film = try Film(contentsOf: folder.path("s.yaml"))
        try Data(film.svg(at: 0)).write(to: folder.url("frame.svg"))
        try Tool.rsvgConvert.run(["--zoom", "2", folder.path("frame.svg"), "-o", folder.path("frame.png")])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: 0)).bitmap)
        #expect(difference.isSmall, "\(difference)")
    }

    /// All in one page, each inline: so their ids must not get into each other's way either.
    @Test func asChromiumShowsThem() throws {
        let folder = try TemporaryFolder()
        let files = try Self.moments.map {
            String(decoding: try Sample.film($0.sample).svg(at: $0.time), as: UTF8.self)
        }
        let shot = try Chromium.screenshot(of: files, width: 400, height: 844, in: folder)
        for (index, moment) in Self.moments.enumerated() {
            let frame = try PictureDecoder.decode(Sample.film(moment.sample).png(at: moment.time)).bitmap
            let difference = Difference(shot, frame, left: index * 800)
            #expect(difference.isSmall, "\(moment.sample) at \(moment.time): \(difference)")
        }
    }
}

/// How far a picture is from another that lies in it, `left` pixels from its edge.
struct Difference: CustomStringConvertible {
    /// Mean over all pixels and channels, 0 … 255.
    private(set) var mean = 0.0
    /// The share of pixels that are off by more than 40 in some channel.
    private(set) var farOff = 0.0

    init(_ whole: Bitmap, _ part: Bitmap, left: Int = 0) {
        guard whole.width >= left + part.width, whole.height >= part.height else {
            mean = .infinity
            return
        }
        for y in 0..<part.height {
            for x in 0..<part.width {
                let (a, b) = (whole.pixels[y * whole.width + left + x], part.pixels[y * part.width + x])
                var most = 0
                for shift: UInt32 in [0, 8, 16] {
                    let d = abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
                    mean += Double(d)
                    most = max(most, d)
                }
                if most > 40 { farOff += 1 }
            }
        }
        let pixels = Double(part.width * part.height)
        mean /= pixels * 3
        farOff /= pixels
    }

    /// Edges are antialiased and pictures scaled a little differently by everybody.
    var isSmall: Bool { mean < 0.6 && farOff < 0.0005 }

    var description: String { "mean \(mean), far off \(farOff * 100) %" }
}

import CarouselPixels
import CarouselFrames
import Foundation
import Testing

/// A moment of a film that is drawn as SVG and rasterised by others.
struct SVGMoment: CustomTestStringConvertible, Sendable {
    var name: String
    var time: Double
    /// Of the tests' own scenes, not of the samples.
    var isOfTests = false

    static let samples: [SVGMoment] = [
        SVGMoment(name: "snap", time: 0.45), SVGMoment(name: "snap-plain", time: 1.2),
        SVGMoment(name: "banner", time: 1.15), SVGMoment(name: "banner-rewind", time: 1.9),
        SVGMoment(name: "peek", time: 0.3), SVGMoment(name: "cards", time: 0.65),
        SVGMoment(name: "cards-slide", time: 0.6), SVGMoment(name: "pager", time: 0.7),
        SVGMoment(name: "pager-dots", time: 0.5),
    ]
    static let scenes = ["faded-strokes", "halves", "effects"].map {
        SVGMoment(name: $0, time: 0, isOfTests: true)
    }
    static let all = samples + scenes

    func film() throws -> Film { isOfTests ? try Sample.film(ofTests: name) : try Sample.film(name) }

    var testDescription: String { "\(name) at \(time)" }
}

/// Every sample drawn as SVG and rasterised by others is the picture that the PNG shows.
@Suite struct SVGAgainstPNGTests {
    @Test(arguments: SVGMoment.all, SVGStyle.allCases)
    func asRsvgShowsIt(moment: SVGMoment, style: SVGStyle) throws {
        let film = try moment.film()
        let folder = try TemporaryFolder()
        try Data(film.svg(at: moment.time, style: style)).write(to: folder.url("frame.svg"))
        try Tool.rsvgConvert.run([
            "--zoom", "\(film.scene.screen.scale)", folder.path("frame.svg"), "-o", folder.path("frame.png"),
        ])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: moment.time)).bitmap)
        #expect(difference.isSmall, "\(difference)")
    }

    /// The avatar of every card is one picture, and while cards fade each of them is seen in two places.
    @Test(arguments: SVGMoment.all, SVGStyle.allCases)
    func everyIdAndEveryPictureStandsOnce(moment: SVGMoment, style: SVGStyle) throws {
        let svg = String(decoding: try moment.film().svg(at: moment.time, style: style), as: UTF8.self)
        let ids = svg.matches(of: /\sid="([^"]*)"/).map(\.output.1)
        #expect(Set(ids).count == ids.count)
        let pictures = svg.matches(of: /href="(data:[^"]*)"/).map(\.output.1)
        #expect(Set(pictures).count == pictures.count)
        let used = svg.matches(of: /(?:url\(#|href="#)([^")]*)/).map(\.output.1)
        #expect(Set(used).isSubset(of: Set(ids)))
    }

    /// In a container that does not begin at the screen's corner, where Cairo's own masks go astray.
    @Test(
        arguments: ["shape: circle, fill: red", "text: 그림자, font: { size: 20 }"], SVGStyle.allCases)
    func hardShadowsLieWhereTheyLieInPNG(content: String, style: SVGStyle) throws {
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
        try Data(film.svg(at: 0, style: style)).write(to: folder.url("frame.svg"))
        try Tool.rsvgConvert.run(["--zoom", "2", folder.path("frame.svg"), "-o", folder.path("frame.png")])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: 0)).bitmap)
        #expect(difference.isSmall, "\(difference)")
    }

    /// All in one page, each inline: so their ids must not get into each other's way either.
    @Test(arguments: SVGStyle.allCases)
    func asChromiumShowsThem(style: SVGStyle) throws {
        let folder = try TemporaryFolder()
        let files = try SVGMoment.all.map {
            String(decoding: try $0.film().svg(at: $0.time, style: style), as: UTF8.self)
        }
        let shot = try Chromium.screenshot(of: files, width: 400, height: 844, in: folder)
        for (index, moment) in SVGMoment.all.enumerated() {
            let frame = try PictureDecoder.decode(moment.film().png(at: moment.time)).bitmap
            let difference = Difference(shot, frame, left: index * 800)
            #expect(difference.isSmall, "\(moment.testDescription): \(difference)")
        }
    }
}

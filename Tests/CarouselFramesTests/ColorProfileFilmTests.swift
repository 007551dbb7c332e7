import CarouselCairo
import CarouselFrames
import CarouselPixels
import CarouselScene
import Foundation
import Testing

/// A photo with a colour profile has one look: in PNG, and in SVG by librsvg and in a browser, which would apply what is
/// left of the profile.
@Suite struct ColorProfileFilmTests {
    private static let photos = [("wide.jpg", [231, 57, 34]), ("swapped.jpg", [60, 201, 40])]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func photo(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("CarouselPixelsTests/Pictures/\(name)")
    }

    private func film(_ file: String) throws -> Film {
        try Film(
            Scene(
                screen: Screen(width: 80, height: 80, scale: 2),
                carousel: Carousel(
                    kind: .snap(Snap(spacing: 0, trailingPadding: 0)),
                    cards: [Card.View(.image(Card.Image(file)))], height: 80)))
    }

    private func color(_ picture: Bitmap, x: Int = 80) -> [Int] {
        let pixel = picture.pixels[80 * picture.width + x]
        return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }

    private func expect(_ found: [Int], _ wanted: [Int], within limit: Int, _ what: String) {
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= limit }, "\(what): \(found), not \(wanted)")
    }

    @Test func allOutputsShowTheSame() throws {
        let styles = [SVGStyle.layers, .cairo]
        var (files, wanted): ([String], [[Int]]) = ([], [])
        for (name, srgb) in Self.photos {
            let film = try film(photo(name).path)
            let painted = color(try PictureDecoder.decode(film.png(at: 0)).bitmap)
            expect(painted, srgb, within: 2, name)
            #expect(film.warnings.isEmpty)
            for style in styles {
                let svg = try film.svg(at: 0, style: style)
                files.append(String(decoding: svg, as: UTF8.self))
                wanted.append(painted)
                #expect(files[files.count - 1].contains("data:image/png"))
                try Data(svg).write(to: folder.url("frame.svg"))
                try Tool.rsvgConvert.run([
                    "--zoom", "2", folder.path("frame.svg"), "-o", folder.path("frame.png"),
                ])
                let shown = try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap
                expect(color(shown), painted, within: 0, "\(name) by librsvg, \(style)")
            }
        }
        let shot = try Chromium.screenshot(of: files, width: 80, height: 80, in: folder)
        for (index, painted) in wanted.enumerated() {
            expect(color(shot, x: index * 160 + 80), painted, within: 0, "file \(index) in Chromium")
        }
    }

    @Test func aBrokenProfileIsToldAndTheFilmIsDrawn() throws {
        // The count of segments, which says 2 of 1 then.
        var bytes = try [UInt8](Data(contentsOf: photo("wide.jpg")))
        let start = try #require(Data(bytes).firstRange(of: Data("ICC_PROFILE\0".utf8))).upperBound
        bytes[start] = 2
        try Data(bytes).write(to: folder.url("photo.jpg"))
        let film = try film(folder.path("photo.jpg"))
        #expect(film.warnings.count == 1)
        let message = film.warnings.first?.message ?? ""
        #expect(message.hasPrefix("carousel.cards[0].image: picture '"), "\(message)")
        #expect(message.hasSuffix("' has a broken colour profile; none is applied"), "\(message)")
        expect(
            color(try PictureDecoder.decode(film.png(at: 0)).bitmap), [201, 60, 40], within: 1, "as stored")
        #expect(try String(decoding: film.svg(at: 0), as: UTF8.self).contains("data:image/jpeg"))
    }
}

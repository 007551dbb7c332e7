import CarouselPixels
import CarouselCairo
import CarouselFrames
import CarouselScene
import Foundation
import Testing

/// A JPEG that was taken with the camera turned stands upright: in PNG, in SVG by librsvg, and in a browser, which
/// would turn it a second time if it were allowed to.
@Suite struct ExifTests {
    /// Which quarter of the stored picture is seen at the upper left and at the upper right: 0 upper left, 1 upper
    /// right, 2 lower left, 3 lower right, by Exif's own table.
    private static let seen: [(orientation: UInt8, left: Int, right: Int)] = [
        (1, 0, 1), (2, 1, 0), (3, 3, 2), (4, 2, 3), (5, 0, 2), (6, 2, 0), (7, 3, 1), (8, 1, 3),
    ]
    private static let quarters = [(40, 40), (200, 40), (40, 200), (200, 200)]  // red and green

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func film(_ orientation: UInt8) throws -> Film {
        let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("CarouselPixelsTests/Pictures/rgb.jpg")
        let plain = try [UInt8](Data(contentsOf: pictures))
        let tiff: [UInt8] = [
            0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0,
            0,
        ]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
        let file = folder.url("\(orientation).jpg")
        try Data(plain[..<2] + segment + plain[2...]).write(to: file)
        let snap = Snap(spacing: 0, trailingPadding: 0)
        return try Film(
            Scene(
                screen: Screen(width: 80, height: 80, scale: 2),
                carousel: Carousel(
                    kind: .snap(snap), cards: [Card.View(.image(Card.Image(file.path)))], height: 80)))
    }

    private func expectUpright(_ picture: Bitmap, left: Int = 0, _ seen: (UInt8, Int, Int)) {
        for (x, quarter) in [(40, seen.1), (120, seen.2)] {
            let pixel = picture.pixels[40 * picture.width + left + x]
            let (red, green) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF))
            let wanted = Self.quarters[quarter]
            #expect(
                abs(red - wanted.0) < 12 && abs(green - wanted.1) < 12,
                "orientation \(seen.0), at \(x): \(red), \(green)")
        }
    }

    @Test(arguments: seen.indices)
    func inPNGAndByRsvg(index: Int) throws {
        let seen = Self.seen[index]
        let film = try film(seen.orientation)
        expectUpright(try PictureDecoder.decode(film.png(at: 0)).bitmap, seen)
        let svg = try film.svg(at: 0)
        #expect(String(decoding: svg, as: UTF8.self).contains("data:image/jpeg"))
        try Data(svg).write(to: folder.url("frame.svg"))
        try Tool.rsvgConvert.run(["--zoom", "2", folder.path("frame.svg"), "-o", folder.path("frame.png")])
        expectUpright(try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap, seen)
    }

    @Test func inChromium() throws {
        let shot = try Chromium.screenshot(
            of: Self.seen.map { String(decoding: try film($0.orientation).svg(at: 0), as: UTF8.self) },
            width: 80, height: 80, in: folder)
        for (index, seen) in Self.seen.enumerated() { expectUpright(shot, left: index * 160, seen) }
    }
}

import CarouselPixels
import CarouselCairo
import CarouselDrawing
import Testing

@testable import CarouselSnapshots

struct DifferencePictureTests {
    private let white: UInt32 = 0xFFFF_FFFF
    private let navy: UInt32 = 0xFF1C_285E

    @Test func showsReferenceDifferenceAndActual() throws {
        let reference = try Bitmap.drawn(20, 10) { x, _ in x < 10 ? navy : white }
        let actual = try Bitmap.drawn(20, 10) { x, y in y == 4 ? 0xFF00_FF00 : x < 10 ? navy : white }
        let options = ComparisonOptions(ignoredRegions: [Rect(x: 0, y: 4, width: 2, height: 1)])
        let difference = try #require(try compare(reference, actual, options).difference)
        let sheet = try difference.picture()
        #expect(sheet.width == 3 * 20 + 2 * 16)
        #expect(sheet.height == 10)
        #expect(sheet.pixel(3, 4) == navy)
        #expect(sheet.pixel(20, 4) == 0xFF80_8080)
        #expect(sheet.pixel(36 + 3, 4) == 0xFFFF_0000)
        #expect(sheet.pixel(36 + 1, 4) == 0xFFC1_C1E9, "ignored")
        #expect(sheet.pixel(36 + 3, 5) == 0xFFE9_E9E9, "a tenth of the reference's brightness")
        #expect(
            (5...9).map { sheet.pixel(36 + 13, $0) } == [white, white, 0xFF00_7AFF, 0xFF00_7AFF, white],
            "a frame")
        #expect(sheet.pixel(36 + 13, 5) == white)
        #expect(sheet.pixel(72 + 3, 4) == 0xFF00_FF00)
        #expect(sheet.pixel(72 + 19, 9) == white)
        let read = try PictureDecoder.decode(difference.png())
        #expect(read.isOpaque)
        #expect(read.bitmap.rgba == sheet.rgba)
    }

    @Test func smoothedEdgesAreYellow() throws {
        let pair = PixelmatchPair(name: "card-taller", counts: [])
        let comparer = try PictureComparer(ComparisonOptions(ignoreAntialiasing: true), scale: 1)
        let found = try comparer.compare(reference: pair.bytes("a"), actual: pair.bytes("b"))
        let difference = try #require(found.difference)
        let sheet = try difference.picture()
        let middle = (0..<36).flatMap { y in (0..<48).map { x in sheet.pixel(48 + 16 + x, y) } }
        #expect(middle.filter { $0 == 0xFFFF_0000 }.count == 24)
        #expect(middle.filter { $0 == 0xFFFF_FF00 }.count == 24)
    }

    @Test func otherSizesShowWhatOnlyOneHas() throws {
        let reference = try Bitmap.drawn(6, 4) { _, _ in 0 }
        let actual = try Bitmap.drawn(5, 5) { _, _ in white }
        let difference = try #require(try compare(reference, actual).difference)
        let sheet = try difference.picture()
        #expect(sheet.width == 6 + 6 + 5 + 2 * 16)
        #expect(sheet.height == 5)
        let middle = (0..<5).map { y in (0..<6).map { x in sheet.pixel(6 + 16 + x, y) } }
        let (same, red, none) = (white, 0xFFFF_0000 as UInt32, 0xFF80_8080 as UInt32)
        #expect(middle[0] == [same, same, same, same, same, red])
        #expect(middle[4] == [red, red, red, red, red, none])
        #expect(try !PictureDecoder.decode(difference.png()).isOpaque)
    }

    @Test func threePicturesMayBeTooWide() throws {
        let (a, b) = (try Bitmap(width: 20_000, height: 1), try Bitmap.drawn(20_000, 1) { _, _ in white })
        let difference = try #require(try compare(a, b).difference)
        #expect(throws: Bitmap.Fault.badSize(width: 60_032, height: 1)) { _ = try difference.picture() }
    }
}

import CarouselPixels
import Testing

@testable import CarouselPixels

@Suite struct ExifOrientationTests {
    /// A TIFF block that holds an orientation behind another entry.
    static func exif(_ orientation: Int, littleEndian: Bool) -> [UInt8] {
        func number(_ n: Int, _ count: Int) -> [UInt8] {
            let digits = (0..<count).map { UInt8(n >> (8 * $0) & 255) }
            return littleEndian ? digits : digits.reversed()
        }
        let start: [UInt8] = littleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
        let other = number(0x010F, 2) + number(2, 2) + number(2, 4) + [0x41, 0, 0, 0]
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        return start + number(42, 2) + number(8, 4) + number(2, 2) + other + entry + number(0, 4)
    }

    static func jpeg(exif block: [UInt8]) throws -> [UInt8] {
        let segment = Array("Exif\0\0".utf8) + block
        let length = segment.count + 2
        let file = try PictureDecoderTests.fixture("rgb.jpg")
        return file[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + segment + file[2...]
    }

    static func png(exif block: [UInt8]) -> [UInt8] {
        var file = PNGFileForTests(width: 3, height: 2, type: .gray) { x, y, _ in x + y }
        file.chunks = [("eXIf", block)]
        return file.bytes
    }

    @Test(arguments: ExifOrientation.allCases, [true, false])
    func orientationIsReportedAndPixelsStay(orientation: ExifOrientation, littleEndian: Bool) throws {
        let block = Self.exif(orientation.rawValue, littleEndian: littleEndian)
        let photo = try PictureDecoder.decode(Self.jpeg(exif: block))
        #expect(photo.orientation == orientation)
        #expect(photo.width == 16 && photo.height == 64)
        let swapped = orientation.rawValue >= 5
        #expect(photo.uprightWidth == (swapped ? 64 : 16) && photo.uprightHeight == (swapped ? 16 : 64))
        #expect(try PictureDecoder.decode(Self.png(exif: block)).orientation == orientation)
    }

    @Test func orientationThatSaysNothingIsUpright() throws {
        let good = Self.exif(6, littleEndian: true)
        var pastTheEnd = good
        pastTheEnd[4] = 255
        for block in [Self.exif(0, littleEndian: true), Self.exif(9, littleEndian: false), pastTheEnd] {
            #expect(try PictureDecoder.decode(Self.jpeg(exif: block)).orientation == .topLeft)
        }
        for count in 0..<good.count - 8 {
            let cut = Array(good[..<count])
            #expect(try PictureDecoder.decode(Self.jpeg(exif: cut)).orientation == .topLeft, "\(count)")
        }
    }
}

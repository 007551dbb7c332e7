import CarouselPixels
import Foundation
import Testing

@testable import CarouselPixels

@Suite struct PictureDecoderTests {
    static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures")

    static func fixture(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: pictures.appendingPathComponent(name)))
    }

    static func pixels(_ picture: DecodedPicture) -> [UInt32] {
        Array(UnsafeBufferPointer(start: picture.bitmap.pixels, count: picture.width * picture.height))
    }

    /// The whole message, "no error" if there is none.
    static func message(_ bytes: [UInt8]) -> String {
        do throws(PictureError) {
            _ = try PictureDecoder.decode(bytes)
            return "no error"
        } catch {
            return error.description
        }
    }

    static func premultiplied(_ color: [Double]) -> UInt32 {
        let bytes = [color[3]] + color[..<3].map { ($0 * color[3] / 255).rounded() }
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    // MARK: PNG

    @Test(arguments: [false, true])
    func everyColorTypeAndDepthOfPNG(interlaced: Bool) throws {
        let kinds: [(PNGFileForTests.ColorType, [Int])] = [
            (.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.grayAlpha, [8, 16]),
            (.rgba, [8, 16]),
        ]
        for (type, depths) in kinds {
            for depth in depths {
                let most = (1 << depth) - 1
                var file = PNGFileForTests(
                    width: 13, height: 11, depth: depth, type: type, interlaced: interlaced
                ) {
                    x, y, channel in (x * 31 + y * 57 + channel * 101) * 257 & most
                }
                if type == .palette {
                    let colors = (0...UInt8(most)).flatMap { (i: UInt8) -> [UInt8] in [i, 255 - i, i / 2] }
                    file.chunks = [("PLTE", colors), ("tRNS", [128])]
                }
                let picture = try PictureDecoder.decode(file.bytes)
                var expected: [UInt32] = []
                for y in 0..<11 {
                    for x in 0..<13 {
                        // 16 bits go to 8 by rounding; fewer are spread over 0 … 255.
                        let s = (0..<type.channels).map { channel in
                            (Double(file.sample(x, y, channel)) * 255 / Double(most)).rounded()
                        }
                        let index = Double(file.sample(x, y, 0))
                        let color: [Double] =
                            switch type {
                            case .gray: [s[0], s[0], s[0], 255]
                            case .grayAlpha: [s[0], s[0], s[0], s[1]]
                            case .rgb: [s[0], s[1], s[2], 255]
                            case .rgba: s
                            case .palette:
                                [index, 255 - index, (index / 2).rounded(.down), index == 0 ? 128 : 255]
                            }
                        expected.append(Self.premultiplied(color))
                    }
                }
                #expect(Self.pixels(picture) == expected, "\(type), \(depth) bits")
                #expect(picture.isOpaque == expected.allSatisfy { $0 >> 24 == 255 }, "\(type), \(depth) bits")
                #expect(picture.jpeg == nil)
            }
        }
    }

    @Test func aColorOfAnRGBPictureMayBeClear() throws {
        var file = PNGFileForTests(width: 2, height: 1, type: .rgb) { x, _, channel in x * 10 + channel }
        file.chunks = [("tRNS", [0, 10, 0, 11, 0, 12])]
        let picture = try PictureDecoder.decode(file.bytes)
        #expect(Self.pixels(picture) == [0xFF00_0102, 0])
        #expect(!picture.isOpaque)
    }

    // MARK: JPEG

    @Test(arguments: [
        ("rgb.jpg", [40, 200], [40, 200], 120), ("progressive.jpg", [40, 200], [40, 200], 120),
    ])
    func colorsOfJPEG(name: String, red: [Int], green: [Int], blue: Int) throws {
        let picture = try PictureDecoder.decode(contentsOf: Self.pictures.appendingPathComponent(name).path)
        #expect(picture.width == 16 && picture.height == 64 && picture.isOpaque)
        #expect(picture.orientation == .topLeft)
        #expect(picture.jpeg == (try Self.fixture(name)))
        for (x, y) in [(1, 1), (14, 1), (1, 62), (14, 62)] {
            let pixel = Int(Self.pixels(picture)[y * 16 + x])
            #expect(pixel >> 24 == 255)
            #expect(abs(pixel >> 16 & 255 - red[x / 8]) <= 3, "\(x), \(y)")
            #expect(abs(pixel >> 8 & 255 - green[y / 32]) <= 3, "\(x), \(y)")
            #expect(abs(pixel & 255 - blue) <= 3, "\(x), \(y)")
        }
    }

    @Test func grayJPEG() throws {
        let picture = try PictureDecoder.decode(Self.fixture("gray.jpg"))
        for (place, expected) in [(0, 49), (15, 97), (63 * 16, 143), (63 * 16 + 15, 191)] {
            let pixel = Self.pixels(picture)[place]
            let gray = Int(pixel & 255)
            #expect(abs(gray - expected) <= 3)
            #expect(pixel == 0xFF00_0000 | UInt32(gray) * 0x010101)
        }
    }

    // MARK: Faults

    @Test func wholeMessages() throws {
        let png = PNGFileForTests(width: 100, height: 100, type: .rgb) { x, y, c in x * y + c & 255 }.bytes
        let jpeg = try Self.fixture("rgb.jpg")
        let crcOfData = png.count - 12 - 4
        func changed(_ bytes: [UInt8], at place: Int, to new: [UInt8]) -> [UInt8] {
            bytes[..<place] + new + bytes[(place + new.count)...]
        }
        func header(_ width: Int, _ height: Int) -> [UInt8] {
            PNGFileForTests.signature
                + PNGFileForTests.chunk(
                    "IHDR",
                    PNGFileForTests.bigEndian(width) + PNGFileForTests.bigEndian(height) + [8, 2, 0, 0, 0])
        }
        let frame = try #require((0..<jpeg.count).first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
        let progressive = try Self.fixture("progressive.jpg")
        let table: [([UInt8], String)] = [
            ([], "the file is empty"),
            (Array("hello".utf8), "this is neither a PNG nor a JPEG file"),
            (Array("GIF89a".utf8), "this is a GIF picture; convert it to PNG or JPEG"),
            (
                Array("version https://git-lfs.github.com/spec/v1\noid sha256:1".utf8),
                "this is a pointer of Git LFS, not the picture; run 'git lfs pull'"
            ),
            (
                Array("\n<!DOCTYPE html><html>".utf8),
                "this is a web page, not a picture; download the picture itself"
            ),
            (Array("<?xml version='1.0'?><svg/>".utf8), "this is an SVG drawing; convert it to PNG or JPEG"),
            ([0, 0, 0, 24] + Array("ftypheic".utf8), "this is a HEIC photo; convert it to PNG or JPEG"),
            ([0, 0, 0, 24] + Array("ftypavif".utf8), "this is an AVIF picture; convert it to PNG or JPEG"),
            (
                Array("RIFF".utf8) + [1, 0, 0, 0] + Array("WEBPVP8 ".utf8),
                "this is a WebP picture; convert it to PNG or JPEG"
            ),
            (Array("%PDF-1.4".utf8), "this is a PDF document; convert it to PNG or JPEG"),
            (
                Array(png[..<8]) + [0, 0, 0, 4] + Array("CgBI".utf8),
                "this is a PNG out of an app bundle (CgBI); take the picture of the project, or run 'pngcrush -revert-iphone-optimizations'"
            ),
            ([0xFF], "this is neither a PNG nor a JPEG file"),
            (Array(png[..<8]), "the picture is truncated in its header"),
            (Array(png[..<60]), "the picture is truncated before its first row"),
            (Array(png[..<20_000]), "the picture is truncated after row 54 of 100"),
            (Array(png[..<(png.count - 1)]), "the picture is truncated after its last row"),
            (changed(png, at: 500, to: [77]), "the PNG file is broken: IDAT: incorrect data check"),
            (changed(png, at: crcOfData, to: [0, 0]), "the PNG file is broken: IDAT: CRC error"),
            (changed(png, at: 12, to: [0x49, 0x44]), "the PNG file is broken: IDDR: CRC error"),
            (
                header(32_768, 1),
                "the picture is too large: 32768×1 pixels, the limits are 32767 a side and 256 megapixels"
            ),
            (
                header(32_767, 32_767),
                "the picture is too large: 32767×32767 pixels, the limits are 32767 a side and 256 megapixels"
            ),
            (header(16_000, 16_000), "the picture is truncated before its first row"),
            (header(0, 5), "the PNG file is broken: Invalid IHDR data"),
            (Array(jpeg[..<3]), "the picture is truncated in its header"),
            (Array(jpeg[..<200]), "the picture is truncated in its header"),
            (Array(jpeg[..<(jpeg.count - 12)]), "the picture is truncated after row 48 of 64"),
            (
                Array(jpeg[..<(jpeg.count - 12)]) + [0xFF, 0xD9],
                "the JPEG file is broken: Corrupt JPEG data: premature end of data segment"
            ),
            (
                Array(progressive[..<(progressive.count - 20)]),
                "the picture is truncated before its first row"
            ),
            (
                changed(jpeg, at: frame + 5, to: [0x7F, 0xFF, 0x7F, 0xFF]),
                "the picture is too large: 32767×32767 pixels, the limits are 32767 a side and 256 megapixels"
            ),
            (
                changed(jpeg, at: frame + 4, to: [12]),
                "the JPEG file is broken: Unsupported JPEG data precision 12"
            ),
            (try Self.fixture("cmyk.jpg"), "CMYK pictures are not supported; convert it to RGB"),
        ]
        for (bytes, message) in table { #expect(Self.message(bytes) == message) }
    }

    @Test func everyTruncationIsAFault() throws {
        let png = PNGFileForTests(width: 5, height: 7, type: .rgba, interlaced: true) { x, y, c in x * y * c }
            .bytes
        for file in [png, try Self.fixture("rgb.jpg"), try Self.fixture("progressive.jpg")] {
            for count in 0..<file.count {
                #expect(Self.message(Array(file[..<count])) != "no error", "\(count) of \(file.count)")
            }
        }
    }

    @Test func filesThatAreNoPictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carousel-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = folder.appendingPathComponent("empty.png")
        try Data().write(to: empty)
        let table = [
            (folder.path, "this is a folder, not a picture"),
            (folder.appendingPathComponent("none.png").path, "there is no such file"),
            (empty.appendingPathComponent("none.png").path, "there is no such file"),
            ("", "there is no such file"),
            (empty.path, "the file is empty"),
            ("/dev/null", "the picture cannot be read: it is not a regular file"),
        ]
        for (path, message) in table {
            let error = #expect(throws: PictureError.self) { try PictureDecoder.decode(contentsOf: path) }
            #expect(error?.description == message)
        }
    }

    /// Changed bytes give an error or a picture, never a crash (nor words on standard error).
    @Test func mutatedFilesNeverCrash() throws {
        let block = ExifOrientationTests.exif(3, littleEndian: true)
        let seeds = [
            ExifOrientationTests.png(exif: block), try ExifOrientationTests.jpeg(exif: block),
            try Self.fixture("progressive.jpg"),
            try Self.fixture("gray.jpg"), try Self.fixture("cmyk.jpg"),
        ]
        var random: UInt64 = 1
        func next(below limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % limit
        }
        var decoded = 0
        for round in 0..<2_000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0...next(below: 4) { bytes[next(below: bytes.count)] = UInt8(next(below: 256)) }
            if let picture = try? PictureDecoder.decode(bytes) {
                decoded += 1
                #expect(picture.width >= 1 && picture.height >= 1)
            }
        }
        #expect(decoded > 0 && decoded < 2_000)
    }
}

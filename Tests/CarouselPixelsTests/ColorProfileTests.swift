import Foundation
import Testing

@testable import CarouselPixels

/// What files say of their colours, and what becomes of them.
@Suite struct ColorProfileTests {
    private static let displayP3 = ICCProfileForTests().bytes

    private static func png(
        _ type: PNGFileForTests.ColorType = .rgb, _ chunks: [(name: String, data: [UInt8])] = []
    ) -> PNGFileForTests {
        PNGFileForTests(width: 16, height: 16, type: type, chunks: chunks) { x, y, channel in
            [16 * y + x, 255 - 16 * x, 17 * (x * y % 16), 128 + y][type == .grayAlpha ? 3 * channel : channel]
        }
    }

    private static func values(_ values: [Int]) -> [UInt8] { values.flatMap(PNGFileForTests.bigEndian) }

    private static let primariesOfSRGB = values([
        31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
    ])
    private static let primariesOfDisplayP3 = values([
        31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000,
    ])

    private static func gamma(_ value: Int) -> (name: String, data: [UInt8]) {
        ("gAMA", PNGFileForTests.bigEndian(value))
    }

    private static func mostDifferent(_ one: [UInt8], _ other: [UInt8]) -> Int {
        zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    // MARK: - Applied

    /// Files whose profiles Pillow and lcms2 apply, too.
    private static func filesWithProfiles() throws -> [(name: String, bytes: [UInt8])] {
        let (color, gray) = (
            try PictureDecoderTests.fixture("rgb.jpg"), try PictureDecoderTests.fixture("gray.jpg")
        )
        let grayProfile = ICCProfileForTests(space: "GRAY", curve: [256]).bytes
        let sixteen = PNGFileForTests(
            width: 9, height: 9, depth: 16, type: .rgb, chunks: [ICCProfileForTests.chunk(displayP3)]
        ) { x, y, channel in [x * 31, y * 31, 40][channel] * 257 }
        return [
            ("wide.jpg", try PictureDecoderTests.fixture("wide.jpg")),
            ("swapped.jpg", try PictureDecoderTests.fixture("swapped.jpg")),
            ("p3.jpg", ICCProfileForTests.jpeg(color, displayP3)),
            ("pieces.jpg", ICCProfileForTests.jpeg(color, displayP3, segments: 3, order: [2, 0, 1])),
            ("gray.jpg", ICCProfileForTests.jpeg(gray, grayProfile)),
            ("gray-by-rgb.jpg", ICCProfileForTests.jpeg(gray, ICCProfileForTests(curve: [256]).bytes)),
            ("p3.png", png(.rgb, [ICCProfileForTests.chunk(displayP3)]).bytes),
            ("before-srgb.png", png(.rgb, [("sRGB", [0]), ICCProfileForTests.chunk(displayP3)]).bytes),
            ("sixteen.png", sixteen.bytes),
            ("gray.png", png(.gray, [ICCProfileForTests.chunk(grayProfile)]).bytes),
        ]
    }

    private static let script = """
        import glob, io, sys
        from PIL import Image, ImageCms
        for file in glob.glob(sys.argv[1] + "/*.*g"):
            image = Image.open(file)
            profile = image.info["icc_profile"]
            if image.mode == "L" and profile[16:20] == b"RGB ":
                image = image.convert("RGB")
            image = ImageCms.profileToProfile(
                image, ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB"),
                renderingIntent=1, outputMode="RGB", flags=0x2000)
            open(file + ".raw", "wb").write(image.convert("RGBA").tobytes())
        """

    @Test func asPillowAppliesThem() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("profiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try Self.filesWithProfiles()
        for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
        try PillowTests.run(Self.script, folder.path)
        for file in files {
            let picture = try PictureDecoder.decode(file.bytes)
            let expected = try [UInt8](Data(contentsOf: folder.appendingPathComponent("\(file.name).raw")))
            try #require(picture.bitmap.rgba.count == expected.count, "\(file.name)")
            #expect(Self.mostDifferent(picture.bitmap.rgba, expected) <= 1, "\(file.name)")
            #expect(picture.jpeg == nil && picture.profileFault == nil, "\(file.name)")
        }
    }

    @Test(arguments: [("wide.jpg", [231, 57, 34]), ("swapped.jpg", [60, 201, 40])])
    func asABrowserShowsIt(name: String, color: [UInt8]) throws {
        let picture = try PictureDecoder.decode(PictureDecoderTests.fixture(name))
        #expect(
            Self.mostDifferent(Array(picture.bitmap.rgba[..<3]), color) <= 2, "\(picture.bitmap.rgba[..<3])")
    }

    /// The colours beneath the alpha are converted, not those it is multiplied into.
    @Test func alphaStaysApart() throws {
        func file(alpha: Int) -> PNGFileForTests {
            var file = Self.png(.rgba, [ICCProfileForTests.chunk(Self.displayP3)])
            let sample = file.sample
            file.sample = { x, y, channel in channel == 3 ? alpha : sample(x, y, channel) }
            return file
        }
        let opaque = try PictureDecoder.decode(file(alpha: 255).bytes)
        let plain = try PictureDecoder.decode(Self.png().bytes)
        #expect(opaque.bitmap.rgba != plain.bitmap.rgba)
        for alpha in [0, 1, 100, 254] {
            let clear = try PictureDecoder.decode(file(alpha: alpha).bytes)
            let expected = PictureDecoderTests.pixels(opaque).map { pixel in
                PictureDecoderTests.premultiplied(
                    [16, 8, 0].map { Double(pixel >> $0 & 255) } + [Double(alpha)])
            }
            #expect(PictureDecoderTests.pixels(clear) == expected, "alpha \(alpha)")
        }
    }

    @Test(arguments: [PNGFileForTests.ColorType.gray, .grayAlpha, .rgb])
    func linearLight(type: PNGFileForTests.ColorType) throws {
        let file = Self.png(type, [Self.gamma(100_000)])
        let rgba = try PictureDecoder.decode(file.bytes).bitmap.rgba
        // Multiplying an alpha of half and more in, and dividing it out, costs up to a level.
        let limit = type == .grayAlpha ? 2.2 : 1.2
        for pixel in 0..<256 {
            let color = rgba[4 * pixel..<4 * pixel + 3]
            for (channel, found) in color.enumerated() {
                let stored = file.sample(pixel % 16, pixel / 16, type == .rgb ? channel : 0)
                let value = 255 * ICCProfileForTests.value(ofLight: Double(stored) / 255)
                #expect(abs(Double(found) - value) <= limit, "\(stored)")
            }
            if type != .rgb { #expect(Set(color).count == 1, "a gray has got a colour: \(color)") }
        }
    }

    @Test func primariesWithAndWithoutGamma() throws {
        func rgba(_ chunks: [(name: String, data: [UInt8])]) throws -> [UInt8] {
            try PictureDecoder.decode(Self.png(.rgb, chunks).bytes).bitmap.rgba
        }
        let power = ICCProfileForTests.chunk(Self.displayP3)
        let curve = ICCProfileForTests.chunk(ICCProfileForTests(curve: ICCProfileForTests.sRGB.curve).bytes)
        let primaries = (name: "cHRM", data: Self.primariesOfDisplayP3)
        #expect(try Self.mostDifferent(rgba([Self.gamma(45_455), primaries]), rgba([power])) <= 1)
        #expect(try Self.mostDifferent(rgba([primaries]), rgba([curve])) <= 1)
        #expect(try Self.mostDifferent(rgba([primaries]), rgba([])) > 20)
    }

    // MARK: - Nothing to do

    @Test(arguments: [
        [("sRGB", [0])], [gamma(45_455)], [("cHRM", primariesOfSRGB)],
        [gamma(45_455), ("cHRM", primariesOfSRGB)],
        [("sRGB", [1]), gamma(100_000), ("cHRM", primariesOfDisplayP3)],
        [ICCProfileForTests.chunk(ICCProfileForTests.sRGB.bytes), gamma(100_000)],
    ])
    func sRGBStaysAsItIs(chunks: [(name: String, data: [UInt8])]) throws {
        let (tagged, plain) = (
            try PictureDecoder.decode(Self.png(.rgba, chunks).bytes),
            try PictureDecoder.decode(Self.png(.rgba).bytes)
        )
        #expect(PictureDecoderTests.pixels(tagged) == PictureDecoderTests.pixels(plain))
        #expect(tagged.profileFault == nil)
    }

    @Test(arguments: ["rgb.jpg", "gray.jpg"])
    func aJPEGInSRGBKeepsItsBytes(name: String) throws {
        let plain = try PictureDecoderTests.fixture(name)
        let tagged = ICCProfileForTests.jpeg(plain, ICCProfileForTests.sRGB.bytes)
        let picture = try PictureDecoder.decode(tagged)
        #expect(picture.jpeg == tagged && picture.profileFault == nil)
        #expect(picture.bitmap.rgba == (try PictureDecoder.decode(plain).bitmap.rgba))
    }

    // MARK: - Not applied

    @Test func aPNGWhoseProfileCannotBeApplied() throws {
        let cmyk = ICCProfileForTests(space: "CMYK").bytes
        let gray = ICCProfileForTests(space: "GRAY").bytes
        let whole = ICCProfileForTests.chunk(Self.displayP3).data
        let broken = "has a broken colour profile; none is applied"
        let cases: [(PNGFileForTests.ColorType, (name: String, data: [UInt8]), String)] = [
            (.rgb, ("iCCP", []), broken), (.rgb, ("iCCP", Array("a\0\0nonsense".utf8)), broken),
            (.rgb, ("iCCP", Array(whole[..<200])), broken),
            (.rgb, ("iCCP", Array("a\0\u{1}".utf8) + whole[3...]), broken),
            (.rgb, ICCProfileForTests.chunk(Array(repeating: 0, count: 300)), broken),
            (
                .rgb,
                ICCProfileForTests.chunk(Array(Self.displayP3[..<140]) + Array(repeating: 0xFF, count: 400)),
                broken
            ),
            (.rgb, Self.gamma(0), broken), (.rgb, ("gAMA", [1]), broken), (.rgb, ("cHRM", [1]), broken),
            (.rgb, ("cHRM", Array(repeating: 0xFF, count: 32)), broken),
            (.rgb, ("cHRM", Self.values(Array(repeating: 30_000, count: 8))), broken),
            (
                .rgba, ICCProfileForTests.chunk(cmyk),
                "is RGB, but its colour profile is for CMYK; none is applied"
            ),
            (
                .rgb, ICCProfileForTests.chunk(gray),
                "is RGB, but its colour profile is for gray; none is applied"
            ),
            (
                .gray, ICCProfileForTests.chunk(cmyk),
                "is gray, but its colour profile is for CMYK; none is applied"
            ),
        ]
        for (index, (type, chunk, message)) in cases.enumerated() {
            let picture = try PictureDecoder.decode(Self.png(type, [chunk]).bytes)
            #expect(picture.profileFault?.description == message, "case \(index), \(chunk.name)")
            #expect(
                try picture.bitmap.rgba == PictureDecoder.decode(Self.png(type).bytes).bitmap.rgba,
                "case \(index)")
        }
    }

    @Test func aJPEGWhoseProfileCannotBeApplied() throws {
        let plain = try PictureDecoderTests.fixture("rgb.jpg")
        let cases: [([UInt8], ColorProfileFault)] = [
            (ICCProfileForTests.jpeg(plain, Array("nonsense".utf8)), .broken),
            (ICCProfileForTests.jpeg(plain, Self.displayP3, segments: 3, order: [0, 2]), .broken),
            (ICCProfileForTests.jpeg(plain, Self.displayP3, segments: 2, order: [0, 0]), .broken),
            (
                ICCProfileForTests.jpeg(plain, ICCProfileForTests(space: "CMYK").bytes),
                .otherColors(of: "CMYK", picture: "RGB")
            ),
        ]
        for (bytes, fault) in cases {
            let picture = try PictureDecoder.decode(bytes)
            #expect(picture.profileFault == fault)
            #expect(picture.jpeg == bytes)
            #expect(try picture.bitmap.rgba == PictureDecoder.decode(plain).bitmap.rgba)
        }
    }

    /// Whatever is wrong with a profile, the picture is decoded.
    @Test func anyByteOfAProfileMayBeWrong() throws {
        let profile = Self.displayP3
        for index in profile.indices {
            for value in [0, 0x7F, 0xFF] as [UInt8] where profile[index] != value {
                var damaged = profile
                damaged[index] = value
                let file = PNGFileForTests(
                    width: 2, height: 2, type: .rgb, chunks: [ICCProfileForTests.chunk(damaged)]
                ) { x, y, channel in 100 * x + 50 * y + channel }
                #expect(try PictureDecoder.decode(file.bytes).isOpaque, "byte \(index)")
            }
        }
    }
}

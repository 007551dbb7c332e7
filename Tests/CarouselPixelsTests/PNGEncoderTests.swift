import CarouselPixels
import Foundation
import Testing

@testable import CarouselPixels

@Suite struct PNGEncoderTests {
    struct Frame: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var bitmap: Bitmap
        var opaque: Bool

        /// Pixels are 0xAARRGGBB, alpha not yet multiplied in.
        init(_ name: String, _ width: Int, _ height: Int, opaque: Bool = true, _ pixel: (Int, Int) -> UInt32)
        {
            testDescription = "\(name), \(width)×\(height)\(opaque ? "" : ", with alpha")"
            self.opaque = opaque
            guard let bitmap = try? Bitmap(width: width, height: height) else {
                preconditionFailure("a test's frame has a wrong size")
            }
            self.bitmap = bitmap
            for y in 0..<height {
                for x in 0..<width {
                    let p = pixel(x, y)
                    let a = opaque ? 255 : p >> 24
                    func times(_ shift: UInt32) -> UInt32 { ((p >> shift & 255) * a + 127) / 255 << shift }
                    bitmap.pixels[y * width + x] = a << 24 | times(16) | times(8) | times(0)
                }
            }
        }
    }

    /// The same noise everywhere.
    static func noise(_ x: Int, _ y: Int) -> UInt32 {
        var n = UInt64(x) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(y) &* 0xC2B2_AE3D_27D4_EB4F
        n = (n ^ n >> 31) &* 0xBF58_476D_1CE4_E5B9
        return UInt32(truncatingIfNeeded: n ^ n >> 29)
    }

    /// Smooth in the large, grainy in the small, as a photograph is.
    static func photograph(_ x: Int, _ y: Int) -> UInt32 {
        func channel(_ k: Double, _ shift: UInt32) -> UInt32 {
            let smooth = sin(Double(x) * k / 90) + cos(Double(y) / 70 + k) + sin(Double(x + 2 * y) / 150 * k)
            let grain = Int(noise(x, y) >> shift & 7) - 4
            return UInt32(min(max(Int(128 + 40 * smooth) + grain, 0), 255))
        }
        return 0xFF00_0000 | channel(1, 0) << 16 | channel(1.3, 4) << 8 | channel(1.7, 8)
    }

    /// A card with a line on it, on white.
    static func card(_ x: Int, _ y: Int) -> UInt32 {
        let inside = (30..<150).contains(x) && (100..<300).contains(y)
        if inside && (190..<210).contains(y) && noise(x / 3, y / 3) & 3 == 0 { return 0xFFFF_FFFF }
        return inside ? 0xFF00_7AFF : 0xFFFF_FFFF
    }

    static let frames: [Frame] = {
        var frames: [Frame] = []
        for opaque in [true, false] {
            frames += [
                Frame("one pixel", 1, 1, opaque: opaque) { _, _ in 0x8012_3456 },
                Frame("one row", 300, 1, opaque: opaque, noise),
                Frame("one column", 1, 300, opaque: opaque, noise),
                Frame("one long column", 1, 32_767, opaque: opaque) { _, y in UInt32(y / 1_000) },
                Frame("rows longer than the window", 32_767, 3, opaque: opaque) { x, y in noise(x / 9, y) },
                Frame("all rows equal", 201, 300, opaque: opaque) { x, _ in noise(x / 5, 0) },
                Frame("all zeros", 40, 100, opaque: opaque) { _, _ in 0 },
                Frame("white", 40, 100, opaque: opaque) { _, _ in 0xFFFF_FFFF },
                Frame("no row equal", 97, 300, opaque: opaque) { x, y in UInt32(y) << 24 | UInt32(x * y) },
                Frame("noise", 311, 301, opaque: opaque, noise),
                Frame("a gradient down", 99, 256, opaque: opaque) { _, y in UInt32(y) * 0x0101_0101 },
                Frame("a gradient across", 256, 99, opaque: opaque) { x, _ in UInt32(x) * 0x0101_0101 },
                Frame("all alphas and grays", 256, 256, opaque: opaque) { x, y in
                    UInt32(y) << 24 | UInt32(x) * 0x010101
                },
                Frame("a photograph", 330, 290, opaque: opaque, photograph),
                Frame("a card", 195, 422, opaque: opaque, card),
            ]
            for width in 1...20 {
                frames.append(
                    Frame("a little noise", width, 9, opaque: opaque) { x, y in noise(x, y) & 0xFF0F_0F0F })
            }
            for run in [1, 2, 46, 47, 48, 49, 50] {
                frames.append(
                    Frame("runs of \(run) rows", 31, 160, opaque: opaque) { x, y in noise(x, y / run) })
            }
        }
        return frames
    }()

    @Test(arguments: frames, PNGCompression.allCases)
    func decodesToWhatWasPainted(frame: Frame, compression: PNGCompression) throws {
        let bytes = try PNGEncoder(compression: compression).encode(frame.bitmap, opaque: frame.opaque)
        let decoded = try PictureDecoder.decode(bytes)
        #expect(decoded.width == frame.bitmap.width && decoded.height == frame.bitmap.height)
        let same =
            memcmp(decoded.bitmap.pixels, frame.bitmap.pixels, frame.bitmap.stride * frame.bitmap.height) == 0
        #expect(same)
        // IHDR's depth and colour type.
        #expect(bytes[24] == 8 && bytes[25] == (frame.opaque ? 2 : 6))
    }

    @Test func alphaIsIgnoredWhereOpaque() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        bitmap.pixels[0] = 0x0012_3456
        bitmap.pixels[1] = 0x80FF_FFFF
        let decoded = try PictureDecoder.decode(PNGEncoder().encode(bitmap, opaque: true))
        #expect(PictureDecoderTests.pixels(decoded) == [0xFF12_3456, 0xFFFF_FFFF])
    }

    @Test func dividedColorsAreRoundedToTheNearest() throws {
        // 1 of 3 is 85; 100 of 201 is 126.87; a colour above its alpha cannot be, and counts as full.
        let bitmap = try Bitmap(width: 1, height: 1)
        for (pixel, expected) in [
            (0x0301_0203, [85, 170, 255, 3]), (0xC964_0001, [127, 0, 1, 201]), (0x0108_0000, [255, 0, 0, 1]),
        ] as [(UInt32, [UInt8])] {
            bitmap.pixels[0] = pixel
            let file = try PNGEncoder().encode(bitmap, opaque: false)
            // A block of codes would be longer than this one pixel: it is stored as it is, behind its filter.
            let stored = try #require(
                (0..<file.count - 5).first { file[$0...].starts(with: [5, 0, 250, 255]) })
            #expect(Array(file[(stored + 5)..<(stored + 9)]) == expected)
        }
    }

    static let pngcheck = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/pngcheck" }
        .first(where: FileManager.default.isExecutableFile(atPath:))

    @Test(.enabled(if: pngcheck != nil, "pngcheck is not installed"), arguments: PNGCompression.allCases)
    func pngcheckFindsNothing(compression: PNGCompression) throws {
        let tool = try #require(Self.pngcheck)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carousel-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        for (number, frame) in Self.frames.enumerated() {
            let file = folder.appendingPathComponent("\(number).png")
            try Data(PNGEncoder(compression: compression).encode(frame.bitmap, opaque: frame.opaque)).write(
                to: file)
            files.append(file.path)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["-q"] + files
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: said, as: UTF8.self) == "")
    }

    @Test func sizes() throws {
        func count(_ compression: PNGCompression, _ frame: Frame) throws -> Double {
            Double(try PNGEncoder(compression: compression).encode(frame.bitmap, opaque: frame.opaque).count)
        }
        let card = Frame("a card", 390, 844, Self.card)
        #expect(try count(.fast, card) < 1.25 * count(.small, card))
        let photograph = Frame("a photograph", 400, 400, Self.photograph)
        #expect(try count(.fast, photograph) < 1.4 * count(.small, photograph))
        // A row that is equal to the one above takes a few bytes, however long the run.
        let white = Frame("white", 1_170, 2_532) { _, _ in 0xFFFF_FFFF }
        #expect(try count(.fast, white) < 2_532 * 6)
        // What cannot be compressed grows by next to nothing.
        let noise = Frame("noise", 400, 400, Self.noise)
        #expect(try count(.fast, noise) < 400 * 400 * 3 * 1.005)
    }

    @Test func bytesDependOnThePixelsAlone() async throws {
        let frames = Self.frames.filter { $0.bitmap.width > 200 && $0.bitmap.height > 200 }
        let alone = try frames.map { try PNGEncoder().encode($0.bitmap, opaque: $0.opaque) }
        let encoder = PNGEncoder()
        try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for (number, frame) in frames.enumerated().reversed() {
                group.addTask { (number, try encoder.encode(frame.bitmap, opaque: frame.opaque)) }
            }
            for try await (number, bytes) in group { #expect(bytes == alone[number]) }
        }
    }

    @Test func sizesThatCannotBe() {
        for (width, height) in [
            (0, 1), (1, 0), (-1, 5), (32_768, 1), (1, 32_768), (32_767, 32_767), (.max, .max),
        ] {
            #expect(throws: Bitmap.Fault.badSize(width: width, height: height)) {
                try Bitmap(width: width, height: height)
            }
        }
    }
}

import CarouselPixels
import Testing

struct VideoPlanesTests {
    private func planes(_ bitmap: Bitmap, even: Bool = false, rows: Range<Int>? = nil) -> [UInt8] {
        let planes = VideoPlanes(width: bitmap.width, height: bitmap.height, even: even, padding: 0xFF00_00FF)
        var bytes = [UInt8](repeating: 1, count: planes.byteCount)
        bytes.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress {
                planes.convert(bitmap, rows: rows ?? 0..<bitmap.height, to: start)
            }
        }
        return bytes
    }

    private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap.pixels[y * width + x] = pixel(x, y) } }
        return bitmap
    }

    /// Of ITU-R BT.709-6, table 3.
    @Test(
        arguments: [
            (0xFFFF_FFFF, [235, 128, 128]), (0xFF00_0000, [16, 128, 128]), (0xFFFF_0000, [63, 102, 240]),
            (0xFF00_FF00, [173, 42, 26]), (0xFF00_00FF, [32, 240, 118]), (0xFF80_8080, [126, 128, 128]),
        ] as [(UInt32, [UInt8])])
    func colors(pixel: UInt32, expected: [UInt8]) throws {
        let bytes = planes(try bitmap(2, 2) { _, _ in pixel })
        #expect(bytes == Array(repeating: expected[0], count: 4) + expected[1...])
    }

    @Test func chromaWeighsThreeColumnsAndTwoRows() throws {
        // Red columns 2 and 3 of 6, in the upper row of each pair.
        let bytes = planes(
            try bitmap(6, 2) { x, y in y == 0 && (2...3).contains(x) ? 0xFFFF_0000 : 0xFF00_0000 })
        let cr = bytes.suffix(3)
        // Of eight parts red has none of columns -1, 0, 1; three of 1, 2, 3; and one of 3, 4, 5.
        #expect(Array(cr) == [128, 170, 142])
    }

    @Test func oddSidesAreKeptOrPadded() throws {
        let white = try bitmap(3, 3) { _, _ in 0xFFFF_FFFF }
        #expect(planes(white) == Array(repeating: 235, count: 9) + Array(repeating: 128, count: 8))
        let padded = planes(white, even: true)
        let (w, b): (UInt8, UInt8) = (235, 32)
        #expect(padded.prefix(16) == [w, w, w, b, w, w, w, b, w, w, w, b, b, b, b, b])
        #expect(padded.count == 24)
    }

    @Test func someRowsAreThoseOfAll() throws {
        var seed: UInt32 = 7
        let noise = try bitmap(13, 24) { _, y in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return (8..<15).contains(y) ? 0xFF33_6699 : 0xFF00_0000 | seed >> 8
        }
        let all = planes(noise)
        for rows in [0..<1, 3..<4, 5..<16, 8..<15, 23..<24, 2..<24] {
            let part = planes(noise, rows: rows)
            for (k, byte) in part.enumerated() where byte != 1 { #expect(byte == all[k], "\(rows), \(k)") }
            for y in rows {
                #expect(part[y * 13..<(y + 1) * 13] == all[y * 13..<(y + 1) * 13], "\(rows), row \(y)")
            }
        }
    }
}

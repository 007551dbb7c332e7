/// Writes PNG files of every kind, well-formed or not, independently of the encoder under test.
struct PNGFileForTests {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    var width: Int
    var height: Int
    var depth = 8
    var type: ColorType
    var interlaced = false
    /// Chunks before the image data.
    var chunks: [(name: String, data: [UInt8])] = []
    /// The value of a channel of a pixel: below 2^depth.
    var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    var bytes: [UInt8] {
        let header =
            Self.bigEndian(width) + Self.bigEndian(height)
            + [UInt8(depth), type.rawValue, 0, 0, interlaced ? 1 : 0]
        var file = Self.signature + Self.chunk("IHDR", header)
        for chunk in chunks { file += Self.chunk(chunk.name, chunk.data) }
        return file + Self.chunk("IDAT", Self.zlib(scanlines)) + Self.chunk("IEND", [])
    }

    /// Unfiltered rows, pass by pass if interlaced (Adam7).
    private var scanlines: [UInt8] {
        let passes =
            interlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ]
            : [(0, 0, 1, 1)]
        var bytes: [UInt8] = []
        for (left, top, stepX, stepY) in passes where left < width {
            for y in stride(from: top, to: height, by: stepY) {
                var bits: [Bool] = []
                for x in stride(from: left, to: width, by: stepX) {
                    for channel in 0..<type.channels {
                        let value = sample(x, y, channel)
                        bits += (0..<depth).reversed().map { value >> $0 & 1 == 1 }
                    }
                }
                bytes.append(0)
                for start in stride(from: 0, to: bits.count, by: 8) {
                    let byte = bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
                    bytes.append(UInt8(byte << max(0, start + 8 - bits.count)))
                }
            }
        }
        return bytes
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(data.count) + body + bigEndian(crc32(body))
    }

    /// Stored, not compressed; at most 65,535 bytes.
    static func zlib(_ data: [UInt8]) -> [UInt8] {
        let count = UInt16(data.count)
        let length = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
        let sums = data.reduce((a: 1, b: 0)) { (($0.a + Int($1)) % 65_521, ($0.b + $0.a + Int($1)) % 65_521) }
        return [0x78, 0x01, 1] + length + data + bigEndian(sums.b << 16 | sums.a)
    }

    private static func crc32(_ bytes: [UInt8]) -> Int {
        var crc: UInt32 = ~0
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return Int(~crc)
    }
}

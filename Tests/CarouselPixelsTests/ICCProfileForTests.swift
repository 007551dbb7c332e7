import Foundation

/// Writes ICC profiles of version 2, good and bad, independently of the library that reads them.
struct ICCProfileForTests {
    /// Four characters.
    var space = "RGB "
    /// Light by stored value, evenly spread, 0 … 65535; of a single value, 256 times the power.
    var curve: [UInt16] = [563]
    /// Where red, green and blue are, under D50.
    var primaries = Self.displayP3

    static let displayP3 = [
        [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
    ]

    static let sRGB = ICCProfileForTests(
        curve: (0..<1024).map { UInt16((65_535 * light(Double($0) / 1023)).rounded()) },
        primaries: [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]])

    /// IEC 61966-2-1.
    static func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func value(ofLight light: Double) -> Double {
        light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    private static let white = [0.9642, 1, 0.8249]

    private static func xyz(_ values: [Double]) -> [UInt8] {
        values.flatMap { PNGFileForTests.bigEndian(Int(($0 * 65_536).rounded())) }
    }

    var bytes: [UInt8] {
        let trc =
            Array("curv\0\0\0\0".utf8) + PNGFileForTests.bigEndian(curve.count)
            + curve.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        func place(_ values: [Double]) -> [UInt8] { Array("XYZ \0\0\0\0".utf8) + Self.xyz(values) }
        var tags = [("wtpt", place(Self.white))]
        if space == "GRAY" {
            tags.append(("kTRC", trc))
        } else {
            for (letter, primary) in zip("rgb", primaries) {
                tags += [("\(letter)XYZ", place(primary)), ("\(letter)TRC", trc)]
            }
        }
        var table = PNGFileForTests.bigEndian(tags.count)
        var data: [UInt8] = []
        for (name, value) in tags {
            let start = 128 + 4 + 12 * tags.count + data.count
            table +=
                Array(name.utf8) + PNGFileForTests.bigEndian(start) + PNGFileForTests.bigEndian(value.count)
            data += value + Array(repeating: 0, count: (4 - value.count % 4) % 4)
        }
        let header =
            PNGFileForTests.bigEndian(128 + table.count + data.count) + [0, 0, 0, 0, 2, 0x40, 0, 0]
            + Array("mntr\(space)XYZ ".utf8) + [0x07, 0xE8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
            + Array(repeating: 0, count: 28) + Self.xyz(Self.white) + Array(repeating: 0, count: 48)
        return header + table + data
    }

    // MARK: - In files

    /// Of an iCCP chunk.
    static func chunk(_ profile: [UInt8]) -> (name: String, data: [UInt8]) {
        ("iCCP", Array("a\0\0".utf8) + PNGFileForTests.zlib(profile))
    }

    /// A JPEG with a profile, in so many APP2 segments; `order` says which of them it has, and how they follow one
    /// another.
    static func jpeg(_ plain: [UInt8], _ profile: [UInt8], segments: Int = 1, order: [Int]? = nil) -> [UInt8]
    {
        let size = (profile.count + segments - 1) / segments
        let pieces = (order ?? Array(0..<segments)).flatMap { index -> [UInt8] in
            let part = profile[index * size..<min(profile.count, (index + 1) * size)]
            let content = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(segments)] + part
            let length = content.count + 2
            return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content
        }
        return plain[..<2] + pieces + plain[2...]
    }
}

/// The segments that a JPEG file is made of (ITU-T T.81, annex B).
enum JPEGSegments {
    private static let end: UInt8 = 0xD9
    private static let scan: UInt8 = 0xDA
    private static let comment: UInt8 = 0xFE

    /// The same picture without comments and without what applications keep in a file: places, cameras, previews,
    /// colour profiles, and whatever follows the picture's end.
    ///
    /// JFIF's segment (APP0) and Adobe's (APP14) stay: they say how the colours are to be read.
    static func withoutMetadata(_ jpeg: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0xFF, 0xD8]
        out.reserveCapacity(jpeg.count)
        var at = 2
        while let found = marker(in: jpeg, from: at) {
            let marker = jpeg[found + 1]
            if marker == end { break }
            guard found + 3 < jpeg.count else { break }
            let length = Int(jpeg[found + 2]) << 8 | Int(jpeg[found + 3])
            var next = min(jpeg.count, found + 2 + max(2, length))
            if marker == scan { next = self.marker(in: jpeg, from: next) ?? jpeg.count }
            if !isMetadata(marker) { out += jpeg[found..<next] }
            at = next
        }
        return out + [0xFF, end]
    }

    private static func isMetadata(_ marker: UInt8) -> Bool {
        marker == comment || (0xE1...0xEF).contains(marker) && marker != 0xEE
    }

    /// Where the next marker begins, but for those that belong to the data of a scan: escaped bytes, restarts and
    /// filling.
    private static func marker(in jpeg: [UInt8], from start: Int) -> Int? {
        var at = start
        while at + 1 < jpeg.count {
            let next = jpeg[at + 1]
            if jpeg[at] == 0xFF, next != 0, next != 0xFF, !(0xD0...0xD8).contains(next), next != 0x01 {
                return at
            }
            at += 1
        }
        return nil
    }
}

import CPNG

/// What a PNG file is to be.
package enum PNGCompression: String, Sendable, CaseIterable {
    /// Made in a few milliseconds, about as large as Cairo's.
    case fast
    /// As small as libpng's highest level makes it, or a few percent larger.
    case small
}

/// Turns a frame's pixels into the bytes of a PNG file.
///
/// The bytes depend on the pixels alone, not on the machine, the thread, or the frame before (with `small`, on the
/// version of zlib as well). An encoder holds nothing but its setting, so all workers can share one.
package struct PNGEncoder: Sendable {
    package var compression: PNGCompression

    package init(compression: PNGCompression = .fast) { self.compression = compression }

    /// Encodes as 8-bit RGB where `opaque` (the alpha is not looked at), else as RGBA with the alpha divided out.
    ///
    /// The only error is that memory has run out.
    package func encode(_ bitmap: Bitmap, opaque: Bool) throws(Bitmap.Fault) -> [UInt8] {
        try encode(bitmap, opaque: opaque, drawn: [0..<bitmap.height])
    }

    /// Encodes a bitmap of which only the rows of `drawn` are valid (in order, apart from each other, the first
    /// beginning at row 0), each other row being equal to the one above. The bytes are those of the whole bitmap.
    package func encode(
        _ bitmap: Bitmap, opaque: Bool, drawn: [Range<Int>]
    ) throws(Bitmap.Fault) -> [UInt8] {
        var file = cpng_file()
        // A bitmap's sides are at most 32,767.
        let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
        withExtendedLifetime(bitmap) {
            switch compression {
            case .fast:
                let rows = drawn.map { cpng_rows(first: UInt32($0.lowerBound), end: UInt32($0.upperBound)) }
                cpng_encode_fast(bitmap.pixels, width, height, opaque, rows, rows.count, &file)
            case .small:
                bitmap.repeatRows(between: drawn)
                cpng_encode_small(bitmap.pixels, width, height, opaque, &file)
            }
        }
        return try file.taken()
    }

    /// The version of libpng in use, as `1.6.39`.
    package static var libraryVersion: String { String(cString: cpng_version()) }
}

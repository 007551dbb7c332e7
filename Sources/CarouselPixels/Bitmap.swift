import CarouselDrawing
import CarouselPlatform

/// A rectangle of pixels in memory that nobody else owns, as Cairo's `CAIRO_FORMAT_ARGB32` lays them out.
///
/// A pixel is a native-endian 0xAARRGGBB with the alpha multiplied in; rows follow one another without a gap.
///
/// A bitmap may be passed from one thread to another but not written by one while another reads or writes it:
/// whoever makes it draws into it, and hands it on when done. Workers have a bitmap each; decoded pictures are
/// never written again. This is a rule, not something the compiler checks, hence `@unchecked`.
package final class Bitmap: @unchecked Sendable {
    /// Cairo draws on nothing longer than this many pixels a side.
    package static let longestSide = PixelLimits.side
    /// 256 megapixels, a gibibyte of memory.
    package static let mostPixels = PixelLimits.pixels

    /// Why there is no bitmap.
    package enum Fault: Error, Equatable {
        /// A side is less than 1 pixel, over `longestSide`, or both together give over `mostPixels`.
        case badSize(width: Int, height: Int)
        case outOfMemory
    }

    /// In pixels, 1 … `longestSide`.
    package let width: Int
    package let height: Int
    /// The first of `width * height` pixels; valid as long as the bitmap is alive, which who keeps the pointer
    /// (a Cairo surface does) has to see to.
    package let pixels: UnsafeMutablePointer<UInt32>

    /// Bytes from one row to the next.
    package var stride: Int { width * 4 }

    /// A clear bitmap.
    package init(width: Int, height: Int) throws(Fault) {
        let sides = 1...Self.longestSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels else {
            throw .badSize(width: width, height: height)
        }
        guard let memory = calloc(width * height, 4) else { throw .outOfMemory }
        self.width = width
        self.height = height
        pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
    }

    /// Takes over `width * height` pixels that came from `malloc`.
    package init(adopting pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    deinit { free(pixels) }

    /// Lets `body` read all bytes, row after row.
    package func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try withExtendedLifetime(self) {
            try body(UnsafeRawBufferPointer(start: pixels, count: stride * height))
        }
    }
}

extension Bitmap {
    /// Makes each row that is in none of `drawn` equal to the one above.
    package func repeatRows(between drawn: [Range<Int>]) {
        for (index, rows) in drawn.enumerated() {
            let end = index + 1 < drawn.count ? drawn[index + 1].lowerBound : height
            for y in rows.upperBound..<max(rows.upperBound, end) {
                (pixels + y * width).update(from: pixels + (y - 1) * width, count: width)
            }
        }
    }

    /// Red, green, blue, alpha of each pixel, a byte each, the alpha divided out.
    package var rgba: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for pixel in UnsafeBufferPointer(start: pixels, count: width * height) {
            let alpha = pixel >> 24
            func channel(_ shift: UInt32) -> UInt8 {
                let value = pixel >> shift & 0xFF
                return UInt8(clamping: alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha)
            }
            bytes += [channel(16), channel(8), channel(0), UInt8(alpha)]
        }
        return bytes
    }
}

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
    /// Makes each row from the first of `drawn` to `end` (nil: the last) that is in none of them equal to the one
    /// above.
    package func repeatRows(between drawn: [Range<Int>], to end: Int? = nil) {
        for (index, rows) in drawn.enumerated() {
            let end = index + 1 < drawn.count ? drawn[index + 1].lowerBound : end ?? height
            for y in rows.upperBound..<max(rows.upperBound, end) {
                (pixels + y * width).update(from: pixels + (y - 1) * width, count: width)
            }
        }
    }

    /// Red, green, blue, alpha of each pixel, a byte each, the alpha divided out.
    package var rgba: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
            convertToRGBA(0..<height, in: UnsafeMutableRawBufferPointer(buffer))
            count = stride * height
        }
    }

    /// Writes some rows of `rgba` to their places among all of it.
    package func convertToRGBA(_ rows: Range<Int>, in bytes: UnsafeMutableRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        for y in rows {
            let row = pixels + y * width
            let target = start + y * stride
            if y > rows.lowerBound, memcmp(row, row - width, stride) == 0 {
                target.copyMemory(from: target - stride, byteCount: stride)
                continue
            }
            for x in 0..<width {
                let pixel = row[x].straightened
                let turned = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
                target.storeBytes(of: turned.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
            }
        }
    }
}

extension UInt32 {
    /// A pixel with the alpha divided out of its colours.
    fileprivate var straightened: UInt32 {
        let alpha = self >> 24
        if alpha == 255 { return self }
        if alpha == 0 { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}

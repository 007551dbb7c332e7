import CPNG
import CarouselDrawing

/// The pieces of an animated PNG file: what is before the frames, each frame, and what is behind them.
///
/// The first frame is the whole picture, which readers of still pictures show. Each later one replaces the pixels of
/// a rectangle, without blending. Each piece depends on its own arguments alone, so that threads can make frames at once.
package struct AnimatedPNG: Sendable {
    package let width: Int
    package let height: Int
    /// RGB, else RGBA with the alpha divided out.
    package let opaque: Bool

    package init(width: Int, height: Int, opaque: Bool) {
        self.width = width
        self.height = height
        self.opaque = opaque
    }

    /// - Parameter plays: How often the film is shown; 0: for ever.
    package func head(frames: Int, plays: Int) throws(Bitmap.Fault) -> [UInt8] {
        try ends(frames: frames, plays: plays)
    }

    package func tail() throws(Bitmap.Fault) -> [UInt8] { try ends(frames: 0, plays: 0) }

    /// A frame, which stays for `delay` seconds.
    /// - Parameters:
    ///   - area: What differs from the frame before; all of the bitmap for frame 0.
    ///   - drawn: The rows of the bitmap within `area` that are valid, the first of `area` among them; each other row
    ///     is taken to be equal to the one above. With `small`, rows in between are made so.
    package func frame(
        _ number: Int, of bitmap: Bitmap, area: PixelRect, drawn: [Range<Int>],
        delay: (numerator: Int, denominator: Int), compression: PNGCompression
    ) throws(Bitmap.Fault) -> [UInt8] {
        let small = compression == .small
        if small { bitmap.repeatRows(between: drawn, to: area.rows.upperBound) }
        let rows = drawn.map {
            cpng_rows(first: UInt32($0.lowerBound - area.y), end: UInt32($0.upperBound - area.y))
        }
        var place = cpng_animation_frame(
            number: UInt32(number), x: UInt32(area.x), y: UInt32(area.y),
            delay_numerator: UInt16(clamping: delay.numerator),
            delay_denominator: UInt16(clamping: delay.denominator))
        var file = cpng_file()
        withExtendedLifetime(bitmap) {
            cpng_encode_animation_frame(
                bitmap.pixels + area.y * bitmap.width + area.x, bitmap.width, UInt32(area.width),
                UInt32(area.height), opaque, rows, rows.count, small, &place, &file)
        }
        return try file.taken()
    }

    private func ends(frames: Int, plays: Int) throws(Bitmap.Fault) -> [UInt8] {
        var file = cpng_file()
        cpng_animation_ends(
            UInt32(width), UInt32(height), opaque, UInt32(frames), UInt32(plays), &file)
        return try file.taken()
    }
}

extension cpng_file {
    /// Its bytes, whose memory is given back.
    mutating func taken() throws(Bitmap.Fault) -> [UInt8] {
        defer { cpng_file_free(&self) }
        guard status == CPNG_OK else { throw .outOfMemory }
        return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    }
}

import CarouselDrawing
import CarouselPixels

extension FrameFormat {
    /// Lossless: of each frame the rectangle that has changed.
    public static let apng = FrameFormat(
        film: "apng", for: "a film without loss, as browsers play it", settings: [.loop],
        container: .stream(
            head: { shape in
                try AnimatedPNG(width: shape.width, height: shape.height, opaque: shape.isOpaque)
                    .head(frames: shape.frames, plays: shape.options.loop)
            },
            tail: { shape in
                try AnimatedPNG(width: shape.width, height: shape.height, opaque: shape.isOpaque).tail()
            }), looksBack: true
    ) { APNGEncoder($0) }
}

/// Frames of an animated PNG, each of which depends on its own arguments alone.
final class APNGEncoder: PixelEncoder {
    private let encoding: PixelEncoding
    /// Of a frame, in seconds: exact where the format has room for it.
    private let delay: (numerator: Int, denominator: Int)

    init(_ encoding: PixelEncoding) {
        self.encoding = encoding
        let rate = encoding.fps.ratio(upTo: Int(UInt16.max))
        delay = (rate.denominator, rate.numerator)
    }

    func encode(
        _ bitmap: Bitmap, drawn: [Range<Int>], changed: PixelRect?, index: Int
    ) throws -> [UInt8] {
        // A frame has a pixel at least, though it may look as it did before.
        let area = changed ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        return try AnimatedPNG(width: bitmap.width, height: bitmap.height, opaque: encoding.isOpaque).frame(
            index, of: bitmap, area: area, drawn: drawn, delay: delay,
            compression: encoding.compression.png)
    }
}

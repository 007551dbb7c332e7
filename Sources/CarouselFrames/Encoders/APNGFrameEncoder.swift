import CarouselCairo
import CarouselDrawing
import CarouselPixels

extension FrameFormat {
    /// Lossless: of each frame the rectangle that has changed.
    public static let apng = FrameFormat(
        "apng", for: "a film without loss, as browsers play it", settings: [.loop],
        container: .stream(
            head: { shape in
                try AnimatedPNG(width: shape.width, height: shape.height, opaque: shape.isOpaque)
                    .head(frames: shape.frames, plays: shape.options.loop)
            },
            tail: { shape in
                try AnimatedPNG(width: shape.width, height: shape.height, opaque: shape.isOpaque).tail()
            }), looksBack: true
    ) { APNGFrameEncoder($0) }
}

final class APNGFrameEncoder: FrameEncoder {
    private let encoding: FrameEncoding
    /// Of a frame, in seconds: exact where the format has room for it.
    private let delay: (numerator: Int, denominator: Int)

    init(_ encoding: FrameEncoding) {
        self.encoding = encoding
        let rate = encoding.fps.ratio(upTo: Int(UInt16.max))
        delay = (rate.denominator, rate.numerator)
    }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        let canvas = try encoding.canvases.pixels(frame.list.size)
        let bitmap = canvas.bitmap
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        var area = whole
        if let previous = frame.previous {
            // A frame has a pixel at least, though it may look as it did before.
            area =
                frame.list.changedPixels(
                    since: previous, scale: encoding.screen.scale, width: bitmap.width, height: bitmap.height)
                ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        }
        let rows = try times.measure(.paint) { try canvas.drawBusyRows(frame.list, in: area.rows) }
        return try times.measure(.encode) {
            try AnimatedPNG(width: bitmap.width, height: bitmap.height, opaque: encoding.isOpaque).frame(
                frame.index, of: bitmap, area: area, drawn: rows, delay: delay,
                compression: encoding.compression.png)
        }
    }
}

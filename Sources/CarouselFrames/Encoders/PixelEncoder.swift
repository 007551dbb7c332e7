import CarouselCairo
import CarouselDrawing
import CarouselPixels
import CarouselScene

/// Turns a film's pixels into bytes, frame after frame, on one thread.
package protocol PixelEncoder: AnyObject {
    /// - Parameters:
    ///   - drawn: The rows that are valid, of all or within `changed`; each other one is equal to the one above.
    ///   - changed: Where they differ from the frame before; nil where nothing does.
    ///   - index: The frame's place among those that are written.
    func encode(
        _ bitmap: Bitmap, drawn: [Range<Int>], changed: PixelRect?, index: Int
    ) throws -> [UInt8]
}

/// What pixel encoders are made of.
package struct PixelEncoding: Sendable {
    package var fps: FrameRate
    package var background: Color
    package var compression = FrameCompression.fast

    /// Whether the background lets nothing through.
    package var isOpaque: Bool { background.alpha >= 1 }
}

/// Draws each frame over the one before it on the same thread, and encodes what has changed since then.
final class UpdateEncoder: FrameEncoder {
    private let encoding: FrameEncoding
    private let pixels: any PixelEncoder
    private var canvas: PixelCanvas?

    init(_ encoding: FrameEncoding, _ pixels: any PixelEncoder) {
        self.encoding = encoding
        self.pixels = pixels
    }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        let canvas = try canvas ?? encoding.canvases.ownPixels(frame.list.size)
        self.canvas = canvas
        let changed = try times.measure(.paint) { try canvas.update(frame.list) }
        return try times.measure(.encode) {
            try pixels.encode(
                canvas.bitmap, drawn: [0..<canvas.bitmap.height], changed: changed, index: frame.index)
        }
    }
}

/// Draws of each frame the rectangle that differs from the film's frame before it.
final class AreaEncoder: FrameEncoder {
    private let encoding: FrameEncoding
    private let pixels: any PixelEncoder

    init(_ encoding: FrameEncoding, _ pixels: any PixelEncoder) {
        self.encoding = encoding
        self.pixels = pixels
    }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        let canvas = try encoding.canvases.pixels(frame.list.size)
        let bitmap = canvas.bitmap
        var changed: PixelRect? = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        if let previous = frame.previous {
            changed = frame.list.changedPixels(
                since: previous, scale: encoding.screen.scale, width: bitmap.width, height: bitmap.height)
        }
        let rows = try times.measure(.paint) {
            try canvas.drawBusyRows(frame.list, in: changed?.rows ?? 0..<1)
        }
        return try times.measure(.encode) {
            try pixels.encode(bitmap, drawn: rows, changed: changed, index: frame.index)
        }
    }
}

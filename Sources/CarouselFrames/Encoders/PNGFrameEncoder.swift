import CarouselCairo
import CarouselDrawing
import CarouselPixels

extension FrameFormat {
    /// RGB, or RGBA where the screen's background is not opaque.
    public static let png = FrameFormat("png", for: "pixels, a file for each frame") { PNGFrameEncoder($0) }
}

/// How hard a PNG file's pixels are pressed; they are the same either way.
public enum FrameCompression: String, Hashable, Sendable, CaseIterable {
    /// A few milliseconds a frame; as large as Cairo's own files, photographs half as large again.
    case fast
    /// As small as libpng's highest level makes it, or a few percent larger; many times slower.
    case small

    var png: PNGCompression {
        switch self {
        case .fast: .fast
        case .small: .small
        }
    }
}

final class PNGFrameEncoder: FrameEncoder {
    private let encoding: FrameEncoding
    private let encoder: PNGEncoder

    init(_ encoding: FrameEncoding) {
        self.encoding = encoding
        encoder = PNGEncoder(compression: encoding.compression.png)
    }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        let canvas = try encoding.canvases.pixels(frame.list.size)
        let rows = try times.measure(.paint) { try canvas.drawBusyRows(frame.list) }
        return try times.measure(.encode) {
            try encoder.encode(canvas.bitmap, opaque: encoding.pixels.isOpaque, drawn: rows)
        }
    }
}

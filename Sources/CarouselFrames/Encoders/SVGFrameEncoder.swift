import CarouselCairo
import CarouselDrawing

extension FrameFormat {
    /// Vectors, with pictures and blurred shadows embedded.
    public static let svg = FrameFormat(
        "svg", for: "vectors, a file for each frame", isMeasuredInPixels: false
    ) {
        SVGFrameEncoder($0)
    }
}

final class SVGFrameEncoder: FrameEncoder {
    private let canvas: SVGCanvas

    init(_ encoding: FrameEncoding) { canvas = encoding.canvases.svg() }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        try times.measure(.paint) { try canvas.draw(frame.list) }
    }
}

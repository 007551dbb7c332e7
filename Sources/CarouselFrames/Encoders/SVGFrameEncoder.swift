import CarouselCairo
import CarouselDrawing
import CarouselSVG

extension FrameFormat {
    /// Vectors, with pictures embedded.
    public static let svg = FrameFormat(
        "svg", for: "vectors, a file for each frame", isMeasuredInPixels: false
    ) {
        switch $0.svgStyle {
        case .layers: LayersFrameEncoder($0)
        case .cairo: SVGFrameEncoder($0)
        }
    }
}

/// How an SVG file is made; it shows the same either way.
public enum SVGStyle: String, Hashable, Sendable, CaseIterable {
    /// A named group for each card and part, real clips, masks, filters and gradients: to be read and edited.
    case layers
    /// As Cairo's SVG surface draws it: blurred shadows are pictures.
    case cairo
}

/// Writes SVG files from the display list itself.
final class LayersFrameEncoder: FrameEncoder {
    private let writer: LayersWriter

    init(_ encoding: FrameEncoding) { writer = encoding.canvases.layers(scene: encoding.scene.yaml) }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        try times.measure(.paint) { try writer.write(frame.list) }
    }
}

/// Lets Cairo write SVG files.
final class SVGFrameEncoder: FrameEncoder {
    private let canvas: SVGCanvas

    init(_ encoding: FrameEncoding) { canvas = encoding.canvases.svg() }

    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8] {
        try times.measure(.paint) { try canvas.draw(frame.list) }
    }
}

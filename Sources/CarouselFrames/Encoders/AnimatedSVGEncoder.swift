import CarouselCairo
import CarouselDrawing
import CarouselScene
import CarouselSVG

extension FrameFormat {
    /// Vectors, with pictures embedded once for all frames, and styles that move them.
    public static let animatedSVG = FrameFormat(
        "animated-svg", ending: "svg", for: "vectors that move, as browsers play them, in one .svg",
        isMeasuredInPixels: false, settings: [.loop],
        container: .drawing { AnimatedSVGEncoder($0, $1) }
    ) { LayersFrameEncoder($0) }
}

/// Makes one file of what all frames of a film draw.
final class AnimatedSVGEncoder: FilmEncoder {
    private let writer: AnimatedLayersWriter
    private let shape: FilmShape

    init(_ encoding: FrameEncoding, _ shape: FilmShape) {
        writer = AnimatedLayersWriter(
            encoding.canvases.layers(scene: encoding.scene.yaml), scale: encoding.screen.scale)
        self.shape = shape
    }

    func add(_ list: DisplayList) { writer.add(list) }

    func finish() throws -> [UInt8] {
        try writer.finish(
            duration: shape.fps.time(ofFrame: shape.frames), loop: shape.options.loop)
    }
}

import CarouselCairo
import CarouselDrawing
import CarouselLayout
import CarouselMotion
import CarouselScene

/// Draws frames of one film on one thread.
package final class FrameRenderer {
    private let scene: Scene
    private let motion: Motion
    private let resources: FilmResources
    private let composer: Composer
    private let encoder: PNGEncoder
    private var canvas: PixelCanvas?
    private lazy var svgCanvas = SVGCanvas(scale: scene.screen.scale, resources: resources)

    init(scene: Scene, motion: Motion, resources: FilmResources, compression: PNGCompression) {
        self.scene = scene
        self.motion = motion
        self.resources = resources
        composer = Composer(scene: scene, motion: motion, resources: resources)
        encoder = PNGEncoder(compression: compression)
    }

    /// From a moment to what is drawn then.
    package func displayList(at time: Double) throws -> DisplayList {
        try composer.displayList(for: motion.pose(at: time))
    }

    /// The state at `time` as the bytes of a PNG file.
    package func png(at time: Double) throws -> [UInt8] {
        try encoder.encode(draw(at: time), opaque: scene.screen.background.alpha >= 1)
    }

    /// The state at `time` as the bytes of an SVG file.
    package func svg(at time: Double) throws -> [UInt8] { try svgCanvas.draw(displayList(at: time)) }

    /// The state at `time` as RGBA bytes.
    package func pixels(at time: Double) throws -> [UInt8] { try draw(at: time).rgba }

    private func draw(at time: Double) throws -> Bitmap {
        let list = try displayList(at: time)
        let canvas =
            try self.canvas
            ?? PixelCanvas(size: list.size, scale: scene.screen.scale, resources: resources)
        self.canvas = canvas
        try canvas.draw(list)
        return canvas.bitmap
    }
}

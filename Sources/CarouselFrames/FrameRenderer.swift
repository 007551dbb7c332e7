import CarouselPixels
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
    private var last: (list: DisplayList, format: FrameFormat, bytes: [UInt8])?
    /// Where the time went since `takeTimes` was last called.
    private var times = StageTimes()

    init(scene: Scene, motion: Motion, resources: FilmResources, compression: FrameCompression) {
        self.scene = scene
        self.motion = motion
        self.resources = resources
        composer = Composer(scene: scene, motion: motion, resources: resources)
        encoder = PNGEncoder(compression: compression.png)
    }

    /// From a moment to what is drawn then.
    package func displayList(at time: Double) throws -> DisplayList {
        let pose = times.measure(.pose) { motion.pose(at: time) }
        return try times.measure(.compose) { try composer.displayList(for: pose) }
    }

    /// The state at `time` as the bytes of a file.
    ///
    /// A carousel rests more often than it moves: where nothing has changed since the frame before, its bytes are
    /// returned once more. Equal lists draw equal pixels, so the bytes do not depend on whether that happens.
    package func file(_ format: FrameFormat, at time: Double) throws -> [UInt8] {
        let list = try displayList(at: time)
        times.frames += 1
        if let last, last.format == format, last.list == list {
            times.repeats += 1
            times.bytes += last.bytes.count
            return last.bytes
        }
        let bytes =
            switch format {
            case .png: try png(list)
            case .svg: try times.measure(.paint) { try svgCanvas.draw(list) }
            }
        last = (list, format, bytes)
        times.bytes += bytes.count
        return bytes
    }

    /// The state at `time` as RGBA bytes.
    package func pixels(at time: Double) throws -> [UInt8] {
        let list = try displayList(at: time)
        let canvas = try self.canvas(for: list)
        try canvas.draw(list)
        return canvas.bitmap.rgba
    }

    /// Where the time went; from here on it is counted anew.
    package func takeTimes() -> StageTimes {
        defer { times = StageTimes() }
        return times
    }

    private func png(_ list: DisplayList) throws -> [UInt8] {
        let canvas = try self.canvas(for: list)
        let rows = try times.measure(.paint) { try canvas.drawBusyRows(list) }
        return try times.measure(.encode) {
            try encoder.encode(
                canvas.bitmap, opaque: scene.screen.background.alpha >= 1, drawn: rows)
        }
    }

    private func canvas(for list: DisplayList) throws -> PixelCanvas {
        if let canvas { return canvas }
        let canvas = try PixelCanvas(size: list.size, scale: scene.screen.scale, resources: resources)
        self.canvas = canvas
        return canvas
    }
}

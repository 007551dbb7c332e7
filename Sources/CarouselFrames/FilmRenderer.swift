import CarouselCairo
import CarouselDrawing
import CarouselLayout
import CarouselMotion
import CarouselPixels
import CarouselScene

/// Draws moments of one film, one after the other, keeping what they have in common: surfaces, laid out cards, and
/// what the moment before looked like.
///
/// For one thread; several threads each make their own.
public final class FilmRenderer {
    private let motion: Motion
    private let composer: Composer
    private let encoding: FrameEncoding
    private var encoders: [FrameFormat: any FrameEncoder] = [:]
    private var last: (format: FrameFormat, list: DisplayList, bytes: [UInt8])?
    /// Where the time went since `takeTimes` was last called.
    private var times = StageTimes()

    init(
        scene: Scene, motion: Motion, resources: FilmResources, compression: FrameCompression,
        svgStyle: SVGStyle
    ) {
        self.motion = motion
        composer = Composer(scene: scene, motion: motion, resources: resources)
        encoding = FrameEncoding(
            scene: scene, canvases: CanvasSource(scale: scene.screen.scale, resources: resources),
            compression: compression, svgStyle: svgStyle)
    }

    /// The state at `time` (seconds) as the bytes of a PNG file: RGB, or RGBA where the background is not opaque.
    public func png(at time: Double) throws -> [UInt8] { try file(.png, at: time) }

    /// The state at `time` (seconds) as the bytes of an SVG file.
    public func svg(at time: Double) throws -> [UInt8] { try file(.svg, at: time) }

    /// The state at `time` (seconds) as the bytes of a file; of a film's format, as what stands for its first frame.
    public func file(_ format: FrameFormat, at time: Double) throws -> [UInt8] {
        try file(format, of: arrangement(at: time))
    }

    /// The state at `time` (seconds) as pixels: rows from the top, four bytes each (red, green, blue, alpha, the
    /// alpha not multiplied in).
    public func pixels(at time: Double) throws -> [UInt8] {
        let list = try displayList(at: time)
        let canvas = try encoding.canvases.pixels(list.size)
        try canvas.draw(list)
        return canvas.bitmap.rgba
    }

    /// What is drawn at a moment: equal ones are drawn alike.
    package func arrangement(at time: Double) -> Arrangement {
        times.measure(.pose) { composer.arrangement(of: motion.poses(at: time)) }
    }

    package func displayList(at time: Double) throws -> DisplayList {
        try composer.displayList(for: arrangement(at: time))
    }

    /// What `frames` frames look like, as the bytes of a file.
    ///
    /// A carousel rests more often than it moves: where nothing has changed since the frame before, its bytes are
    /// returned once more. Equal lists draw equal pixels, so the bytes do not depend on whether that happens.
    package func file(
        _ format: FrameFormat, of arrangement: Arrangement, frames: Int = 1
    ) throws -> [UInt8] {
        let list = try times.measure(.compose) { try composer.displayList(for: arrangement) }
        times.frames += frames
        times.repeats += frames - 1
        defer { times.bytes += (last?.bytes.count ?? 0) * frames }
        if let last, last.format == format, last.list == list {
            times.repeats += 1
            return last.bytes
        }
        // Now the encoder alone holds what it may have kept of them, and can change it in place.
        last = nil
        let bytes = try encoder(format).encode(FrameDrawing(list: list), &times)
        last = (format, list, bytes)
        return bytes
    }

    /// A frame's bytes in a format in which they depend on the frame before it; nil for the first.
    package func file(
        _ format: FrameFormat, of arrangement: Arrangement, at index: Int, after previous: Arrangement?
    ) throws -> [UInt8] {
        let frame = try times.measure(.compose) {
            FrameDrawing(
                list: try composer.displayList(for: arrangement), index: index,
                previous: try previous.map { try composer.displayList(for: $0) })
        }
        let bytes = try encoder(format).encode(frame, &times)
        times.frames += 1
        times.repeats += frame.list == frame.previous ? 1 : 0
        times.bytes += bytes.count
        return bytes
    }

    /// Frames as one file that is made of what they all draw.
    func film(
        _ moments: [Moment], _ shape: FilmShape,
        _ makeEncoder: (FrameEncoding, FilmShape) -> any FilmEncoder,
        _ progress: (SequenceProgress) throws -> Void
    ) throws -> [UInt8] {
        let encoder = makeEncoder(encoding, shape)
        for (done, moment) in moments.enumerated() {
            let arrangement = arrangement(at: moment.time)
            let list = try times.measure(.compose) { try composer.displayList(for: arrangement) }
            times.measure(.encode) { encoder.add(list) }
            times.frames += 1
            if done + 1 < moments.count {
                try progress(SequenceProgress(done: done + 1, total: moments.count, times: times))
            }
        }
        let bytes = try times.measure(.encode) { try encoder.finish() }
        times.bytes += bytes.count
        try progress(SequenceProgress(done: moments.count, total: moments.count, times: times))
        return bytes
    }

    private func encoder(_ format: FrameFormat) -> any FrameEncoder {
        if let encoder = encoders[format] { return encoder }
        let made = format.makeEncoder(encoding)
        encoders[format] = made
        return made
    }

    /// Where the time went; from here on it is counted anew.
    package func takeTimes() -> StageTimes {
        defer { times = StageTimes() }
        return times
    }
}

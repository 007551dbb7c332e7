import CarouselDrawing

/// What a film may measure.
package enum SceneLimits {
    /// The longest film, in seconds: one day.
    package static let duration = 86_400.0
    /// The most frames of a film.
    package static let frames = 1_000_000
    /// The widest and highest frame, in pixels: Cairo's own limit.
    package static let side = PixelLimits.side
    /// The most pixels of a frame.
    package static let pixels = PixelLimits.pixels
    /// The most cards that `generate` makes.
    package static let items = 10_000
    /// On one screen.
    package static let carousels = 20

    /// Why a frame of so many points cannot be drawn at so many pixels per point, or nil.
    package static func sizeFault(width: Double, height: Double, scale: Double) -> String? {
        let (w, h) = ((width * scale).rounded(), (height * scale).rounded())
        guard let columns = Int(exactly: w), let rows = Int(exactly: h) else {
            return "a frame cannot have such a size"
        }
        let size = "a frame of \(NumberText.grouped(columns)) × \(NumberText.grouped(rows)) pixels"
        if columns < 1 || rows < 1 { return "\(size) is empty" }
        if columns > side || rows > side {
            return "\(size) is too large; at most \(NumberText.grouped(side)) on a side"
        }
        if columns * rows > pixels {
            return "\(size) is too large; at most \(NumberText.grouped(pixels)) in all"
        }
        return nil
    }

    /// Why a film of so many seconds cannot be written, or nil; the remedy is the caller's to say.
    package static func lengthFault(duration seconds: Double, fps: FrameRate) -> String? {
        let text = "\(NumberText.readable(seconds)) seconds"
        if seconds > duration { return "\(text) are more than a day (\(NumberText.grouped(Int(duration))))" }
        let count = seconds * fps.value
        guard !(count < Double(frames)) else { return nil }
        let number = Int(exactly: count.rounded(.down) + 1).map(NumberText.grouped) ?? "too many"
        return
            "\(text) at \(NumberText.readable(fps.value)) fps are \(number) frames, "
            + "more than \(NumberText.grouped(frames))"
    }
}

import CarouselDrawing

/// Writes a film as one SVG file that plays it: the layers of its frames, each part once, and styles that move them.
///
/// For one thread.
package final class AnimatedLayersWriter {
    private let layers: LayersWriter
    private let grid: Double
    private let tracks = Tracks()
    private var first: DisplayList?
    private var frames = 0

    /// - Parameter scale: Pixels per point: what stands on whole pixels in every frame does so at any time.
    package init(_ layers: LayersWriter, scale: Double) {
        self.layers = layers
        grid = 1 / scale
    }

    /// Takes the next frame.
    package func add(_ list: DisplayList) {
        if first == nil { first = list }
        tracks.add(list.nodes, in: frames..<frames + 1)
        frames += 1
    }

    /// The file's bytes, of the frames that it was given: their sizes and backgrounds are one.
    /// - Parameters:
    ///   - duration: Of them together, in seconds.
    ///   - loop: How often it plays; 0: for ever.
    package func finish(duration: Double, loop: Int) throws -> [UInt8] {
        guard let first else { return [] }
        let sheet = MotionSheet(frames: frames, duration: duration, loop: loop)
        var film = FilmBody(layers.begin(first), sheet, grid: grid)
        try film.draw(tracks)
        let style = film.sheet.text(film: layers.filmID, grid: film.gridRules)
        return layers.file(
            first.size, film.body.markup, attributes: " id=\"\(layers.filmID)\"", style: style)
    }
}

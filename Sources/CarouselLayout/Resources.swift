import CarouselDrawing
import CarouselScene

/// What layout needs to know of text and pictures; fulfilled by whoever draws with real fonts and files.
package protocol LayoutResources: Sendable {
    /// Lays out a text in lines at most `width` wide (nil: as wide as it is) and at most `lines` many (nil: no
    /// limit), ending in `…` where something is left out.
    func block(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock
    /// A picture's size in its own pixels, turned upright.
    func size(of picture: Picture) throws -> Size
}

/// A laid out text, its upper left corner at (0, 0).
package struct TextBlock: Sendable {
    /// As wide as the longest line; as high as all lines together, not yet rounded to pixels: there is leading between
    /// lines, but none above the first or below the last.
    package var size: Size
    /// Above the baseline, in points.
    package var ascender: Double
    /// Below the baseline, in points, above 0.
    package var descender: Double
    /// Between one line and the next.
    package var leading: Double
    /// From one baseline to the next.
    package var pitch: Double
    package var lineCount: Int
    /// Of each line, from the top.
    package var baselines: [Double]
    private let drawing: TextDrawing

    package init(
        width: Double, ascender: Double, descender: Double, leading: Double, lineCount: Int,
        outlines: @autoclosure @escaping @Sendable () throws -> Path
    ) {
        let pitch = ascender + descender + leading
        size = Size(width, ascender + descender + Double(max(0, lineCount - 1)) * pitch)
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.pitch = pitch
        self.lineCount = lineCount
        baselines = (0..<lineCount).map { ascender + Double($0) * pitch }
        drawing = TextDrawing(outlines)
    }

    /// All glyphs, made when they are asked for first: most texts are measured more often than drawn.
    package var outlines: Path { get throws { try drawing.outlines } }
}

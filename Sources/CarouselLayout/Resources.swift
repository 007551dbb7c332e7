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

/// A laid out text, its upper left corner at (0, 0). Heights are exact: who places it rounds them.
package struct TextBlock: Sendable {
    /// As wide as the longest line, as high as all lines together.
    package var size: Size
    package var lineCount: Int
    package var metrics: LineMetrics
    private let drawing: TextDrawing

    /// From the top to the first baseline.
    package var firstBaseline: Double { metrics.ascender }
    /// From the top to the last baseline.
    package var lastBaseline: Double { metrics.ascender + Double(max(0, lineCount - 1)) * metrics.pitch }

    package init(
        width: Double, lineCount: Int, metrics: LineMetrics,
        outlines: @autoclosure @escaping @Sendable () throws -> Path
    ) {
        size = Size(width, metrics.height(ofLines: lineCount))
        self.lineCount = lineCount
        self.metrics = metrics
        drawing = TextDrawing(outlines)
    }

    /// All glyphs, made when they are asked for first: most texts are measured more often than drawn.
    package var outlines: Path { get throws { try drawing.outlines } }
}

/// The heights of a font's lines, in points.
package struct LineMetrics: Hashable, Sendable {
    /// From a line's top to its baseline.
    package var ascender: Double
    /// From a line's baseline to its bottom.
    package var descender: Double
    /// Between the bottom of a line and the top of the next.
    package var leading: Double
    /// From one baseline to the next.
    package var pitch: Double { ascender + descender + leading }

    package init(ascender: Double, descender: Double, leading: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
    }

    /// No leading lies above the first line or below the last.
    package func height(ofLines count: Int) -> Double {
        Double(count) * (ascender + descender) + Double(max(0, count - 1)) * leading
    }
}

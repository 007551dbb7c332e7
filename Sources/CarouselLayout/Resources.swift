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
package struct TextBlock: Hashable, Sendable {
    /// As wide as the longest line, as high as all lines together.
    package var size: Size
    package var lineHeight: Double
    package var lineCount: Int
    /// From the top to the first baseline.
    package var firstBaseline: Double
    /// All glyphs.
    package var outlines: Path

    package init(
        size: Size, lineHeight: Double, lineCount: Int, firstBaseline: Double, outlines: Path
    ) {
        self.size = size
        self.lineHeight = lineHeight
        self.lineCount = lineCount
        self.firstBaseline = firstBaseline
        self.outlines = outlines
    }
}

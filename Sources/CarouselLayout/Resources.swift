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
    /// At least one.
    package var lines: [LineMetrics]
    /// Whether something is left out, or a word is broken for want of room.
    package var isShortened: Bool
    private let drawing: TextDrawing

    package var lineCount: Int { lines.count }
    /// From the top to the first baseline.
    package var firstBaseline: Double { lines[0].ascender }
    /// From the top to the last baseline.
    package var lastBaseline: Double { lines.baselines.last ?? 0 }
    /// Between the bottom of the first line and the top of the next.
    package var leading: Double { lines[0].leading }

    package init(
        width: Double, lines: [LineMetrics], isShortened: Bool = false,
        parts: @escaping @Sendable () throws -> [TextPart]
    ) {
        size = Size(width, lines.height)
        self.lines = lines
        self.isShortened = isShortened
        drawing = TextDrawing(parts)
    }

    /// How many lines fit into a height, at least one.
    package func lines(fittingInto height: Double) -> Int {
        let tops = zip(lines.baselines, lines).map { $0 - $1.ascender }
        let bottoms = zip(tops, lines).map { $0 + $1.pitch }
        return max(1, bottoms.firstIndex { $0 > height + 1e-6 } ?? lines.count)
    }

    /// All that is seen, made when it is asked for first: most texts are measured more often than drawn.
    package var parts: [TextPart] { get throws { try drawing.parts } }
}

/// What a text draws, farthest first.
package enum TextPart: Hashable, Sendable {
    /// Letters, or lines below or through them.
    case outlines(Path, run: Int)
    /// A character that is a picture.
    case picture(Picture, frame: Rect, run: Int)
}

extension [LineMetrics] {
    /// Where the lines' baselines lie below the top.
    package var baselines: [Double] {
        var top = 0.0
        return map { line in
            defer { top += line.pitch }
            return top + line.ascender
        }
    }

    /// No leading lies above the first line or below the last.
    fileprivate var height: Double {
        guard let last else { return 0 }
        return dropLast().reduce(0) { $0 + $1.pitch } + last.ascender + last.descender
    }
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

    /// The heights of a line in which both stand.
    package func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(
            ascender: max(ascender, other.ascender), descender: max(descender, other.descender),
            leading: max(leading, other.leading))
    }
}

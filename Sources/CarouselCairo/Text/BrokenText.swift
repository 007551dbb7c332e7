import CarouselScene

/// A text broken into lines, whose last one is shortened where there are too many.
struct BrokenText {
    /// A line as it is drawn.
    struct Row: Sendable {
        var string: String
        /// What it is aligned by, in Pango's units: its width without white space at its end.
        var ink: Int
        var width: Int
    }

    private let paragraphs: [(paragraph: Paragraph, lines: [BrokenLine])]
    private let width: Int?
    private let font: FontDescription
    private let fonts: FontMap

    /// `width` in Pango's units; nil: no line is broken.
    init(
        _ text: Card.Text, _ paragraphs: [Paragraph], _ font: FontDescription, _ fonts: FontMap, width: Int?
    ) throws {
        let hasSoftHyphens = text.string.unicodeScalars.contains(.softHyphen)
        let hyphen = hasSoftHyphens ? try TextLayout("-", font, fonts).width : 0
        self.paragraphs = paragraphs.map { ($0, $0.lines(limit: width, wrap: text.wrap, hyphen: hyphen)) }
        self.width = width
        self.font = font
        self.fonts = fonts
    }

    /// At most `limit` lines, the last of which ends in `…` where something is left out.
    func rows(limit: Int) throws -> [Row] {
        var rows: [Row] = []
        for (number, (paragraph, lines)) in paragraphs.enumerated() {
            for (index, line) in lines.enumerated() {
                let isWhole = number + 1 == paragraphs.count && index + 1 == lines.count
                if rows.count + 1 == limit, !isWhole {
                    return rows + [try shortened(paragraph, from: line.range.lowerBound)]
                }
                rows.append(row(line, of: paragraph))
            }
        }
        return rows
    }

    private func row(_ line: BrokenLine, of paragraph: Paragraph) -> Row {
        let string = paragraph.string(line.range)
        return Row(
            string: paragraph.mark(in: line.range) + (line.isHyphenated ? string.dropLast() + "-" : string),
            ink: line.ink, width: line.width)
    }

    /// As many characters of the paragraph as fit with `…` behind them, without white space in front of it.
    private func shortened(_ paragraph: Paragraph, from start: Int) throws -> Row {
        var room = (width ?? .max) - (try TextLayout("…", font, fonts).width)
        var end = start
        for index in start..<paragraph.scalars.count {
            room -= paragraph.widths[index]
            guard room >= 0 else { break }
            end = index + 1
        }
        while true {
            while end > start,
                paragraph.scalars[end - 1].properties.isWhitespace
                    || end < paragraph.scalars.count && !paragraph.characters[end]
            {
                end -= 1
            }
            let string = paragraph.mark(in: start..<end) + paragraph.string(start..<end) + "…"
            let drawn = try TextLayout(string, font, fonts).width
            // Shaped beside the dots, the last letters can be wider than they were.
            if let width, drawn > width, end > start {
                end -= 1
                continue
            }
            return Row(string: string, ink: drawn, width: drawn)
        }
    }
}

extension Paragraph {
    /// A mark that nobody sees, where a line by itself would run in another direction than its paragraph.
    fileprivate func mark(in range: Range<Int>) -> String {
        guard hasRightToLeft, range != scalars.indices else { return "" }
        return isRightToLeft ? "\u{200F}" : "\u{200E}"
    }
}

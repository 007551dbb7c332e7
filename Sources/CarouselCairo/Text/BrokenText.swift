import CarouselScene

/// A text broken into lines, whose last one is shortened where there are too many.
struct BrokenText {
    /// A line as it is drawn.
    struct Row: Sendable {
        var string: StyledString
        /// What it is aligned by, in Pango's units: its width without white space at its end.
        var ink: Int
        var width: Int
    }

    private let paragraphs: [(paragraph: Paragraph, lines: [BrokenLine])]
    private let width: Int?
    private let fonts: TextFonts

    /// `width` in Pango's units; nil: no line is broken.
    init(_ text: Card.Text, _ paragraphs: [Paragraph], _ fonts: TextFonts, width: Int?) throws {
        let hasSoftHyphens = text.string.unicodeScalars.contains(.softHyphen)
        let hyphen = hasSoftHyphens ? try TextLayout(StyledString("-"), fonts).width : 0
        self.paragraphs = paragraphs.map { ($0, $0.lines(limit: width, wrap: text.wrap, hyphen: hyphen)) }
        self.width = width
        self.fonts = fonts
    }

    /// How many lines there are.
    var count: Int { paragraphs.reduce(0) { $0 + $1.lines.count } }

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
        let shown = line.isHyphenated ? line.range.dropLast() : line.range
        var string = paragraph.string(shown, after: paragraph.mark(in: line.range))
        if line.isHyphenated { string.append("-") }
        return Row(string: string, ink: line.ink, width: line.width)
    }

    /// As many characters of the paragraph as fit with `…` behind them, without white space in front of it.
    private func shortened(_ paragraph: Paragraph, from start: Int) throws -> Row {
        var room = (width ?? .max) - (try TextLayout(StyledString("…"), fonts).width)
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
            var string = paragraph.string(start..<end, after: paragraph.mark(in: start..<end))
            string.append("…")
            let drawn = try TextLayout(string, fonts).width
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

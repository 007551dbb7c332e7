import CPango
import CarouselDrawing
import CarouselLayout
import CarouselScene
import Synchronization

/// Lays out the texts of a film with Pango, each once, for all threads.
package final class TextShaper: @unchecked Sendable {
    // Guarded by `lock`: what makes this class Sendable.
    private let fonts: FontMap
    private var blocks: [Key: TextBlock] = [:]
    private var paragraphs: [ParagraphsKey: [Paragraph]] = [:]
    private let lock = FontLock()

    private struct Key: Hashable {
        var text: Card.Text
        var width: Double?
        var lines: Int?
    }

    private struct ParagraphsKey: Hashable {
        var strings: [String]
        var styles: [RunStyle]
    }

    /// How many layouts are kept; a film seldom has more.
    private static let kept = 4096

    package init() throws(DrawingError) { fonts = try FontMap() }

    /// Makes a font file known to all texts; false if it is none.
    package func addFont(_ file: String) -> Bool {
        lock.withLock {
            blocks.removeAll()
            paragraphs.removeAll()
            return fonts.add(file)
        }
    }

    /// The font files that the texts take their glyphs from, sorted.
    package func fontFiles(of texts: [Card.Text]) throws -> [String] {
        try lock.withLock {
            try texts.reduce(into: Set()) { files, text in
                let styled = try TextFonts(text.runStyles, fonts)
                for paragraph in StyledString.paragraphs(of: text) {
                    files.formUnion(try TextLayout(paragraph, styled).fontFiles())
                }
            }.sorted()
        }
    }

    /// See `LayoutResources.block`.
    package func block(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock {
        try lock.withLock {
            var key = Key(text: text, width: width, lines: lines)
            key.text.foregroundStyle = .color(.black)
            for run in key.text.runs.indices { key.text.runs[run].foregroundStyle = nil }
            if let known = blocks[key] { return known }
            if blocks.count >= TextShaper.kept { blocks.removeAll(keepingCapacity: true) }
            let block = try shape(text, width: width, lines: lines)
            blocks[key] = block
            return block
        }
    }

    /// Runs `body` with the fonts, alone.
    func withFonts<Value>(_ body: (FontMap) throws -> Value) rethrows -> Value {
        try lock.withLock { try body(fonts) }
    }

    private func shape(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock {
        let fonts = try TextFonts(text.runStyles, fonts)
        // A unit more, so that a text fits into the width that was measured for it.
        let limit = width.map { Int(min(max(0, $0 * FontMap.unitsPerPoint).rounded(.up), 1e15)) + 1 }
        let broken = try BrokenText(text, paragraphs(of: text, fonts), fonts, width: limit)
        let most = max(1, lines ?? .max)
        let rows = try broken.rows(limit: most)
        let metrics = rows.map { row in
            var metrics = row.string.pieces.dropFirst().reduce(fonts.metrics(ofRun: row.string.pieces[0].run))
            {
                $0.union(fonts.metrics(ofRun: $1.run))
            }
            metrics.leading = max(metrics.leading, text.lineSpacing)
            return metrics
        }
        let longest = Double(rows.map(\.width).max() ?? 0) / FontMap.unitsPerPoint
        return TextBlock(width: longest, lines: metrics, isShortened: broken.count > most) { [lock] in
            try lock.withLock {
                var drawing = TextPainting()
                for (row, baseline) in zip(rows, metrics.baselines) {
                    let free = longest - Double(row.ink) / FontMap.unitsPerPoint
                    try drawing.add(
                        TextLayout(row.string, fonts),
                        at: Point(free * text.alignment.fraction, baseline))
                }
                return drawing.parts(of: text)
            }
        }
    }

    /// The text's paragraphs, shaped now or before.
    private func paragraphs(of text: Card.Text, _ fonts: TextFonts) throws -> [Paragraph] {
        let key = ParagraphsKey(strings: text.runs.map(\.string), styles: text.runStyles)
        if let known = paragraphs[key] { return known }
        let shaped = try StyledString.paragraphs(of: text).map { try Paragraph($0, fonts) }
        if paragraphs.count >= TextShaper.kept { paragraphs.removeAll(keepingCapacity: true) }
        paragraphs[key] = shaped
        return shaped
    }
}

/// Held by whoever uses the fonts: texts that are outlined later, too, which need not keep their shaper.
private final class FontLock: Sendable {
    private let mutex = Mutex(())

    func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
        try mutex.withLock { _ in try body() }
    }
}

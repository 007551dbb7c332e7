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
        var string: String
        var font: Card.Font
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
                files.formUnion(try TextLayout(text.string, FontDescription(text.font), fonts).fontFiles())
            }.sorted()
        }
    }

    /// See `LayoutResources.block`.
    package func block(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock {
        try lock.withLock {
            var key = Key(text: text, width: width, lines: lines)
            key.text.color = .black
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
        let font = try FontDescription(text.font)
        // A unit more, so that a text fits into the width that was measured for it.
        let limit = width.map { Int(min(max(0, $0 * FontMap.unitsPerPoint).rounded(.up), 1e15)) + 1 }
        let rows = try BrokenText(text, paragraphs(of: text), font, fonts, width: limit)
            .rows(limit: max(1, lines ?? .max))
        let metrics = fonts.metrics(text.font, font)
        let longest = Double(rows.map(\.width).max() ?? 0) / FontMap.unitsPerPoint
        let outlines: @Sendable () throws -> Path = { [fonts, lock] in
            try lock.withLock {
                var outlines = Path()
                for (index, row) in rows.enumerated() {
                    let free = longest - Double(row.ink) / FontMap.unitsPerPoint
                    let origin = Transform.translation(
                        free * text.alignment.fraction, metrics.ascender + Double(index) * metrics.pitch)
                    let path = try TextLayout(row.string, font, fonts).outlines()
                    outlines.append(path.transformed(by: origin))
                }
                outlines.lettering?.text = text.string
                return outlines
            }
        }
        return TextBlock(
            width: longest, lineCount: rows.count, metrics: metrics, outlines: try outlines())
    }

    /// The text's paragraphs, shaped now or before.
    private func paragraphs(of text: Card.Text) throws -> [Paragraph] {
        let key = ParagraphsKey(string: text.string, font: text.font)
        if let known = paragraphs[key] { return known }
        let font = try FontDescription(text.font)
        let shaped = try text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map
        {
            try Paragraph(String($0), font, fonts)
        }
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

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
    private let lock = Mutex(())

    private struct Key: Hashable {
        var text: Card.Text
        var width: Double?
        var lines: Int?
    }

    /// How many layouts are kept; a film seldom has more.
    private static let kept = 4096

    package init() throws(DrawingError) { fonts = try FontMap() }

    /// Makes a font file known to all texts; false if it is none.
    package func addFont(_ file: String) -> Bool {
        lock.withLock { _ in
            blocks.removeAll()
            return fonts.add(file)
        }
    }

    /// The font files that the texts take their glyphs from, sorted.
    package func fontFiles(of texts: [Card.Text]) throws -> [String] {
        try lock.withLock { _ in
            try texts.reduce(into: Set()) { files, text in
                files.formUnion(try TextLayout(text.string, FontDescription(text.font), fonts).fontFiles())
            }.sorted()
        }
    }

    /// See `LayoutResources.block`.
    package func block(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock {
        try lock.withLock { _ in
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
        try lock.withLock { _ in try body(fonts) }
    }

    private func shape(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock {
        let font = try FontDescription(text.font)
        let pieces = try self.lines(of: text, font, width: width, limit: max(1, lines ?? .max))
        let isSystem = text.font.family == Card.Font.defaultFamily
        // San Francisco's, whatever stands in for it.
        let (ascender, descender) =
            isSystem ? (text.font.size * 1950 / 2048, text.font.size * 494 / 2048) : fonts.metrics(font)
        let own = ascender + descender
        let pitch = text.font.lineHeight ?? own
        let longest = pieces.map { $0.layout.width(ofLine: $0.line) }.max() ?? 0
        var outlines = Path()
        for (row, piece) in pieces.enumerated() {
            let free = longest - piece.layout.width(ofLine: piece.line)
            let origin = Transform.translation(
                free * text.alignment.fraction, ascender + Double(row) * pitch)
            outlines.elements += try piece.layout.outlines(ofLine: piece.line).transformed(by: origin)
                .elements
        }
        return TextBlock(
            width: longest, lineCount: pieces.count,
            metrics: LineMetrics(ascender: ascender, descender: descender, leading: pitch - own),
            outlines: outlines)
    }

    private typealias Line = (layout: TextLayout, line: Int)

    /// At most `limit` lines, the last of which ends in `…` where something is left out.
    private func lines(
        of text: Card.Text, _ font: FontDescription, width: Double?, limit: Int
    ) throws -> [Line] {
        let whole = try layout(text.string, text.wrap, font, width: width)
        guard whole.lineCount > limit else { return (0..<whole.lineCount).map { (whole, $0) } }
        // Pango limits the lines of each paragraph; here the limit is for all of them, so the last line is laid
        // out anew, as a paragraph of its own that begins where it would have.
        let bytes = Array(text.string.utf8)
        let rest = String(decoding: bytes[min(bytes.count, whole.start(ofLine: limit - 1))...], as: UTF8.self)
        let paragraph = rest.prefix { !$0.isNewline }
        let goesOn = paragraph.endIndex < rest.endIndex
        let last = try TextLayout(String(paragraph) + (goesOn ? "…" : ""), font, fonts, width: width)
        last.ellipsize()
        return (0..<limit - 1).map { (whole, $0) } + [(last, 0)]
    }

    private func layout(
        _ string: String, _ wrap: Card.Text.Wrap, _ font: FontDescription, width: Double?
    ) throws -> TextLayout {
        guard let width else { return try TextLayout(string, font, fonts) }
        switch wrap {
        case .characters:
            return try TextLayout(string, font, fonts, width: width, wrap: PANGO_WRAP_CHAR)
        case .words:
            let bytes = Array(string.utf8)
            let unbroken = try hangulWords(string).filter { range in
                let word = String(decoding: bytes[range], as: UTF8.self)
                return try TextLayout(word, font, fonts).width(ofLine: 0) <= width
            }
            return try TextLayout(string, font, fonts, width: width, unbroken: unbroken)
        }
    }

    /// The words with Hangul in them, as ranges of bytes: Pango would break those between any two syllables.
    private func hangulWords(_ string: String) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        var at = 0
        var hasHangul = false
        for character in string {
            if character.isWhitespace {
                if hasHangul { words.append(start..<at) }
                hasHangul = false
                start = at + character.utf8.count
            } else if character.unicodeScalars.contains(where: TextShaper.isHangul) {
                hasHangul = true
            }
            at += character.utf8.count
        }
        if hasHangul { words.append(start..<at) }
        return words
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}

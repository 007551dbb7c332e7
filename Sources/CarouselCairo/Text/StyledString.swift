import CarouselScene

/// A string in pieces, of which each is in the style of a run.
struct StyledString: Hashable {
    struct Piece: Hashable {
        var string: String
        var run: Int
    }

    private(set) var pieces: [Piece]

    init(_ string: String, run: Int = 0) { pieces = [Piece(string: string, run: run)] }

    /// One of the text's paragraphs after the other.
    static func paragraphs(of text: Card.Text) -> [StyledString] {
        var paragraphs: [StyledString] = []
        for (run, part) in text.runs.enumerated() {
            let lines = part.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, line) in lines.enumerated() {
                if index == 0, !paragraphs.isEmpty {
                    paragraphs[paragraphs.count - 1].append(String(line), run: run)
                } else {
                    paragraphs.append(StyledString(String(line), run: run))
                }
            }
        }
        return paragraphs
    }

    var string: String { pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined() }

    mutating func append(_ string: String, run: Int) {
        guard !string.isEmpty else { return }
        if let last = pieces.last, last.string.isEmpty || last.run == run {
            pieces[pieces.count - 1] = Piece(string: last.string + string, run: run)
        } else {
            pieces.append(Piece(string: string, run: run))
        }
    }

    /// In the style of the last piece.
    mutating func append(_ string: String) { append(string, run: pieces.last?.run ?? 0) }
}

/// What decides which glyphs a run is written in, and where they stand.
struct RunStyle: Hashable {
    var font: Card.Font
    var traits: Card.Text.Traits

    init(_ font: Card.Font, _ traits: Card.Text.Traits) {
        self.font = font
        self.traits = traits
        if traits.bold { self.font.weight = max(font.weight, RunStyle.bold) }
    }

    /// SwiftUI's `bold`.
    private static let bold = 700

    var isPlain: Bool { traits.kerning == nil && !traits.monospacedDigit }
}

extension Card.Text {
    /// The style of each of its runs.
    var runStyles: [RunStyle] {
        runs.map { RunStyle($0.font ?? font, traits.and($0.traits)) }
    }
}

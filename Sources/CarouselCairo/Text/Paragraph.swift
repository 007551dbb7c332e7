import CPango
import CarouselScene

/// A paragraph shaped once, on one line: how wide each of its characters is and where a line may end. It can be broken
/// into lines of any width without being shaped again.
struct Paragraph {
    let scalars: [Unicode.Scalar]
    /// How far each scalar moves on, in Pango's units.
    let widths: [Int]
    /// Whether a line may begin at a scalar: between words, or after a soft hyphen.
    let breaks: [Bool]
    /// Whether a scalar begins a character.
    let characters: [Bool]
    let isRightToLeft: Bool
    /// Whether anything in it runs from right to left.
    let hasRightToLeft: Bool
    /// The words with Hangul in them: Pango would break those between any two syllables.
    let hangulWords: [Range<Int>]
    /// Where each piece ends, and which run it belongs to.
    private let pieces: [(end: Int, run: Int)]

    init(_ string: StyledString, _ fonts: TextFonts) throws {
        scalars = Array(string.string.unicodeScalars)
        var end = 0
        pieces = string.pieces.map { piece in
            end += piece.string.unicodeScalars.count
            return (end, piece.run)
        }
        guard !scalars.isEmpty else {
            (widths, breaks, characters, hangulWords) = ([], [], [], [])
            (isRightToLeft, hasRightToLeft) = (false, false)
            return
        }
        let layout = try TextLayout(string, fonts)
        widths = layout.widths(of: scalars)
        let attributes = layout.attributes(count: scalars.count)
        breaks = attributes.map { $0.is_line_break != 0 }
        characters = attributes.map { $0.is_char_break != 0 }
        isRightToLeft = layout.isRightToLeft
        hasRightToLeft = scalars.contains(where: \.isRightToLeft)
        hangulWords = scalars.hangulWords()
    }

    /// What stands in a range of scalars, in the styles of its runs; `mark` in front of it.
    func string(_ range: Range<Int>, after mark: String = "") -> StyledString {
        let first = pieces.firstIndex { $0.end > range.lowerBound } ?? pieces.count - 1
        var string = StyledString(mark, run: pieces[first].run)
        var start = range.lowerBound
        for piece in pieces[first...] where start < range.upperBound {
            let end = min(piece.end, range.upperBound)
            guard end > start else { continue }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[start..<end])
            string.append(String(view), run: piece.run)
            start = end
        }
        return string
    }

    /// The runs that a range of scalars, or a line without any, stands in.
    func runs(in range: Range<Int>) -> [Int] { string(range).pieces.map(\.run) }
}

extension [Unicode.Scalar] {
    fileprivate func hangulWords() -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        var hasHangul = false
        for (index, scalar) in enumerated() {
            if scalar.properties.isWhitespace {
                if hasHangul { words.append(start..<index) }
                hasHangul = false
                start = index + 1
            } else if scalar.isHangul {
                hasHangul = true
            }
        }
        if hasHangul { words.append(start..<count) }
        return words
    }
}

extension Unicode.Scalar {
    /// Where a line may end with a hyphen, and which is not seen elsewhere.
    static let softHyphen: Unicode.Scalar = "\u{AD}"

    /// Hebrew, Arabic and the scripts between and after them, with their marks.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        default: false
        }
    }

    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}

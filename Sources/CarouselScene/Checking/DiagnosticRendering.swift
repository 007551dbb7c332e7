extension Diagnostic: CustomStringConvertible {
    /// As compilers print it: place, severity and message, the line, and a caret under the token.
    public var description: String { rendered() }

    /// The text for a terminal, without a line break at its end; `color` adds ANSI colours.
    ///
    /// The caret stands under its token where East Asian wide characters take two columns and tabs are of any width.
    package func rendered(color: Bool = false) -> String {
        func paint(_ text: String, _ code: String) -> String {
            color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
        }
        let tint = severity == .error ? "1;31" : "1;35"
        let body = paint("\(severity.rawValue):", tint) + " " + paint(message, "1")
        guard let location else { return body }
        let head = paint("\(location.file):\(location.line):\(location.column):", "1") + " " + body
        let (text, gap, token) = location.excerpt
        guard !text.isEmpty else { return head }
        let caret = "^" + String(repeating: "~", count: max(0, TerminalWidth.columns(of: token) - 1))
        return "\(head)\n    \(text)\n    \(gap)\(paint(caret, "1;32"))"
    }

}

extension Diagnostic.Location {
    /// The line without its indentation, what stands in the next line up to the caret, and the marked token.
    fileprivate var excerpt: (text: String, gap: String, token: String) {
        let before = max(0, column - sourceColumn)
        // A very long line, as a whole scene in one line of JSON, is shown around its token.
        let skipped = before > 100 ? before - 40 : 0
        let line = source.unicodeScalars.dropFirst(skipped).prefix(161)
        var scalars = line.prefix(160).map { TerminalWidth.printable($0) }
        let tail = line.count > 160 ? "…" : ""
        var start = min(before - skipped, scalars.count)
        if skipped == 0 {
            let indentation = scalars.prefix(start).prefix { $0 == " " || $0 == "\t" }.count
            scalars.removeFirst(indentation)
            start -= indentation
        }
        let head = skipped > 0 ? "…" : ""
        let gap = (head + Self.string(scalars[..<start])).map { character in
            character == "\t" ? "\t" : String(repeating: " ", count: TerminalWidth.columns(of: character))
        }
        let end = min(scalars.count - start, max(1, length)) + start
        return (head + Self.string(scalars[...]) + tail, gap.joined(), Self.string(scalars[start..<end]))
    }

    private static func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: part)
        return String(view)
    }
}

extension SceneError: CustomStringConvertible {
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

/// How many columns a terminal gives to text.
enum TerminalWidth {
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    /// Two for a wide character or an emoji, whatever it is composed of.
    static func columns(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if character.unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return isWide(first) ? 2 : 1
        }
    }

    /// Control characters would upset the terminal.
    static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
    }

    /// Unicode's East Asian Width W and F, by whole blocks.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

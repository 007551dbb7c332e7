/// Reads strict JSON into the same tree as YAML.
///
/// JSON is almost YAML, but libyaml knows neither its surrogate pairs (`\ud83d\ude00`) nor a line break before a
/// colon or a tab before the first brace. What is not strict JSON is nil here and left to YAML.
package struct JSONParser {
    private let source: SourceText
    private var position = 0
    private var faults: [Fault] = []

    package static func parse(_ source: SourceText) -> YAMLDocument? {
        var parser = JSONParser(source: source)
        parser.skipSpace()
        guard let first = parser.peek, first == "{" || first == "[", let root = parser.value(depth: 1)
        else { return nil }
        parser.skipSpace()
        guard parser.peek == nil else { return nil }
        return YAMLDocument(root: root, faults: parser.faults, isWhole: true)
    }

    private init(source: SourceText) { self.source = source }

    private var peek: Unicode.Scalar? {
        position < source.scalars.count ? source.scalars[position] : nil
    }

    private mutating func skipSpace() {
        while let c = peek, c == " " || c == "\t" || c == "\n" || c == "\r" { position += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == scalar else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> YAMLNode? {
        guard depth <= YAMLLimits.depth else { return nil }
        skipSpace()
        let start = position
        switch peek {
        case "{": return object(from: start, depth: depth)
        case "[": return array(from: start, depth: depth)
        case "\"":
            guard let text = string() else { return nil }
            return YAMLNode(.scalar(text, plain: false), span: span(from: start))
        default:
            while let c = peek,
                c.properties.isAlphabetic || ("0"..."9").contains(c) || "+-.".unicodeScalars.contains(c)
            {
                position += 1
            }
            let word = source.text(of: span(from: start))
            guard ["true", "false", "null"].contains(word) || NumberText.parse(word) != nil else {
                return nil
            }
            return YAMLNode(.scalar(word, plain: true), span: span(from: start))
        }
    }

    private func span(from start: Int) -> SourceSpan { SourceSpan(start: start, length: position - start) }

    private mutating func object(from start: Int, depth: Int) -> YAMLNode? {
        var entries: [YAMLNode.Entry] = []
        var keys: [String: SourceSpan] = [:]
        position += 1
        if !take("}") {
            repeat {
                skipSpace()
                let keyStart = position
                guard peek == "\"", let key = string() else { return nil }
                let keySpan = span(from: keyStart)
                guard take(":"), let value = value(depth: depth + 1) else { return nil }
                YAMLDocument.append(
                    YAMLNode.Entry(key: key, keySpan: keySpan, value: value), to: &entries, keys: &keys,
                    faults: &faults, in: source)
            } while take(",")
            guard take("}") else { return nil }
        }
        return YAMLNode(.mapping(entries), span: span(from: start), isFlow: true)
    }

    private mutating func array(from start: Int, depth: Int) -> YAMLNode? {
        var nodes: [YAMLNode] = []
        position += 1
        if !take("]") {
            repeat {
                guard let node = value(depth: depth + 1) else { return nil }
                nodes.append(node)
            } while take(",")
            guard take("]") else { return nil }
        }
        return YAMLNode(.sequence(nodes), span: span(from: start), isFlow: true)
    }

    // MARK: - Strings

    private mutating func string() -> String? {
        var text = String.UnicodeScalarView()
        position += 1
        while let c = peek {
            position += 1
            switch c {
            case "\"": return String(text)
            case "\\":
                guard let escaped = escape() else { return nil }
                text.append(escaped)
            case "\u{0}"..."\u{1F}": return nil
            default: text.append(c)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard let c = peek else { return nil }
        position += 1
        switch c {
        case "\"", "\\", "/": return c
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard let unit = hex4() else { return nil }
            guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) }
            guard peek == "\\" else { return nil }
            position += 1
            guard peek == "u" else { return nil }
            position += 1
            guard let low = hex4(), (0xDC00...0xDFFF).contains(low) else { return nil }
            return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
        default: return nil
        }
    }

    private mutating func hex4() -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let c = peek, c.isASCII, let digit = Character(c).hexDigitValue else { return nil }
            value = value * 16 + UInt32(digit)
            position += 1
        }
        return value
    }
}

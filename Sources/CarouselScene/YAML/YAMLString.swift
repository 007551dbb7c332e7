/// Text as a YAML file has it.
enum YAMLString {
    /// Without quotes where every reader of YAML would take it for this very text, on its own or in brackets.
    static func written(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// What some reader of YAML takes for something else than text.
    private static let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    private static func isPlain(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first.properties.isAlphabetic, scalars.last != " " else {
            return false
        }
        return scalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || " _-./".unicodeScalars.contains($0)
        } && !words.contains(text.lowercased())
    }

    /// In double quotes, as JSON has them, too.
    static func quoted(_ text: String) -> String {
        var written = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": written += "\\\""
            case "\\": written += "\\\\"
            case "\n": written += "\\n"
            case "\t": written += "\\t"
            default: written += isPrintable(scalar) ? String(scalar) : escape(scalar)
            }
        }
        return written + "\""
    }

    /// Whether YAML lets a character stand for itself within a line.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// By its number, in four hexadecimal digits: no character beyond those needs one.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

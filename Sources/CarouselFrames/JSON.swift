/// A JSON value whose text is the same on every run: keys stay in the order they are given.
package enum JSON: Sendable {
    case string(String)
    case integer(Int)
    /// Written exact to 1e-6, with at least one decimal; what JSON has no word for (NaN, infinities) becomes `null`.
    case number(Double)
    /// Written so that reading it gives the same Double; a whole number without decimals.
    case exact(Double)
    case bool(Bool)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// The value on one line, without spaces.
    package var text: String {
        var text = ""
        append(to: &text)
        return text
    }

    /// An object with each key on a line of its own, and each element of its arrays too: for people and for `grep`.
    package var lines: String {
        guard case .object(let members) = self else { return text + "\n" }
        let body = members.map { key, value in
            var line = "  " + JSON.string(key).text + ": "
            if case .array(let elements) = value, !elements.isEmpty {
                line += "[\n" + elements.map { "    " + $0.text }.joined(separator: ",\n") + "\n  ]"
            } else {
                value.append(to: &line)
            }
            return line
        }
        return "{\n" + body.joined(separator: ",\n") + "\n}\n"
    }

    /// Appends the value as `text` has it.
    package func append(to text: inout String) {
        switch self {
        case .string(let string): Self.append(quoted: string, to: &text)
        case .integer(let integer): text += String(integer)
        case .number(let number): text += Self.rounded(number)
        case .exact(let number):
            text += Int(exactly: number).map(String.init) ?? (number.isFinite ? "\(number)" : "null")
        case .bool(let bool): text += bool ? "true" : "false"
        case .array(let elements):
            text += "["
            for (k, element) in elements.enumerated() {
                if k > 0 { text += "," }
                element.append(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (k, member) in members.enumerated() {
                if k > 0 { text += "," }
                Self.append(quoted: member.key, to: &text)
                text += ":"
                member.value.append(to: &text)
            }
            text += "}"
        }
    }

    private static func rounded(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        let millionths = (number * 1e6).rounded()
        // Above this, a Double has no digits left to round.
        guard abs(millionths) < 9e15 else { return "\(number)" }
        let (whole, rest) = Int64(abs(millionths)).quotientAndRemainder(dividingBy: 1_000_000)
        var decimals = String(1_000_000 + rest).dropFirst()
        while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
        return (millionths < 0 ? "-" : "") + "\(whole).\(decimals)"
    }

    private static func append(quoted string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

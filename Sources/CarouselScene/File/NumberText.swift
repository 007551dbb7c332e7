/// Numbers as a scene file writes them, and as messages do.
package enum NumberText {
    /// A plain decimal: no hexadecimal, no underscore, no `.inf`. Infinite where it is too large for a Double.
    package static func parse(_ text: String) -> Double? {
        var rest = text.utf8[...]
        func isDigit(_ c: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(c) }
        func skip(_ letters: StaticString) -> Bool {
            guard let c = rest.first, letters.withUTF8Buffer({ $0.contains(c) }) else { return false }
            rest.removeFirst()
            return true
        }
        func skipDigits() -> Int {
            let digits = rest.prefix(while: isDigit).count
            rest.removeFirst(digits)
            return digits
        }
        _ = skip("+-")
        let whole = skipDigits()
        let fraction = skip(".") ? skipDigits() : 0
        guard whole + fraction > 0 else { return nil }
        if skip("eE") {
            _ = skip("+-")
            guard skipDigits() > 0 else { return nil }
        }
        return rest.isEmpty ? Double(text) : nil
    }

    /// Without a fraction where there is none.
    package static func plain(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return "\(value)"
    }

    /// A number that was computed, to a millionth: `0.3` for 0.1 + 0.2.
    package static func readable(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return plain(rounded == 0 || !rounded.isFinite ? value : rounded)
    }

    /// `1,000,000`
    package static func grouped(_ value: Int) -> String {
        var digits = String(value.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }
}

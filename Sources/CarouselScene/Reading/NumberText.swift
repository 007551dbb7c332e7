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

/// Which numbers a key takes.
package struct NumberRule {
    private var low: Double
    private var high: Double
    private var excludesLow = false
    private var excludesHigh = false
    /// Both ends mean something, so a message names both.
    private var isRange = false

    /// The largest number of points, seconds or anything: far beyond all use, and safe to reckon with.
    static let limit = 1_000_000.0

    package static let any = NumberRule(low: -limit, high: limit)
    package static let notNegative = NumberRule(low: 0, high: limit)
    package static let positive = NumberRule(low: 0, high: limit, excludesLow: true)
    /// 0 … 1.
    package static let fraction = NumberRule.range(0, 1)
    /// Seconds, 0 … one day.
    static let seconds = NumberRule(low: 0, high: SceneLimits.duration)
    static let positiveSeconds = NumberRule(low: 0, high: SceneLimits.duration, excludesLow: true)

    static func atLeast(_ low: Double) -> NumberRule { NumberRule(low: low, high: limit) }

    static func range(_ low: Double, _ high: Double) -> NumberRule {
        NumberRule(low: low, high: high, isRange: true)
    }

    package static func between(_ low: Double, _ high: Double) -> NumberRule {
        NumberRule(low: low, high: high, excludesLow: true, excludesHigh: true, isRange: true)
    }

    /// What `value` should be instead, or nil where it is fine.
    package func must(for value: Double) -> String? {
        let tooLow = excludesLow ? value <= low : value < low
        let tooHigh = excludesHigh ? value >= high : value > high
        guard tooLow || tooHigh || value.isNaN else { return nil }
        let (a, b) = (Self.end(low), Self.end(high))
        if isRange { return excludesLow ? "above \(a) and below \(b)" : "from \(a) to \(b)" }
        if tooLow { return excludesLow ? "greater than \(a)" : "at least \(a)" }
        return "at most \(b)"
    }

    private static func end(_ value: Double) -> String {
        Int(exactly: value).map(NumberText.grouped) ?? NumberText.plain(value)
    }
}

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
    /// Above 0, at most 10.
    static let share = NumberRule(low: 0, high: 10, excludesLow: true)
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

    /// For the reference; nothing where any number in reach will do.
    var about: String {
        if isRange { return must(for: .nan) ?? "" }
        let start = low == -Self.limit ? nil : (excludesLow ? "greater than " : "at least ") + Self.end(low)
        let end = high == Self.limit ? nil : "at most " + Self.end(high)
        return [start, end].compactMap { $0 }.joined(separator: ", ")
    }

    func schema(_ type: String) -> YAMLMap {
        [
            "type": .string(type), excludesLow ? "exclusiveMinimum" : "minimum": .number(low),
            excludesHigh ? "exclusiveMaximum" : "maximum": .number(high),
        ]
    }

    private static func end(_ value: Double) -> String {
        Int(exactly: value).map(NumberText.grouped) ?? NumberText.plain(value)
    }
}

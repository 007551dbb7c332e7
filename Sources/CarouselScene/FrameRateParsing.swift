extension FrameRate {
    /// The rate that a scene or the command line names: `60`, `29.97` or `30000/1001`, which stays a fraction; nil
    /// where that is no number above 0 and up to 1000.
    package static func parse(_ text: String) -> FrameRate? {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { NumberText.parse(trimmed($0)) }
        guard numbers.count == parts.count, let numerator = numbers.first else { return nil }
        let rate = FrameRate(numerator, per: numbers.count > 1 ? numbers[1] : 1)
        let isUsable =
            numerator > 0 && rate.denominator > 0 && numerator.isFinite && rate.denominator.isFinite
        return isUsable && rate.value > 0 && rate.value <= 1000 && (1 / rate.value).isFinite ? rate : nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// What `parse` takes, for messages.
    package static let form = "a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001"
}

import CarouselFrames

/// Numbers with no more digits than a reader needs.
enum ReadableNumber {
    /// Two different numbers with one to three decimals, or as many more as tell them apart.
    static func pair(_ old: Double?, _ new: Double?) -> (String, String) {
        for decimals in 3...6 {
            let (a, b) = (text(old, decimals: decimals), text(new, decimals: decimals))
            if a != b || decimals == 6 { return (a, b) }
        }
        return ("", "")
    }

    /// Rounded, without zeros at its end but for the first decimal; `none` if there is no number.
    static func text(_ number: Double?, decimals: Int) -> String {
        guard let number else { return "none" }
        let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
        // A zero without a sign.
        return JSON.number((number * unit).rounded() / unit + 0).text
    }

    /// Rounded, with all its decimals, as numbers stand in a list.
    static func fixed(_ number: Double, decimals: Int) -> String {
        let text = text(number, decimals: decimals)
        guard let point = text.firstIndex(of: ".") else { return text }
        let missing = decimals + 1 - text.distance(from: point, to: text.endIndex)
        return text + String(repeating: "0", count: max(0, missing))
    }
}

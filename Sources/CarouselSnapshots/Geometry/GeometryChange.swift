import CarouselFrames

/// One thing that is not where, or not as, the reference has it.
package struct GeometryChange: Hashable, Sendable {
    package enum Subject: Hashable, Sendable, CustomStringConvertible {
        /// The carousel as a whole.
        case carousel
        /// By its number in the scene, from 0.
        case card(Int)
        case indicator
        case indicatorMask
        /// By its number among those of one indicator, from 0.
        case indicatorMark(Int)

        package var description: String {
            switch self {
            case .carousel: "carousel"
            case .card(let number): "card \(number)"
            case .indicator: "indicator"
            case .indicatorMask: "indicator mask"
            case .indicatorMark(let number): "indicator mark \(number)"
            }
        }
    }

    /// What changed, from the reference to the actual state.
    package enum Kind: Hashable, Sendable {
        /// A number by its name in `inspect`'s output; nil where there is none, or none that is finite.
        case number(String, Double?, Double?, unit: String)
        /// A number that counts something, by its name.
        case count(String, Int, Int)
        /// A word or a text, by its name.
        case text(String, String, String)
        /// It is to be seen only in the reference.
        case gone
        /// It is to be seen only in the actual state.
        case added
    }

    package var subject: Subject
    package var kind: Kind
    /// The carousel's name, where it has one.
    package var carousel: String?

    package init(_ subject: Subject, _ kind: Kind) {
        self.subject = subject
        self.kind = kind
    }

    /// What it is about: `card 3`, `featured card 3`.
    private var title: String { (carousel.map { $0 + " " } ?? "") + subject.description }

    /// `x 41.0 → 41.4 pt`; for the subject, see `sentence`.
    var text: String {
        switch kind {
        case .number(let name, let old, let new, let unit):
            let (old, new) = ReadableNumber.pair(old, new)
            return "\(name) \(old) → \(new)" + (unit.isEmpty ? "" : " \(unit)")
        case .count(let name, let old, let new): return "\(name) \(old) → \(new)"
        case .text(let name, let old, let new): return "\(name) \(old) → \(new)"
        case .gone: return "gone"
        case .added: return "not in the reference"
        }
    }

    /// All changes of one state in a few words: `card 3: x 41.0 → 41.4 pt, scale 1.0 → 0.9; indicator: gone`.
    /// - Parameter most: How many subjects are named; the others are counted.
    package static func sentence(_ changes: [GeometryChange], most: Int = 4) -> String {
        var subjects: [String] = []
        for change in changes where !subjects.contains(change.title) { subjects.append(change.title) }
        var parts = subjects.prefix(most).map { subject in
            let texts = changes.filter { $0.title == subject }.map(\.text).joined(separator: ", ")
            return subject == Subject.carousel.description ? texts : "\(subject): \(texts)"
        }
        if subjects.count > most { parts.append("\(subjects.count - most) more") }
        return parts.joined(separator: "; ")
    }
}

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

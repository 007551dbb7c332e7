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

        package var description: String {
            switch self {
            case .carousel: "carousel"
            case .card(let number): "card \(number)"
            case .indicator: "indicator"
            case .indicatorMask: "indicator mask"
            }
        }
    }

    /// What changed, from the reference to the actual state.
    package enum Kind: Hashable, Sendable {
        /// A number by its name in `inspect`'s output; nil where there is none, or none that is finite.
        case number(String, Double?, Double?, unit: String)
        /// A number that counts something, by its name.
        case count(String, Int, Int)
        case phase(String, String)
        /// It is to be seen only in the reference.
        case gone
        /// It is to be seen only in the actual state.
        case added
    }

    package var subject: Subject
    package var kind: Kind

    package init(_ subject: Subject, _ kind: Kind) {
        self.subject = subject
        self.kind = kind
    }

    /// `x 41.0 → 41.4 pt`; for the subject, see `sentence`.
    var text: String {
        switch kind {
        case .number(let name, let old, let new, let unit):
            let (old, new) = ReadableNumber.pair(old, new)
            return "\(name) \(old) → \(new)" + (unit.isEmpty ? "" : " \(unit)")
        case .count(let name, let old, let new): return "\(name) \(old) → \(new)"
        case .phase(let old, let new): return "phase \(old) → \(new)"
        case .gone: return "gone"
        case .added: return "not in the reference"
        }
    }

    /// All changes of one state in a few words: `card 3: x 41.0 → 41.4 pt, scale 1.0 → 0.9; indicator: gone`.
    /// - Parameter most: How many subjects are named; the others are counted.
    package static func sentence(_ changes: [GeometryChange], most: Int = 4) -> String {
        var subjects: [Subject] = []
        for change in changes where !subjects.contains(change.subject) { subjects.append(change.subject) }
        var parts = subjects.prefix(most).map { subject in
            let texts = changes.filter { $0.subject == subject }.map(\.text).joined(separator: ", ")
            return subject == .carousel ? texts : "\(subject): \(texts)"
        }
        if subjects.count > most { parts.append("\(subjects.count - most) more") }
        return parts.joined(separator: "; ")
    }
}

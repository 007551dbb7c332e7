/// Guesses what a mistyped word was meant to be.
package enum Spelling {
    /// The nearest of the candidates, if it is near enough, or one that begins or ends with the word; of equally
    /// near ones the first.
    package static func suggestion(for word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased())
        guard !typed.isEmpty, typed.count <= 40 else { return nil }
        // SwiftUI's names for the sides that UIKit and CSS call left and right.
        let side = word.lowercased().replacing("left", with: "leading").replacing("right", with: "trailing")
        if let same = candidates.first(where: { $0.lowercased() == side }) { return same }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            let distance = distance(typed, letters)
            let allowed = max(1, min(typed.count, letters.count) / 3)
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
            ?? candidates.first { candidate in
                let (a, b) = (word.lowercased(), candidate.lowercased())
                return a.count > 2 && b.count > 2 && (b.hasPrefix(a) || a.hasSuffix(b))
            }
    }

    /// The three candidates that are nearest; none where no one is near.
    static func nearest(to word: String, among candidates: [String]) -> [String] {
        let typed = Array(word.lowercased().prefix(40))
        let ranked = candidates.enumerated()
            .map { (index: $0, name: $1, distance: distance(typed, Array($1.lowercased()))) }
            .filter { $0.distance <= max(2, typed.count / 3) }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
        return ranked.prefix(3).map(\.name)
    }

    /// How many letters to insert, remove, replace or swap with their neighbour (optimal string alignment).
    package static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var older: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var current = [i + 1]
            for j in b.indices {
                var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
                current.append(cost)
            }
            (older, previous) = (previous, current)
        }
        return previous[b.count]
    }
}

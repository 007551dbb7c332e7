import CarouselFrames

/// The value of `--frames`: numbers and ranges, such as `0-30,45,60-`.
package struct FrameList: Hashable, Sendable {
    private struct Part: Hashable, Sendable {
        var first: Int
        /// nil: the film's last frame.
        var last: Int?
    }

    private var parts: [Part] = []

    package init(_ text: String) throws(UsageError) {
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            func fault(_ remedy: String) -> UsageError { .badFrame(item: String(item), remedy: remedy) }

            let ends = item.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = ends.first.flatMap({ Self.number($0) }) else {
                throw fault("write numbers from 0 and ranges, like 0-30,45,60-")
            }
            switch ends.count {
            case 1: parts.append(Part(first: first, last: first))
            case _ where ends[1].isEmpty: parts.append(Part(first: first, last: nil))
            default:
                guard let last = Self.number(ends[1]) else {
                    throw fault("write numbers from 0 and ranges, like 0-30,45,60-")
                }
                guard first <= last else { throw fault("write the smaller number first, \(last)-\(first)") }
                parts.append(Part(first: first, last: last))
            }
        }
    }

    /// The frames it means in a film of `count` frames, in rising order, each once.
    /// - Throws: `SequenceError.noSuchFrame`
    package func frames(of count: Int) throws(SequenceError) -> [Int] {
        var frames: [Int] = []
        for part in parts {
            let last = part.last ?? max(part.first, count - 1)
            for end in [part.first, last] where end >= count { throw .noSuchFrame(end, count: count) }
        }
        for part in parts.sorted(by: { $0.first < $1.first }) {
            let last = part.last ?? count - 1
            let first = max(part.first, (frames.last ?? -1) + 1)
            if first <= last { frames += first...last }
        }
        return frames
    }

    private static func number(_ text: Substring) -> Int? {
        text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
    }
}

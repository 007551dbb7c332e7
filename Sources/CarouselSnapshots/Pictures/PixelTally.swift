/// What was counted of two pictures' pixels.
struct PixelTally {
    /// How many differ.
    private(set) var count = 0
    /// Where they are.
    private(set) var box: PixelBox?
    var letPass = PixelsLetPass()
    /// How many pixels differ by each level of `PixelDistance`; empty where none does.
    private var levels: [Int] = []

    mutating func add(x: Int, y: Int, level: Int) {
        count += 1
        let pixel = PixelBox(columns: x...x, rows: y...y)
        box = box.map { $0.union(pixel) } ?? pixel
        if levels.isEmpty { levels = Array(repeating: 0, count: PixelDistance.levels + 1) }
        levels[level] += 1
    }

    mutating func add(_ other: PixelTally) {
        count += other.count
        letPass.add(other.letPass)
        if let added = other.box { box = box.map { $0.union(added) } ?? added }
        if levels.isEmpty {
            levels = other.levels
        } else {
            for (k, number) in other.levels.enumerated() { levels[k] += number }
        }
    }

    /// How far the picture, of `total` pixels, is from passing.
    func closeness(of total: Int, _ options: ComparisonOptions) -> PictureCloseness {
        var left = count
        let threshold = levels.firstIndex { number in
            left -= number
            return options.tolerates(left, of: total)
        }
        let largest = levels.lastIndex { $0 > 0 }
        return PictureCloseness(
            largest: PixelDistance.threshold(level: largest ?? 0), share: Double(count) / Double(total),
            threshold: PixelDistance.threshold(level: threshold ?? 0))
    }
}

/// How many pixels differ and were let pass, and why.
package struct PixelsLetPass: Hashable, Sendable {
    /// By the threshold.
    package var close = 0
    /// As smoothed edges.
    package var smoothed = 0
    /// In ignored regions.
    package var ignored = 0
    /// Since there are no more than may differ.
    package var few = 0

    var isEmpty: Bool { self == PixelsLetPass() }

    mutating func add(_ other: PixelsLetPass) {
        close += other.close
        smoothed += other.smoothed
        ignored += other.ignored
        few += other.few
    }

    /// `12 px by the threshold, 3 px in ignored regions`
    package var text: String {
        [
            (close, "by the threshold"), (smoothed, "as smoothed edges"), (ignored, "in ignored regions"),
            (few, "by their number"),
        ].filter { $0.0 > 0 }.map { "\($0) px \($1)" }.joined(separator: ", ")
    }
}

/// How far a picture is from passing; all are shares, 0 … 1.
package struct PictureCloseness: Hashable, Sendable {
    /// How far apart two colours are at most, as thresholds are measured, rounded up to ten-thousandths.
    package var largest: Double
    /// Which part of the pixels differs.
    package var share: Double
    /// The smallest threshold with which the picture would pass, in ten-thousandths.
    package var threshold: Double

    /// What suffices for both.
    func union(_ other: PictureCloseness) -> PictureCloseness {
        PictureCloseness(
            largest: max(largest, other.largest), share: max(share, other.share),
            threshold: max(threshold, other.threshold))
    }
}

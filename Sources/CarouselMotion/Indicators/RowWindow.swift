/// Which marks of a row are shown: all, or a window of some around the current one.
struct RowWindow {
    let count: Int
    /// How many are shown.
    let fitting: Int
    /// The current page, fractional.
    let position: Double
    /// Whether the first page comes after the last, and a window goes on beyond the ends.
    let isLoop: Bool
    /// Whether there is a window that moves.
    let scrolls: Bool

    /// - Parameter scrolls: nil: where not all are shown.
    init(count: Int, fitting: Int, at position: Double, isLoop: Bool, scrolls: Bool? = nil) {
        self.count = count
        self.fitting = min(fitting, count)
        self.position = position.isFinite ? position : 0
        self.isLoop = isLoop
        self.scrolls = scrolls ?? (fitting < count)
    }

    /// The page at the row's first place, fractional.
    var start: Double {
        guard scrolls else { return 0 }
        let start = position - Double(fitting - 1) / 2
        return isLoop ? start : min(max(start, 0), Double(count - fitting))
    }

    /// The pages of which at least a part is shown; of a loop they go on beyond its ends.
    var shown: Range<Int> {
        let far = -1_000_000_000...1_000_000_000
        return Int(start.rounded(.down), in: far)..<Int(start.rounded(.up), in: far) + fitting
    }

    /// How large a mark is, as a share of its full size: smaller towards an end that hides some.
    func size(at place: Double) -> Double {
        let before = isLoop ? 1 : min(1, start)
        let after = isLoop ? 1 : min(1, Double(count - fitting) - start)
        func shrunk(_ hidden: Double, _ distance: Double) -> Double { 1 - hidden * (1 - share(distance)) }
        return min(shrunk(before, place), shrunk(after, Double(fitting - 1) - place))
    }

    /// At −1, 0, 1 and 2 marks from an end: nothing, half, 0.7, all; linear in between.
    private func share(_ distance: Double) -> Double {
        let shares = [0, 0.5, 0.7, 1]
        let x = min(max(distance + 1, 0), 3)
        let k = min(Int(x), 2)
        return shares[k] + (shares[k + 1] - shares[k]) * (x - Double(k))
    }
}

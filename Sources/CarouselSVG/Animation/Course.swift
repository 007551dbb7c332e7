/// Where a value may be at a frame.
struct Window: Equatable {
    var low: Double
    var high: Double

    init(_ low: Double, _ high: Double) {
        self.low = low
        self.high = high
    }

    init(around value: Double, by tolerance: Double) { self.init(value - tolerance, value + tolerance) }

    /// Where nobody sees it.
    static let anywhere = Window(-.infinity, .infinity)

    var isAnywhere: Bool { low == -.infinity }
    var center: Double { isAnywhere ? 0 : (low + high) / 2 }

    func nearest(to value: Double) -> Double { min(max(value, low), high) }
}

/// Values that change along straight lines from knot to knot, all of them in the same knots.
struct Course {
    /// The frame, and each value there.
    private(set) var knots: [(frame: Int, values: [Double])] = []

    /// The lines through each value's windows, one for each frame, from the first to the last in which it is seen, in as few knots as a walk finds that goes on from each
    /// as far as it can: what the windows leave of the lines is known exactly, as a polygon of beginnings and slopes.
    init(through windows: [[Window]]) {
        let known = windows.first?.indices.filter { k in windows.contains { !$0[k].isAnywhere } } ?? []
        guard let first = known.first, let last = known.last else { return }
        var starts = windows.map { $0[first] }
        var pieces: [(from: Int, to: Int, lines: [Lines])] = []
        var from = first
        while from < last {
            var lines = starts.map(Lines.init(from:))
            var to = from
            while to < last {
                let next = zip(lines, windows).map { $0.through($1[to + 1], after: Double(to + 1 - from)) }
                guard next.allSatisfy({ !$0.isEmpty }) else { break }
                lines = next
                to += 1
            }
            pieces.append((from, to, lines))
            starts = lines.map { $0.reach(after: Double(to - from)) }
            from = to
        }
        // Backwards: each knot where the lines that leave it and those that come to it agree.
        var values = zip(starts, windows).map { $0.nearest(to: $1[last].center) }
        knots = [(last, values)]
        for piece in pieces.reversed() {
            values = values.indices.map { k in
                piece.lines[k].beginnings(to: values[k], after: Double(piece.to - piece.from))
                    .nearest(to: windows[k][piece.from].center)
            }
            knots.append((piece.from, values))
        }
        knots.reverse()
    }
}

/// The straight lines that keep to some windows: a convex polygon of their beginnings and slopes.
private struct Lines {
    private var corners: [(start: Double, slope: Double)]

    /// Further than anything moves in a frame.
    private static let steepest = 1e6

    init(from window: Window) {
        let (low, high) =
            window.isAnywhere ? (-Self.steepest, Self.steepest) : (window.low, window.high)
        corners = [
            (low, -Self.steepest), (high, -Self.steepest), (high, Self.steepest), (low, Self.steepest),
        ]
    }

    var isEmpty: Bool { corners.isEmpty }

    func through(_ window: Window, after frames: Double) -> Lines {
        guard !window.isAnywhere else { return self }
        return cut { $0.start + $0.slope * frames - window.low }
            .cut { window.high - $0.start - $0.slope * frames }
    }

    /// As much of it as has a positive distance.
    private func cut(_ distance: ((start: Double, slope: Double)) -> Double) -> Lines {
        var cut = self
        cut.corners = []
        for (k, corner) in corners.enumerated() {
            let next = corners[(k + 1) % corners.count]
            let (here, there) = (distance(corner), distance(next))
            if here >= 0 { cut.corners.append(corner) }
            if (here > 0 && there < 0) || (here < 0 && there > 0) {
                let share = here / (here - there)
                cut.corners.append(
                    (
                        corner.start + (next.start - corner.start) * share,
                        corner.slope + (next.slope - corner.slope) * share
                    ))
            }
        }
        return cut
    }

    /// Where the lines are after so many frames.
    func reach(after frames: Double) -> Window {
        Self.span(corners.map { $0.start + $0.slope * frames })
    }

    /// Where those begin that are at `value` after so many frames.
    func beginnings(to value: Double, after frames: Double) -> Window {
        let distances = corners.map { $0.start + $0.slope * frames - value }
        var starts: [Double] = []
        for k in corners.indices {
            let next = (k + 1) % corners.count
            if distances[k] == 0 { starts.append(corners[k].start) }
            if distances[k] * distances[next] < 0 {
                let share = distances[k] / (distances[k] - distances[next])
                starts.append(corners[k].start + (corners[next].start - corners[k].start) * share)
            }
        }
        // At the very edge, where rounding may have left nothing.
        if starts.isEmpty, let nearest = corners.indices.min(by: { abs(distances[$0]) < abs(distances[$1]) })
        {
            starts = [corners[nearest].start]
        }
        return Self.span(starts)
    }

    private static func span(_ values: [Double]) -> Window {
        Window(values.min() ?? 0, values.max() ?? 0)
    }
}

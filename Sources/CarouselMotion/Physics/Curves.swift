import CarouselScene

/// One coordinate of a cubic Bézier from 0 to 1 as a polynomial of its parameter.
struct BezierCoordinate {
    private let a, b, c: Double

    init(_ first: Double, _ second: Double) {
        c = 3 * first
        b = 3 * (second - first) - c
        a = 1 - c - b
    }

    func value(at s: Double) -> Double { s >= 1 ? 1 : ((a * s + b) * s + c) * s }
    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// Where in 0 … 1 it turns back, in order.
    var turns: [Double] {
        // 3a·s² + 2b·s + c = 0
        let discriminant = b * b - 3 * a * c
        guard discriminant > 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return [q / (3 * a), c / q].filter { $0 > 0 && $0 < 1 }.sorted()
    }
}

extension Carousel.TimingCurve {
    /// Time against the curve's parameter. It never runs backwards, whatever the controls are.
    var time: BezierCoordinate { BezierCoordinate(min(max(x1, 0), 1), min(max(x2, 0), 1)) }
    /// Progress against the curve's parameter.
    var progress: BezierCoordinate { BezierCoordinate(y1, y2) }

    /// The progress (0 at the start, 1 at the end) after the share `x` of the time; clamped outside 0 … 1.
    func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return x }
        return progress.value(at: parameter(at: x))
    }

    /// The progress per share of the time at `x`; its limit at the two ends.
    func slope(at x: Double) -> Double {
        if x <= 0 { return startSlope }
        if x >= 1 { return endSlope }
        let s = parameter(at: x)
        return progress.slope(at: s) / time.slope(at: s)
    }

    /// Towards the first point that is not the start.
    private var startSlope: Double {
        for (x, y) in [(x1, y1), (x2, y2)] where x != 0 || y != 0 { return y / x }
        return 1
    }

    /// From the last point that is not the end.
    private var endSlope: Double {
        for (x, y) in [(x2, y2), (x1, y1)] where x != 1 || y != 1 { return (1 - y) / (1 - x) }
        return 1
    }

    /// Solves time(s) = x by Newton's method inside a bracket that is halved where a step leaves it.
    private func parameter(at x: Double) -> Double {
        let time = time
        var (low, high) = (0.0, 1.0)
        var s = x
        for _ in 0..<100 {
            let error = time.value(at: s) - x
            if error == 0 { break }
            if error < 0 { low = s } else { high = s }
            var next = s - error / time.slope(at: s)
            if !(next > low && next < high) { next = (low + high) / 2 }
            let step = abs(next - s)
            s = next
            if step < 1e-16 || high - low < 1e-16 { break }
        }
        return s
    }
}

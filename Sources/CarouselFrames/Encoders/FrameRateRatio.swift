import CarouselScene

extension FrameRate {
    /// The rate as a fraction of whole numbers from 1 to `limit`: exact where there is such a fraction, else the nearest.
    package func ratio(upTo limit: Int) -> (numerator: Int, denominator: Int) {
        var (top, bottom) = (numerator, denominator)
        // 29.97 is 2997 / 100.
        while !(top.isNearlyWhole && bottom.isNearlyWhole), max(top, bottom) < 1e9 {
            top *= 10
            bottom *= 10
        }
        if top.isNearlyWhole, bottom.isNearlyWhole, max(top, bottom) < 1e15 {
            let (a, b) = (Int(top.rounded()), Int(bottom.rounded()))
            let divisor = Self.commonDivisor(a, b)
            if max(a, b) / divisor <= limit { return (a / divisor, b / divisor) }
        }
        return nearestRatio(upTo: limit)
    }

    /// The last convergent of the continued fraction that stays within the limit.
    private func nearestRatio(upTo limit: Int) -> (numerator: Int, denominator: Int) {
        if value >= Double(limit) { return (limit, 1) }
        if value <= 1 / Double(limit) { return (1, limit) }
        var (before, last) = ((0, 1), (1, 0))
        var rest = value
        while rest < Double(limit) {
            let whole = Int(rest)
            let next = (whole * last.0 + before.0, whole * last.1 + before.1)
            if max(next.0, next.1) > limit { break }
            (before, last) = (last, next)
            rest = 1 / (rest - Double(whole))
        }
        return last.0 > 0 && last.1 > 0 ? last : (1, max(1, Int((1 / value).rounded())))
    }

    private static func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }
}

extension Double {
    /// Whole but for what decimal fractions lose as binary ones.
    fileprivate var isNearlyWhole: Bool {
        abs(self - rounded()) <= 1e-9 * Swift.max(1, abs(self)) && self >= 0.5
    }
}

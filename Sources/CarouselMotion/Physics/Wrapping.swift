extension Int {
    /// The nearest whole number inside `range`; its lower end for what is no number.
    init(_ x: Double, in range: ClosedRange<Int>) {
        let x = x.rounded()
        if x >= Double(range.upperBound) {
            self = range.upperBound
        } else if x > Double(range.lowerBound) {
            self = Int(x)
        } else {
            self = range.lowerBound
        }
    }

    /// The remainder that is never negative; `n` > 0.
    func modulo(_ n: Int) -> Int {
        let r = self % n
        return r < 0 ? r + n : r
    }
}

extension Double {
    /// The remainder in 0 ..< `m`; `m` > 0.
    func modulo(_ m: Double) -> Double {
        let r = truncatingRemainder(dividingBy: m)
        let positive = r < 0 ? r + m : r
        return positive < m ? positive : 0
    }
}

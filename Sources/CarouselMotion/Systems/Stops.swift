import CarouselScene

/// The offsets at which a scroll view can rest, in points, each by its number.
struct Stops: Sendable {
    /// Of items.
    let count: Int
    /// From stop to stop.
    let stride: Double
    /// Stop 0 is at −inset.
    let inset: Double
    /// What comes after the last item, and before the first.
    let loop: Banner.Loop

    /// What can be scrolled to at all; a ring has no ends, and is taken modulo its items wherever it rests.
    var range: ClosedRange<Int> {
        switch loop {
        case .ring: -1_000_000_000...1_000_000_000
        case .append: 0...count
        case .rewind, .none: 0...max(0, count - 1)
        }
    }

    /// Beyond them a scroll view gives way like a rubber band.
    var bounds: ClosedRange<Double> { self[range.lowerBound]...self[range.upperBound] }

    /// The contentOffset at a stop.
    subscript(_ stop: Int) -> Double { Double(stop) * stride - inset }

    /// The fractional number of the stop at an offset.
    func position(at offset: Double) -> Double { (offset + inset) / stride }

    /// The nearest stop to a position; halves go away from zero.
    func nearest(to position: Double) -> Int { Int(position.roundedHalvesAway(), in: range) }

    /// The nearest stop to a position; halves go away from `start`.
    func nearest(to position: Double, from start: Int) -> Int {
        Int(Double(start) + (position - Double(start)).roundedHalvesAway(), in: range)
    }

    /// The item at a stop: 0 … count − 1.
    func item(_ stop: Int) -> Int { count > 0 ? stop.modulo(count) : 0 }
}

/// A limit is met by what falls short of it by this share: decimal fractions are no exact binary numbers.
let limitTolerance = 1e-9

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
    /// The nearest whole number; halves go away from zero, in spite of binary fractions.
    func roundedHalvesAway() -> Double {
        (self < 0 ? self - limitTolerance : self + limitTolerance).rounded()
    }

    /// The remainder in 0 ..< `m`; `m` > 0.
    func modulo(_ m: Double) -> Double {
        let r = truncatingRemainder(dividingBy: m)
        let positive = r < 0 ? r + m : r
        return positive < m ? positive : 0
    }
}

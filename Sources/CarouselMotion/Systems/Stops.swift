import CarouselScene

/// The offsets at which a scroll view can rest, in points, each by its number.
///
/// They are one stride apart, but that the bounds may cut the first and the last way short.
struct Stops: Sendable {
    let count: Int
    /// From stop to stop, and what one stop counts beyond the ends.
    let stride: Double
    /// How many stops of the same spacing lie before the first.
    let skipped: Int
    /// A stop without any before it would be at −inset.
    let inset: Double
    /// What comes after the last item, and before the first.
    let loop: Banner.Loop
    /// The first and the last stop, where these are not a whole number of strides from the others.
    private let ends: ClosedRange<Double>?

    init(
        count: Int, stride: Double, inset: Double, loop: Banner.Loop = .none, skipped: Int = 0,
        ends: ClosedRange<Double>? = nil
    ) {
        self.count = count
        self.stride = stride
        self.skipped = skipped
        self.inset = inset
        self.loop = loop
        self.ends = ends
    }

    /// Those of columns one stride apart, the first of which would be at −lead, held within bounds: those that end
    /// up in one place are one stop. A ring has no bounds.
    static func columns(
        _ columns: Int, stride: Double, lead: Double, in bounds: ClosedRange<Double>, loop: Banner.Loop
    ) -> Stops {
        guard columns > 0, loop != .ring else {
            return Stops(count: columns, stride: stride, inset: lead, loop: loop)
        }
        let last = Double(columns - 1) * stride - lead
        let low = (-lead).clamped(to: bounds)
        let high = max(low, last.clamped(to: bounds))
        let isOne = high - low <= nearness
        func column(at offset: Double, _ rule: FloatingPointRoundingRule) -> Int {
            Int(((offset + lead) / stride).rounded(rule), in: 0...columns - 1)
        }
        let first = column(at: low + nearness, .down)
        let count = isOne ? 1 : max(1, column(at: high - nearness, .up) - first + 1)
        let even = Stops(count: count, stride: stride, inset: lead, loop: loop, skipped: first)
        if even[0] == low, even[count - 1] == high { return even }
        return Stops(
            count: count, stride: stride, inset: lead, loop: loop, skipped: first, ends: low...high)
    }

    /// One each `page` points from the lower bound, and the last at the upper one.
    static func pages(_ page: Double, in bounds: ClosedRange<Double>, loop: Banner.Loop) -> Stops {
        let way = bounds.upperBound - bounds.lowerBound - nearness
        let count = way > 0 ? 1 + Int((way / page).rounded(.up), in: 1...1_000_000_000) : 1
        let even = Stops(count: count, stride: page, inset: -bounds.lowerBound, loop: loop)
        if even[count - 1] == bounds.upperBound { return even }
        return Stops(count: count, stride: page, inset: -bounds.lowerBound, loop: loop, ends: bounds)
    }

    /// Stops closer together than this (points) are one.
    private static let nearness = 1e-6

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
    subscript(_ stop: Int) -> Double {
        let even = Double(stop + skipped) * stride - inset
        return ends.map { even.clamped(to: $0) } ?? even
    }

    /// The fractional number of the stop at an offset: linear from one to the next, and on with the stride beyond
    /// the ends.
    func position(at offset: Double) -> Double {
        let even = (offset + inset) / stride - Double(skipped)
        guard let ends else { return even }
        if offset <= ends.lowerBound { return (offset - ends.lowerBound) / stride }
        if offset >= ends.upperBound {
            return Double(count - 1) + (offset - ends.upperBound) / stride
        }
        let before = Int(even.rounded(.down), in: 0...max(0, count - 2))
        return Double(before) + (offset - self[before]) / (self[before + 1] - self[before])
    }

    /// The nearest stop to a position; halves go up, which on a ring's first round is away from zero.
    func nearest(to position: Double) -> Int {
        Int((position + 0.5 + limitTolerance).rounded(.down), in: range)
    }

    /// The nearest stop to a position; halves go away from `start`.
    func nearest(to position: Double, from start: Int) -> Int {
        Int(Double(start) + (position - Double(start)).roundedHalvesAway(), in: range)
    }

    /// The next stop in a direction; one that is met exactly is itself the next.
    func next(from position: Double, forward: Bool) -> Int {
        let next =
            forward
            ? (position - limitTolerance).rounded(.up) : (position + limitTolerance).rounded(.down)
        return Int(next, in: range)
    }

    /// The number of a stop, however many rounds it is from the first: 0 … count − 1.
    func index(_ stop: Int) -> Int { count > 0 ? stop.modulo(count) : 0 }
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

    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

import CarouselPixels
import CarouselPlatform

/// A Gaussian as a row of weights that add up to 1.
struct Gaussian {
    private let weights: [Float]

    /// How many pixels it reaches to either side: three σ, beyond which 0.3 % are left out.
    var reach: Int { weights.count / 2 }

    /// `sigma` in pixels, above 0 and small enough for a bitmap.
    init(sigma: Double) {
        let reach = max(1, Int((3 * sigma).rounded(.up)))
        let raw = (-reach...reach).map { exp(-0.5 * Double($0 * $0) / (sigma * sigma)) }
        let sum = raw.reduce(0, +)
        weights = raw.map { Float($0 / sum) }
    }

    /// Replaces each pixel by that of `colors` (256 of them) at its blurred alpha. Beyond the bitmap's edges all
    /// counts as clear.
    ///
    /// Silhouettes are mostly alike: rows that are equal are blurred once, within a row only what lies near a change.
    func blurAlpha(of bitmap: Bitmap, colors: [UInt32]) {
        let rows = blurredRows(of: bitmap)
        let width = bitmap.width
        let sum = UnsafeMutablePointer<Float>.allocate(capacity: width)
        defer { sum.deallocate() }
        var last: [(row: Int, weight: Float)] = []
        for y in 0..<bitmap.height {
            let line = bitmap.pixels + y * width
            let taps = self.taps(around: y, rows.index)
            if y > 0, taps.elementsEqual(last, by: ==) {
                line.update(from: line - width, count: width)
                continue
            }
            last = taps
            sum.initialize(repeating: 0.5, count: width)
            for tap in taps { sum.add(tap.weight, times: rows.values + tap.row * width, count: width) }
            for x in 0..<width { line[x] = colors[Int(min(255, sum[x]))] }
        }
        rows.values.deallocate()
    }

    /// Which distinct rows make up row `y`, with the weights of equal neighbours added up.
    private func taps(around y: Int, _ index: [Int]) -> [(row: Int, weight: Float)] {
        var taps: [(row: Int, weight: Float)] = []
        for (k, weight) in weights.enumerated() where index.indices.contains(y + k - reach) {
            let row = index[y + k - reach]
            if taps.last?.row == row {
                taps[taps.count - 1].weight += weight
            } else {
                taps.append((row, weight))
            }
        }
        return taps
    }

    /// The distinct rows, blurred along the row, and for each row of the bitmap which of them it is.
    private func blurredRows(of bitmap: Bitmap) -> (values: UnsafeMutablePointer<Float>, index: [Int]) {
        let width = bitmap.width
        var index: [Int] = []
        var sources: [Int] = []
        for y in 0..<bitmap.height {
            let row = bitmap.pixels + y * width
            if y == 0 || memcmp(row, row - width, width * 4) != 0 { sources.append(y) }
            index.append(sources.count - 1)
        }
        let values = UnsafeMutablePointer<Float>.allocate(capacity: sources.count * width)
        // With as much again on either side as the blur reaches.
        let line = UnsafeMutablePointer<Float>.allocate(capacity: width + 2 * reach)
        defer { line.deallocate() }
        line.initialize(repeating: 0, count: width + 2 * reach)
        for (row, y) in sources.enumerated() {
            for x in 0..<width { line[reach + x] = Float((bitmap.pixels + y * width)[x] >> 24) }
            blur(line, into: values + row * width, count: width)
        }
        return (values, index)
    }

    /// `line` begins `reach` before the first of `count` values.
    private func blur(_ line: UnsafeMutablePointer<Float>, into out: UnsafeMutablePointer<Float>, count: Int)
    {
        let values = line + reach
        out.update(from: values, count: count)
        var done = 0
        for x in 0..<count where values[x] != values[x - 1] {
            let first = max(done, x - reach)
            let last = min(x + reach, count)
            guard first < last else { continue }
            (out + first).update(repeating: 0, count: last - first)
            for (k, weight) in weights.enumerated() {
                (out + first).add(weight, times: line + first + k, count: last - first)
            }
            done = last
        }
    }
}

extension UnsafeMutablePointer<Float> {
    /// Adds so many times the `count` values at `other` to those here.
    @inline(__always)
    fileprivate func add(_ factor: Float, times other: UnsafeMutablePointer<Float>, count: Int) {
        for x in 0..<count { self[x] += factor * other[x] }
    }
}

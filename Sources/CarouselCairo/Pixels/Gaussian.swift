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

    /// Blurs all four components. Beyond the bitmap's edges all counts as clear.
    ///
    /// `keepsAlpha`: each pixel keeps its own, and has the colour that is there in the mean, alpha taken into account.
    func blur(_ bitmap: Bitmap, keepsAlpha: Bool) {
        let (width, height) = (bitmap.width, bitmap.height)
        let pixels = bitmap.pixels
        var planes = [0, 8, 16, 24].map { blurred(bitmap, shift: $0) }
        for index in 0..<width * height {
            var alpha = planes[3][index]
            if keepsAlpha {
                let own = Float(pixels[index] >> 24)
                for plane in 0..<3 { planes[plane][index] *= alpha > 0 ? own / alpha : 0 }
                alpha = own
            }
            var pixel: UInt32 = 0
            for (plane, shift) in [0, 8, 16].enumerated() {
                pixel |= UInt32(min(planes[plane][index], alpha) + 0.5) << UInt32(shift)
            }
            pixels[index] = pixel | UInt32(min(alpha, 255) + 0.5) << 24
        }
    }

    /// One component of a bitmap, blurred both ways.
    private func blurred(_ bitmap: Bitmap, shift: UInt32) -> [Float] {
        let (width, height) = (bitmap.width, bitmap.height)
        var rows = [Float](repeating: 0, count: width * height)
        var sums = rows
        var line = [Float](repeating: 0, count: width + 2 * reach)
        line.withUnsafeMutableBufferPointer { line in
            rows.withUnsafeMutableBufferPointer { rows in
                sums.withUnsafeMutableBufferPointer { sums in
                    guard let line = line.baseAddress, let rows = rows.baseAddress,
                        let sums = sums.baseAddress
                    else { return }
                    for y in 0..<height {
                        let row = bitmap.pixels + y * width
                        for x in 0..<width { line[reach + x] = Float(row[x] >> shift & 0xFF) }
                        blur(line, into: rows + y * width, count: width)
                    }
                    for y in 0..<height {
                        for (k, weight) in weights.enumerated() where (0..<height).contains(y + k - reach) {
                            (sums + y * width).add(
                                weight, times: rows + (y + k - reach) * width, count: width)
                        }
                    }
                }
            }
        }
        return sums
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

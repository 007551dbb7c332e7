import Foundation

/// A Gaussian as a row of weights that add up to 1.
struct Gaussian {
    private let weights: [Float]

    /// How many pixels it reaches to either side: three σ, beyond which 0.3 % are left out.
    var reach: Int { weights.count / 2 }

    /// `sigma` in pixels, > 0.
    init(sigma: Double) {
        let reach = max(1, Int(min(4096, (3 * sigma).rounded(.up))))
        let raw = (-reach...reach).map { exp(-0.5 * Double($0 * $0) / (sigma * sigma)) }
        let sum = raw.reduce(0, +)
        weights = raw.map { Float($0 / sum) }
    }

    /// Replaces each pixel by that of `colors` (256 of them) at its blurred alpha. What lies within `reach` of the
    /// bitmap's edges must be clear.
    func blurAlpha(of bitmap: Bitmap, colors: [UInt32]) {
        let (width, height) = (bitmap.width, bitmap.height)
        let across = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
        let line = UnsafeMutablePointer<Float>.allocate(capacity: width + 2 * reach)
        defer {
            across.deallocate()
            line.deallocate()
        }
        across.initialize(repeating: 0, count: width * height)
        line.initialize(repeating: 0, count: width + 2 * reach)
        for y in 0..<height {
            let row = bitmap.pixels + y * width
            for x in 0..<width { line[reach + x] = Float(row[x] >> 24) }
            for (k, weight) in weights.enumerated() {
                (across + y * width).add(weight, times: line + k, count: width)
            }
        }
        for y in 0..<height {
            line.update(repeating: 0, count: width)
            for (k, weight) in weights.enumerated() where (0..<height).contains(y + k - reach) {
                line.add(weight, times: across + (y + k - reach) * width, count: width)
            }
            let row = bitmap.pixels + y * width
            for x in 0..<width { row[x] = colors[Int(min(255, line[x] + 0.5))] }
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

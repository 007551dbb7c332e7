import CarouselDrawing

/// How much two pictures may differ and still count as the same. By default: not at all.
public struct ComparisonOptions: Hashable, Sendable {
    /// How far apart two colours may be, 0 … 1: a share of the largest perceptual distance there is, as pixelmatch
    /// and odiff measure it (see `PixelDistance`). Default 0: one step of one channel counts, that of the alpha too.
    public var threshold: Double
    /// How many pixels may differ, ≥ 0. Default nil: none, unless `maxDiffRatio` allows some.
    public var maxDiffPixels: Int?
    /// Which part of a picture's pixels may differ, 0 … 1; ignored regions count as part of the picture.
    /// Default nil: none, unless `maxDiffPixels` allows some. Where both are given, both have to hold.
    public var maxDiffRatio: Double?
    /// Whether pixels that look like the smoothed edge of a shape are let pass. Default false.
    public var ignoreAntialiasing: Bool
    /// What is not compared, in points from the upper left corner; a pixel that a region touches is ignored.
    /// Default: none.
    public var ignoredRegions: [Rect]

    public init(
        threshold: Double = 0, maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil,
        ignoreAntialiasing: Bool = false, ignoredRegions: [Rect] = []
    ) {
        self.threshold = threshold
        self.maxDiffPixels = maxDiffPixels
        self.maxDiffRatio = maxDiffRatio
        self.ignoreAntialiasing = ignoreAntialiasing
        self.ignoredRegions = ignoredRegions
    }

    /// - Throws: The first value that is outside its range.
    func check() throws(ComparisonOptionsError) {
        if !(0...1).contains(threshold) { throw .threshold(threshold) }
        if let pixels = maxDiffPixels, pixels < 0 { throw .maxDiffPixels(pixels) }
        if let ratio = maxDiffRatio, !(0...1).contains(ratio) { throw .maxDiffRatio(ratio) }
        for region in ignoredRegions {
            let numbers = [region.x, region.y, region.width, region.height]
            if region.isEmpty || !numbers.allSatisfy(\.isFinite) { throw .ignoredRegion(region) }
        }
    }

    /// Whether a picture passes of whose `total` pixels `count` differ.
    func tolerates(_ count: Int, of total: Int) -> Bool {
        if maxDiffPixels == nil, maxDiffRatio == nil { return count == 0 }
        if let pixels = maxDiffPixels, count > pixels { return false }
        // Divided, not multiplied: 29 of 100 is then exactly what is written as 0.29.
        if let ratio = maxDiffRatio, Double(count) / Double(total) > ratio { return false }
        return true
    }
}

/// A value of `ComparisonOptions` that is outside its range.
public enum ComparisonOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
    case threshold(Double)
    case maxDiffPixels(Int)
    case maxDiffRatio(Double)
    case ignoredRegion(Rect)

    public var description: String {
        switch self {
        case .threshold(let value): "the threshold must be from 0 to 1, not \(value)"
        case .maxDiffPixels(let value): "the number of pixels that may differ must be 0 or more, not \(value)"
        case .maxDiffRatio(let value): "the ratio of pixels that may differ must be from 0 to 1, not \(value)"
        case .ignoredRegion(let r):
            "an ignored region must have a width and a height, not \(r.x),\(r.y),\(r.width),\(r.height)"
        }
    }
}

import CarouselPixels

/// How far a picture is from another that lies in it, `left` pixels from its edge.
struct Difference: CustomStringConvertible {
    /// Mean over all pixels and channels, 0 … 255.
    private(set) var mean = 0.0
    /// The share of pixels that are off by more than 40 in some channel.
    private(set) var farOff = 0.0

    init(_ whole: Bitmap, _ part: Bitmap, left: Int = 0) {
        guard whole.width >= left + part.width, whole.height >= part.height else {
            mean = .infinity
            return
        }
        for y in 0..<part.height {
            for x in 0..<part.width {
                let (a, b) = (whole.pixels[y * whole.width + left + x], part.pixels[y * part.width + x])
                var most = 0
                for shift: UInt32 in [0, 8, 16] {
                    let d = abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
                    mean += Double(d)
                    most = max(most, d)
                }
                if most > 40 { farOff += 1 }
            }
        }
        let pixels = Double(part.width * part.height)
        mean /= pixels * 3
        farOff /= pixels
    }

    /// Edges are antialiased and pictures scaled a little differently by everybody.
    var isSmall: Bool { mean < 0.6 && farOff < 0.0005 }

    var description: String { "mean \(mean), far off \(farOff * 100) %" }
}

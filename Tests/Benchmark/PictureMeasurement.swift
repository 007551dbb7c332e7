import CarouselFiles
import CarouselCairo
import CarouselFrames
import CarouselSnapshots

/// One comparison of two files, as a snapshot test makes it.
enum PictureMeasurement {
    /// How many pixels differ.
    static func count(_ reference: String, _ actual: String, _ options: BenchmarkOptions) throws -> Int {
        let pictures = try [reference, actual].map { path in
            guard let bytes = try WholeFile.bytes(of: path) else {
                throw BenchmarkOptions.Fault(description: "there is no \(path)")
            }
            return bytes
        }
        let strictness = ComparisonOptions(
            threshold: options.isLenient ? 0.1 : 0, ignoreAntialiasing: options.isLenient)
        let comparer = try PictureComparer(strictness, scale: 1)
        switch try comparer.compare(reference: pictures[0], actual: pictures[1]).difference?.finding {
        case .pixels(let count, _, _)?: return count
        case .size?: throw BenchmarkOptions.Fault(description: "the pictures' sizes differ")
        case nil: return 0
        }
    }
}

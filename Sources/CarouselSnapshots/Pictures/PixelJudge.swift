import Dispatch
import CarouselPixels
import CarouselPlatform
import Synchronization

/// Decides which pixels of two pictures of the same size differ.
struct PixelJudge {
    /// Rows that one thread takes at a time.
    private static let bandHeight = 64

    private let a: Bitmap
    private let b: Bitmap
    private let limit: Double
    private let ignoresAntialiasing: Bool

    init(_ a: Bitmap, _ b: Bitmap, _ options: ComparisonOptions) {
        self.a = a
        self.b = b
        limit = PixelDistance.limit(threshold: options.threshold)
        ignoresAntialiasing = options.ignoreAntialiasing
    }

    /// Marks the pixels in `rows` that differ; those already marked as ignored stay so.
    func mark(_ verdicts: inout [PixelVerdict], rows: Range<Int>) -> PixelTally {
        let total = Mutex(PixelTally())
        verdicts.withUnsafeMutableBufferPointer { buffer in
            // Each band writes its own rows only.
            nonisolated(unsafe) let verdicts = buffer
            let bands = (rows.count + Self.bandHeight - 1) / Self.bandHeight
            DispatchQueue.concurrentPerform(iterations: bands) { k in
                let start = rows.lowerBound + k * Self.bandHeight
                let band = start..<min(start + Self.bandHeight, rows.upperBound)
                let found = withExtendedLifetime((a, b)) { mark(verdicts, band: band) }
                total.withLock { $0.add(found) }
            }
        }
        return total.withLock(\.self)
    }

    private func mark(_ verdicts: UnsafeMutableBufferPointer<PixelVerdict>, band: Range<Int>) -> PixelTally {
        let detector = ignoresAntialiasing ? AntialiasingDetector(a, b) : nil
        let width = a.width
        var tally = PixelTally()
        // Neighbours mostly differ in the same way.
        var last: (a: UInt32, b: UInt32, level: Int, backdrop: PixelDistance.Backdrop) = (0, 0, 0, .black)
        var isClose = false
        for y in band {
            let (rowA, rowB) = (a.pixels + y * width, b.pixels + y * width)
            if memcmp(rowA, rowB, a.stride) == 0 { continue }
            for x in 0..<width where rowA[x] != rowB[x] {
                guard verdicts[y * width + x] == .same else {
                    tally.letPass.ignored += 1
                    continue
                }
                if last.a != rowA[x] || last.b != rowB[x] {
                    let (distance, backdrop) = PixelDistance.between(rowA[x], rowB[x])
                    last = (rowA[x], rowB[x], PixelDistance.level(distance), backdrop)
                    isClose = distance <= limit && limit > 0
                }
                // Without a threshold all different colours are apart.
                if isClose {
                    tally.letPass.close += 1
                } else if let detector, detector.isSmoothed(x: x, y: y, over: last.backdrop) {
                    verdicts[y * width + x] = .smoothed
                    tally.letPass.smoothed += 1
                } else {
                    verdicts[y * width + x] = .different
                    tally.add(x: x, y: y, level: last.level)
                }
            }
        }
        return tally
    }
}

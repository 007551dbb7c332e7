import Dispatch
import CarouselPixels
import CarouselPlatform
import Synchronization

/// Decides which pixels of two pictures of the same size differ.
struct PixelJudge {
    /// How many pixels differ, and where.
    struct Tally {
        private(set) var count = 0
        private(set) var box: PixelBox?

        fileprivate mutating func add(_ other: Tally) {
            count += other.count
            guard let added = other.box else { return }
            box = box.map { $0.union(added) } ?? added
        }

        /// Adds pixels of one row.
        fileprivate mutating func add(_ count: Int, columns: ClosedRange<Int>, row: Int) {
            add(Tally(count: count, box: PixelBox(columns: columns, rows: row...row)))
        }
    }

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
    func mark(_ verdicts: inout [PixelVerdict], rows: Range<Int>) -> Tally {
        let total = Mutex(Tally())
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

    private func mark(_ verdicts: UnsafeMutableBufferPointer<PixelVerdict>, band: Range<Int>) -> Tally {
        let detector = ignoresAntialiasing ? AntialiasingDetector(a, b) : nil
        let width = a.width
        var tally = Tally()
        for y in band {
            let (rowA, rowB) = (a.pixels + y * width, b.pixels + y * width)
            if memcmp(rowA, rowB, a.stride) == 0 { continue }
            var count = 0
            var (left, right) = (Int.max, Int.min)
            for x in 0..<width where rowA[x] != rowB[x] && verdicts[y * width + x] == .same {
                // Without a threshold all different colours are apart.
                if limit > 0 || detector != nil {
                    let (distance, backdrop) = PixelDistance.between(rowA[x], rowB[x])
                    if distance <= limit { continue }
                    if let detector, detector.isSmoothed(x: x, y: y, over: backdrop) {
                        verdicts[y * width + x] = .smoothed
                        continue
                    }
                }
                verdicts[y * width + x] = .different
                count += 1
                if left > x { left = x }
                right = x
            }
            if count > 0 { tally.add(count, columns: left...right, row: y) }
        }
        return tally
    }
}

import CarouselPlatform

/// Pixels as video has them: BT.709's Y′CbCr in its limited range (16 … 235), 4:2:0.
///
/// A plane of luma, one of Cb and one of Cr, without gaps. A chroma sample is on the left of the two columns it
/// stands for (MPEG-2's place, which H.264 assumes as well): it weighs three columns 1 : 2 : 1, and two rows alike.
package struct VideoPlanes: Sendable {
    /// Of the planes, in pixels; the bitmap's, or one more.
    package let width: Int
    package let height: Int
    /// What the pixels beyond the bitmap show, as 0xAARRGGBB.
    private let padding: UInt32

    /// - Parameters:
    ///   - even: Whether odd sides get a pixel of `padding` more, to the right or below.
    package init(width: Int, height: Int, even: Bool, padding: UInt32) {
        self.width = even ? width + width % 2 : width
        self.height = even ? height + height % 2 : height
        self.padding = padding
    }

    private var chromaWidth: Int { (width + 1) / 2 }
    private var chromaHeight: Int { (height + 1) / 2 }

    package var byteCount: Int { width * height + 2 * chromaWidth * chromaHeight }

    /// Converts some of a bitmap's rows, and those that share chroma with them; all others stay as they are.
    ///
    /// The alpha is not looked at: what is not opaque lies on black.
    /// - Parameter planes: `byteCount` bytes.
    package func convert(_ bitmap: Bitmap, rows: Range<Int>, to planes: UnsafeMutablePointer<UInt8>) {
        let cb = planes + width * height
        let cr = cb + chromaWidth * chromaHeight
        // A row with its edge pixels repeated on both sides, for the chroma's three columns.
        var memory = [UInt32](repeating: padding, count: 2 * (width + 2))
        memory.withUnsafeMutableBufferPointer { memory in
            guard let upper = memory.baseAddress else { return }
            let lower = upper + width + 2
            let first = rows.lowerBound / 2
            for pair in first..<(min(rows.upperBound, bitmap.height) + 1) / 2 {
                let (y, below) = (2 * pair, min(2 * pair + 1, height - 1))
                if pair > first, repeats(bitmap, y) {
                    (planes + y * width).update(from: planes + (y - 1) * width, count: width)
                    if below > y { (planes + below * width).update(from: planes + y * width, count: width) }
                    let place = pair * chromaWidth
                    (cb + place).update(from: cb + place - chromaWidth, count: chromaWidth)
                    (cr + place).update(from: cr + place - chromaWidth, count: chromaWidth)
                    continue
                }
                load(bitmap, y, upper)
                load(bitmap, below, lower)
                luma(upper + 1, planes + y * width)
                if below > y { luma(lower + 1, planes + below * width) }
                chroma(upper, lower, cb + pair * chromaWidth, cr + pair * chromaWidth)
            }
        }
    }

    /// Whether a pair of rows, neither of them padding, shows what the pair above shows, which is one row twice.
    private func repeats(_ bitmap: Bitmap, _ y: Int) -> Bool {
        guard y + 1 < bitmap.height else { return false }
        let row = bitmap.pixels + y * bitmap.width
        // Three rows each equal to the one above are one comparison of memory that overlaps itself.
        return memcmp(row - 2 * bitmap.width, row - bitmap.width, 3 * bitmap.stride) == 0
    }

    private func load(_ bitmap: Bitmap, _ y: Int, _ row: UnsafeMutablePointer<UInt32>) {
        if y < bitmap.height {
            (row + 1).update(from: bitmap.pixels + y * bitmap.width, count: bitmap.width)
            if width > bitmap.width { row[width] = padding }
        } else {
            (row + 1).update(repeating: padding, count: width)
        }
        row[0] = row[1]
        row[width + 1] = row[width]
    }

    private func luma(_ row: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let p = row[x]
            let sum =
                Weight.yRed &* (p >> 16 & 0xFF) &+ Weight.yGreen &* (p >> 8 & 0xFF)
                &+ Weight.yBlue &* (p & 0xFF)
            target[x] = UInt8(truncatingIfNeeded: (sum &+ (16 << 16 + 1 << 15)) >> 16)
        }
    }

    private func chroma(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, _ cb: UnsafeMutablePointer<UInt8>,
        _ cr: UnsafeMutablePointer<UInt8>
    ) {
        // Red and blue of a pixel are added up in the halves of one number, green in another.
        let (ends, middle): (UInt32, UInt32) = (0x00FF_00FF, 0xFF)
        for column in 0..<chromaWidth {
            let x = 2 * column
            let (a, b, c) = (upper[x], upper[x + 1], upper[x + 2])
            let (d, e, f) = (lower[x], lower[x + 1], lower[x + 2])
            let redBlue =
                (a & ends) &+ 2 &* (b & ends) &+ (c & ends) &+ (d & ends) &+ 2 &* (e & ends) &+ (f & ends)
            let green =
                (a >> 8 & middle) &+ 2 &* (b >> 8 & middle) &+ (c >> 8 & middle) &+ (d >> 8 & middle)
                &+ 2 &* (e >> 8 & middle) &+ (f >> 8 & middle)
            let red = Int32(truncatingIfNeeded: redBlue >> 16)
            let blue = Int32(truncatingIfNeeded: redBlue & 0xFFFF)
            let g = Int32(truncatingIfNeeded: green)
            let half: Int32 = 128 << 19 + 1 << 18
            let blueness = Weight.half &* blue &- Weight.cbRed &* red &- Weight.cbGreen &* g
            let redness = Weight.half &* red &- Weight.crGreen &* g &- Weight.crBlue &* blue
            cb[column] = UInt8(truncatingIfNeeded: (blueness &+ half) >> 19)
            cr[column] = UInt8(truncatingIfNeeded: (redness &+ half) >> 19)
        }
    }

    /// BT.709's, with Kr = 0.2126 and Kb = 0.0722, times 219 / 255 for luma and 224 / 255 for chroma, in 65,536ths.
    private enum Weight {
        static let yRed: UInt32 = 11_966
        static let yGreen: UInt32 = 40_254
        static let yBlue: UInt32 = 4_064
        static let half: Int32 = 28_784
        static let cbRed: Int32 = 6_596
        static let cbGreen: Int32 = 22_188
        static let crGreen: Int32 = 26_145
        static let crBlue: Int32 = 2_639
    }
}

/// How far apart two colours look.
///
/// The distance is that of Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010): the weighted squares of the differences in brightness (Y)
/// and in the two colour axes of NTSC television (I and Q). pixelmatch and odiff use it, with the same weights.
///
/// Those two lay a transparent pixel over white, which makes it equal to a white one. Here it is laid over white and
/// over black, and where the two pixels differ more, there they are compared; opaque ones are the same over both.
///
/// Pixels are 0xAARRGGBB with the alpha multiplied in.
enum PixelDistance {
    /// What lies behind a pixel.
    enum Backdrop {
        case black
        case white
    }

    /// What the formula yields for the two colours farthest apart, as pixelmatch takes it.
    private static let largest = 35_215.0

    /// The distance up to which two pixels are the same for a threshold of 0 … 1.
    ///
    /// A threshold is a share of the plain distance, this is the squared one.
    static func limit(threshold: Double) -> Double { largest * threshold * threshold }

    /// Distances are counted in so many steps, from 0 to the largest.
    static let levels = 10_000

    /// The threshold of a level.
    static func threshold(level: Int) -> Double { Double(level) / Double(levels) }

    /// The first level whose threshold lets a squared distance pass.
    static func level(_ distance: Double) -> Int {
        let share = (distance / largest).squareRoot() * Double(levels)
        // The last digit of a root may be off.
        let level = max(1, Int(share.rounded(.up)) - 1)
        return min(distance <= limit(threshold: threshold(level: level)) ? level : level + 1, levels)
    }

    /// The squared distance over the backdrop on which it is larger, and that backdrop.
    @inline(__always)
    static func between(_ a: UInt32, _ b: UInt32) -> (distance: Double, backdrop: Backdrop) {
        let onBlack = between(a, b, over: .black)
        if (a & b) >> 24 == 255 { return (onBlack, .black) }
        let onWhite = between(a, b, over: .white)
        return onWhite > onBlack ? (onWhite, .white) : (onBlack, .black)
    }

    /// Y, 0 … 255.
    @inline(__always)
    static func brightness(_ pixel: UInt32, over backdrop: Backdrop) -> Double {
        brightness(Channels(pixel, over: backdrop))
    }

    @inline(__always)
    private static func between(_ a: UInt32, _ b: UInt32, over backdrop: Backdrop) -> Double {
        let (a, b) = (Channels(a, over: backdrop), Channels(b, over: backdrop))
        // Converted first and subtracted then: with the other order the last digit is not always pixelmatch's.
        let y = brightness(a) - brightness(b)
        let i = inPhase(a) - inPhase(b)
        let q = quadrature(a) - quadrature(b)
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    private struct Channels {
        var red: Double
        var green: Double
        var blue: Double

        @inline(__always)
        init(_ pixel: UInt32, over backdrop: Backdrop) {
            let behind = backdrop == .white ? 255 - Int32(truncatingIfNeeded: pixel >> 24) : 0
            func channel(_ shift: UInt32) -> Double {
                Double(Int32(truncatingIfNeeded: pixel >> shift & 0xFF) &+ behind)
            }
            red = channel(16)
            green = channel(8)
            blue = channel(0)
        }
    }

    @inline(__always)
    private static func brightness(_ c: Channels) -> Double {
        c.red * 0.29889531 + c.green * 0.58662247 + c.blue * 0.11448223
    }

    @inline(__always)
    private static func inPhase(_ c: Channels) -> Double {
        c.red * 0.59597799 - c.green * 0.27417610 - c.blue * 0.32180189
    }

    @inline(__always)
    private static func quadrature(_ c: Channels) -> Double {
        c.red * 0.21147017 - c.green * 0.52261711 + c.blue * 0.31114694
    }
}

import CarouselDrawing
import CarouselPixels
import CarouselPlatform
import CarouselScene

extension FrameFormat {
    /// Red, green, blue and alpha, a byte each, rows from the top, frame behind frame.
    public static let rgba = FrameFormat(
        film: "rgba", for: "raw pixels for a pipe, 4 bytes each, the alpha not multiplied in",
        container: .stream(head: { _ in [] }, tail: { _ in [] })
    ) { _ in RGBAEncoder() }

    /// YUV4MPEG2: 4:2:0, BT.709 in its limited range, chroma on the left.
    public static let y4m = FrameFormat(
        film: "y4m", for: "raw video for a pipe, as encoders and players read it", isOpaque: true,
        container: .stream(head: { Y4M.head($0, even: false) }, tail: { _ in [] })
    ) { Y4MEncoder($0, even: false) }
}

/// Keeps the last frame's bytes, and converts only the rows that have changed since.
final class RGBAEncoder: PixelEncoder {
    private var bytes: [UInt8] = []

    func encode(
        _ bitmap: Bitmap, drawn: [Range<Int>], changed: PixelRect?, index: Int
    ) throws -> [UInt8] {
        if bytes.isEmpty { bytes = [UInt8](repeating: 0, count: bitmap.stride * bitmap.height) }
        guard let changed else { return bytes }
        bytes.withUnsafeMutableBytes { bitmap.convertToRGBA(changed.rows, in: $0) }
        return bytes
    }
}

/// As `RGBAEncoder`, for a frame of YUV4MPEG2.
final class Y4MEncoder: PixelEncoder {
    private let padding: UInt32
    private let even: Bool
    private var bytes: [UInt8] = []

    /// - Parameter even: Whether odd sides get a pixel of the background more.
    init(_ encoding: PixelEncoding, even: Bool) {
        padding = encoding.background.onBlack
        self.even = even
    }

    func encode(
        _ bitmap: Bitmap, drawn: [Range<Int>], changed: PixelRect?, index: Int
    ) throws -> [UInt8] {
        let planes = VideoPlanes(
            width: bitmap.width, height: bitmap.height, even: even, padding: padding)
        if bytes.isEmpty { bytes = Y4M.frame + [UInt8](repeating: 0, count: planes.byteCount) }
        guard let changed else { return bytes }
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            planes.convert(bitmap, rows: changed.rows, to: start + Y4M.frame.count)
        }
        return bytes
    }
}

/// The text between the frames of YUV4MPEG2.
enum Y4M {
    /// Before each frame.
    static let frame = Array("FRAME\n".utf8)

    /// Before all frames.
    static func head(_ shape: FilmShape, even: Bool) -> [UInt8] {
        let rate = shape.fps.ratio(upTo: Int(Int32.max))
        let planes = VideoPlanes(width: shape.width, height: shape.height, even: even, padding: 0)
        let head =
            "YUV4MPEG2 W\(planes.width) H\(planes.height) F\(rate.numerator):\(rate.denominator) Ip A1:1"
            + " C420mpeg2 XCOLORRANGE=LIMITED\n"
        return Array(head.utf8)
    }
}

extension Color {
    /// As 0xAARRGGBB, laid on black.
    fileprivate var onBlack: UInt32 {
        func byte(_ part: Double) -> UInt32 { UInt32((part * alpha * 255).rounded()) }
        return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}

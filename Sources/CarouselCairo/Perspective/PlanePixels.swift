import CCairo
import CarouselDrawing
import CarouselPixels
import CarouselPlatform

/// An image that is seen in perspective: each pixel is the mean of as many bilinear samples along its two sides as it
/// covers pixels of the image there.
struct PlanePixels {
    private let surface: Surface
    private let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    /// In pixels.
    private let stride: Int

    /// The most samples along one side: so many fit into what sums them up.
    private static let mostSamples = 16.0

    /// nil for what is no image, or one without pixels.
    init?(_ surface: Surface) {
        cairo_surface_flush(surface.pointer)
        guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
        self.surface = surface
        pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        width = Int(cairo_image_surface_get_width(surface.pointer))
        height = Int(cairo_image_surface_get_height(surface.pointer))
        stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
        if width == 0 || height == 0 { return nil }
    }

    /// - Parameter toSource: From device pixels to those of the image.
    func draw(on bitmap: Bitmap, in area: PixelArea, from toSource: Projection) {
        for row in 0..<area.height {
            for column in 0..<area.width {
                let (x, y) = (area.left + Double(column), area.top + Double(row))
                let center = toSource.apply(Point(x + 0.5, y + 0.5))
                let depth = toSource.depth(at: Point(x + 0.5, y + 0.5))
                // What lies far beyond the image is beyond the outline, too.
                guard abs(center.x) < 1e6, abs(center.y) < 1e6 else { continue }
                func samples(_ x: Double, _ y: Double, _ w: Double) -> Int {
                    let step = Point((x - center.x * w) / depth, (y - center.y * w) / depth)
                    return Int(min(max((step.length - 1e-6).rounded(.up), 1), Self.mostSamples))
                }
                let across = samples(toSource.x.x, toSource.y.x, toSource.w.x)
                let down = samples(toSource.x.y, toSource.y.y, toSource.w.y)
                var sum: UInt64 = 0
                for j in 0..<down {
                    for i in 0..<across {
                        let p = toSource.apply(
                            Point(
                                x + (Double(i) + 0.5) / Double(across), y + (Double(j) + 0.5) / Double(down)))
                        sum += sample(p)
                    }
                }
                bitmap.pixels[row * area.width + column] = Self.mean(sum, of: UInt64(across * down))
            }
        }
    }

    /// Four bytes of 0 … 255, 16 bits apart; the pixels at the edges go on beyond.
    private func sample(_ p: Point) -> UInt64 {
        guard abs(p.x) < 1e7, abs(p.y) < 1e7 else { return 0 }
        let (x, y) = (p.x - 0.5, p.y - 0.5)
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (across, down) = (UInt64((x - left) * 256), UInt64((y - top) * 256))
        func pixel(_ x: Int, _ y: Int) -> UInt64 {
            let pixel = UInt64(
                pixels[min(max(y, 0), height - 1) * stride + min(max(x, 0), width - 1)])
            return pixel & 0xFF | (pixel & 0xFF00) << 8 | (pixel & 0xFF_0000) << 16 | (pixel & 0xFF00_0000)
                << 24
        }
        func mix(_ a: UInt64, _ b: UInt64, _ share: UInt64) -> UInt64 {
            (a * (256 - share) + b * share + 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
        }
        let (i, k) = (Int(left), Int(top))
        return mix(
            mix(pixel(i, k), pixel(i + 1, k), across), mix(pixel(i, k + 1), pixel(i + 1, k + 1), across), down
        )
    }

    /// One of Cairo's pixels, from the sums of its bytes.
    private static func mean(_ sum: UInt64, of count: UInt64) -> UInt32 {
        func byte(_ shift: UInt64) -> UInt32 { UInt32(((sum >> shift & 0xFFFF) + count / 2) / count) }
        return byte(48) << 24 | byte(32) << 16 | byte(16) << 8 | byte(0)
    }
}

/// A gradient that is seen in perspective: each pixel has the colour at its own middle.
struct PlaneGradient {
    private let table: [UInt32]
    private let share: (Point) -> Double

    /// Finer than the bytes of any two colours.
    private static let steps = 4096

    /// nil for what is no gradient.
    init?(_ paint: Paint) {
        let stops: [ColorStop]
        switch paint {
        case .linear(let colors, let start, let end):
            stops = colors
            let way = end - start
            let square = max(way.x * way.x + way.y * way.y, 1e-12)
            share = { (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / square }
        case .radial(let colors, let center, let startRadius, let endRadius):
            stops = colors
            let length = max(endRadius - startRadius, 1e-6)
            share = { (($0 - center).length - startRadius) / length }
        case .angular(let colors, let center, let angle):
            stops = colors
            share = {
                let turn = atan2($0.y - center.y, $0.x - center.x) / (2 * .pi) - angle / 360
                return turn - turn.rounded(.down)
            }
        case .color, .picture: return nil
        }
        let painted = stops.map { ColorStop($0.color.inBytes, at: $0.location) }
        table = (0..<Self.steps).map {
            painted.color(at: (Double($0) + 0.5) / Double(Self.steps)).premultiplied
        }
    }

    /// - Parameter toPlane: From device pixels to the gradient's own coordinates.
    func draw(on bitmap: Bitmap, in area: PixelArea, from toPlane: Projection) {
        for row in 0..<area.height {
            for column in 0..<area.width {
                let p = toPlane.apply(
                    Point(area.left + Double(column) + 0.5, area.top + Double(row) + 0.5))
                let place = min(max(share(p) * Double(Self.steps), 0), Double(Self.steps - 1))
                if place.isFinite { bitmap.pixels[row * area.width + column] = table[Int(place)] }
            }
        }
    }
}

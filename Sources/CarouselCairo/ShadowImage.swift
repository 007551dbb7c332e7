import CCairo
import CarouselDrawing
import Foundation

/// A blurred, coloured silhouette: the shadow of a node, as premultiplied pixels.
struct ShadowImage {
    let surface: Surface
    /// Where its upper left pixel belongs, in the coordinates of the node's parent, in points.
    let origin: Point

    /// nil where the node draws nothing.
    init?(of node: Node, _ shadow: DropShadow, scale: Double, assets: PaintAssets) throws {
        let kernel = Gaussian(sigma: shadow.radius * scale)
        let box = node.bounds
        guard !box.isEmpty else { return nil }
        // From the pixel grid on, with room for the blur on all sides.
        let reach = Double(kernel.reach)
        let left = (box.minX * scale).rounded(.down) - reach
        let top = (box.minY * scale).rounded(.down) - reach
        let width = (box.maxX * scale).rounded(.up) + reach - left
        let height = (box.maxY * scale).rounded(.up) + reach - top
        guard width * height <= 256e6, width <= 32_767, height <= 32_767 else {
            throw DrawingError.cairo("a shadow of \(width) × \(height) px is too large")
        }
        surface = try Surface(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
        let context = try Context(surface)
        cairo_translate(context.pointer, -left, -top)
        cairo_scale(context.pointer, scale, scale)
        try Painter(context: context, assets: assets, scale: scale).draw([node])
        try check(cairo_status(context.pointer))
        cairo_surface_flush(surface.pointer)
        guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return nil }
        let pixels = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        kernel.blurAlpha(
            pixels, width: Int(width), height: Int(height),
            stride: Int(cairo_image_surface_get_stride(surface.pointer)) / 4,
            table: shadow.color.premultiplied)
        cairo_surface_mark_dirty(surface.pointer)
        origin = Point(left / scale + shadow.x, top / scale + shadow.y)
    }
}

extension Color {
    /// The colour at each of 256 coverages, as Cairo's premultiplied 0xAARRGGBB.
    fileprivate var premultiplied: [UInt32] {
        (0..<256).map { coverage in
            let a = alpha * Double(coverage) / 255
            func byte(_ v: Double) -> UInt32 { UInt32(max(0, min(255, (v * 255).rounded()))) }
            return byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
        }
    }
}

/// A Gaussian as a row of weights that add up to 1.
struct Gaussian {
    let weights: [Float]

    /// How many pixels it reaches to either side: three σ, beyond which 0.3 % are left out.
    var reach: Int { weights.count / 2 }

    /// `sigma` in pixels, > 0.
    init(sigma: Double) {
        let reach = max(1, Int(min(4096, (3 * sigma).rounded(.up))))
        let raw = (-reach...reach).map { exp(-0.5 * Double($0 * $0) / (sigma * sigma)) }
        let sum = raw.reduce(0, +)
        weights = raw.map { Float($0 / sum) }
    }

    /// Replaces each pixel by `table` at its blurred alpha. The image must have a clear rim of `reach` pixels.
    func blurAlpha(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, table: [UInt32])
    {
        let across = UnsafeMutableBufferPointer<Float>.allocate(capacity: width * height)
        let line = UnsafeMutableBufferPointer<Float>.allocate(capacity: width + 2 * reach)
        defer {
            across.deallocate()
            line.deallocate()
        }
        across.initialize(repeating: 0)
        line.initialize(repeating: 0)
        for y in 0..<height {
            for x in 0..<width { line[reach + x] = Float(pixels[y * stride + x] >> 24) }
            let row = UnsafeMutableBufferPointer(rebasing: across[y * width..<(y + 1) * width])
            for (k, weight) in weights.enumerated() { row.add(line, from: k, times: weight) }
        }
        let sum = UnsafeMutableBufferPointer(rebasing: line[0..<width])
        for y in 0..<height {
            sum.update(repeating: 0)
            for (k, weight) in weights.enumerated() {
                let from = y + k - reach
                if from >= 0, from < height { sum.add(across, from: from * width, times: weight) }
            }
            for x in 0..<width { pixels[y * stride + x] = table[Int(min(255, sum[x] + 0.5))] }
        }
    }
}

extension UnsafeMutableBufferPointer<Float> {
    /// Adds so many times the equally many values of `other` that begin at `start`.
    @inline(__always)
    fileprivate func add(_ other: UnsafeMutableBufferPointer<Float>, from start: Int, times weight: Float) {
        guard let to = baseAddress, let source = other.baseAddress else { return }
        let from = source + start
        for x in 0..<count { to[x] += weight * from[x] }
    }
}

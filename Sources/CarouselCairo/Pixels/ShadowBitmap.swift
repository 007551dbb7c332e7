import CarouselPixels
import CarouselDrawing

extension BitmapCache.Value {
    /// The shadow of a silhouette, blurred and coloured, not yet moved by its offset; nil if there is none.
    init?(shadow: DropShadow, of silhouette: [Node], assets: PaintAssets) throws {
        let kernel = Gaussian(sigma: max(shadow.radius * assets.scale, 0.01))
        let box = silhouette.bounds
        guard !box.isEmpty else { return nil }
        guard let area = PixelArea(around: box, scale: assets.scale, rim: Double(kernel.reach)) else {
            throw DrawingError.cairo("a shadow is too large to be drawn")
        }
        bitmap = try Bitmap(width: area.width, height: area.height)
        try area.draw(silhouette, on: bitmap, assets: assets)
        kernel.blurAlpha(of: bitmap, colors: shadow.color.atCoverages)
        origin = area.origin
    }
}

extension Color {
    /// The colour at each of 256 coverages, as Cairo's premultiplied 0xAARRGGBB.
    fileprivate var atCoverages: [UInt32] {
        (0..<256).map { coverage in
            let a = alpha * Double(coverage) / 255
            func byte(_ v: Double) -> UInt32 { UInt32(max(0, min(255, (v * 255).rounded()))) }
            return byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
        }
    }
}

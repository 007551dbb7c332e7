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

extension BitmapCache.Value {
    /// What `nodes` draw, blurred; nil if that is nothing.
    init?(blur: Blur, of nodes: [Node], assets: PaintAssets) throws {
        let kernel = Gaussian(sigma: max(blur.radius * assets.scale, 0.01))
        let box = nodes.bounds
        guard !box.isEmpty else { return nil }
        let rim = blur.opaque ? 1 : Double(kernel.reach)
        guard let area = PixelArea(around: box, scale: assets.scale, rim: rim) else {
            throw DrawingError.cairo("a blur is too large to be drawn")
        }
        bitmap = try Bitmap(width: area.width, height: area.height)
        try area.draw(nodes, on: bitmap, assets: assets)
        kernel.blur(bitmap, keepsAlpha: blur.opaque)
        origin = area.origin
    }
}

extension Color {
    /// The colour at each of 256 coverages, as Cairo's premultiplied 0xAARRGGBB.
    fileprivate var atCoverages: [UInt32] {
        (0..<256).map { opacity(Double($0) / 255).premultiplied }
    }

    /// As one of Cairo's pixels.
    var premultiplied: UInt32 {
        func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}

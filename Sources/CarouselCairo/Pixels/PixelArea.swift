import CarouselPixels
import CCairo
import CarouselDrawing

/// Whole pixels around something, on the grid of the device.
struct PixelArea {
    let left: Double
    let top: Double
    let width: Int
    let height: Int
    let scale: Double

    /// `rim` in pixels, on all sides.
    init?(around box: Rect, scale: Double, rim: Double) {
        guard !box.isEmpty else { return nil }
        self.scale = scale
        left = (box.minX * scale).rounded(.down) - rim
        top = (box.minY * scale).rounded(.down) - rim
        let right = (box.maxX * scale).rounded(.up) + rim
        let bottom = (box.maxY * scale).rounded(.up) + rim
        let side = Double(Bitmap.longestSide)
        guard right - left <= side, bottom - top <= side,
            (right - left) * (bottom - top) <= Double(Bitmap.mostPixels)
        else { return nil }
        width = Int(right - left)
        height = Int(bottom - top)
    }

    /// In points.
    var origin: Point { Point(left / scale, top / scale) }

    /// Draws `nodes` on a clear bitmap of this area's size.
    func draw(_ nodes: [Node], on bitmap: Bitmap, assets: PaintAssets) throws {
        let surface = try Surface(bitmap: bitmap)
        let context = try Context(surface)
        cairo_translate(context.pointer, -left, -top)
        cairo_scale(context.pointer, scale, scale)
        try Painter(context: context, assets: assets).draw(nodes)
        try check(cairo_status(context.pointer))
        cairo_surface_flush(surface.pointer)
    }
}

extension BitmapCache.Value {
    /// What `nodes` draw; nil if that is nothing, or more than a bitmap can hold.
    init?(of nodes: [Node], assets: PaintAssets) throws {
        guard let area = PixelArea(around: nodes.bounds, scale: assets.scale, rim: 1) else { return nil }
        bitmap = try Bitmap(width: area.width, height: area.height)
        try area.draw(nodes, on: bitmap, assets: assets)
        origin = area.origin
    }
}

import CarouselPixels
import CCairo
import CarouselDrawing

/// Draws display lists into one bitmap, again and again, on one thread.
package final class PixelCanvas {
    package let bitmap: Bitmap
    private let surface: Surface
    private let assets: PaintAssets
    private let scale: Double
    /// What all of the bitmap shows, where that is known.
    private var shown: DisplayList?

    /// `size` in points, `scale` in pixels per point.
    package init(size: Size, scale: Double, resources: FilmResources) throws {
        let pixels = size.pixels(at: scale)
        bitmap = try Bitmap(width: pixels.width, height: pixels.height)
        self.scale = scale
        surface = try Surface(bitmap: bitmap)
        assets = PaintAssets(
            target: .pixels, scale: scale, store: resources.pictures,
            cache: resources.bitmaps)
    }

    /// Draws `list`; what the bitmap showed before is gone.
    package func draw(_ list: DisplayList) throws {
        bitmap.repeatRows(between: try drawBusyRows(list))
    }

    /// Draws `list`, but only what differs from the list that this function drew before, and returns where that is;
    /// nil where nothing does.
    package func update(_ list: DisplayList) throws -> PixelRect? {
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let changed =
            shown.map {
                list.changedPixels(since: $0, scale: scale, width: bitmap.width, height: bitmap.height)
            } ?? whole
        if let changed {
            bitmap.repeatRows(between: try drawBusyRows(list, in: changed.rows), to: changed.rows.upperBound)
        }
        shown = list
        return changed
    }

    /// Draws only the rows of `list` that may differ from the row above, and returns which these are; what the
    /// others hold then is of no meaning.
    package func drawBusyRows(_ list: DisplayList) throws -> [Range<Int>] {
        try drawBusyRows(list, in: 0..<bitmap.height)
    }

    /// The same within some rows, whose first one always counts as different.
    package func drawBusyRows(_ list: DisplayList, in part: Range<Int>) throws -> [Range<Int>] {
        shown = nil
        var rows = list.busyRows(scale: scale, height: bitmap.height).compactMap { rows -> Range<Int>? in
            let common = rows.clamped(to: part)
            return common.isEmpty ? nil : common
        }
        if rows.first?.lowerBound != part.lowerBound {
            rows.insert(part.lowerBound..<part.lowerBound + 1, at: 0)
        }
        let context = try Context(surface)
        for range in rows {
            cairo_rectangle(
                context.pointer, 0, Double(range.lowerBound), Double(bitmap.width), Double(range.count))
        }
        cairo_clip(context.pointer)
        if list.background.alpha < 1 {
            cairo_set_operator(context.pointer, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context.pointer)
            cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
        }
        cairo_scale(context.pointer, scale, scale)
        try Painter(context: context, assets: assets).draw(list)
        cairo_surface_flush(surface.pointer)
        return rows
    }
}

extension Surface {
    /// A surface over a bitmap's pixels, which it keeps alive.
    convenience init(bitmap: Bitmap) throws(DrawingError) {
        let bytes = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
        try self.init(
            cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
                Int32(bitmap.stride)), keeping: bitmap)
    }
}

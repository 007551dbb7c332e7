import CarouselPixels
import CCairo
import CarouselDrawing

/// A decoded picture at its own size and at a half, a quarter … of it, so that it can be drawn much smaller without
/// leaving pixels out: what graphics processors call mipmaps.
///
/// Between half and full size Cairo's bilinear filter takes every pixel into account. Which level is used depends on
/// the size drawn alone, so that a frame's pixels do not depend on what was drawn before.
package struct PictureLevels: Sendable {
    /// The file's own pixels, not yet turned upright, come first.
    let levels: [Bitmap]
    let picture: DecodedPicture

    init(_ picture: DecodedPicture) throws {
        self.picture = picture
        var levels = [picture.bitmap]
        while let last = levels.last, max(last.width, last.height) > 1 {
            levels.append(try last.halved())
        }
        self.levels = levels
    }

    /// The smallest level of which no side is smaller than the one drawn, in pixels as the file has them.
    func level(width: Double, height: Double) -> Bitmap {
        let fitting = levels.last { Double($0.width) >= width - 0.01 && Double($0.height) >= height - 0.01 }
        return fitting ?? picture.bitmap
    }
}

extension Bitmap {
    /// The picture at half its size, each pixel the mean of four.
    fileprivate func halved() throws -> Bitmap {
        let half = try Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
        let target = try Surface(bitmap: half)
        let context = try Context(target)
        let source = try Surface(bitmap: self)
        cairo_scale(
            context.pointer, Double(half.width) / Double(width), Double(half.height) / Double(height))
        cairo_set_source_surface(context.pointer, source.pointer, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context.pointer)
        try check(cairo_status(context.pointer))
        cairo_surface_flush(target.pointer)
        return half
    }
}

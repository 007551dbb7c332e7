import CCairo
import CPango
import CarouselDrawing
import CarouselPixels

extension UnsafeMutablePointer<PangoFont> {
    /// Whether the font's glyphs are pictures, of which an outline would be but a silhouette.
    var isColored: Bool {
        withPattern { pattern in
            var isColored: FcBool = 0
            return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
        }
    }

    /// The file that the font is in, and which of that file's fonts it is.
    var file: (name: String, face: Int)? {
        withPattern { pattern in
            var name: UnsafeMutablePointer<FcChar8>?
            var face: Int32 = 0
            guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else {
                return nil
            }
            _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
            return (String(cString: name), Int(face))
        }
    }

    private func withPattern<Value>(_ body: (OpaquePointer?) -> Value) -> Value {
        withMemoryRebound(to: PangoFcFont.self, capacity: 1) { body(pango_fc_font_get_pattern($0)) }
    }
}

/// Draws glyphs of colour fonts as pictures.
enum ColorGlyph {
    /// In pixels to the em, where a font has outlines or layers instead of pictures of a size of their own.
    private static let size = 160.0

    /// The glyph as large as the font has it, cut to what is seen of it.
    static func picture(_ glyph: Picture.Glyph, in file: String) throws(DrawingError) -> DecodedPicture {
        guard let pattern = FcPatternCreate() else { throw .text("out of memory") }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, file)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(clamping: glyph.face))
        FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, 1)
        let face = cairo_ft_font_face_create_for_pattern(pattern)
        defer { cairo_font_face_destroy(face) }
        try check(cairo_font_face_status(face))
        let scaled = try scaledFont(face, size: size)
        defer { cairo_scaled_font_destroy(scaled) }
        let fitting = try scaledFont(face, size: strike(scaled) ?? size)
        defer { cairo_scaled_font_destroy(fitting) }
        var drawn = cairo_glyph_t(index: UInt(glyph.index), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(fitting, &drawn, 1, &extents)
        let bitmap: Bitmap
        do {
            bitmap = try Bitmap(
                width: max(1, Int(extents.width.rounded(.up))),
                height: max(1, Int(extents.height.rounded(.up))))
        } catch {
            throw .text("\(error)")
        }
        let surface = try Surface(bitmap: bitmap)
        let context = try Context(surface)
        cairo_set_scaled_font(context.pointer, fitting)
        (drawn.x, drawn.y) = (-extents.x_bearing, -extents.y_bearing)
        cairo_show_glyphs(context.pointer, &drawn, 1)
        try check(cairo_status(context.pointer))
        cairo_surface_flush(surface.pointer)
        return DecodedPicture(bitmap: bitmap, isOpaque: false)
    }

    private static func scaledFont(_ face: OpaquePointer?, size: Double) throws(DrawingError)
        -> OpaquePointer?
    {
        var matrix = cairo_matrix_t()
        var identity = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, size, size)
        cairo_matrix_init_identity(&identity)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        let font = cairo_scaled_font_create(face, &matrix, &identity, options)
        try check(cairo_scaled_font_status(font))
        return font
    }

    /// The largest size in which the font has pictures, in pixels to the em.
    private static func strike(_ font: OpaquePointer?) -> Double? {
        guard let face = cairo_ft_scaled_font_lock_face(font) else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(font) }
        return (0..<Int(face.pointee.num_fixed_sizes)).map {
            Double(face.pointee.available_sizes[$0].y_ppem) / 64
        }.max()
    }
}

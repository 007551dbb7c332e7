import CCairo
import CPango
import CarouselDrawing
import CarouselLayout
import CarouselScene

/// Pango's fonts and the context in which text is laid out: the installed fonts and a film's own, without hinting,
/// unrounded, the same in every locale. Used by one thread at a time.
final class FontMap: @unchecked Sendable {
    /// Text is laid out in so many times its size, since Cairo keeps the points of outlines as multiples of 1/256.
    static let enlargement = 16.0
    /// Pango's units in a point of the scene.
    static let unitsPerPoint = enlargement * Double(PANGO_SCALE)

    let pango: OpaquePointer
    let cairo: Context
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let config: OpaquePointer?

    init() throws(DrawingError) {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .text("this Pango was built without its FreeType back end")
        }
        self.map = map
        config = FcInitLoadConfigAndFonts()
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        pango = pango_font_map_create_context(map)
        // Unbounded: Cairo leaves out glyphs that lie far outside of a surface, even of a path.
        cairo = try Context(Surface(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)))
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(pango, options)
        pango_context_set_round_glyph_positions(pango, 0)
        pango_context_set_language(pango, pango_language_from_string("en"))
        pango_context_set_base_dir(pango, PANGO_DIRECTION_WEAK_LTR)
        pango_cairo_update_context(cairo.pointer, pango)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pango))
        g_object_unref(map)
        if let config { FcConfigDestroy(config) }
    }

    /// Makes a font file known; false if Fontconfig cannot read it as one.
    func add(_ file: String) -> Bool {
        guard FcConfigAppFontAddFile(config, file) != 0 else { return false }
        pango_fc_font_map_config_changed(OpaquePointer(map))
        return true
    }

    /// Whether there is no font at all, neither installed nor a film's own.
    var isEmpty: Bool {
        [FcSetSystem, FcSetApplication].allSatisfy { set in
            FcConfigGetFonts(config, set).map { $0.pointee.nfont == 0 } ?? true
        }
    }

    /// The names of all families there are, in lower case.
    func families() -> Set<String> {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        var names: Set<String> = []
        for index in 0..<Int(count) {
            guard let family = list?[index], let name = pango_font_family_get_name(family) else { continue }
            names.insert(String(cString: name).lowercased())
        }
        return names
    }

    /// The family that is used where the one described is asked for.
    func family(for description: FontDescription) -> String? {
        guard let font = pango_font_map_load_font(map, pango, description.pointer) else { return nil }
        defer { g_object_unref(font) }
        let found = pango_font_describe(font)
        defer { pango_font_description_free(found) }
        return pango_font_description_get_family(found).map { String(cString: $0) }
    }

    /// The heights of a font's lines: San Francisco's for the system font, whatever stands in for it.
    func metrics(_ font: Card.Font, _ description: FontDescription) -> LineMetrics {
        let system = font.systemLine
        var metrics = LineMetrics(ascender: system.ascender, descender: system.descender, leading: 0)
        if !font.isSystemFont,
            let own = pango_context_get_metrics(pango, description.pointer, nil)
        {
            metrics.ascender = Double(pango_font_metrics_get_ascent(own)) / FontMap.unitsPerPoint
            metrics.descender = Double(pango_font_metrics_get_descent(own)) / FontMap.unitsPerPoint
            pango_font_metrics_unref(own)
        }
        if let height = font.lineHeight { metrics.leading = height - metrics.ascender - metrics.descender }
        return metrics
    }
}

/// A font as Pango describes it, freed with this object.
final class FontDescription: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ font: Card.Font, isItalic: Bool = false) throws(DrawingError) {
        guard let pointer = pango_font_description_new() else { throw .text("out of memory") }
        self.pointer = pointer
        pango_font_description_set_family(pointer, font.familiesWithStandIns)
        pango_font_description_set_weight(pointer, PangoWeight(UInt32(clamping: font.weight)))
        pango_font_description_set_absolute_size(pointer, font.size * FontMap.unitsPerPoint)
        if isItalic { pango_font_description_set_style(pointer, PANGO_STYLE_ITALIC) }
    }

    deinit { pango_font_description_free(pointer) }
}

import CGLib
import CCairo
import CPango
import CarouselDrawing

/// Text without line breaks of Pango's making; freed with this object.
final class TextLayout {
    private let layout: OpaquePointer
    private let fonts: FontMap

    init(_ string: String, _ font: FontDescription, _ fonts: FontMap) throws(DrawingError) {
        guard let layout = pango_layout_new(fonts.pango) else { throw .text("out of memory") }
        self.layout = layout
        self.fonts = fonts
        pango_layout_set_font_description(layout, font.pointer)
        pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// How many glyphs no font has.
    var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

    var isRightToLeft: Bool { pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL }

    /// How far each of the text's scalars moves on, in Pango's units.
    func widths(of scalars: [Unicode.Scalar]) -> [Int] {
        var widths = [Int](repeating: 0, count: scalars.count)
        var indices: [Int: Int] = [:]
        var byte = 0
        for (index, scalar) in scalars.enumerated() {
            indices[byte] = index
            byte += UTF8.width(scalar)
        }
        let text = pango_layout_get_text(layout)
        forEachRun { run in
            guard let item = run.pointee.item?.pointee, let first = indices[Int(item.offset)] else { return }
            var own = [Int32](repeating: 0, count: Int(item.num_chars))
            pango_glyph_item_get_logical_widths(run, text, &own)
            for (index, width) in own.enumerated() where first + index < widths.count {
                widths[first + index] = Int(width)
            }
        }
        return widths
    }

    /// What Pango knows of the places in front of the text's scalars, of which there are `count`.
    func attributes(count: Int) -> [PangoLogAttr] {
        var known: Int32 = 0
        let attributes = pango_layout_get_log_attrs_readonly(layout, &known)
        return (0..<count).map { $0 < Int(known) ? attributes?[$0] ?? PangoLogAttr() : PangoLogAttr() }
    }

    /// Of the first line, in Pango's units.
    var width: Int {
        var logical = PangoRectangle()
        guard let line = lines.first else { return 0 }
        pango_layout_line_get_extents(line, nil, &logical)
        return Int(logical.width)
    }

    /// The first line's glyphs, in points, its baseline beginning at (0, 0).
    ///
    /// Glyphs of colour fonts have none, and what no font has is left out.
    func outlines() throws(DrawingError) -> Path {
        var outlines = Path()
        var x = 0.0
        var status = CAIRO_STATUS_SUCCESS
        forEachRun { run in
            guard let glyphs = pango_glyph_string_copy(run.pointee.glyphs) else { return }
            defer { pango_glyph_string_free(glyphs) }
            if let font = run.pointee.item?.pointee.analysis.font, !TextLayout.isColored(font) {
                status = append(glyphs, font, at: x, to: &outlines, status)
            }
            x += Double(pango_glyph_string_get_width(glyphs))
        }
        try check(status)
        let reduction = 1 / FontMap.enlargement
        return outlines.transformed(by: .scale(reduction, reduction))
    }

    /// Adds the glyphs of a run that begins at `x`, in Pango's units, one by one.
    private func append(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>,
        at x: Double, to outlines: inout Path, _ status: cairo_status_t
    ) -> cairo_status_t {
        let cr = fonts.cairo.pointer
        var status = status
        var one = glyphs.pointee
        one.num_glyphs = 1
        var advance: Int32 = 0
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            guard let glyph = glyphs.pointee.glyphs?.advanced(by: index) else { continue }
            if glyph.pointee.glyph & TextLayout.unknown != 0 { glyph.pointee.glyph = TextLayout.empty }
            let width = glyph.pointee.geometry.width
            glyph.pointee.geometry.x_offset += advance
            advance += width
            one.glyphs = glyph
            cairo_new_path(cr)
            cairo_move_to(cr, x / Double(PANGO_SCALE), 0)
            pango_cairo_glyph_string_path(cr, font, &one)
            guard let copy = cairo_copy_path(cr) else { return CAIRO_STATUS_NO_MEMORY }
            defer { cairo_path_destroy(copy) }
            if copy.pointee.status != CAIRO_STATUS_SUCCESS { status = copy.pointee.status }
            let geometry = glyph.pointee.geometry
            let origin = Point(
                TextLayout.inCairoUnits(x / Double(PANGO_SCALE))
                    + Double(geometry.x_offset) / Double(PANGO_SCALE),
                Double(geometry.y_offset) / Double(PANGO_SCALE))
            var path = Path(copy.pointee)
            path.lettering = Lettering(glyphs: [
                Lettering.Glyph(
                    start: 0,
                    origin: Point(TextLayout.inCairoUnits(origin.x), TextLayout.inCairoUnits(origin.y)))
            ])
            outlines.append(path)
        }
        return status
    }

    /// As Cairo rounds the points of outlines, to multiples of 1/256.
    private static func inCairoUnits(_ value: Double) -> Double {
        (value * 256).rounded(.toNearestOrEven) / 256
    }

    /// Pango's `PANGO_GLYPH_UNKNOWN_FLAG` and `PANGO_GLYPH_EMPTY`, macros that Swift does not see.
    private static let unknown: PangoGlyph = 0x1000_0000
    private static let empty: PangoGlyph = 0x0FFF_FFFF

    /// Whether a font's glyphs are pictures, of which an outline would be but a silhouette.
    private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { font in
            var isColored: FcBool = 0
            return FcPatternGetBool(pango_fc_font_get_pattern(font), FC_COLOR, 0, &isColored) == FcResultMatch
                && isColored != 0
        }
    }

    /// The font files that the glyphs come from.
    func fontFiles() -> Set<String> {
        var files: Set<String> = []
        forEachRun { run in
            guard let font = run.pointee.item?.pointee.analysis.font else { return }
            let file = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { font -> String? in
                var name: UnsafeMutablePointer<FcChar8>?
                let pattern = pango_fc_font_get_pattern(font)
                guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else {
                    return nil
                }
                return String(cString: name)
            }
            if let file { files.insert(file) }
        }
        return files
    }

    private func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
        for line in lines {
            var run = line.pointee.runs
            while let node = run {
                run = node.pointee.next
                if let item = node.pointee.data { body(item.assumingMemoryBound(to: PangoGlyphItem.self)) }
            }
        }
    }

    private lazy var lines: [UnsafeMutablePointer<PangoLayoutLine>] = {
        var found: [UnsafeMutablePointer<PangoLayoutLine>] = []
        var next = pango_layout_get_lines_readonly(layout)
        while let node = next {
            if let line = node.pointee.data {
                found.append(line.assumingMemoryBound(to: PangoLayoutLine.self))
            }
            next = node.pointee.next
        }
        return found
    }()
}

extension Path {
    /// Cairo's path, in its own coordinates.
    init(_ path: cairo_path_t) {
        self.init()
        var index = 0
        let count = Int(path.num_data)
        guard let data = path.data else { return }
        func point(_ k: Int) -> Point { Point(data[index + k].point.x, data[index + k].point.y) }
        while index < count {
            switch data[index].header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
            default: elements.append(.close)
            }
            index += max(1, Int(data[index].header.length))
        }
        // What Cairo leaves as the place where a next outline would begin.
        if case .move = elements.last { elements.removeLast() }
    }
}

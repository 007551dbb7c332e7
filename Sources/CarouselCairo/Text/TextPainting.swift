import CarouselScene
import CCairo
import CPango
import CarouselDrawing
import CarouselLayout
import CarouselScene

/// What the lines of a text draw, run by run.
struct TextPainting {
    /// Of each run: lines below the letters, the letters, lines through them.
    private var outlines: [Int: (below: Path, letters: Path, through: Path)] = [:]
    private var pictures: [TextPart] = []

    /// Farthest first; letters know what they say.
    func parts(of text: Card.Text) -> [TextPart] {
        outlines.keys.sorted().flatMap { run -> [TextPart] in
            guard var own = outlines[run] else { return [] }
            own.letters.lettering?.text = text.runs[run].string
            return [own.below, own.letters, own.through].filter { !$0.isEmpty }.map {
                .outlines($0, run: run)
            }
        } + pictures
    }

    /// Adds the first line of a layout, its baseline beginning at `origin`. What no font has is left out.
    mutating func add(_ layout: TextLayout, at origin: Point) throws(DrawingError) {
        let place = Transform.translation(origin.x, origin.y)
        var x = 0.0
        var failure: DrawingError?
        layout.forEachRun { item in
            guard failure == nil, let glyphs = item.pointee.glyphs,
                let font = item.pointee.item?.pointee.analysis.font
            else { return }
            let run = layout.run(of: item)
            let width = Double(pango_glyph_string_get_width(glyphs))
            do throws(DrawingError) {
                if font.isColored {
                    addPictures(glyphs, font, run: run, x: x, origin)
                } else {
                    let path = try layout.fonts.map.outlines(of: glyphs, font, x: x)
                    outlines[run, default: (Path(), Path(), Path())].letters.append(
                        path.transformed(by: place))
                }
            } catch {
                failure = error
            }
            let traits = layout.fonts.style(ofRun: run).traits
            if traits.underline || traits.strikethrough {
                let lines = DecorationLines(
                    font, x: x / FontMap.unitsPerPoint, width: width / FontMap.unitsPerPoint)
                if traits.underline {
                    outlines[run, default: (Path(), Path(), Path())].below.elements +=
                        lines.underline.transformed(by: place).elements
                }
                if traits.strikethrough {
                    outlines[run, default: (Path(), Path(), Path())].through.elements +=
                        lines.strikethrough.transformed(by: place).elements
                }
            }
            x += width
        }
        if let failure { throw failure }
    }

    private mutating func addPictures(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, run: Int,
        x: Double, _ origin: Point
    ) {
        guard let file = font.file else { return }
        var x = x
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index]
            defer { x += Double(glyph.geometry.width) }
            guard glyph.glyph < FontMap.empty else { continue }
            var ink = PangoRectangle()
            pango_font_get_glyph_extents(font, glyph.glyph, &ink, nil)
            guard ink.width > 0, ink.height > 0 else { continue }
            let unit = 1 / FontMap.unitsPerPoint
            let frame = Rect(
                x: (x + Double(glyph.geometry.x_offset + ink.x)) * unit,
                y: Double(glyph.geometry.y_offset + ink.y) * unit, width: Double(ink.width) * unit,
                height: Double(ink.height) * unit)
            pictures.append(
                .picture(
                    Picture(file: file.name, glyph: .init(face: file.face, index: glyph.glyph)),
                    frame: frame.offset(by: origin), run: run))
        }
    }
}

/// The lines below and through a run of glyphs, where its font has them.
private struct DecorationLines {
    var underline: Path
    var strikethrough: Path

    /// From `x` on, in points, on a baseline at 0.
    init(_ font: UnsafeMutablePointer<PangoFont>, x: Double, width: Double) {
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func line(_ position: Int32, _ thickness: Int32) -> Path {
            .rectangle(
                Rect(
                    x: x, y: -Double(position) / FontMap.unitsPerPoint, width: width,
                    height: Double(thickness) / FontMap.unitsPerPoint))
        }
        underline = line(
            pango_font_metrics_get_underline_position(metrics),
            pango_font_metrics_get_underline_thickness(metrics))
        strikethrough = line(
            pango_font_metrics_get_strikethrough_position(metrics),
            pango_font_metrics_get_strikethrough_thickness(metrics))
    }
}

extension TextLayout {
    /// The run of the text in which a run of glyphs stands.
    fileprivate func run(of item: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
        var end = 0
        let offset = Int(item.pointee.item?.pointee.offset ?? 0)
        for piece in string.pieces {
            end += piece.string.utf8.count
            if offset < end { return piece.run }
        }
        return string.pieces[string.pieces.count - 1].run
    }
}

extension FontMap {
    /// Pango's `PANGO_GLYPH_UNKNOWN_FLAG` and `PANGO_GLYPH_EMPTY`, macros that Swift does not see.
    fileprivate static let unknown: PangoGlyph = 0x1000_0000
    fileprivate static let empty: PangoGlyph = 0x0FFF_FFFF

    /// Glyphs in points, one by one, on a baseline at 0, the first beginning at `x`, in Pango's units.
    fileprivate func outlines(
        of glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, x: Double
    ) throws(DrawingError) -> Path {
        guard let glyphs = pango_glyph_string_copy(glyphs) else { throw .text("out of memory") }
        defer { pango_glyph_string_free(glyphs) }
        var outlines = Path()
        var one = glyphs.pointee
        one.num_glyphs = 1
        var advance: Int32 = 0
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            guard let glyph = glyphs.pointee.glyphs?.advanced(by: index) else { continue }
            if glyph.pointee.glyph & FontMap.unknown != 0 { glyph.pointee.glyph = FontMap.empty }
            let width = glyph.pointee.geometry.width
            glyph.pointee.geometry.x_offset += advance
            advance += width
            one.glyphs = glyph
            outlines.append(try outline(of: &one, glyph.pointee.geometry, font, x / Double(PANGO_SCALE)))
        }
        let reduction = 1 / FontMap.enlargement
        return outlines.transformed(by: .scale(reduction, reduction))
    }

    /// A run of one glyph, in the size in which text is laid out.
    private func outline(
        of run: inout PangoGlyphString, _ geometry: PangoGlyphGeometry,
        _ font: UnsafeMutablePointer<PangoFont>,
        _ x: Double
    ) throws(DrawingError) -> Path {
        let cr = cairo.pointer
        cairo_new_path(cr)
        cairo_move_to(cr, x, 0)
        pango_cairo_glyph_string_path(cr, font, &run)
        guard let copy = cairo_copy_path(cr) else { throw .text("out of memory") }
        defer { cairo_path_destroy(copy) }
        try check(copy.pointee.status)
        let origin = Point(
            FontMap.inCairoUnits(x) + Double(geometry.x_offset) / Double(PANGO_SCALE),
            Double(geometry.y_offset) / Double(PANGO_SCALE))
        var path = Path(copy.pointee)
        path.lettering = Lettering(glyphs: [
            Lettering.Glyph(
                start: 0, origin: Point(FontMap.inCairoUnits(origin.x), FontMap.inCairoUnits(origin.y)))
        ])
        return path
    }

    /// As Cairo rounds the points of outlines, to multiples of 1/256.
    private static func inCairoUnits(_ value: Double) -> Double {
        (value * 256).rounded(.toNearestOrEven) / 256
    }
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

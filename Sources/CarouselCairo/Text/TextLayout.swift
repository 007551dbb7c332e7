import CGLib
import CCairo
import CPango
import CarouselDrawing

/// A paragraph or more, laid out by Pango; freed with this object.
final class TextLayout {
    private let layout: OpaquePointer
    private let fonts: FontMap

    /// `width` in points; nil: no line is broken.
    init(
        _ string: String, _ font: FontDescription, _ fonts: FontMap, width: Double? = nil,
        wrap: PangoWrapMode = PANGO_WRAP_WORD_CHAR, unbroken: [Range<Int>] = []
    ) throws(DrawingError) {
        guard let layout = pango_layout_new(fonts.pango) else { throw .text("out of memory") }
        self.layout = layout
        self.fonts = fonts
        pango_layout_set_font_description(layout, font.pointer)
        pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
        pango_layout_set_wrap(layout, wrap)
        guard let attributes = pango_attr_list_new() else { throw .text("out of memory") }
        defer { pango_attr_list_unref(attributes) }
        // No hyphen is drawn that is not in the text.
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        for range in unbroken {
            guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
            attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute.pointee.end_index = UInt32(clamping: range.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        pango_layout_set_attributes(layout, attributes)
        guard let width else { return }
        // A unit more, so that a text fits into the width that was measured for it.
        let units = (width * FontMap.unitsPerPoint).rounded(.up) + 1
        pango_layout_set_width(layout, Int32(max(1, min(units, 2e9))))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Shortens what is longer than one line with `…` at its end; to be called before any line is asked for.
    func ellipsize() {
        pango_layout_set_height(layout, -1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }

    var lineCount: Int { lines.count }

    /// How many glyphs no font has.
    var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

    /// The byte at which a line begins.
    func start(ofLine index: Int) -> Int {
        guard let line = line(index) else { return 0 }
        return Int(line.pointee.start_index)
    }

    /// In points.
    func width(ofLine index: Int) -> Double {
        var logical = PangoRectangle()
        guard let line = line(index) else { return 0 }
        pango_layout_line_get_extents(line, nil, &logical)
        return Double(logical.width) / FontMap.unitsPerPoint
    }

    /// A line's glyphs, in points, its baseline beginning at (0, 0).
    func outlines(ofLine index: Int) throws(DrawingError) -> Path {
        guard let line = line(index) else { return Path() }
        let cr = fonts.cairo.pointer
        cairo_new_path(cr)
        cairo_move_to(cr, 0, 0)
        pango_cairo_layout_line_path(cr, line)
        guard let copy = cairo_copy_path(cr) else { throw .text("out of memory") }
        defer { cairo_path_destroy(copy) }
        try check(copy.pointee.status)
        let reduction = 1 / FontMap.enlargement
        return Path(copy.pointee).transformed(by: .scale(reduction, reduction))
    }

    /// The font files that the glyphs come from.
    func fontFiles() -> Set<String> {
        var files: Set<String> = []
        for index in 0..<lineCount {
            var run = line(index)?.pointee.runs
            while let node = run {
                run = node.pointee.next
                let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
                guard let font = item?.pointee.analysis.font else { continue }
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
        }
        return files
    }

    private func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        lines.indices.contains(index) ? lines[index] : nil
    }

    /// All lines, which Pango keeps in a list that is slow to count along.
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

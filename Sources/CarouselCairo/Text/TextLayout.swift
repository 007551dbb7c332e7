import CGLib
import CCairo
import CPango
import CarouselDrawing

/// Text without line breaks of Pango's making; freed with this object.
final class TextLayout {
    private let layout: OpaquePointer
    let fonts: TextFonts
    let string: StyledString

    init(_ string: StyledString, _ fonts: TextFonts) throws(DrawingError) {
        guard let layout = pango_layout_new(fonts.map.pango) else { throw .text("out of memory") }
        self.layout = layout
        self.fonts = fonts
        self.string = string
        let characters = string.string
        pango_layout_set_font_description(layout, fonts.description(ofRun: string.pieces[0].run).pointer)
        pango_layout_set_text(layout, characters, Int32(clamping: characters.utf8.count))
        if let attributes = fonts.attributes(of: string) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
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

    /// The font files that the glyphs come from.
    func fontFiles() -> Set<String> {
        var files: Set<String> = []
        forEachRun { run in
            guard let font = run.pointee.item?.pointee.analysis.font else { return }
            if let file = font.file { files.insert(file.name) }
        }
        return files
    }

    func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
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

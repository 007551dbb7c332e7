import CarouselScene
import CPango
import CarouselDrawing
import CarouselLayout

/// The fonts of one text's runs, as Pango knows them.
final class TextFonts: @unchecked Sendable {
    let map: FontMap
    private let styles: [RunStyle]
    private let descriptions: [FontDescription]
    private let lineMetrics: [LineMetrics]

    init(_ styles: [RunStyle], _ map: FontMap) throws(DrawingError) {
        self.map = map
        self.styles = styles
        var descriptions: [FontDescription] = []
        for style in styles {
            descriptions.append(try FontDescription(style.font, isItalic: style.traits.italic))
        }
        self.descriptions = descriptions
        lineMetrics = zip(styles, descriptions).map { map.metrics($0.font, $1) }
    }

    func metrics(ofRun run: Int) -> LineMetrics { lineMetrics[run] }

    func description(ofRun run: Int) -> FontDescription { descriptions[run] }

    func style(ofRun run: Int) -> RunStyle { styles[run] }

    /// What Pango has to know besides the font of the first piece; nil where that is all. To be freed by the caller.
    func attributes(of string: StyledString) -> OpaquePointer? {
        guard string.pieces.count > 1 || !styles[string.pieces[0].run].isPlain else { return nil }
        let list = pango_attr_list_new()
        var start = 0
        for piece in string.pieces {
            let end = start + piece.string.utf8.count
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = guint(start)
                attribute.pointee.end_index = guint(end)
                pango_attr_list_insert(list, attribute)
            }
            let traits = styles[piece.run].traits
            insert(pango_attr_font_desc_new(descriptions[piece.run].pointer))
            // Nobody sees the colour: Pango ends a run of glyphs where it changes, and so does each piece.
            insert(pango_attr_foreground_new(guint16(truncatingIfNeeded: piece.run), 0, 0))
            if let kerning = traits.kerning {
                insert(pango_attr_letter_spacing_new(Int32(kerning * FontMap.unitsPerPoint)))
            }
            if traits.monospacedDigit { insert(pango_attr_font_features_new("tnum=1")) }
            start = end
        }
        return list
    }
}

import CarouselDrawing

extension Path {
    /// An element that draws this outline, in place.
    func element(_ attributes: String, digits: Int) -> String {
        if let r = asRectangle, r.width >= 0, r.height >= 0 { return "<rect\(r.attributes)\(attributes)/>" }
        return "<path\(attributes) d=\"\(data(digits: digits))\"/>"
    }
}

extension Body {
    /// The longest outline that stands where it is drawn: a reference to it elsewhere would be as long.
    private static let longestInPlace = 120

    /// Draws an outline; long ones are defined and referred to.
    mutating func outline(_ path: Path, _ attributes: String) {
        let element = path.element("", digits: digits)
        if element.utf8.count <= Body.longestInPlace || path.asRectangle != nil {
            markup.line(path.element(attributes, digits: digits))
        } else {
            markup.line(use(define(path), attributes))
        }
    }

    /// Draws a text, glyph by glyph, each of them defined once. Where glyphs overlap the colour is no denser.
    mutating func spell(_ path: Path, _ color: Color) {
        let label = speaks ? path.lettering.map { " role=\"img\" aria-label=\"\($0.text.escaped)\"" } : nil
        markup.line("<g\(label ?? "")\(color.attributes(for: "fill", opacity: "opacity"))>")
        for glyph in path.glyphs {
            markup.line(
                use(define(glyph.outline), " x=\"\(glyph.origin.x.place)\" y=\"\(glyph.origin.y.place)\""))
        }
        markup.line("</g>")
    }

    private mutating func define(_ path: Path) -> String {
        markup.define("path", " d=\"\(path.data(digits: digits))\"/>")
    }

    /// Older readers know `xlink:href` alone, and what SVG 2 has made of it is what others may know alone one day.
    func use(_ id: String, _ attributes: String) -> String {
        "<use href=\"#\(id)\" xlink:href=\"#\(id)\"\(attributes)/>"
    }
}

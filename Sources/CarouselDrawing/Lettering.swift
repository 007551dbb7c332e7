/// The text that an outline is, and which part of it is which glyph.
package struct Lettering: Hashable, Sendable {
    /// One glyph's outlines: the elements from `start` up to the next glyph's.
    package struct Glyph: Hashable, Sendable {
        package var start: Int
        /// Its place on the baseline: equal glyphs of a font are equal seen from there.
        package var origin: Point

        package init(start: Int, origin: Point) {
            self.start = start
            self.origin = origin
        }
    }

    package var text: String
    package var glyphs: [Glyph]

    package init(text: String = "", glyphs: [Glyph] = []) {
        self.text = text
        self.glyphs = glyphs
    }

    func transformed(by t: Transform) -> Lettering {
        var moved = self
        moved.glyphs = glyphs.map { Glyph(start: $0.start, origin: t.apply($0.origin)) }
        return moved
    }
}

extension Path {
    /// Adds another outline, and the glyphs it is made of.
    package mutating func append(_ other: Path) {
        let glyphs = (other.lettering?.glyphs ?? []).map {
            Lettering.Glyph(start: $0.start + elements.count, origin: $0.origin)
        }
        if !glyphs.isEmpty { lettering = Lettering(glyphs: (lettering?.glyphs ?? []) + glyphs) }
        elements += other.elements
    }

    /// Each glyph's outlines as seen from its origin, without those that draw nothing; empty for what is no text.
    package var glyphs: [(outline: Path, origin: Point)] {
        let glyphs = lettering?.glyphs ?? []
        return glyphs.indices.compactMap { index in
            let glyph = glyphs[index]
            let end = index + 1 < glyphs.count ? glyphs[index + 1].start : elements.count
            guard glyph.start < end else { return nil }
            let outline = Path(Array(elements[glyph.start..<end]))
            return (
                outline.transformed(by: .translation(-glyph.origin.x, -glyph.origin.y)), glyph.origin
            )
        }
    }
}

import CarouselDrawing
import CarouselPixels

/// Writes display lists as SVG files that a person can read and edit: a group for each card and part, everything that
/// occurs more than once defined once.
///
/// Keeps the markup of cards, which most frames only move: for one thread.
package final class LayersWriter {
    private let prefix: String
    private let embedded: (String) throws -> EmbeddedPicture
    private var pictures: [String: EmbeddedPicture] = [:]
    /// What the writer has made of pictures' files: the longest text by far.
    private var pictureMarkup: [String: (id: String, markup: Markup)] = [:]
    private var kept: [Kept] = []

    private struct Kept {
        var nodes: [Node]
        var digits: Int
        var markup: Markup
    }

    /// How many cards' markups are kept: more than are ever seen at once.
    private static let mostKept = 128

    /// - Parameters:
    ///   - scene: What names the film's scene: groups' ids begin with its digest.
    ///   - embedded: A picture file's content; asked once for each file.
    package init(scene: String, embedded: @escaping (String) throws -> EmbeddedPicture) {
        prefix = "c" + ContentHash(scene).text + "-"
        self.embedded = embedded
    }

    /// The file's bytes; its size in px is the list's in points.
    package func write(_ list: DisplayList) throws -> [UInt8] {
        var body = Body(writer: self)
        let size = "width=\"\(list.size.width.place)\" height=\"\(list.size.height.place)\""
        if list.background.alpha > 0 {
            body.markup.line("<rect \(size)\(list.background.attributes(for: "fill"))/>")
        }
        try body.draw(list.nodes)

        var file = Markup()
        file.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        file.line(
            #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(size) "#
                + #"viewBox="0 0 \#(list.size.width.place) \#(list.size.height.place)" stroke-miterlimit="10">"#
        )
        if !body.markup.definitions.isEmpty {
            file.line("<defs>")
            for definition in body.markup.sortedDefinitions { file.line(definition) }
            file.line("</defs>")
        }
        return file.lines + body.markup.lines + Array("</svg>\n".utf8)
    }

    /// The attributes of a group that stands for something; `count` is how many of its kind there were before.
    func attributes(of identity: String, count: Int) -> String {
        let name = identity.split(separator: " ").joined(separator: "-").escaped
        return " id=\"\(prefix)\(name)\(count > 0 ? "-\(count + 1)" : "")\""
    }

    /// A picture's size and kind.
    func picture(_ file: String) throws -> EmbeddedPicture {
        if let known = pictures[file] { return known }
        let made = try embedded(file)
        pictures[file] = made
        return made
    }

    /// The definition of a picture as an image of its own size in pixels.
    func define(_ file: String, in markup: inout Markup) throws -> String {
        let known: (id: String, markup: Markup)
        if let found = pictureMarkup[file] {
            known = found
        } else {
            let picture = try picture(file)
            var made = Markup()
            let id = made.define(
                "image",
                " width=\"\(picture.width)\" height=\"\(picture.height)\" preserveAspectRatio=\"none\" "
                    + "xlink:href=\"\(picture.file.url)\"/>")
            known = (id, made)
            pictureMarkup[file] = known
        }
        markup.adopt(known.markup)
        return known.id
    }

    /// The markup of nodes, made now or kept from before.
    func markup(of nodes: [Node], digits: Int, make: () throws -> Markup) rethrows -> Markup {
        if let index = kept.lastIndex(where: { $0.digits == digits && $0.nodes == nodes }) {
            let found = kept.remove(at: index)
            kept.append(found)
            return found.markup
        }
        let made = try make()
        if kept.count >= LayersWriter.mostKept { kept.removeFirst() }
        kept.append(Kept(nodes: nodes, digits: digits, markup: made))
        return made
    }
}

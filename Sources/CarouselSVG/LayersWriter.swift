import CarouselDrawing
import CarouselPixels

/// Writes display lists as SVG files that a person can read and edit: a group for each card and part, everything that
/// occurs more than once defined once.
///
/// Keeps the markup of cards, which most frames only move: for one thread.
package final class LayersWriter {
    private let prefix: String
    private let embedded: (Picture) throws -> DecodedPicture
    private let seen: Seen
    private var pictures: [Picture: EmbeddedPicture] = [:]
    /// What the writer has made of pictures' files: the longest text by far.
    private var pictureMarkup: [Picture: (id: String, markup: Markup)] = [:]
    /// Those of the drawing at hand.
    private var patches: [Picture: DecodedPicture] = [:]
    private(set) var size = Size.zero
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
    ///   - embedded: A picture in its own colours; asked once for each.
    ///   - seen: What a group in perspective comes down to in a drawing of that size.
    package init(
        scene: String, embedded: @escaping (Picture) throws -> DecodedPicture, seen: @escaping Seen
    ) {
        prefix = "c" + ContentHash(scene).text + "-"
        self.embedded = embedded
        self.seen = seen
    }

    /// Nodes without perspective, and the pictures that they alone are painted with.
    package typealias Seen = (Group, Projection, Size) throws -> (
        nodes: [Node], patches: [Picture: DecodedPicture]
    )

    /// The file's bytes; its size in px is the list's in points.
    package func write(_ list: DisplayList) throws -> [UInt8] {
        var body = begin(list)
        try body.draw(list.nodes)
        return file(list.size, body.markup)
    }

    /// A body with the list's background.
    func begin(_ list: DisplayList) -> Body {
        size = list.size
        patches = [:]
        var body = Body(writer: self)
        if list.background.alpha > 0 {
            body.markup.line("<rect \(list.size.attributes)\(list.background.attributes(for: "fill"))/>")
        }
        return body
    }

    /// The file around a body.
    /// - Parameters:
    ///   - attributes: Of the file's outermost element.
    ///   - style: The text of its style sheet.
    func file(_ size: Size, _ markup: Markup, attributes: String = "", style: String = "") -> [UInt8] {
        var file = Markup()
        file.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        file.line(
            #"<svg\#(attributes) xmlns="http://www.w3.org/2000/svg" "#
                + #"xmlns:xlink="http://www.w3.org/1999/xlink" \#(size.attributes) "#
                + #"viewBox="0 0 \#(size.width.place) \#(size.height.place)" stroke-miterlimit="10">"#
        )
        if !style.isEmpty { file.line("<style>\n\(style)\n</style>") }
        if !markup.definitions.isEmpty {
            file.line("<defs>")
            for definition in markup.sortedDefinitions { file.line(definition) }
            file.line("</defs>")
        }
        return file.lines + markup.lines + Array("</svg>\n".utf8)
    }

    /// The id of a film's outermost element.
    var filmID: String { prefix + "film" }

    /// The attributes of a group that stands for something; `count` is how many of its kind there were before.
    func attributes(of identity: String, count: Int) -> String {
        let name = identity.split(separator: " ").joined(separator: "-").escaped
        return " id=\"\(prefix)\(name)\(count > 0 ? "-\(count + 1)" : "")\""
    }

    /// What a group in perspective comes down to.
    func nodes(of group: Group, through map: Projection) throws -> [Node] {
        let (nodes, own) = try seen(group, map, size)
        patches.merge(own) { known, _ in known }
        return nodes
    }

    /// A picture's size and kind.
    func picture(_ picture: Picture) throws -> EmbeddedPicture {
        if let known = pictures[picture.plain] { return known }
        if let patch = patches[picture] { return try EmbeddedPicture(patch) }
        let made = try EmbeddedPicture(embedded(picture.plain))
        pictures[picture.plain] = made
        return made
    }

    /// The definition of a picture as an image of its own size in pixels.
    func define(_ picture: Picture, in markup: inout Markup) throws -> String {
        if let known = pictureMarkup[picture.plain] {
            markup.adopt(known.markup)
            return known.id
        }
        let embedded = try self.picture(picture)
        var made = Markup()
        let id = made.define(
            "image",
            " width=\"\(embedded.width)\" height=\"\(embedded.height)\" preserveAspectRatio=\"none\" "
                + "xlink:href=\"\(embedded.file.url)\"/>")
        if patches[picture] == nil { pictureMarkup[picture.plain] = (id, made) }
        markup.adopt(made)
        return id
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

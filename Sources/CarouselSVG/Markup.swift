import CarouselDrawing

/// Lines of an SVG file, and the definitions that they refer to.
struct Markup {
    private(set) var lines: [UInt8] = []
    /// One line each, by their ids.
    private(set) var definitions: [String: [UInt8]] = [:]

    /// One element, or one end of one, in a line of its own.
    mutating func line(_ element: String) {
        lines += element.utf8
        lines.append(UInt8(ascii: "\n"))
    }

    mutating func line(_ bytes: [UInt8]) {
        lines += bytes
        lines.append(UInt8(ascii: "\n"))
    }

    mutating func append(_ other: Markup) {
        lines += other.lines
        adopt(other)
    }

    /// Takes over what another one defines, but not its lines.
    mutating func adopt(_ other: Markup) { definitions.merge(other.definitions) { known, _ in known } }

    /// Defines an element, once for all that are alike, and returns its id.
    ///
    /// The id is made from what the element says: it is the same in all frames, and where two files stand in one page,
    /// equal ids mean equal elements. `rest` is what follows the id, from the space before the next attribute to
    /// the element's end; `kind` is how it is called in its id.
    mutating func define(_ tag: String, _ rest: String, kind: String? = nil) -> String {
        let id = "c" + ContentHash(tag, rest).text + "-" + (kind ?? Markup.kinds[tag] ?? tag)
        if definitions[id] == nil { definitions[id] = Array("<\(tag) id=\"\(id)\"\(rest)".utf8) }
        return id
    }

    /// How definitions are called in their ids.
    private static let kinds = [
        "path": "outline", "linearGradient": "gradient", "radialGradient": "gradient", "clipPath": "clip",
        "image": "picture", "g": "fan",
    ]

    /// All definitions in an order that does not depend on who refers to them first.
    var sortedDefinitions: [[UInt8]] {
        definitions.values.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

/// 64-bit FNV-1a of some text.
struct ContentHash {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ texts: String...) {
        for text in texts {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
    }

    /// Ten letters and digits or fewer.
    var text: String { String((hash >> 51 ^ hash) & 0x7_FFFF_FFFF_FFFF, radix: 36) }
}

extension String {
    /// As the text of an element or an attribute; characters that XML has no place for become spaces.
    var escaped: String {
        var out = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": out += " "
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}

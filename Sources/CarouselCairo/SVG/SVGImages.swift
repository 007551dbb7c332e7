/// Sets right how Cairo writes pictures into SVG: once more for each sheet that shows it, each time with the same id.
/// Only the first is kept, to which all references lead.
enum SVGImages {
    private static let opening = Array("<image ".utf8)
    private static let id = Array("id=\"".utf8)
    private static let end = Array("/>".utf8)

    static func tidied(_ svg: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(svg.count + 1024)
        var seen: Set<ArraySlice<UInt8>> = []
        var copied = 0
        var at = 0
        while let found = svg[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = found + 1
            guard svg[found...].starts(with: opening),
                let close = svg[found...].firstIndex(of: UInt8(ascii: ">"))
            else { continue }
            at = close + 1
            out += svg[copied..<found]
            copied = found
            let first = found + opening.count
            guard svg[first...].starts(with: id) else { continue }
            let name = svg[(first + id.count)...].prefix { $0 != UInt8(ascii: "\"") }
            if !seen.insert(name).inserted, svg[..<at].suffix(end.count).elementsEqual(end) {
                copied = at
            }
        }
        return out + svg[copied...]
    }
}

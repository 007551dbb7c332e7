import CarouselPlatform

/// Gives the ids of a file that Cairo wrote new names, since Cairo numbers them per process.
///
/// In the new file they count from 1, behind a prefix made from the file's own content: the same frame is always the
/// same bytes, and two different frames can stand in one HTML page without taking each other's clips.
struct SVGIdentifiers {
    /// The text between the ids, one piece more than there are ids.
    private var pieces: [ArraySlice<UInt8>] = []
    /// For each id that is named, in order, which one it is, by first mention.
    private var mentions: [Int] = []

    private static let openings = ["id=\"", "url(#", "href=\"#"].map { Array($0.utf8) }

    init(_ svg: [UInt8]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var start = 0
        var at = 0
        while at < svg.count {
            guard let opening = SVGIdentifiers.opening(in: svg, at: at) else {
                at += 1
                continue
            }
            let first = at + opening.count
            let last =
                svg[first...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") } ?? svg.count
            pieces.append(svg[start..<first])
            let name = svg[first..<last]
            let number = numbers[name] ?? numbers.count + 1
            numbers[name] = number
            mentions.append(number)
            start = last
            at = last
        }
        pieces.append(svg[start...])
    }

    /// The opening that stands at `at`; an `id` must be a whole attribute's name.
    private static func opening(in svg: [UInt8], at: Int) -> [UInt8]? {
        let byte = svg[at]
        guard byte == UInt8(ascii: "i") || byte == UInt8(ascii: "u") || byte == UInt8(ascii: "h") else {
            return nil
        }
        let found = openings.first { svg[at...].starts(with: $0) }
        if byte == UInt8(ascii: "i"), at > 0, svg[at - 1] != UInt8(ascii: " ") { return nil }
        return found
    }

    /// The file with its new ids.
    var renamed: [UInt8] {
        let prefix = "c\(String(contentHash, radix: 36))-"
        var out: [UInt8] = []
        out.reserveCapacity(pieces.reduce(mentions.count * 20) { $0 + $1.count })
        for (index, piece) in pieces.enumerated() {
            out += piece
            if mentions.indices.contains(index) { out += Array("\(prefix)\(mentions[index])".utf8) }
        }
        return out
    }

    /// 64-bit FNV-1a over everything but the old names.
    private var contentHash: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for (index, piece) in pieces.enumerated() {
            piece.forEach(take)
            if mentions.indices.contains(index) { String(mentions[index]).utf8.forEach(take) }
        }
        return hash
    }
}

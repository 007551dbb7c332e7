import CarouselDrawing

/// Gives the masks that Cairo writes a region.
///
/// Without one a mask covers the box of what it lies on and a tenth more, and strokes do not count for that box: a
/// horizontal line has none at all, and vanishes.
enum SVGMasks {
    private static let opening = Array("<mask ".utf8)

    /// `size` is the file's. Groups that are masked may lie elsewhere in it, so the region is larger to all sides.
    static func bounded(_ svg: [UInt8], _ size: Size) -> [UInt8] {
        let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
        let region = Array(
            ("maskUnits=\"userSpaceOnUse\" x=\"\(-Int(width))\" y=\"\(-Int(height))\" "
                + "width=\"\(3 * Int(width))\" height=\"\(3 * Int(height))\" ").utf8)
        var out: [UInt8] = []
        out.reserveCapacity(svg.count + 1024)
        var copied = 0
        var at = 0
        while let found = svg[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = found + 1
            guard svg[found...].starts(with: opening) else { continue }
            out += svg[copied..<found + opening.count]
            out += region
            copied = found + opening.count
        }
        return out + svg[copied...]
    }
}

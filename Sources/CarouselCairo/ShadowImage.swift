import CCairo
import CarouselDrawing

/// A blurred, coloured silhouette: the shadow of nodes, as premultiplied pixels.
struct ShadowImage {
    let surface: Surface
    /// Where its upper left pixel belongs, in the coordinates of the nodes' parent, in points.
    let origin: Point

    /// nil where the nodes draw nothing.
    init?(of silhouette: [Node], _ shadow: DropShadow, assets: PaintAssets) throws {
        let scale = assets.scale
        let kernel = Gaussian(sigma: shadow.radius * scale)
        let rim = Double(kernel.reach)
        // Along straight edges a shadow is the same all the way: blur a short card and draw it out.
        var nodes = silhouette
        var cut: ShortenedPath?
        if silhouette.count == 1, case .fill(let path, .color(let color)) = silhouette[0] {
            let shortened = ShortenedPath(path, rest: (2 * rim + 4) / scale, step: 1 / scale)
            nodes = [.fill(shortened.path, .color(color))]
            cut = shortened
        }
        guard let area = PixelArea(around: nodes.bounds, scale: scale, rim: rim) else {
            if nodes.bounds.isEmpty { return nil }
            throw DrawingError.cairo("a shadow is too large to be drawn")
        }
        let small = try Bitmap(width: area.width, height: area.height)
        try area.draw(nodes, on: small, assets: assets)
        kernel.blurAlpha(of: small, colors: shadow.color.atCoverages)
        func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
        let whole = try cut.map { cut in
            try small.drawnOut(
                column: pixels(cut.x) - Int(area.left), by: pixels(cut.columns),
                row: pixels(cut.y) - Int(area.top), by: pixels(cut.rows))
        }
        surface = try Surface(bitmap: whole ?? small)
        origin = area.origin + Point(shadow.x, shadow.y)
    }
}

extension Bitmap {
    /// The picture with one column and one row repeated so many times more.
    fileprivate func drawnOut(column: Int, by columns: Int, row: Int, by rows: Int) throws -> Bitmap {
        guard columns > 0 || rows > 0, (0..<width).contains(column), (0..<height).contains(row) else {
            return self
        }
        let out = try Bitmap(width: width + columns, height: height + rows)
        for y in 0..<out.height {
            let from = pixels + (y <= row ? y : max(row, y - rows)) * width
            let to = out.pixels + y * out.width
            to.update(from: from, count: column)
            (to + column).update(repeating: from[column], count: columns + 1)
            (to + column + columns + 1).update(from: from + column + 1, count: width - column - 1)
        }
        return out
    }
}

extension Color {
    /// The colour at each of 256 coverages, as Cairo's premultiplied 0xAARRGGBB.
    fileprivate var atCoverages: [UInt32] {
        (0..<256).map { coverage in
            let a = alpha * Double(coverage) / 255
            func byte(_ v: Double) -> UInt32 { UInt32(max(0, min(255, (v * 255).rounded()))) }
            return byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
        }
    }
}

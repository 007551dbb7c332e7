import CCairo
import CarouselDrawing

/// Nodes drawn once onto a bitmap of their own, which is then only copied to where they belong.
struct Sprite {
    let surface: Surface
    /// Where its upper left pixel belongs, in the coordinates of the nodes' parent, in points.
    let origin: Point
    let bytes: Int

    /// nil where the nodes draw nothing, or more than a bitmap can hold.
    init?(of nodes: [Node], assets: PaintAssets) throws {
        guard let area = PixelArea(around: nodes.bounds, scale: assets.scale, rim: 1) else { return nil }
        let bitmap = try Bitmap(width: area.width, height: area.height)
        try area.draw(nodes, on: bitmap, assets: assets)
        surface = try Surface(bitmap: bitmap)
        origin = area.origin
        bytes = area.width * area.height * 4
    }
}

/// Whole pixels around something, on the grid of the device.
struct PixelArea {
    let left: Double
    let top: Double
    let width: Int
    let height: Int
    let scale: Double

    /// `rim` in pixels, on all sides.
    init?(around box: Rect, scale: Double, rim: Double) {
        guard !box.isEmpty else { return nil }
        self.scale = scale
        left = (box.minX * scale).rounded(.down) - rim
        top = (box.minY * scale).rounded(.down) - rim
        let right = (box.maxX * scale).rounded(.up) + rim
        let bottom = (box.maxY * scale).rounded(.up) + rim
        let side = Double(Bitmap.longestSide)
        guard right - left <= side, bottom - top <= side,
            (right - left) * (bottom - top) <= Double(Bitmap.mostPixels)
        else { return nil }
        width = Int(right - left)
        height = Int(bottom - top)
    }

    /// In points.
    var origin: Point { Point(left / scale, top / scale) }

    /// Draws `nodes` on a clear bitmap of this area's size.
    func draw(_ nodes: [Node], on bitmap: Bitmap, assets: PaintAssets) throws {
        let surface = try Surface(bitmap: bitmap)
        let context = try Context(surface)
        cairo_translate(context.pointer, -left, -top)
        cairo_scale(context.pointer, scale, scale)
        try Painter(context: context, assets: assets).draw(nodes)
        try check(cairo_status(context.pointer))
        cairo_surface_flush(surface.pointer)
    }
}

/// The sprites used last, up to a fixed amount of memory.
struct SpriteCache {
    private var entries: [(nodes: [Node], sprite: Sprite)] = []
    private var bytes = 0

    /// Per thread.
    private static let mostBytes = 48 << 20

    /// Two equal lists that came from one place share their storage and are compared at once.
    subscript(nodes: [Node]) -> Sprite? {
        mutating get {
            guard let index = entries.firstIndex(where: { $0.nodes == nodes }) else { return nil }
            let entry = entries.remove(at: index)
            entries.append(entry)
            return entry.sprite
        }
        set {
            guard let newValue, newValue.bytes <= SpriteCache.mostBytes else { return }
            entries.append((nodes, newValue))
            bytes += newValue.bytes
            while bytes > SpriteCache.mostBytes { bytes -= entries.removeFirst().sprite.bytes }
        }
    }
}

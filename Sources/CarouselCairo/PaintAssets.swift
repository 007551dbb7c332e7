import CarouselPixels
import CCairo
import CarouselDrawing
import CarouselPlatform

/// What drawing needs besides the display list: pictures as Cairo surfaces, blurred shadows, and cards that were
/// drawn before. Belongs to one thread; the pictures' pixels are shared through the store.
final class PaintAssets {
    enum Target {
        case pixels
        case svg
    }

    let target: Target
    /// Pixels per point.
    let scale: Double
    private let store: PictureStore
    private let cache: BitmapCache
    private var pictures: [PictureKey: PictureSource] = [:]
    /// For SVG: bitmaps as files, those used last.
    private var bitmapFiles: [(bitmap: Bitmap, surface: Surface)] = []

    private struct PictureKey: Hashable {
        var picture: Picture
        /// Of the level, in pixels.
        var width: Int
        var height: Int
    }

    /// How many bitmaps are kept as files: a frame seldom has more.
    private static let keptBitmapFiles = 64

    /// The largest σ that is computed at the screen's own resolution, in pixels.
    private static let widestBlur = 32.0

    /// The longest side of a shadow, in pixels.
    private static let longestShadow = 8192.0

    init(target: Target, scale: Double, store: PictureStore, cache: BitmapCache) {
        self.target = target
        self.scale = scale
        self.store = store
        self.cache = cache
    }

    /// A picture to be drawn in so many pixels, as it stands upright.
    func picture(_ picture: Picture, width: Double, height: Double) throws -> PictureSource {
        switch target {
        case .svg:
            let decoded = try store.picture(picture)
            return try source(picture, decoded.bitmap, decoded.orientation) { try EmbeddedFile(decoded) }
        case .pixels:
            let levels = try store.levels(picture)
            let turned = levels.picture.orientation.swapsSides
            let level = levels.level(width: turned ? height : width, height: turned ? width : height)
            return try source(picture, level, levels.picture.orientation)
        }
    }

    private func source(
        _ picture: Picture, _ bitmap: Bitmap, _ orientation: ExifOrientation,
        file: () throws -> EmbeddedFile? = { nil }
    ) throws -> PictureSource {
        let key = PictureKey(picture: picture, width: bitmap.width, height: bitmap.height)
        if let known = pictures[key] { return known }
        let made = try PictureSource(bitmap, orientation, file: file())
        pictures[key] = made
        return made
    }

    /// The shadow that `nodes` cast; nil if they cast none.
    func shadow(_ shadow: DropShadow, of nodes: [Node]) throws -> Sprite? {
        let silhouette = try silhouette(of: nodes)
        let pixels = assets(for: shadow.radius, around: silhouette.bounds)
        let key = BitmapCache.Key(drawn: .shadow(shadow), scale: pixels.scale, nodes: silhouette)
        let found = try cache.value(for: key) {
            try BitmapCache.Value(shadow: shadow, of: silhouette, assets: pixels)
        }
        return try sprite(found, scale: pixels.scale, offset: Point(shadow.x, shadow.y))
    }

    /// What `nodes` draw, blurred; nil if that is nothing.
    func blurred(_ blur: Blur, _ nodes: [Node]) throws -> Sprite? {
        let pixels = assets(for: blur.radius, around: nodes.bounds)
        let found = try cache.value(for: .init(drawn: .blurred(blur), scale: pixels.scale, nodes: nodes)) {
            try BitmapCache.Value(blur: blur, of: nodes, assets: pixels)
        }
        return try sprite(found, scale: pixels.scale)
    }

    /// A gradient around a point, in the pixels that cover `bounds`; nil where there are none, or too many.
    func pixels(of gradient: Angular, in bounds: Rect) throws -> Sprite? {
        let paint = Paint.angular(gradient.stops, center: gradient.center, angle: gradient.angle)
        let key = BitmapCache.Key(drawn: .nodes, scale: scale, nodes: [.fill(.rectangle(bounds), paint)])
        let found = try cache.value(for: key) {
            try BitmapCache.Value(of: gradient, in: bounds, scale: scale)
        }
        return try sprite(found, scale: scale)
    }

    /// A wide blur has no detail, and far beyond any screen nobody looks for it: fewer, larger pixels do.
    private func assets(for radius: Double, around box: Rect) -> PaintAssets {
        let side = max(box.width, box.height) + 2 * DropShadow.reach * radius
        let scale = min(
            self.scale, PaintAssets.widestBlur / radius, PaintAssets.longestShadow / max(side, 1))
        return target == .pixels && scale == self.scale
            ? self : PaintAssets(target: .pixels, scale: scale, store: store, cache: cache)
    }

    private func sprite(_ found: BitmapCache.Value?, scale: Double, offset: Point = .zero) throws -> Sprite? {
        try found.map {
            Sprite(surface: try surface(of: $0.bitmap), origin: $0.origin + offset, scale: scale)
        }
    }

    /// Pixels to paint with, a file where Cairo writes SVG.
    func surface(of bitmap: Bitmap) throws -> Surface {
        target == .svg ? try bitmapFile(bitmap) : try Surface(bitmap: bitmap)
    }

    /// What a shadow of `nodes` depends on: see `silhouette(isOpaque:)`.
    func silhouette(of nodes: [Node]) throws -> [Node] {
        try nodes.silhouette { try store.picture($0).isOpaque }
    }

    /// Equal pixels are one file: the same shapes in several cards cast the same shadow.
    private func bitmapFile(_ bitmap: Bitmap) throws -> Surface {
        if let known = bitmapFiles.first(where: { $0.bitmap.shows(bitmap) }) { return known.surface }
        let surface = try Surface(bitmap: bitmap)
        try surface.attach(EmbeddedFile(bitmap, opaque: false))
        if bitmapFiles.count >= PaintAssets.keptBitmapFiles { bitmapFiles.removeFirst() }
        bitmapFiles.append((bitmap, surface))
        return surface
    }

    /// What `nodes` draw, as pixels: drawn now, or kept from before; nil if that is nothing, or too large.
    func sprite(of nodes: [Node]) throws -> Sprite? {
        let found = try cache.value(for: .init(drawn: .nodes, scale: scale, nodes: nodes)) {
            try BitmapCache.Value(of: nodes, assets: self)
        }
        return try sprite(found, scale: scale)
    }
}

extension Bitmap {
    fileprivate func shows(_ other: Bitmap) -> Bool {
        self === other
            || width == other.width && height == other.height
                && memcmp(pixels, other.pixels, stride * height) == 0
    }
}

/// Pixels that were drawn before, to be painted where they belong.
struct Sprite {
    let surface: Surface
    /// Of its upper left pixel, in the coordinates of what is drawn, in points.
    let origin: Point
    /// Its pixels per point.
    let scale: Double
}

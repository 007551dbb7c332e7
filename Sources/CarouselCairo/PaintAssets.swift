import CarouselPixels
import CCairo
import CarouselDrawing

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
    /// For SVG: shadows as files, those used last.
    private var shadowFiles: [(bitmap: Bitmap, surface: Surface)] = []

    private struct PictureKey: Hashable {
        var picture: Picture
        /// Of the level, in pixels.
        var width: Int
        var height: Int
    }

    /// How many shadows are kept as files: a frame seldom has more.
    private static let keptShadowFiles = 16

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
        // A wide blur has no detail, and far beyond any screen nobody looks for it: fewer, larger pixels do.
        let box = silhouette.bounds
        let side = max(box.width, box.height) + 2 * DropShadow.reach * shadow.radius
        let scale = min(
            self.scale, PaintAssets.widestBlur / shadow.radius, PaintAssets.longestShadow / max(side, 1))
        let pixels =
            target == .pixels && scale == self.scale
            ? self : PaintAssets(target: .pixels, scale: scale, store: store, cache: cache)
        let found = try cache.value(for: .init(shadow: shadow, scale: scale, nodes: silhouette)) {
            try BitmapCache.Value(shadow: shadow, of: silhouette, assets: pixels)
        }
        guard let found else { return nil }
        let surface = target == .svg ? try shadowFile(found.bitmap) : try Surface(bitmap: found.bitmap)
        return Sprite(surface: surface, origin: found.origin + Point(shadow.x, shadow.y), scale: scale)
    }

    /// What a shadow of `nodes` depends on: see `silhouette(isOpaque:)`.
    func silhouette(of nodes: [Node]) throws -> [Node] {
        try nodes.silhouette { try store.picture($0).isOpaque }
    }

    private func shadowFile(_ bitmap: Bitmap) throws -> Surface {
        if let known = shadowFiles.first(where: { $0.bitmap === bitmap }) { return known.surface }
        let surface = try Surface(bitmap: bitmap)
        try surface.attach(EmbeddedFile(bitmap, opaque: false))
        if shadowFiles.count >= PaintAssets.keptShadowFiles { shadowFiles.removeFirst() }
        shadowFiles.append((bitmap, surface))
        return surface
    }

    /// What `nodes` draw, as pixels: drawn now, or kept from before; nil if that is nothing, or too large.
    func sprite(of nodes: [Node]) throws -> Sprite? {
        let found = try cache.value(for: .init(shadow: nil, scale: scale, nodes: nodes)) {
            try BitmapCache.Value(of: nodes, assets: self)
        }
        return try found.map {
            Sprite(surface: try Surface(bitmap: $0.bitmap), origin: $0.origin, scale: scale)
        }
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

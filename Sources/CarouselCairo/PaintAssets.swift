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
    private var pictures: [PictureKey: PictureSource] = [:]
    private var shadows: [ShadowKey: ShadowImage?] = [:]
    private var sprites = SpriteCache()

    private struct PictureKey: Hashable {
        var picture: Picture
        /// Of the level, in pixels.
        var width: Int
        var height: Int
    }

    private struct ShadowKey: Hashable {
        var silhouette: [Node]
        var shadow: DropShadow
    }

    /// How many shadows are kept: a frame seldom has more.
    private static let keptShadows = 16

    init(target: Target, scale: Double, store: PictureStore) {
        self.target = target
        self.scale = scale
        self.store = store
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
    func shadow(_ shadow: DropShadow, of nodes: [Node]) throws -> ShadowImage? {
        let silhouette = try nodes.silhouette { try store.picture($0).isOpaque }
        let key = ShadowKey(silhouette: silhouette, shadow: shadow)
        if let known = shadows[key] { return known }
        if shadows.count >= PaintAssets.keptShadows { shadows.removeAll(keepingCapacity: true) }
        let assets = target == .pixels ? self : PaintAssets(target: .pixels, scale: scale, store: store)
        let image = try ShadowImage(of: silhouette, shadow, assets: assets)
        if target == .svg, let image {
            try image.surface.attach(EmbeddedFile(image.bitmap, opaque: false))
        }
        shadows[key] = image
        return image
    }

    /// What `nodes` draw, as pixels: drawn now, or kept from before.
    func sprite(of nodes: [Node]) throws -> Sprite? {
        if let known = sprites[nodes] { return known }
        guard let sprite = try Sprite(of: nodes, assets: self) else { return nil }
        sprites[nodes] = sprite
        return sprite
    }
}

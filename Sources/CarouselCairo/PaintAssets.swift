import CCairo
import CarouselDrawing
import Foundation

/// What drawing needs besides the display list: pictures as Cairo surfaces, and blurred shadows. Belongs to one
/// thread; the decoded pixels themselves are shared through the store.
final class PaintAssets {
    enum Target {
        case pixels
        case svg
    }

    let target: Target
    private let store: PictureStore
    private var pictures: [Picture: PictureSource] = [:]
    private var shadows: [ShadowKey: ShadowImage?] = [:]

    private struct ShadowKey: Hashable {
        var node: Node
        var shadow: DropShadow
        var scale: Double
    }

    /// How many shadows are kept: a frame seldom has more.
    private static let keptShadows = 32

    init(target: Target, store: PictureStore) {
        self.target = target
        self.store = store
    }

    func picture(_ picture: Picture) throws -> PictureSource {
        if let known = pictures[picture] { return known }
        let source = try PictureSource(store.picture(picture))
        pictures[picture] = source
        return source
    }

    /// The shadow that `node` casts, at `scale` pixels per point; nil if it casts none.
    func shadow(_ shadow: DropShadow, of node: Node, scale: Double) throws -> ShadowImage? {
        let key = ShadowKey(node: node, shadow: shadow, scale: scale)
        if let known = shadows[key] { return known }
        if shadows.count >= PaintAssets.keptShadows { shadows.removeAll(keepingCapacity: true) }
        let source = target == .pixels ? self : PaintAssets(target: .pixels, store: store)
        let image = try ShadowImage(of: node, shadow, scale: scale, assets: source)
        shadows[key] = image
        return image
    }
}

/// A decoded picture as something Cairo can paint with.
struct PictureSource {
    let surface: Surface
    private let width: Double
    private let height: Double
    private let orientation: ExifOrientation

    init(_ picture: DecodedPicture) throws {
        surface = try Surface(bitmap: picture.bitmap)
        if let jpeg = picture.jpeg { try surface.attachJPEG(jpeg) }
        width = Double(picture.width)
        height = Double(picture.height)
        orientation = picture.orientation
    }

    /// The map from `frame`, in which the picture is to stand upright, to the file's own pixels.
    func toStoredPixels(from frame: Rect) -> Transform {
        Transform.translation(-frame.x, -frame.y)
            .then(.scale(1 / frame.width, 1 / frame.height))
            .then(PictureSource.toStored(orientation))
            .then(.scale(width, height))
    }

    /// Where a point of the upright unit square lies in the stored one.
    private static func toStored(_ orientation: ExifOrientation) -> Transform {
        switch orientation {
        case .topLeft: .identity
        case .topRight: Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .bottomRight: Transform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .bottomLeft: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftTop: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightTop: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .rightBottom: Transform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .leftBottom: Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        }
    }
}

extension Surface {
    /// Lets Cairo embed the file's own bytes where it writes SVG.
    fileprivate func attachJPEG(_ bytes: [UInt8]) throws(DrawingError) {
        guard let copy = malloc(bytes.count) else { throw .cairo("out of memory") }
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        let status = cairo_surface_set_mime_data(
            pointer, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(bytes.count),
            { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
        try check(status)
    }
}

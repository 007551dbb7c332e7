import CarouselDrawing
import CarouselPixels

/// Turns what lies in a plane that an eye sees into nodes without perspective: outlines as they are seen, and patches of
/// pixels for all that is no plain colour. For writers of vectors.
struct PerspectiveNodes {
    /// Those of pixels.
    let assets: PaintAssets
    /// What of the drawing is shown, in points.
    let visible: Rect
    /// The patches that the nodes are painted with.
    private(set) var patches: [Picture: DecodedPicture] = [:]

    /// How far a curve may be from its image, in pixels.
    private static let tolerance = 0.02

    init(assets: PaintAssets, visible: Rect) {
        self.assets = assets
        self.visible = visible
    }

    private var tolerance: Double { Self.tolerance / assets.scale }

    /// - Parameter map: From the node's coordinates to the drawing's, both in points.
    mutating func nodes(of node: Node, through map: Projection) throws -> [Node] {
        switch node {
        case .fill(let path, let paint): return try fill(path, paint, through: map)
        case .stroke(let path, let style, let paint):
            return try fill(path.outline(of: style, tolerance: tolerance), paint, through: map)
        case .group(let group): return try nodes(of: group, through: map.after(Projection(group.transform)))
        case .projected(let group, let inner): return try nodes(of: group, through: map.after(inner))
        }
    }

    /// Of a group whose own transform is in the map already.
    private mutating func nodes(of group: Group, through map: Projection) throws -> [Node] {
        guard !group.children.isEmpty, group.opacity > 0 else { return [] }
        var content = group
        content.transform = .identity
        content.opacity = 1
        var seen = Group(identity: group.identity, title: group.title, opacity: group.opacity, children: [])
        if let shadow = group.shadow {
            content.shadow = nil
            if let sprite = try assets.shadow(shadow, of: [.group(content)]) {
                seen.children = try fill(sprite, through: map)
            }
            content.identity = nil
            seen.children += try nodes(of: content, through: map)
        } else if let blur = group.blur {
            content.blur = nil
            if let sprite = try assets.blurred(blur, [.group(content)]) {
                seen.children = try fill(sprite, through: map)
            }
        } else if group.mask != nil {
            if let sprite = try assets.sprite(of: [.group(content)]) {
                seen.children = try fill(sprite, through: map)
            }
        } else {
            seen.clip = group.clip?.seen(through: map, tolerance: tolerance)
            for child in group.children { seen.children += try nodes(of: child, through: map) }
        }
        return seen.children.isEmpty ? [] : [.group(seen)]
    }

    private mutating func fill(_ path: Path, _ paint: Paint, through map: Projection) throws -> [Node] {
        let outline = path.seen(through: map, tolerance: tolerance)
        let fromDevice = Projection(.scale(assets.scale, assets.scale)).after(map).inverse
        switch paint {
        case .color: return outline.isEmpty ? [] : [.fill(outline, paint)]
        case .linear, .radial, .angular:
            guard let gradient = PlaneGradient(paint) else { return [] }
            return try patch(outline) { gradient.draw(on: $0, in: $1, from: fromDevice) }
        case .picture(let picture, let frame):
            let corners = map.corners(of: frame)
            func longer(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double {
                max((corners[b] - corners[a]).length, (corners[d] - corners[c]).length) * assets.scale
            }
            let source = try assets.picture(
                picture, width: longer(0, 1, 3, 2), height: longer(0, 3, 1, 2))
            guard let pixels = PlanePixels(source.surface) else { return [] }
            let toSource = Projection(source.toStoredPixels(from: frame)).after(fromDevice)
            return try patch(outline) { pixels.draw(on: $0, in: $1, from: toSource) }
        }
    }

    private mutating func fill(_ sprite: Sprite, through map: Projection) throws -> [Node] {
        guard let pixels = PlanePixels(sprite.surface) else { return [] }
        let frame = Rect(
            origin: sprite.origin,
            size: Size(Double(pixels.width) / sprite.scale, Double(pixels.height) / sprite.scale))
        let toPixels = Transform.translation(-frame.x, -frame.y).then(.scale(sprite.scale, sprite.scale))
        let fromDevice = Projection(.scale(assets.scale, assets.scale)).after(map).inverse
        return try patch(Path.rectangle(frame).seen(through: map)) {
            pixels.draw(on: $0, in: $1, from: Projection(toPixels).after(fromDevice))
        }
    }

    /// An outline filled with pixels that are worked out for as much of it as can be seen.
    private mutating func patch(_ outline: Path, _ draw: (Bitmap, PixelArea) -> Void) throws -> [Node] {
        let seen = outline.bounds.intersection(visible)
        guard let area = PixelArea(around: seen, scale: assets.scale, rim: 1) else { return [] }
        let bitmap = try Bitmap(width: area.width, height: area.height)
        draw(bitmap, area)
        let picture = Picture(file: bitmap.contentName)
        patches[picture] = DecodedPicture(bitmap: bitmap, isOpaque: false)
        let size = Size(Double(area.width) / area.scale, Double(area.height) / area.scale)
        return [.fill(outline, .picture(picture, frame: Rect(origin: area.origin, size: size)))]
    }
}

extension Bitmap {
    /// A name that equal pixels alone have: by the 64 bits of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv).
    fileprivate var contentName: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for row in 0..<height {
            for column in 0..<width {
                hash = (hash ^ UInt64(pixels[row * stride / 4 + column])) &* 0x100_0000_01B3
            }
        }
        return "patch \(width) × \(height) \(String(hash, radix: 16))"
    }
}

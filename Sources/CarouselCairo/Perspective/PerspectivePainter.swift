import CCairo
import CarouselDrawing
import CarouselPixels

/// Draws what lies in a plane that an eye sees, in device pixels: outlines are seen through the map and then filled, so
/// that colours are vectors in pixels and SVG alike; all else is worked out pixel by pixel.
struct PerspectivePainter {
    let painter: Painter
    private var cr: OpaquePointer { painter.cr }
    private var assets: PaintAssets { painter.assets }

    /// How far a curve may be from its image, in pixels.
    private static let tolerance = 0.02

    /// - Parameter map: From the node's coordinates to device pixels, which are the context's own.
    func draw(_ node: Node, through map: Projection, opacity: Double = 1) throws {
        switch node {
        case .fill(let path, let paint): try fill(path, paint, through: map, opacity: opacity)
        case .stroke(let path, let style, let paint):
            let outline = path.outline(of: style, tolerance: Self.tolerance / assets.scale)
            try fill(outline, paint, through: map, opacity: opacity)
        case .group(var group):
            group.opacity *= opacity
            try draw(group, through: map.after(Projection(group.transform)))
        case .projected(var group, let inner):
            group.opacity *= opacity
            try draw(group, through: map.after(inner))
        }
    }

    /// A group whose own transform is in the map already.
    private func draw(_ group: Group, through map: Projection) throws {
        guard !group.children.isEmpty, group.opacity > 0 else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        var content = group
        content.transform = .identity
        content.opacity = 1
        if let shadow = group.shadow {
            content.shadow = nil
            try asOne(group, through: map) {
                if let sprite = try assets.shadow(shadow, of: [.group(content)]) {
                    try paint(sprite, through: map)
                }
                try draw(content, through: map)
            }
        } else if let blur = group.blur {
            content.blur = nil
            guard let sprite = try assets.blurred(blur, [.group(content)]) else { return }
            try paint(sprite, through: map, opacity: group.opacity)
        } else if group.mask != nil {
            guard let sprite = try assets.sprite(of: [.group(content)]) else { return }
            try paint(sprite, through: map, opacity: group.opacity)
        } else {
            let clip = group.clip?.seen(through: map, tolerance: Self.tolerance)
            if group.children.count == 1 {
                if let clip {
                    painter.trace(clip)
                    cairo_clip(cr)
                }
                return try draw(group.children[0], through: map, opacity: group.opacity)
            }
            try asOne(group, through: map, clip: clip) {
                for child in group.children { try draw(child, through: map) }
            }
        }
    }

    /// Draws on a sheet of its own what is clipped or translucent as a whole.
    private func asOne(
        _ group: Group, through map: Projection, clip: Path? = nil, _ body: () throws -> Void
    ) throws {
        guard group.opacity < 1 || clip != nil else { return try body() }
        if assets.target == .pixels {
            let box = Node.projected(group, through: map).bounds.inset(by: -1.5)
            painter.trace(.rectangle(clip.map { box.intersection($0.bounds.inset(by: -1.5)) } ?? box))
            cairo_clip(cr)
        }
        cairo_push_group(cr)
        let outcome = Result { try body() }
        cairo_pop_group_to_source(cr)
        try outcome.get()
        guard let clip else { return cairo_paint_with_alpha(cr, group.opacity) }
        painter.trace(clip)
        paintInside(opacity: group.opacity)
    }

    /// Fills what was traced with the source.
    private func paintInside(opacity: Double) {
        guard opacity < 1 else { return cairo_fill(cr) }
        cairo_save(cr)
        cairo_clip(cr)
        cairo_paint_with_alpha(cr, opacity)
        cairo_restore(cr)
    }

    private func fill(_ path: Path, _ paint: Paint, through map: Projection, opacity: Double) throws {
        let outline = path.seen(through: map, tolerance: Self.tolerance)
        switch paint {
        case .color(let color):
            painter.set(color.opacity(opacity))
            painter.trace(outline)
            cairo_fill(cr)
        case .linear, .radial, .angular:
            guard let gradient = PlaneGradient(paint) else { return }
            try fill(outline, opacity: opacity) { gradient.draw(on: $0, in: $1, from: map.inverse) }
        case .picture(let picture, let frame):
            let corners = map.corners(of: frame)
            func longer(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double {
                max((corners[b] - corners[a]).length, (corners[d] - corners[c]).length)
            }
            let source = try assets.picture(
                picture, width: longer(0, 1, 3, 2), height: longer(0, 3, 1, 2))
            try fill(
                outline, with: source.surface, opacity: opacity,
                from: Projection(source.toStoredPixels(from: frame)).after(map.inverse))
        }
    }

    private func paint(_ sprite: Sprite, through map: Projection, opacity: Double = 1) throws {
        let (width, height) = sprite.surface.pixelSize
        let frame = Rect(
            x: sprite.origin.x, y: sprite.origin.y, width: Double(width) / sprite.scale,
            height: Double(height) / sprite.scale)
        let toPixels = Transform.translation(-frame.x, -frame.y).then(.scale(sprite.scale, sprite.scale))
        try fill(
            Path.rectangle(frame).seen(through: map), with: sprite.surface, opacity: opacity,
            from: Projection(toPixels).after(map.inverse))
    }

    /// - Parameter toSource: From device pixels to those of the surface.
    private func fill(_ outline: Path, with surface: Surface, opacity: Double, from toSource: Projection)
        throws
    {
        guard let source = PlanePixels(surface) else { return }
        try fill(outline, opacity: opacity) { source.draw(on: $0, in: $1, from: toSource) }
    }

    /// Fills an outline with pixels that are worked out for as much of it as can be seen.
    private func fill(_ outline: Path, opacity: Double, _ draw: (Bitmap, PixelArea) -> Void) throws {
        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_clip_extents(cr, &clip.left, &clip.top, &clip.right, &clip.bottom)
        let visible = Rect(minX: clip.left, minY: clip.top, maxX: clip.right, maxY: clip.bottom)
        guard let area = PixelArea(around: outline.bounds.intersection(visible), scale: 1, rim: 1) else {
            return
        }
        let bitmap = try Bitmap(width: area.width, height: area.height)
        draw(bitmap, area)
        cairo_save(cr)
        defer { cairo_restore(cr) }
        let surface = try assets.surface(of: bitmap)
        withExtendedLifetime(surface) {
            cairo_set_source_surface(cr, surface.pointer, area.left, area.top)
        }
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
        painter.trace(outline)
        paintInside(opacity: opacity)
    }
}

extension Surface {
    /// Of an image; 0 × 0 for others.
    fileprivate var pixelSize: (width: Int32, height: Int32) {
        (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
    }
}

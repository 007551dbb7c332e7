import CCairo
import CarouselDrawing

/// Draws display lists with Cairo, onto pixels and into SVG alike.
struct Painter {
    let context: Context
    let assets: PaintAssets

    var cr: OpaquePointer { context.pointer }
    private var scale: Double { assets.scale }

    /// Everything, on a surface that is still transparent.
    func draw(_ list: DisplayList) throws {
        if list.background.alpha > 0 {
            set(list.background)
            cairo_paint(cr)
        }
        try draw(list.nodes)
        try check(cairo_status(cr))
    }

    func draw(_ nodes: [Node]) throws {
        for node in nodes { try draw(node, opacity: 1) }
    }

    private func draw(_ node: Node, opacity: Double) throws {
        switch node {
        case .fill(let path, let paint):
            cairo_save(cr)
            try set(paint, opacity: opacity, around: path.bounds)
            trace(path)
            if paint.isPixels, opacity < 1 {
                // Pixels have no alpha of their own to multiply.
                cairo_clip(cr)
                cairo_paint_with_alpha(cr, opacity)
            } else {
                cairo_fill(cr)
            }
            cairo_restore(cr)
        case .stroke(let path, let style, let paint):
            cairo_save(cr)
            try set(paint, opacity: opacity, around: node.bounds)
            trace(path)
            set(style)
            cairo_stroke(cr)
            cairo_restore(cr)
        case .group(var group):
            group.opacity *= opacity
            try draw(group)
        case .projected(var group, let map):
            group.opacity *= opacity
            try draw(group, through: map)
        }
    }

    /// In perspective, in device pixels.
    private func draw(_ group: Group, through map: Projection) throws {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        let toDevice = Projection(deviceMap)
        let pixel = assets.target == .pixels ? 1 : 1 / scale
        cairo_identity_matrix(cr)
        cairo_scale(cr, pixel, pixel)
        try PerspectivePainter(painter: self).draw(.group(group), through: toDevice.after(map))
    }

    private func draw(_ group: Group) throws {
        guard !group.children.isEmpty, group.opacity > 0 else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        var matrix = group.transform.matrix
        cairo_transform(cr, &matrix)
        if let shadow = group.shadow {
            try drawWithShadow(shadow, group)
        } else if let blur = group.blur {
            var content = group
            content.transform = .identity
            content.blur = nil
            content.opacity = 1
            if let sprite = try assets.blurred(blur, [.group(content)]) {
                paint(sprite, opacity: group.opacity)
            }
        } else if let mask = group.mask {
            try drawMasked(by: mask, group)
        } else {
            try drawContent(group)
        }
    }

    /// The children as far as the mask is opaque.
    private func drawMasked(by mask: [Node], _ group: Group) throws {
        var content = group
        content.transform = .identity
        content.mask = nil
        content.opacity = 1
        let bounds = Node.group(content).bounds.intersection(mask.bounds)
        guard !bounds.isEmpty else { return }
        try onSheet(around: bounds) { try draw(.group(content), opacity: 1) }
        guard let source = cairo_get_source(cr) else { return }
        cairo_pattern_reference(source)
        defer { cairo_pattern_destroy(source) }
        try onSheet(around: bounds) {
            try draw(.group(Group(opacity: group.opacity, children: mask)), opacity: 1)
        }
        guard let shown = cairo_get_source(cr) else { return }
        cairo_pattern_reference(shown)
        defer { cairo_pattern_destroy(shown) }
        cairo_set_source(cr, source)
        cairo_mask(cr, shown)
    }

    /// Clip and opacity. Several children that are clipped along an antialiased edge, or not opaque, are drawn on a
    /// sheet of their own first: one by one they would show through each other.
    private func drawContent(_ group: Group) throws {
        if group.identity != nil, group.clip == nil, assets.target == .pixels, group.children.isCostly,
            isGridOnDevice, let sprite = try assets.sprite(of: group.children)
        {
            return paint(sprite, opacity: group.opacity)
        }
        let single = group.children.count == 1
        if let clip = group.clip, single || isOnGrid(clip) {
            trace(clip)
            cairo_clip(cr)
            if single || group.opacity == 1 {
                for child in group.children { try draw(child, opacity: group.opacity) }
                return
            }
        } else if group.clip == nil, single || group.opacity == 1 {
            for child in group.children { try draw(child, opacity: group.opacity) }
            return
        }
        try onSheet(around: group.clip?.bounds ?? group.children.bounds) {
            try draw(group.children)
        }
        if let clip = group.clip, !isOnGrid(clip) {
            trace(clip)
            if group.opacity < 1 {
                cairo_clip(cr)
                cairo_paint_with_alpha(cr, group.opacity)
            } else {
                cairo_fill(cr)
            }
        } else {
            cairo_paint_with_alpha(cr, group.opacity)
        }
    }

    /// Runs `body` on a sheet that covers `bounds`, which then is the source to paint with.
    private func onSheet(around bounds: Rect, _ body: () throws -> Void) throws {
        if assets.target == .pixels {
            // Only as large as needed; in SVG a sheet costs nothing and a clip would only add to the file.
            trace(.rectangle(pixelsAround(bounds)))
            cairo_clip(cr)
        }
        cairo_push_group(cr)
        let outcome = Result { try body() }
        cairo_pop_group_to_source(cr)
        try outcome.get()
    }

    private func drawWithShadow(_ shadow: DropShadow, _ group: Group) throws {
        // From here on in the group's own coordinates.
        var whole = group
        whole.transform = .identity
        var content = whole
        content.shadow = nil
        content.opacity = 1
        let shadowed: () throws -> Void = {
            try castShadow(shadow, of: content)
            try draw(content)
        }
        if group.opacity == 1 { return try shadowed() }
        try onSheet(around: Node.group(whole).bounds, shadowed)
        cairo_paint_with_alpha(cr, group.opacity)
    }

    private func castShadow(_ shadow: DropShadow, of content: Group) throws {
        guard shadow.color.alpha > 0 else { return }
        if shadow.radius == 0, let shape = try assets.silhouette(of: [.group(content)]).colored(shadow.color)
        {
            return try draw(
                Group(
                    transform: .translation(shadow.x, shadow.y), opacity: shadow.color.alpha, children: shape)
            )
        }
        if let sprite = try assets.shadow(shadow, of: [.group(content)]) { paint(sprite) }
    }

    private func paint(_ sprite: Sprite, opacity: Double = 1) {
        cairo_save(cr)
        cairo_translate(cr, sprite.origin.x, sprite.origin.y)
        cairo_scale(cr, 1 / sprite.scale, 1 / sprite.scale)
        cairo_set_source_surface(cr, sprite.surface.pointer, 0, 0)
        cairo_paint_with_alpha(cr, opacity)
        cairo_restore(cr)
    }

    // MARK: The pixel grid

    /// Whether a clip is a rectangle whose edges lie on whole pixels where it will be drawn.
    private func isOnGrid(_ clip: Path) -> Bool {
        guard let rectangle = clip.asRectangle else { return false }
        let pixels = onDevice(rectangle)
        return [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY].allSatisfy {
            abs($0 - $0.rounded()) < 1e-6
        }
    }

    func onDevice(_ r: Rect) -> Rect { deviceMap.apply(r) }

    /// Whether the present coordinates' pixels are the device's: no turn or further scale, moved by whole pixels.
    private var isGridOnDevice: Bool {
        let map = deviceMap
        return map.b == 0 && map.c == 0 && abs(map.a - scale) < 1e-9 && abs(map.d - scale) < 1e-9
            && abs(map.tx - map.tx.rounded()) < 1e-6 && abs(map.ty - map.ty.rounded()) < 1e-6
    }

    /// From the present coordinates to device pixels.
    private var deviceMap: Transform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let unit = assets.target == .pixels ? 1 : scale
        return Transform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
        ).then(.scale(unit, unit))
    }

    /// `r` grown to whole device pixels, and by one more for what antialiasing adds.
    private func pixelsAround(_ r: Rect) -> Rect {
        let grown = r.inset(by: -1.5 / scale)
        return grown.rounded(toPixelsAt: scale)
    }
}

extension [Node] {
    /// Whether drawing these takes much longer than copying their pixels.
    fileprivate var isCostly: Bool { reduce(0) { $0 + $1.cost } >= Node.costOfCopying }
}

extension Node {
    /// About as many curves as take as long to fill as a card's pixels to copy.
    fileprivate static let costOfCopying = 1000

    /// In curves and lines to fill.
    fileprivate var cost: Int {
        switch self {
        case .fill(let path, .color), .stroke(let path, _, .color): path.elements.count
        case .fill, .stroke, .projected: Node.costOfCopying
        case .group(let group):
            // A sheet of its own costs as much as a copy; a shadow is one, though without the card's inside.
            group.clip != nil || group.mask != nil || group.blur != nil || group.opacity < 1
                ? Node.costOfCopying
                : group.children.reduce(group.shadow == nil ? 0 : Node.costOfCopying / 2) { $0 + $1.cost }
        }
    }
}

extension Paint {
    /// Whether Cairo paints it with pixels made before.
    fileprivate var isPixels: Bool {
        switch self {
        case .picture, .angular: true
        case .color, .linear, .radial: false
        }
    }
}

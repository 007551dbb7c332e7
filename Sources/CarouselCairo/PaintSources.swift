import CCairo
import CarouselDrawing

/// Paths and what they are painted with, as Cairo has them.
extension Painter {
    func trace(_ path: Path) {
        cairo_new_path(cr)
        for element in path.elements {
            switch element {
            case .move(let p): cairo_move_to(cr, p.x, p.y)
            case .line(let p): cairo_line_to(cr, p.x, p.y)
            case .curve(let c, let d, let p): cairo_curve_to(cr, c.x, c.y, d.x, d.y, p.x, p.y)
            case .close: cairo_close_path(cr)
            }
        }
    }

    func set(_ color: Color) {
        let color = color.inBytes
        cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    }

    func set(_ style: LineStyle) {
        cairo_set_line_width(cr, style.width)
        cairo_set_line_cap(cr, style.cap.cairo)
        // Cairo takes no dashes all of which are 0.
        if style.dash.contains(where: { $0 > 0 }) {
            cairo_set_dash(cr, style.dash, Int32(style.dash.count), 0)
        }
    }

    /// `bounds` are around all that is painted.
    func set(_ paint: Paint, opacity: Double, around bounds: Rect) throws {
        switch paint {
        case .color(let color): set(color.opacity(opacity))
        case .linear(let stops, let start, let end):
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, opacity: opacity)
        case .radial(let stops, let center, let startRadius, let endRadius):
            // Two equal circles have nothing between them.
            let end = max(endRadius, startRadius + 1e-6)
            set(
                cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, end),
                stops, opacity: opacity)
        case .angular(let stops, let center, let angle):
            let around = Angular(stops: stops, center: center, angle: angle)
            guard let sprite = try assets.pixels(of: around, in: bounds) else { return set(.clear) }
            set(
                sprite.surface,
                Transform.translation(-sprite.origin.x, -sprite.origin.y)
                    .then(.scale(sprite.scale, sprite.scale)))
        case .picture(let picture, let frame):
            let pixels = onDevice(frame)
            let source = try assets.picture(picture, width: pixels.width, height: pixels.height)
            set(source.surface, source.toStoredPixels(from: frame))
        }
    }

    /// A gradient's colours; takes over the pattern.
    private func set(_ pattern: OpaquePointer?, _ stops: [ColorStop], opacity: Double) {
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color.inBytes
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * opacity)
        }
        cairo_set_source(cr, pattern)
    }

    /// Pixels, by the map that leads to them; those at the edges go on beyond.
    private func set(_ surface: Surface, _ toPixels: Transform) {
        var matrix = toPixels.matrix
        let pattern = cairo_pattern_create_for_surface(surface.pointer)
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(cr, pattern)
    }
}

extension LineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

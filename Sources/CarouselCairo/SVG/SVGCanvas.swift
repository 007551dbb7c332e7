import CCairo
import CarouselDrawing

/// Draws display lists as SVG files, on one thread.
package final class SVGCanvas {
    private let assets: PaintAssets

    /// `scale` in pixels per point: the resolution of blurred shadows, the one thing that is drawn in pixels here.
    package init(scale: Double, resources: FilmResources) {
        assets = PaintAssets(
            target: .svg, scale: scale, store: resources.pictures,
            cache: resources.bitmaps)
    }

    /// The file's bytes; its size in px is the list's in points.
    package func draw(_ list: DisplayList) throws -> [UInt8] {
        let output = SVGOutput()
        let surface = try Surface(
            cairo_svg_surface_create_for_stream(
                SVGOutput.write, Unmanaged.passUnretained(output).toOpaque(), list.size.width,
                list.size.height), keeping: output)
        cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
        let context = try Context(surface)
        try Painter(context: context, assets: assets).draw(list)
        cairo_surface_finish(surface.pointer)
        try check(cairo_surface_status(surface.pointer))
        return SVGIdentifiers(SVGMasks.bounded(SVGImages.tidied(output.bytes), list.size)).renamed
    }
}

/// Collects what Cairo writes.
private final class SVGOutput {
    var bytes: [UInt8] = []

    static let write: cairo_write_func_t = { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<SVGOutput>.fromOpaque(closure).takeUnretainedValue()
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}

import CCairo
import CPango
import CarouselDrawing

/// Why something could not be drawn.
package enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What Cairo says.
    case cairo(String)
    /// A picture file's fault.
    case picture(file: String, fault: String)
    /// What Pango or Fontconfig could not do.
    case text(String)

    package var description: String {
        switch self {
        case .cairo(let message): "Cairo: \(message)"
        case .picture(let file, let fault): "\(file): \(fault)"
        case .text(let message): message
        }
    }
}

/// Throws what `status` says, unless it says that all is well.
func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(String(cString: cairo_status_to_string(status)))
}

/// A Cairo surface, destroyed with this object.
final class Surface {
    let pointer: OpaquePointer
    /// Memory the surface draws into or reads from, kept alive as long as it.
    private let memory: AnyObject?

    /// Takes over the reference that `pointer` is.
    init(_ pointer: OpaquePointer?, keeping memory: AnyObject? = nil) throws(DrawingError) {
        guard let pointer else { throw .cairo("out of memory") }
        self.pointer = pointer
        self.memory = memory
        try check(cairo_surface_status(pointer))
    }

    deinit { cairo_surface_destroy(pointer) }
}

/// A Cairo drawing context, destroyed with this object.
final class Context {
    let pointer: OpaquePointer
    private let surface: Surface

    init(_ surface: Surface) throws(DrawingError) {
        guard let pointer = cairo_create(surface.pointer) else { throw .cairo("out of memory") }
        self.pointer = pointer
        self.surface = surface
        try check(cairo_status(pointer))
    }

    deinit { cairo_destroy(pointer) }
}

extension Transform {
    var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

/// What becomes of memory that a frame has freed.
package enum FreedMemory {
    /// Keeps up to 128 MiB of it for the next frame. By default glibc gives it back to the system, frame after frame,
    /// and threads wait for each other there. All threads share one pool: what one has freed another can use. For programs
    /// to call once, at their start: it concerns the whole process.
    package static func keep() {
        #if canImport(Glibc)
            mallopt(M_ARENA_MAX, 1)
            mallopt(M_TRIM_THRESHOLD, 128 << 20)
            mallopt(M_MMAP_THRESHOLD, 32 << 20)
        #endif
    }
}

/// The versions of the libraries in use, as `1.16.0`.
package enum LibraryVersions {
    package static var cairo: String { String(cString: cairo_version_string()) }
    package static var pango: String { String(cString: pango_version_string()) }

    /// The version that a font file gives itself, as `3.19`; nil where it has none, or is no font.
    package static func font(_ file: String) -> String? {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(file, 0, nil, &count) else { return nil }
        defer { FcPatternDestroy(pattern) }
        // A 16.16 fixed-point number: `fontRevision` of the file's `head` table (OpenType).
        var revision: Int32 = 0
        guard FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &revision) == FcResultMatch else { return nil }
        return "\((Double(revision) / 65.536).rounded() / 1000)"
    }
}

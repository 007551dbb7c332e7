import CCairo
import CarouselPixels
import CarouselPlatform

extension Surface {
    /// Lets Cairo embed `file` where it writes SVG, instead of a picture that it would compress anew for each frame; it
    /// must show what the surface shows.
    func attach(_ file: EmbeddedFile) throws(DrawingError) {
        let (type, bytes) =
            switch file {
            case .jpeg(let bytes): (CAIRO_MIME_TYPE_JPEG, bytes)
            case .png(let bytes): (CAIRO_MIME_TYPE_PNG, bytes)
            }
        guard let copy = malloc(bytes.count) else { throw .cairo("out of memory") }
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        let status = cairo_surface_set_mime_data(
            pointer, type, copy.assumingMemoryBound(to: UInt8.self), UInt(bytes.count), { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
        try check(status)
    }
}

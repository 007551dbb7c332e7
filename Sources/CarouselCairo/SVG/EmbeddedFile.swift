import CarouselPixels
import CCairo
import CarouselPlatform

/// A picture file as it stands in an SVG file, instead of one that Cairo would compress anew for each frame.
enum EmbeddedFile {
    case jpeg([UInt8])
    case png([UInt8])

    /// A bitmap as a PNG file.
    init(_ bitmap: Bitmap, opaque: Bool) throws {
        self = .png(try PNGEncoder(compression: .fast).encode(bitmap, opaque: opaque))
    }

    init(_ picture: DecodedPicture) throws {
        if let jpeg = picture.jpeg {
            self = .jpeg(jpeg)
        } else {
            try self.init(picture.bitmap, opaque: picture.isOpaque)
        }
    }
}

extension Surface {
    /// Lets Cairo embed `file` where it writes SVG; it must show what the surface shows.
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

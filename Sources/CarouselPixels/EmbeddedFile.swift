import CarouselPlatform

/// A picture file as it stands in an SVG file.
package enum EmbeddedFile: Sendable {
    case jpeg([UInt8])
    case png([UInt8])

    /// A bitmap as a PNG file.
    package init(_ bitmap: Bitmap, opaque: Bool) throws {
        self = .png(try PNGEncoder(compression: .fast).encode(bitmap, opaque: opaque))
    }

    /// A JPEG as it is, but for what it says beside the picture; all else, and a JPEG that was turned into sRGB, as a
    /// PNG file.
    package init(_ picture: DecodedPicture) throws {
        if let jpeg = picture.jpeg {
            self = .jpeg(JPEGSegments.withoutMetadata(jpeg))
        } else {
            try self.init(picture.bitmap, opaque: picture.isOpaque)
        }
    }

    /// As a `data:` URL.
    package var url: String {
        switch self {
        case .jpeg(let bytes): "data:image/jpeg;base64," + Data(bytes).base64EncodedString()
        case .png(let bytes): "data:image/png;base64," + Data(bytes).base64EncodedString()
        }
    }
}

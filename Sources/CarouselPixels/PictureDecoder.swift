import CJPEG
import CPNG
import CarouselDrawing
import CarouselFiles

/// A picture in sRGB, as its file has it but for that: not yet turned upright.
package struct DecodedPicture: Sendable {
    package var bitmap: Bitmap
    /// No pixel lets anything through.
    package var isOpaque: Bool
    package var orientation: ExifOrientation
    /// The file's bytes if it is a JPEG whose colours are sRGB, to be embedded as they are.
    package var jpeg: [UInt8]?
    /// Why the file's colour profile is not applied, if it has one that cannot be.
    package var profileFault: ColorProfileFault?

    package init(
        bitmap: Bitmap, isOpaque: Bool, orientation: ExifOrientation = .topLeft, jpeg: [UInt8]? = nil,
        profileFault: ColorProfileFault? = nil
    ) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque
        self.orientation = orientation
        self.jpeg = jpeg
        self.profileFault = profileFault
    }

    /// In pixels, as the file has them.
    package var width: Int { bitmap.width }
    package var height: Int { bitmap.height }

    /// In pixels, as the picture is to be shown.
    package var uprightWidth: Int { orientation.swapsSides ? height : width }
    package var uprightHeight: Int { orientation.swapsSides ? width : height }
}

/// Reads PNG and JPEG files.
package enum PictureDecoder {
    /// Decodes the picture in a file; which format it has, its first bytes say.
    package static func decode(contentsOf file: String) throws(PictureError) -> DecodedPicture {
        try decode(bytes(of: file))
    }

    /// Decodes a file's bytes.
    package static func decode(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
        if bytes.isEmpty { throw .empty }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            // Xcode's optimizer puts this chunk first; libpng cannot read what follows.
            if bytes.dropFirst(12).starts(with: "CgBI".utf8) { throw .appBundlePNG }
            return try png(bytes)
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try jpeg(bytes) }
        if let kind = ForeignFile(bytes) { throw .foreign(kind) }
        throw .unknownFormat
    }

    private static func png(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
        var picture = cpng_picture()
        cpng_decode(bytes, bytes.count, UInt32(Bitmap.longestSide), UInt64(Bitmap.mostPixels), &picture)
        defer { cpng_picture_free(&picture) }
        let (width, height) = (Int(picture.width), Int(picture.height))
        switch picture.status {
        case CPNG_OK: break
        case CPNG_TRUNCATED: throw .truncated(row: Int(picture.rows), height: height)
        case CPNG_TOO_LARGE: throw .tooLarge(width: width, height: height)
        case CPNG_NO_MEMORY: throw .outOfMemory
        default: throw .broken(.png, String(cString: cpng_picture_message(&picture)))
        }
        guard let pixels = picture.pixels else { throw .outOfMemory }
        let colors = picture.convertColors()
        cpng_picture_premultiply(&picture)
        picture.pixels = nil  // the bitmap's from here on
        return DecodedPicture(
            bitmap: Bitmap(adopting: pixels, width: width, height: height), isOpaque: picture.opaque,
            orientation: ExifOrientation(
                exif: UnsafeBufferPointer(start: picture.exif, count: picture.exif_count)),
            profileFault: colors.fault)
    }

    private static func jpeg(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
        var picture = cjpeg_picture()
        cjpeg_decode(bytes, bytes.count, UInt32(Bitmap.longestSide), UInt64(Bitmap.mostPixels), &picture)
        defer { cjpeg_picture_free(&picture) }
        let (width, height) = (Int(picture.width), Int(picture.height))
        switch picture.status {
        case CJPEG_OK: break
        case CJPEG_TRUNCATED: throw .truncated(row: Int(picture.rows), height: height)
        case CJPEG_TOO_LARGE: throw .tooLarge(width: width, height: height)
        case CJPEG_NO_MEMORY: throw .outOfMemory
        case CJPEG_CMYK: throw .cmyk
        default: throw .broken(.jpeg, String(cString: cjpeg_picture_message(&picture)))
        }
        guard let pixels = picture.pixels else { throw .outOfMemory }
        let colors = picture.convertColors()
        picture.pixels = nil  // the bitmap's from here on
        return DecodedPicture(
            bitmap: Bitmap(adopting: pixels, width: width, height: height), isOpaque: true,
            orientation: ExifOrientation(
                exif: UnsafeBufferPointer(start: picture.exif, count: picture.exif_count)),
            jpeg: colors == .converted ? nil : bytes, profileFault: colors.fault)
    }

    private static func bytes(of file: String) throws(PictureError) -> [UInt8] {
        do {
            guard let bytes = try WholeFile.bytes(of: file) else { throw PictureError.missing }
            return bytes
        } catch let error as PictureError {
            throw error
        } catch WholeFile.Fault.folder {
            throw .folder
        } catch WholeFile.Fault.tooLarge {
            throw .fileTooLarge
        } catch {
            throw .unreadable("\(error)")
        }
    }
}

import CarouselFiles

/// Why a picture file cannot be used. The description does not name the file: whoever asked for it does.
package enum PictureError: Error, Equatable, CustomStringConvertible {
    case missing
    case folder
    /// The system's words for why the file could not be read.
    case unreadable(String)
    case empty
    case unknownFormat
    /// A PNG file as Xcode puts it into an app.
    case appBundlePNG
    /// A file of another kind, known by its first bytes.
    case foreign(ForeignFile)
    /// What the decoder found wrong.
    case broken(Format, String)
    /// The file ends early, after so many whole rows; a height of 0 if it ends before it is known.
    case truncated(row: Int, height: Int)
    case tooLarge(width: Int, height: Int)
    case fileTooLarge
    case cmyk
    case outOfMemory

    package enum Format: String, Sendable {
        case png = "PNG"
        case jpeg = "JPEG"
    }

    package var description: String {
        switch self {
        case .missing: return "there is no such file"
        case .folder: return "this is a folder, not a picture"
        case .unreadable(let reason): return "the picture cannot be read: \(reason)"
        case .empty: return "the file is empty"
        case .unknownFormat: return "this is neither a PNG nor a JPEG file"
        case .appBundlePNG:
            return
                "this is a PNG out of an app bundle (CgBI); take the picture of the project, or run 'pngcrush -revert-iphone-optimizations'"
        case .foreign(let kind): return kind.description
        case .broken(let format, let reason): return "the \(format.rawValue) file is broken: \(reason)"
        case .truncated(_, 0): return "the picture is truncated in its header"
        case .truncated(0, _): return "the picture is truncated before its first row"
        case .truncated(let row, let height) where row >= height:
            return "the picture is truncated after its last row"
        case .truncated(let row, let height):
            return "the picture is truncated after row \(row) of \(height)"
        case .tooLarge(let width, let height):
            return "the picture is too large: \(width)×\(height) pixels, the limits are "
                + "\(Bitmap.longestSide) a side and \(Bitmap.mostPixels / 1_000_000) megapixels"
        case .fileTooLarge:
            return "the file is too large: the limit is \(WholeFile.mostBytes >> 20) MiB"
        case .cmyk: return "CMYK pictures are not supported; convert it to RGB"
        case .outOfMemory: return "there is not enough memory for the picture"
        }
    }
}

/// What is often given for a PNG or JPEG picture, as its first bytes tell.
package enum ForeignFile: Sendable, CaseIterable, CustomStringConvertible {
    case largeFilePointer
    case webPage
    case svg
    case heic
    case avif
    case webP
    case gif
    case tiff
    case bmp
    case pdf

    /// nil for what is none of these.
    init?(_ bytes: [UInt8]) {
        let start = bytes.prefix(512)
        let text = String(decoding: start, as: UTF8.self).lowercased()
        let first = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        func isBox(_ brands: [String]) -> Bool {
            start.count >= 12 && start[4..<8].elementsEqual("ftyp".utf8)
                && brands.contains { start[8..<12].elementsEqual($0.utf8) }
        }
        if first.hasPrefix("version https://git-lfs") {
            self = .largeFilePointer
        } else if first.hasPrefix("<!doctype html") || first.hasPrefix("<html") {
            self = .webPage
        } else if first.hasPrefix("<svg") || first.hasPrefix("<?xml") && text.contains("<svg") {
            self = .svg
        } else if isBox(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]) {
            self = .heic
        } else if isBox(["avif", "avis"]) {
            self = .avif
        } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webP
        } else if start.starts(with: "GIF8".utf8) {
            self = .gif
        } else if start.starts(with: [0x49, 0x49, 42, 0]) || start.starts(with: [0x4D, 0x4D, 0, 42]) {
            self = .tiff
        } else if start.starts(with: "BM".utf8), start.count > 26 {
            self = .bmp
        } else if start.starts(with: "%PDF".utf8) {
            self = .pdf
        } else {
            return nil
        }
    }

    /// What it is, and what to do.
    package var description: String {
        switch self {
        case .largeFilePointer: "this is a pointer of Git LFS, not the picture; run 'git lfs pull'"
        case .webPage: "this is a web page, not a picture; download the picture itself"
        case .svg: Self.convert("an SVG drawing")
        case .heic: Self.convert("a HEIC photo")
        case .avif: Self.convert("an AVIF picture")
        case .webP: Self.convert("a WebP picture")
        case .gif: Self.convert("a GIF picture")
        case .tiff: Self.convert("a TIFF picture")
        case .bmp: Self.convert("a BMP picture")
        case .pdf: Self.convert("a PDF document")
        }
    }

    private static func convert(_ kind: String) -> String { "this is \(kind); convert it to PNG or JPEG" }
}

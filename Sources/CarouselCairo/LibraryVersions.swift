import CCairo
import CPango

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

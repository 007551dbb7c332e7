import CCairo
import CPango

/// The versions of the libraries in use, as `1.16.0`.
package enum LibraryVersions {
    package static var cairo: String { String(cString: cairo_version_string()) }
    package static var pango: String { String(cString: pango_version_string()) }
}

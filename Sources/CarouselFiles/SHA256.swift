import CGLib

/// SHA-256 (FIPS 180-4), by GLib, which is there wherever Pango is.
package enum SHA256 {
    /// The digest as 64 lower-case hexadecimal digits.
    package static func hex(of bytes: [UInt8]) -> String {
        guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
            return ""
        }
        defer { g_free(digits) }
        return String(cString: digits)
    }
}

extension Film {
    /// The version of this library and of the `carousel` program.
    package static let toolVersion = "0.1.0"

    /// The name of the drawing tool and of the libraries it draws with, each with its version.
    package static var versions: [(name: String, version: String)] {
        [("carousel", toolVersion)] + libraryVersions
    }
}

import CarouselFiles
import CarouselFrames
import CarouselPixels

/// The pictures that show a failure: files' paths.
package struct Artifact: Hashable, Sendable {
    /// What was drawn.
    package var actual: String
    /// nil where there is none that can be shown.
    package var reference: String?
    /// Reference | difference | actual; nil where there is no reference, and where three pictures side by side are
    /// more than one may be.
    package var sheet: String?
    /// How large the two pictures are; nil where there is no reference.
    package var sizes: Sizes?

    package struct Sizes: Hashable, Sendable {
        package var reference: PixelSize
        package var actual: PixelSize

        /// Room for both.
        var union: PixelSize {
            PixelSize(max(reference.width, actual.width), max(reference.height, actual.height))
        }
    }

    /// The one that shows most.
    package var best: String { sheet ?? actual }

    package var all: [String] { [reference, actual, sheet].compactMap(\.self) }
}

/// Where the pictures of one scene's failures go.
package struct ArtifactFolder: Sendable {
    let path: String

    /// What the page of all failures is called.
    package static let page = "report.html"

    package init(_ path: String) { self.path = path }

    /// Writes what shows a failure: `frame-0017-actual.png`, and where there is a reference to be shown, that as
    /// `frame-0017-reference.png`, and reference | difference | actual as `frame-0017-diff.png`.
    /// - Parameters:
    ///   - reference: The bytes of the difference's.
    ///   - name: The reference's.
    func write(
        _ difference: PictureDifference?, reference: [UInt8]?, actual: [UInt8], named name: String
    ) throws -> Artifact {
        try AtomicFile.makeFolder(path)
        func write(_ bytes: [UInt8], as ending: String) throws -> String {
            let file = FilePath.join(path, FilePath.stem(name) + ending)
            try AtomicFile.write(bytes, to: file)
            return file
        }
        var artifact = Artifact(actual: try write(actual, as: Self.endings[0]))
        guard let difference, let reference else { return artifact }
        artifact.reference = try write(reference, as: Self.endings[1])
        artifact.sizes = Artifact.Sizes(
            reference: PixelSize(difference.reference.width, difference.reference.height),
            actual: PixelSize(difference.actual.width, difference.actual.height))
        if let sheet = try? difference.png() { artifact.sheet = try write(sheet, as: Self.endings[2]) }
        return artifact
    }

    /// Removes what an earlier run has left; not folders, which no run has made.
    package func clear() throws {
        for name in try ReferenceFolder.names(in: path) where name == Self.page || Self.isOurs(name) {
            let file = FilePath.join(path, name)
            if !AtomicFile.isFolder(file) { try AtomicFile.remove(file) }
        }
    }

    private static let endings = ["-actual.png", "-reference.png", "-diff.png"]

    private static func isOurs(_ name: String) -> Bool {
        endings.contains { ending in
            name.hasSuffix(ending)
                && ReferenceFolder.isPictureName(name.dropLast(ending.count) + ".png")
        }
    }
}

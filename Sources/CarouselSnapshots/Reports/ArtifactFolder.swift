import CarouselFiles
import CarouselPixels
import CarouselFrames

/// A picture that shows a failure.
package struct Artifact: Hashable, Sendable {
    /// What is where on a picture of reference | difference | actual.
    package struct Sheet: Hashable, Sendable {
        package var reference: PixelSize
        package var actual: PixelSize
    }

    /// The file's path.
    package var file: String
    /// nil where it is the actual picture alone.
    package var sheet: Sheet?
}

/// Where the pictures of one scene's failures go.
package struct ArtifactFolder: Sendable {
    package let path: String

    /// What the page of all failures is called.
    package static let page = "report.html"

    package init(_ path: String) { self.path = path }

    /// Writes what shows a failure: reference | difference | actual as `frame-0017-diff.png`, or where there is no
    /// reference to be shown, what was drawn as `frame-0017-actual.png`.
    /// - Parameter name: The reference's.
    func write(_ difference: PictureDifference?, actual: [UInt8], named name: String) throws -> Artifact {
        try AtomicFile.makeFolder(path)
        // Three very wide pictures side by side are more than one may be.
        if let difference, let sheet = try? difference.png() {
            let file = FilePath.join(path, "\(FilePath.stem(name))-diff.png")
            try AtomicFile.write(sheet, to: file)
            return Artifact(file: file, sheet: Artifact.Sheet(difference))
        }
        let file = FilePath.join(path, "\(FilePath.stem(name))-actual.png")
        try AtomicFile.write(actual, to: file)
        return Artifact(file: file)
    }

    /// Removes what an earlier run has left.
    package func clear() throws {
        for name in try ReferenceFolder.names(in: path) where name == Self.page || Self.isOurs(name) {
            try AtomicFile.remove(FilePath.join(path, name))
        }
    }

    private static func isOurs(_ name: String) -> Bool {
        ["-diff.png", "-actual.png"].contains { ending in
            name.hasSuffix(ending)
                && ReferenceFolder.isPictureName(name.dropLast(ending.count) + ".png")
        }
    }
}

extension Artifact.Sheet {
    fileprivate init(_ difference: PictureDifference) {
        reference = PixelSize(difference.reference.width, difference.reference.height)
        actual = PixelSize(difference.actual.width, difference.actual.height)
    }
}

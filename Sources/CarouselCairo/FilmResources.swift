import CarouselPixels
import CarouselDrawing
import CarouselLayout
import CarouselScene
import CarouselPlatform

/// The fonts and pictures of one film, read once and shared by all threads.
package final class FilmResources: LayoutResources {
    let pictures = PictureStore()
    let bitmaps = BitmapCache()
    let shaper: TextShaper

    package init() throws(DrawingError) { shaper = try TextShaper() }

    package func block(_ text: Card.Text, width: Double?, lines: Int?) throws -> TextBlock {
        try shaper.block(text, width: width, lines: lines)
    }

    package func size(of picture: Picture) throws -> Size {
        let decoded = try pictures.picture(picture)
        return Size(Double(decoded.uprightWidth), Double(decoded.uprightHeight))
    }

    /// Makes a font file known; false if it is none.
    package func addFont(_ file: String) -> Bool { shaper.addFont(file) }

    /// Why a picture cannot be drawn, or nil.
    package func fault(ofPicture file: String) -> String? { pictures.fault(of: file) }

    /// What is to be told about a picture that can be drawn, or nil.
    package func warning(aboutPicture file: String) -> String? { pictures.warning(about: file) }

    /// The font files that the texts take their glyphs from, sorted.
    package func fontFiles(of texts: [Card.Text]) throws -> [String] { try shaper.fontFiles(of: texts) }
}

/// Answers the scene reader's questions with the files and fonts that will be drawn with.
package final class FilmAssetChecker: AssetChecking {
    private let resources: FilmResources
    private let fontWarnings: FontWarnings

    package init(_ resources: FilmResources) {
        self.resources = resources
        fontWarnings = FontWarnings(resources.shaper)
    }

    package func fault(ofPicture file: String) -> String? { resources.fault(ofPicture: file) }

    package func warning(aboutPicture file: String) -> String? { resources.warning(aboutPicture: file) }

    package func fault(ofFont file: String) -> String? {
        var status = stat()
        guard stat(file, &status) == 0, access(file, R_OK) == 0 else {
            return [ENOENT, ENOTDIR].contains(errno)
                ? "there is no such file" : "it cannot be read: \(String(cString: strerror(errno)))"
        }
        if status.st_mode & S_IFMT == S_IFDIR { return "this is a folder, not a font file" }
        return resources.addFont(file) ? nil : "this is not a font file that can be read"
    }

    package func warnings(about text: Card.Text) -> [String] { fontWarnings.warnings(about: text) }
}

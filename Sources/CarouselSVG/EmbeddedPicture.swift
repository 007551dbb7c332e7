import CarouselDrawing
import CarouselPixels

/// A picture as an SVG file holds it.
package struct EmbeddedPicture: Sendable {
    package var file: EmbeddedFile
    /// In pixels, as the file has them.
    package var width: Int
    package var height: Int
    package var orientation: ExifOrientation
    /// No pixel lets anything through.
    package var isOpaque: Bool

    package init(_ picture: DecodedPicture) throws {
        file = try EmbeddedFile(picture)
        (width, height) = (picture.width, picture.height)
        orientation = picture.orientation
        isOpaque = picture.isOpaque
    }

    /// From the stored pixels to `frame`, in which the picture stands upright.
    func fromStoredPixels(to frame: Rect) -> Transform {
        Transform.scale(1 / Double(width), 1 / Double(height))
            .then(orientation.toUpright)
            .then(.scale(frame.width, frame.height))
            .then(.translation(frame.x, frame.y))
    }
}

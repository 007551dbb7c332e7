import CarouselPixels
import CCairo
import CarouselDrawing

/// A picture as something Cairo can paint with.
struct PictureSource {
    let surface: Surface
    private let width: Double
    private let height: Double
    private let orientation: ExifOrientation

    /// The pixels of `bitmap`, which lie as `orientation` says; `file` is what is embedded where Cairo writes SVG.
    init(_ bitmap: Bitmap, _ orientation: ExifOrientation, file: EmbeddedFile? = nil) throws {
        surface = try Surface(bitmap: bitmap)
        if let file { try surface.attach(file) }
        width = Double(bitmap.width)
        height = Double(bitmap.height)
        self.orientation = orientation
    }

    /// The map from `frame`, in which the picture is to stand upright, to the stored pixels.
    func toStoredPixels(from frame: Rect) -> Transform {
        Transform.translation(-frame.x, -frame.y)
            .then(.scale(1 / frame.width, 1 / frame.height))
            .then(orientation.toStored)
            .then(.scale(width, height))
    }
}

import CarouselPixels
import CarouselDrawing
import CarouselPlatform

/// A gradient around a point, which Cairo has none of.
struct Angular {
    var stops: [ColorStop]
    var center: Point
    /// Where it begins, in degrees clockwise from the right.
    var angle: Double

    /// The colours from the angle on, once round, as Cairo's premultiplied 0xAARRGGBB.
    fileprivate var table: [UInt32] {
        (0..<Angular.steps).map { stops.color(at: (Double($0) + 0.5) / Double(Angular.steps)).premultiplied }
    }

    /// Finer than the pixels of a large circle.
    fileprivate static let steps = 8192

    fileprivate func index(_ x: Double, _ y: Double) -> Int {
        let turn = (atan2(y - center.y, x - center.x) / (2 * .pi) - angle / 360)
        let share = turn - turn.rounded(.down)
        return min(Angular.steps - 1, Int(share * Double(Angular.steps)))
    }
}

extension BitmapCache.Value {
    /// The pixels that cover `bounds`; nil if there are none, or too many.
    init?(of gradient: Angular, in bounds: Rect, scale: Double) throws {
        guard let area = PixelArea(around: bounds, scale: scale, rim: 1) else { return nil }
        bitmap = try Bitmap(width: area.width, height: area.height)
        origin = area.origin
        let table = gradient.table
        for y in 0..<area.height {
            for x in 0..<area.width {
                let index = gradient.index(
                    origin.x + (Double(x) + 0.5) / scale, origin.y + (Double(y) + 0.5) / scale)
                bitmap.pixels[y * area.width + x] = table[index]
            }
        }
    }
}

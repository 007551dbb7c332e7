import CarouselPixels
import CarouselCairo
import CarouselDrawing

/// A drawn picture that can be asked for its pixels.
struct Canvas {
    let bitmap: Bitmap

    /// Draws `nodes` on a sheet of `width` × `height` points.
    init(
        _ width: Double, _ height: Double, scale: Double = 1, background: Color = .white, _ nodes: [Node],
        resources: FilmResources? = nil
    ) throws {
        let canvas = try PixelCanvas(
            size: Size(width, height), scale: scale, resources: resources ?? FilmResources())
        try canvas.draw(DisplayList(size: Size(width, height), background: background, nodes: nodes))
        bitmap = canvas.bitmap
    }

    /// Alpha, red, green, blue of one pixel, the alpha multiplied in.
    subscript(x: Int, y: Int) -> [Int] {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        return [24, 16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
    }
}

func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> Node {
    .fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), .color(color))
}

let red = Color(bytes: 255, 0, 0)
let green = Color(bytes: 0, 255, 0)
let blue = Color(bytes: 0, 0, 255)

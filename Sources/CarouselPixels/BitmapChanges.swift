import CarouselDrawing
import CarouselPlatform

extension Bitmap {
    /// The smallest rectangle outside which it is equal to another bitmap of its size; nil where they are equal.
    package func changes(since other: Bitmap) -> PixelRect? {
        func isEqual(row y: Int) -> Bool {
            memcmp(pixels + y * width, other.pixels + y * width, stride) == 0
        }

        guard let top = (0..<height).first(where: { !isEqual(row: $0) }),
            let bottom = (0..<height).last(where: { !isEqual(row: $0) })
        else { return nil }
        var (left, right) = (width, 0)
        for y in top...bottom {
            let row = y * width
            // Only outside what is known to differ.
            if let first = (0..<left).first(where: { pixels[row + $0] != other.pixels[row + $0] }) {
                left = first
            }
            if let last = (right..<width).last(where: { pixels[row + $0] != other.pixels[row + $0] }) {
                right = last + 1
            }
        }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
    }
}

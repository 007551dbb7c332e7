import CarouselPixels

/// Tells a shape's smoothed edge from a difference in what is drawn.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), in pixelmatch's form: a smoothed pixel has
/// a darker and a brighter neighbour and few equally bright ones, and its darkest or its brightest neighbour lies in an
/// area of one colour, in both pictures.
struct AntialiasingDetector {
    private let a: UnsafePointer<UInt32>
    private let b: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int

    /// For two pictures of the same size, whose pixels have to live as long as this.
    init(_ a: Bitmap, _ b: Bitmap) {
        self.a = UnsafePointer(a.pixels)
        self.b = UnsafePointer(b.pixels)
        width = a.width
        height = a.height
    }

    /// Whether the pixel is a smoothed one in at least one of the pictures.
    func isSmoothed(x: Int, y: Int, over backdrop: PixelDistance.Backdrop) -> Bool {
        isSmoothed(x, y, in: a, other: b, over: backdrop) || isSmoothed(x, y, in: b, other: a, over: backdrop)
    }

    private func isSmoothed(
        _ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>, other: UnsafePointer<UInt32>,
        over backdrop: PixelDistance.Backdrop
    ) -> Bool {
        let around = Neighbourhood(x, y, width, height)
        let own = picture[y * width + x]
        let brightness = PixelDistance.brightness(own, over: backdrop)
        var equals = around.isCut ? 1 : 0
        var (lowest, highest) = (0.0, 0.0)
        var (lowestPlace, highestPlace) = ((x: 0, y: 0), (x: 0, y: 0))
        // Column by column: of neighbours that are equally dark the first one counts, as in pixelmatch.
        for column in around.left...around.right {
            for row in around.top...around.bottom where column != x || row != y {
                let pixel = picture[row * width + column]
                let step =
                    pixel == own ? 0 : brightness - PixelDistance.brightness(pixel, over: backdrop)
                if step == 0 {
                    equals += 1
                    if equals > 2 { return false }
                } else if step < lowest {
                    lowest = step
                    lowestPlace = (column, row)
                } else if step > highest {
                    highest = step
                    highestPlace = (column, row)
                }
            }
        }
        if lowest == 0 || highest == 0 { return false }
        return isFlat(lowestPlace, picture) && isFlat(lowestPlace, other)
            || isFlat(highestPlace, picture) && isFlat(highestPlace, other)
    }

    /// Whether three or more neighbours have the same colour; at the picture's border, two.
    private func isFlat(_ place: (x: Int, y: Int), _ picture: UnsafePointer<UInt32>) -> Bool {
        let around = Neighbourhood(place.x, place.y, width, height)
        let own = picture[place.y * width + place.x]
        var equals = around.isCut ? 1 : 0
        for row in around.top...around.bottom {
            for column in around.left...around.right where column != place.x || row != place.y {
                if picture[row * width + column] == own { equals += 1 }
            }
        }
        return equals > 2
    }

    /// A pixel and the up to eight around it.
    private struct Neighbourhood {
        let left: Int
        let right: Int
        let top: Int
        let bottom: Int
        /// The pixel is at the picture's border.
        let isCut: Bool

        @inline(__always)
        init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
            left = max(x - 1, 0)
            right = min(x + 1, width - 1)
            top = max(y - 1, 0)
            bottom = min(y + 1, height - 1)
            isCut = x == left || x == right || y == top || y == bottom
        }
    }
}

import CarouselDrawing

/// A picture's width and height in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(width)×\(height)" }
}

/// A rectangle of whole pixels that has at least one.
package struct PixelBox: Hashable, Sendable, CustomStringConvertible {
    /// The first and the last column and row, both included.
    package var columns: ClosedRange<Int>
    package var rows: ClosedRange<Int>

    package init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// The pixels of a picture that `region` (points) touches; nil if there is none.
    ///
    /// An edge less than a millionth of a pixel beyond a pixel's own is taken to be on it: 30.1 pt at a scale of 10
    /// are 301 pixels, but not for a Double.
    init?(_ region: Rect, scale: Double, in size: PixelSize) {
        func pixel(_ points: Double, from start: FloatingPointRoundingRule, limit: Int) -> Int {
            let nudge = start == .down ? 1e-6 : -1e-6
            let rounded = (points * scale + nudge).rounded(start)
            return Int(exactly: Swift.min(Swift.max(rounded, 0), Double(limit))) ?? 0
        }
        let left = pixel(region.minX, from: .down, limit: size.width)
        let right = pixel(region.maxX, from: .up, limit: size.width)
        let top = pixel(region.minY, from: .down, limit: size.height)
        let bottom = pixel(region.maxY, from: .up, limit: size.height)
        guard left < right, top < bottom else { return nil }
        self.init(columns: left...right - 1, rows: top...bottom - 1)
    }

    /// The smallest box with all pixels of both.
    func union(_ other: PixelBox) -> PixelBox {
        PixelBox(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)...max(
                    columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound))
    }

    /// Width, height and the upper left corner: `305×12 at (20,430)`.
    package var description: String {
        "\(columns.count)×\(rows.count) at (\(columns.lowerBound),\(rows.lowerBound))"
    }
}

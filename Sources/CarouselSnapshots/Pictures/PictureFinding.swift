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

/// In what two pictures differ, without the pictures.
package enum PictureFinding: Hashable, Sendable, CustomStringConvertible {
    /// So many pixels of `total` differ, all of them in `box`.
    case pixels(Int, of: Int, box: PixelBox)
    case size(reference: PixelSize, actual: PixelSize)

    /// `412 px differ in 305×12 at (20,430)`.
    package var description: String {
        switch self {
        case .pixels(let count, _, let box): "\(count) px \(count == 1 ? "differs" : "differ") in \(box)"
        case .size(let reference, let actual): "the picture is \(actual) px, its reference \(reference) px"
        }
    }
}

/// What became of one pixel of a comparison.
package enum PixelVerdict: UInt8, Sendable {
    case same
    case different
    /// Different, but let pass as the smoothed edge of a shape.
    case smoothed
    /// In a region that is not compared.
    case ignored
}

/// A picture that cannot be compared, since it cannot be read.
package struct UnreadablePicture: Error, CustomStringConvertible {
    /// Whether it is the reference, else the picture that is compared with it.
    package var isReference: Bool
    /// A clause of its own, as "the file is empty".
    package var reason: String

    package var description: String {
        "the \(isReference ? "reference" : "picture") cannot be compared: \(reason)"
    }
}

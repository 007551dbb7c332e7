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

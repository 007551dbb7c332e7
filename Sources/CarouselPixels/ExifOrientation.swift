/// How a picture's rows and columns lie, as the Exif tag of this name counts it: where the first row and the first
/// column are when the picture stands upright.
package enum ExifOrientation: Int, Sendable, CaseIterable {
    case topLeft = 1
    case topRight = 2
    case bottomRight = 3
    case bottomLeft = 4
    case leftTop = 5
    case rightTop = 6
    case rightBottom = 7
    case leftBottom = 8

    /// Rows stand upright: the picture is shown as wide as the file says it is high.
    package var swapsSides: Bool { rawValue >= 5 }

    /// From a TIFF block, as the Exif segment of a JPEG and the eXIf chunk of a PNG hold it; `topLeft` if the block
    /// says nothing, or nothing that can be read.
    init(exif block: UnsafeBufferPointer<UInt8>) {
        self = TIFFBlock(bytes: block).orientation ?? .topLeft
    }
}

/// The little of TIFF 6.0 that is needed: the entries of the first directory.
private struct TIFFBlock {
    var bytes: UnsafeBufferPointer<UInt8>

    private var littleEndian: Bool { bytes.starts(with: [0x49, 0x49, 42, 0]) }
    private var bigEndian: Bool { bytes.starts(with: [0x4D, 0x4D, 0, 42]) }

    private func integer(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let digits = bytes[offset..<offset + count]
        return littleEndian
            ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }

    var orientation: ExifOrientation? {
        guard littleEndian || bigEndian, let directory = integer(at: 4, bytes: 4),
            let count = integer(at: directory, bytes: 2)
        else { return nil }
        for entry in 0..<count {
            let start = directory + 2 + 12 * entry
            guard let tag = integer(at: start, bytes: 2) else { return nil }
            // The orientation is one SHORT (type 3), kept in the entry itself.
            guard tag == 0x0112 else { continue }
            guard integer(at: start + 2, bytes: 2) == 3, integer(at: start + 4, bytes: 4) == 1 else {
                return nil
            }
            return integer(at: start + 8, bytes: 2).flatMap(ExifOrientation.init(rawValue:))
        }
        return nil
    }
}

import CarouselCairo

/// One picture that shows a difference: reference | difference | actual.
///
/// In the middle one, which is as large as both together, pixels that differ are red and those let pass as smoothed
/// edges yellow, on a pale gray copy of the reference; regions that are not compared are bluish. If the sizes differ,
/// red is what only one of the pictures has.
extension PictureDifference {
    /// Pixels between the pictures.
    private static let gap = 16

    private static let red: UInt32 = 0xFFFF_0000
    private static let yellow: UInt32 = 0xFFFF_FF00
    private static let gray: UInt32 = 0xFF80_8080

    /// Draws the picture.
    /// - Throws: `Bitmap.Fault.badSize` where three pictures side by side are more than a picture may have.
    package func picture() throws(Bitmap.Fault) -> Bitmap {
        let width = max(reference.width, actual.width)
        let height = max(reference.height, actual.height)
        let sheet = try Bitmap(
            width: reference.width + width + actual.width + 2 * Self.gap, height: height)
        sheet.pixels.update(repeating: Self.gray, count: sheet.width * sheet.height)
        let middle = reference.width + Self.gap
        copy(reference, to: sheet, x: 0)
        copy(actual, to: sheet, x: middle + width + Self.gap)
        for y in 0..<height {
            let row = sheet.pixels + y * sheet.width + middle
            for x in 0..<width { row[x] = mark(x, y) }
        }
        return sheet
    }

    /// The picture as the bytes of a PNG file.
    package func png() throws(Bitmap.Fault) -> [UInt8] {
        try PNGEncoder().encode(try picture(), opaque: isOpaque(reference) && isOpaque(actual))
    }

    private func mark(_ x: Int, _ y: Int) -> UInt32 {
        let inReference = x < reference.width && y < reference.height
        let inActual = x < actual.width && y < actual.height
        guard inReference && inActual else { return inReference || inActual ? Self.red : Self.gray }
        let k = y * reference.width + x
        let verdict = verdicts.isEmpty ? .same : verdicts[k]
        switch verdict {
        case .different: return Self.red
        case .smoothed: return Self.yellow
        case .same, .ignored:
            // A tenth of the brightness on white, as pixelmatch has it.
            let pixel = reference.pixels[k]
            let brightness = PixelDistance.brightness(pixel, over: .black)
            let pale = UInt32(min(255, 255 + 0.1 * (brightness - Double(pixel >> 24))))
            let other = verdict == .ignored ? pale - 40 : pale
            return 0xFF00_0000 | other << 16 | other << 8 | pale
        }
    }

    private func copy(_ picture: Bitmap, to sheet: Bitmap, x: Int) {
        for y in 0..<picture.height {
            (sheet.pixels + y * sheet.width + x).update(
                from: picture.pixels + y * picture.width, count: picture.width)
        }
    }

    private func isOpaque(_ picture: Bitmap) -> Bool {
        UnsafeBufferPointer(start: picture.pixels, count: picture.width * picture.height)
            .allSatisfy { $0 >> 24 == 255 }
    }
}

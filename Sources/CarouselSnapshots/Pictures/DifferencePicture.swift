import CarouselPixels

/// One picture that shows a difference: reference | difference | actual.
///
/// In the middle one, which is as large as both together, pixels that differ are red and those let pass as smoothed
/// edges yellow, on a pale gray copy of the reference; regions that are not compared are bluish. A blue frame stands
/// around all that differs. If the sizes differ, red is what only one of the pictures has.
extension PictureDifference {
    /// Pixels between the pictures.
    private static let gap = 16

    private static let red: UInt32 = 0xFFFF_0000
    private static let yellow: UInt32 = 0xFFFF_FF00
    private static let gray: UInt32 = 0xFF80_8080
    private static let blue: UInt32 = 0xFF00_7AFF

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
        verdicts.withUnsafeBufferPointer { verdicts in
            for y in 0..<height { mark(verdicts, row: y, in: sheet.pixels + y * sheet.width + middle) }
        }
        if case .pixels(_, _, let box) = finding { frame(box, on: sheet, left: middle) }
        return sheet
    }

    /// The picture as the bytes of a PNG file.
    package func png() throws(Bitmap.Fault) -> [UInt8] {
        try PNGEncoder().encode(try picture(), opaque: isOpaque(reference) && isOpaque(actual))
    }

    /// Draws a row of the middle picture on gray.
    ///
    /// Neighbouring pixels are mostly equal; then nothing is computed, which tells in tests, mostly built without the
    /// optimizer.
    private func mark(
        _ verdicts: UnsafeBufferPointer<PixelVerdict>, row y: Int, in row: UnsafeMutablePointer<UInt32>
    ) {
        let inReference = y < reference.height ? reference.width : 0
        let inActual = y < actual.height ? actual.width : 0
        let shared = min(inReference, inActual)
        var last: (pixel: UInt32, verdict: PixelVerdict, mark: UInt32) = (0, .same, Self.mark(0, .same))
        for x in 0..<shared {
            let k = y * reference.width + x
            let pixel = reference.pixels[k]
            let verdict = verdicts.isEmpty ? .same : verdicts[k]
            if pixel != last.pixel || verdict != last.verdict {
                last = (pixel, verdict, Self.mark(pixel, verdict))
            }
            row[x] = last.mark
        }
        (row + shared).update(repeating: Self.red, count: max(inReference, inActual) - shared)
    }

    private static func mark(_ pixel: UInt32, _ verdict: PixelVerdict) -> UInt32 {
        switch verdict {
        case .different: return red
        case .smoothed: return yellow
        case .same, .ignored:
            // A tenth of the brightness on white, as pixelmatch has it.
            let brightness = PixelDistance.brightness(pixel, over: .black)
            let pale = UInt32(min(255, 255 + 0.1 * (brightness - Double(pixel >> 24))))
            let other = verdict == .ignored ? pale - 40 : pale
            return 0xFF00_0000 | other << 16 | other << 8 | pale
        }
    }

    /// Draws a frame of two pixels' width around a box, two pixels away from it, as far as there is room.
    private func frame(_ box: PixelBox, on sheet: Bitmap, left: Int) {
        let (columns, rows) = (0..<reference.width, 0..<reference.height)
        for distance in 3...4 {
            let (x0, x1) = (box.columns.lowerBound - distance, box.columns.upperBound + distance)
            let (y0, y1) = (box.rows.lowerBound - distance, box.rows.upperBound + distance)
            let edges =
                (x0...x1).flatMap { [($0, y0), ($0, y1)] } + (y0...y1).flatMap { [(x0, $0), (x1, $0)] }
            for (x, y) in edges where columns.contains(x) && rows.contains(y) {
                // What was let pass as smoothed may lie here.
                guard [.same, .ignored].contains(verdicts[y * reference.width + x]) else { continue }
                sheet.pixels[y * sheet.width + left + x] = Self.blue
            }
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

import Dispatch
import CarouselPixels
import CarouselDrawing
import CarouselPlatform
import Synchronization

/// What comes of comparing two pictures.
package enum PictureComparison: Sendable {
    /// Nothing differs but what is let pass.
    case same(PixelsLetPass)
    /// Different, but within `maxDiffPixels` and `maxDiffRatio`.
    case tolerated(PictureDifference)
    case different(PictureDifference)

    package var letPass: PixelsLetPass {
        switch self {
        case .same(let pixels): pixels
        case .tolerated(let difference), .different(let difference): difference.letPass
        }
    }

    package var difference: PictureDifference? {
        switch self {
        case .same: nil
        case .tolerated(let difference), .different(let difference): difference
        }
    }
}

/// Two pictures that differ: twelve megabytes each where a phone's screen is shown, so not to be kept for long.
package struct PictureDifference: Sendable {
    package var finding: PictureFinding
    package var letPass = PixelsLetPass()
    /// nil if the sizes differ.
    package var closeness: PictureCloseness?
    package var reference: Bitmap
    package var actual: Bitmap
    /// A verdict for each pixel, row after row; empty if the sizes differ.
    package var verdicts: [PixelVerdict]
}

/// Compares pictures; it keeps nothing but its settings, so that any number of threads can share one.
package struct PictureComparer: Sendable {
    private let options: ComparisonOptions
    private let scale: Double

    /// - Parameter scale: Pixels per point, for the ignored regions.
    package init(_ options: ComparisonOptions, scale: Double) throws(ComparisonOptionsError) {
        try options.check()
        self.options = options
        self.scale = scale
    }

    /// Compares the pictures in two files' bytes, PNG or JPEG.
    ///
    /// Equal bytes are not decoded: if the actual picture is one that has just been drawn, so is the other.
    package func compare(
        reference: [UInt8], actual: [UInt8]
    ) throws(UnreadablePicture) -> PictureComparison {
        if isEqual(reference, actual), !reference.isEmpty { return .same(PixelsLetPass()) }
        // Decoding takes most of the time, so the two are decoded at once.
        let pictures = Mutex<[Result<Bitmap, PictureError>?]>([nil, nil])
        DispatchQueue.concurrentPerform(iterations: 2) { side in
            let picture = Result { () throws(PictureError) in
                try PictureDecoder.decode(side == 0 ? reference : actual).bitmap
            }
            pictures.withLock { $0[side] = picture }
        }
        let decoded = pictures.withLock(\.self)
        return compare(
            try bitmap(decoded[0], isReference: true), try bitmap(decoded[1], isReference: false))
    }

    package func compare(_ reference: Bitmap, _ actual: Bitmap) -> PictureComparison {
        let size = PixelSize(reference.width, reference.height)
        guard size == PixelSize(actual.width, actual.height) else {
            let finding = PictureFinding.size(
                reference: size, actual: PixelSize(actual.width, actual.height))
            return .different(
                PictureDifference(finding: finding, reference: reference, actual: actual, verdicts: []))
        }
        guard let first = firstDifferentRow(reference, actual) else {
            return .same(PixelsLetPass())
        }
        var verdicts = [PixelVerdict](repeating: .same, count: size.width * size.height)
        for region in options.ignoredRegions {
            guard let box = PixelBox(region, scale: scale, in: size) else { continue }
            for row in box.rows {
                let start = row * size.width
                for k in start + box.columns.lowerBound...start + box.columns.upperBound {
                    verdicts[k] = .ignored
                }
            }
        }
        let judge = PixelJudge(reference, actual, options)
        let found = judge.mark(&verdicts, rows: first..<size.height)
        guard let box = found.box else { return .same(found.letPass) }
        var difference = PictureDifference(
            finding: .pixels(found.count, of: verdicts.count, box: box), letPass: found.letPass,
            closeness: found.closeness(of: verdicts.count, options), reference: reference, actual: actual,
            verdicts: verdicts)
        guard options.tolerates(found.count, of: verdicts.count) else { return .different(difference) }
        difference.letPass.few = found.count
        return .tolerated(difference)
    }

    /// Also without the optimizer as fast as memory is: tests are mostly built so.
    private func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count
            && a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in
                    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
                    return memcmp(first, second, a.count) == 0
                }
            }
    }

    private func bitmap(
        _ picture: Result<Bitmap, PictureError>?, isReference: Bool
    ) throws(UnreadablePicture) -> Bitmap {
        switch picture {
        case .success(let bitmap)?: return bitmap
        case .failure(let error)?:
            throw UnreadablePicture(isReference: isReference, reason: error.description)
        case nil: throw UnreadablePicture(isReference: isReference, reason: "it was not decoded")
        }
    }

    private func firstDifferentRow(_ a: Bitmap, _ b: Bitmap) -> Int? {
        withExtendedLifetime((a, b)) {
            (0..<a.height).first { memcmp(a.pixels + $0 * a.width, b.pixels + $0 * a.width, a.stride) != 0 }
        }
    }
}

import CarouselPixels
import CarouselCairo

@testable import CarouselSnapshots

extension Bitmap {
    /// A picture whose pixels `color` gives as 0xAARRGGBB, the alpha multiplied in.
    static func drawn(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { bitmap.pixels[y * width + x] = color(x, y) }
        }
        return bitmap
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }
}

extension PictureComparison {
    var isSame: Bool { difference == nil }

    var isTolerated: Bool {
        if case .tolerated = self { true } else { false }
    }

    /// As a report has it; nil if the pictures are the same.
    var text: String? { difference?.finding.description }
}

func compare(
    _ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions = ComparisonOptions(),
    scale: Double = 1
) throws -> PictureComparison {
    try PictureComparer(options, scale: scale).compare(reference, actual)
}

import CarouselPixels
import CarouselCairo
import CarouselDrawing
import Testing

@testable import CarouselSnapshots

private let white: UInt32 = 0xFFFF_FFFF
private let black: UInt32 = 0xFF00_0000

struct PictureComparerTests {
    @Test func saysHowManyPixelsDifferAndWhere() throws {
        let a = try Bitmap.drawn(40, 30) { _, _ in white }
        let b = try Bitmap.drawn(40, 30) { x, y in
            (7...9).contains(x) && (20...21).contains(y) ? black : white
        }
        #expect(try compare(a, b).text == "6 px differ in 3×2 at (7,20)")
        let c = try Bitmap.drawn(40, 30) { x, y in x == 39 && y == 29 ? 0xFFFF_FFFE : white }
        #expect(try compare(a, c).text == "1 px differs in 1×1 at (39,29)")
        #expect(try compare(a, Bitmap.drawn(40, 30) { _, _ in white }).isSame)
    }

    /// One pixel each, with the alpha multiplied in, and the largest threshold in hundredths at which they differ.
    @Test(
        arguments: [
            (0x0000_0000, 0xFFFF_FFFF, 96), (0x0000_0000, 0xFF00_0000, 96), (0x8000_0000, 0x7F00_0000, 0),
            (0x8040_4040, 0x8140_4040, 0), (0x8040_4040, 0x8041_4040, 0), (0xFF80_8080, 0x0000_0000, 48),
            (0x8080_8080, 0xFFFF_FFFF, 48), (0x8080_0000, 0xFFFF_7F7F, 48),
        ] as [(UInt32, UInt32, Int)])
    func alphaCounts(a: UInt32, b: UInt32, last: Int) throws {
        let (a, b) = (try Bitmap.drawn(1, 1) { _, _ in a }, try Bitmap.drawn(1, 1) { _, _ in b })
        let differing = try (0...100).filter {
            try !compare(a, b, ComparisonOptions(threshold: Double($0) / 100)).isSame
        }
        #expect(differing == Array(0...last))
        let (there, back) = (try compare(a, b), try compare(b, a))
        #expect(there.text == back.text)
    }

    /// A white disc on nothing, moved by part of a pixel: only its smoothed edge differs.
    @Test(arguments: [0x00FF_FFFF, 0x0000_0000] as [UInt32])
    func smoothedEdgesOnNothingAreLetPass(ink: UInt32) throws {
        func disc(_ cx: Double) throws -> Bitmap {
            try Bitmap.drawn(40, 40) { x, y in
                var inside = 0
                for k in 0..<64 {
                    let (dx, dy) = (
                        Double(x) + (Double(k % 8) + 0.5) / 8 - cx, Double(y) + (Double(k / 8) + 0.5) / 8 - 20
                    )
                    if dx * dx + dy * dy < 144 { inside += 1 }
                }
                let alpha = UInt32(inside * 255 / 64)
                return alpha << 24 | (ink == 0 ? 0 : alpha << 16 | alpha << 8 | alpha)
            }
        }
        let (a, b) = (try disc(20), try disc(20.3))
        #expect(try !compare(a, b).isSame)
        let passed = try compare(a, b, ComparisonOptions(threshold: 0.1, ignoreAntialiasing: true))
        #expect(passed.isSame)
    }

    @Test func otherSizesAreNeverTolerated() throws {
        let a = try Bitmap.drawn(4, 3) { _, _ in white }
        let b = try Bitmap.drawn(4, 4) { _, _ in white }
        let options = ComparisonOptions(
            threshold: 1, maxDiffPixels: 100, maxDiffRatio: 1, ignoreAntialiasing: true,
            ignoredRegions: [Rect(x: 0, y: 0, width: 9, height: 9)])
        guard case .different(let difference) = try compare(a, b, options) else {
            Issue.record("it passed")
            return
        }
        #expect(difference.finding.description == "the picture is 4×4 px, its reference 4×3 px")
    }

    @Test(arguments: [
        (ComparisonOptions(), false), (ComparisonOptions(maxDiffPixels: 28), false),
        (ComparisonOptions(maxDiffPixels: 29), true), (ComparisonOptions(maxDiffRatio: 0.28), false),
        (ComparisonOptions(maxDiffRatio: 0.29), true),
        (ComparisonOptions(maxDiffPixels: 29, maxDiffRatio: 0.28), false),
        (ComparisonOptions(maxDiffPixels: 28, maxDiffRatio: 0.29), false),
        (ComparisonOptions(maxDiffPixels: 29, maxDiffRatio: 0.29), true),
    ])
    func someDifferingPixelsMayBeTolerated(options: ComparisonOptions, tolerated: Bool) throws {
        let a = try Bitmap.drawn(10, 10) { _, _ in white }
        let b = try Bitmap.drawn(10, 10) { x, y in y * 10 + x < 29 ? black : white }
        let found = try compare(a, b, options)
        #expect(found.isTolerated == tolerated)
        #expect(found.text == "29 px differ in 10×3 at (0,0)")
    }

    /// Regions in points at a scale of 3, in a picture of 30×30 pixels that all differ.
    @Test(
        arguments: [
            (Rect(x: 0, y: 0, width: 10, height: 10), 0),
            (Rect(x: -5, y: -5, width: 1e300, height: 1e300), 0),
            (Rect(x: 1, y: 2, width: 3, height: 4), 792),
            (Rect(x: 1.1, y: 0, width: 0.1, height: 10), 870),
            (Rect(x: 1.3, y: 0, width: 0.1, height: 10), 840),
            (Rect(x: 0.1 + 0.2, y: 9.7, width: 100, height: 100), 870),
            (Rect(x: 10, y: 0, width: 5, height: 5), 900), (Rect(x: -1e308, y: 0, width: 1, height: 1), 900),
        ] as [(Rect, Int)])
    func ignoredRegionsAreInPoints(region: Rect, count: Int) throws {
        let a = try Bitmap.drawn(30, 30) { _, _ in white }
        let b = try Bitmap.drawn(30, 30) { _, _ in black }
        let found = try compare(a, b, ComparisonOptions(ignoredRegions: [region]), scale: 3)
        #expect(found.text?.split(separator: " ").first.map(String.init) ?? "0" == "\(count)")
    }

    @Test func severalRegionsAreIgnored() throws {
        let a = try Bitmap.drawn(30, 30) { _, _ in white }
        let b = try Bitmap.drawn(30, 30) { x, y in x == y ? black : white }
        let regions = [Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 8, y: 8, width: 20, height: 20)]
        #expect(
            try compare(a, b, ComparisonOptions(ignoredRegions: regions)).text
                == "2 px differ in 2×2 at (28,28)")
    }

    /// Rows are looked at by several threads, in bands.
    @Test func tallPicturesAreCounted() throws {
        let a = try Bitmap.drawn(3, 1000) { _, _ in white }
        let b = try Bitmap.drawn(3, 1000) { x, y in y % 63 == 5 && x == y % 2 ? black : white }
        for _ in 0..<20 { #expect(try compare(a, b).text == "16 px differ in 2×946 at (0,5)") }
    }

    @Test func theSamePictureInAnotherFileIsTheSame() throws {
        let a = try Bitmap.drawn(20, 20) { x, y in UInt32(x * 12) << 16 | UInt32(y * 12) | black }
        let files = try PNGCompression.allCases.map {
            try PNGEncoder(compression: $0).encode(a, opaque: true)
        }
        #expect(files[0] != files[1])
        let comparer = try PictureComparer(ComparisonOptions(), scale: 1)
        #expect(try comparer.compare(reference: files[0], actual: files[1]).isSame)
        #expect(try comparer.compare(reference: files[0], actual: files[0]).isSame)
    }

    @Test func whatCannotBeReadIsAnError() throws {
        let picture = try PNGEncoder().encode(Bitmap.drawn(9, 9) { _, _ in white }, opaque: true)
        let comparer = try PictureComparer(ComparisonOptions(threshold: 1), scale: 1)
        func message(_ reference: [UInt8], _ actual: [UInt8]) -> String? {
            do {
                _ = try comparer.compare(reference: reference, actual: actual)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message([], []) == "the reference cannot be compared: the file is empty")
        #expect(message(picture, []) == "the picture cannot be compared: the file is empty")
        let half = Array(picture.dropLast(30))
        #expect(
            message(half, picture)
                == "the reference cannot be compared: the picture is truncated before its first row")
    }

    @Test(arguments: [
        (ComparisonOptions(threshold: 1.5), "the threshold must be from 0 to 1, not 1.5"),
        (ComparisonOptions(threshold: .nan), "the threshold must be from 0 to 1, not nan"),
        (
            ComparisonOptions(maxDiffPixels: -1),
            "the number of pixels that may differ must be 0 or more, not -1"
        ),
        (
            ComparisonOptions(maxDiffRatio: -0.1),
            "the ratio of pixels that may differ must be from 0 to 1, not -0.1"
        ),
        (
            ComparisonOptions(ignoredRegions: [Rect(x: 1, y: 2, width: 0, height: 4)]),
            "an ignored region must have a width and a height, not 1.0,2.0,0.0,4.0"
        ),
        (
            ComparisonOptions(ignoredRegions: [Rect(x: .nan, y: 2, width: 3, height: 4)]),
            "an ignored region must have a width and a height, not nan,2.0,3.0,4.0"
        ),
    ])
    func wrongOptionsAreRefused(options: ComparisonOptions, message: String) {
        do {
            _ = try PictureComparer(options, scale: 1)
            Issue.record("they passed")
        } catch {
            #expect(error.description == message)
        }
    }
}

import CarouselPixels
import CarouselDrawing
import Foundation
import Testing

@testable import CarouselCairo

/// Blurs, masks, gradients and colours, pixel by pixel.
@Suite struct EffectsTests {
    private func sheet(_ paint: Paint, _ width: Double, _ height: Double) -> Node {
        .fill(.rectangle(Rect(x: 0, y: 0, width: width, height: height)), paint)
    }

    // MARK: Blur

    @Test func aBlurIsAGaussianOfTheRadius() throws {
        let group = Group(blur: Blur(radius: 4), children: [fill(50, -100, 100, 300, red)])
        let canvas = try Canvas(100, 10, scale: 2, [.group(group)])
        for (distance, share) in [(1.0, 0.4013), (4, 0.1587), (-4, 0.8413)] {
            let x = Int((50 - distance) * 2)
            let cover = 1 - Double(canvas[x, 5][2] + canvas[x - 1, 5][2]) / 2 / 255
            #expect(abs(cover - share) < 0.008, "\(distance) pt from the edge: \(cover)")
            #expect(canvas[x, 5][1] == 255)
        }
    }

    @Test func anOpaqueBlurKeepsTheAlpha() throws {
        let halves = [fill(10, 0, 20, 40, red), fill(30, 0, 20, 40, blue)]
        let group = Group(blur: Blur(radius: 3, opaque: true), children: halves)
        let canvas = try Canvas(60, 40, background: .clear, [.group(group)])
        #expect(canvas[9, 20] == [0, 0, 0, 0])
        #expect(canvas[10, 20][0] == 255 && canvas[49, 20][0] == 255)
        #expect(canvas[10, 0][0] == 255)
        let (left, right) = (canvas[29, 20], canvas[30, 20])
        #expect(left[1] > left[3] && left[3] > 90)
        #expect(right[3] > right[1] && right[1] > 90)
    }

    @Test func ablurredGroupIsAsOpaqueAsItSays() throws {
        let group = Group(opacity: 0.5, blur: Blur(radius: 2), children: [fill(-50, -50, 200, 200, red)])
        #expect(try Canvas(9, 9, background: .clear, [.group(group)])[4, 4] == [128, 128, 0, 0])
    }

    // MARK: Masks

    @Test func aMaskLeavesAsMuchAsItIsOpaque() throws {
        let mask = [fill(0, 0, 2, 1, .black.opacity(0.5)), fill(2, 0, 1, 1, .white)]
        let group = Group(mask: mask, children: [fill(0, 0, 9, 1, red), fill(1, 0, 9, 1, blue)])
        let canvas = try Canvas(4, 1, background: .clear, [.group(group)])
        #expect(canvas[0, 0] == [128, 128, 0, 0] || canvas[0, 0] == [127, 127, 0, 0])
        #expect(canvas[1, 0] == [128, 0, 0, 128] || canvas[1, 0] == [127, 0, 0, 127])
        #expect(canvas[2, 0] == [255, 0, 0, 255])
        #expect(canvas[3, 0] == [0, 0, 0, 0])
    }

    @Test func aMaskedGroupCastsTheShadowOfWhatIsLeft() throws {
        let group = Group(
            mask: [fill(0, 0, 1, 1, .black)], shadow: DropShadow(radius: 0, x: 2, y: 0, color: blue),
            children: [fill(0, 0, 2, 1, red)])
        let canvas = try Canvas(4, 1, [.group(group)])
        #expect(
            (0..<4).map { canvas[$0, 0] } == [
                [255, 255, 0, 0], [255, 255, 255, 255], [255, 0, 0, 255], [255, 255, 255, 255],
            ])
    }

    // MARK: Lines and gradients

    @Test func dashesAndTheirCaps() throws {
        func row(_ cap: LineCap) throws -> [Int] {
            let line = Path([.move(Point(2, 1)), .line(Point(17, 1))])
            let node = Node.stroke(line, LineStyle(width: 2, cap: cap, dash: [4, 4]), .color(.black))
            let canvas = try Canvas(20, 2, [node])
            return (0..<20).map { canvas[$0, 0][1] == 0 ? 1 : 0 }
        }
        #expect(try row(.butt) == [0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0])
        #expect(try row(.square) == [0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    }

    @Test func stopsStandWhereTheySay() throws {
        let stops = [ColorStop(.black, at: 0.25), ColorStop(.white, at: 0.75)]
        let canvas = try Canvas(
            100, 1, [sheet(.linear(stops, start: .zero, end: Point(100, 0)), 100, 1)])
        #expect(canvas[20, 0][1] == 0 && canvas[80, 0][1] == 255)
        #expect(abs(canvas[50, 0][1] - 129) <= 2)
    }

    @Test func aRadialGradientGoesFromCircleToCircle() throws {
        let paint = Paint.radial(
            .evenly([.black, .white]), center: Point(50, 50), startRadius: 10, endRadius: 40)
        let canvas = try Canvas(100, 100, [sheet(paint, 100, 100)])
        #expect(canvas[50, 50][1] == 0 && canvas[58, 50][1] == 0 && canvas[50, 95][1] == 255)
        #expect(abs(canvas[75, 50][1] - 131) <= 3)
    }

    @Test(arguments: [1.0, 2])
    func anAngularGradientGoesClockwiseFromItsAngle(scale: Double) throws {
        let paint = Paint.angular(.evenly([.black, .white]), center: Point(50, 50), angle: 90)
        let canvas = try Canvas(100, 100, scale: scale, [sheet(paint, 100, 100)])
        func shade(_ x: Double, _ y: Double) -> Int { canvas[Int(x * scale), Int(y * scale)][1] }
        // From straight below on: a quarter further to the left, above, on the right.
        #expect(shade(49, 90) < 4 && shade(51, 90) > 251)
        #expect(abs(shade(10, 50) - 64) <= 2)
        #expect(abs(shade(50, 10) - 128) <= 2)
        #expect(abs(shade(90, 50) - 191) <= 2)
    }

    // MARK: Colours

    @Test func aColorIsWhatEightBitsHold() throws {
        // Cairo alone would cut 0.5 off to 127.
        for value in stride(from: 0.0, through: 1, by: 1 / 1024) {
            let color = Color(red: value, green: 1 - value, blue: value)
            let canvas = try Canvas(1, 1, [fill(0, 0, 1, 1, color)], resources: resources)
            #expect(canvas[0, 0] == [255] + [value, 1 - value, value].map { Int(($0 * 255).rounded()) })
        }
    }

    private let resources = try? FilmResources()

    @Test func aPicturesColorsAreChangedPixelByPixel() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        bitmap.pixels[0] = 0xFF64_32FF
        bitmap.pixels[1] = 0x8032_1980
        let file = FileManager.default.temporaryDirectory.appending(path: "effects-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(PNGEncoder().encode(bitmap, opaque: false)).write(to: file)
        var picture = Picture(file: file.path)
        picture.effects = [ColorMatrix(factor: 1, constant: 0.2), ColorMatrix(factor: 0, constant: 0.5)]
        let store = PictureStore()
        let gray = try store.picture(picture)
        #expect(gray.bitmap.pixels[0] == 0xFF80_8080)
        #expect(gray.bitmap.pixels[1] == 0x8040_4040)
        picture.effects.removeLast()
        #expect(try store.picture(picture).bitmap.pixels[0] == 0xFF97_65FF)
        #expect(try store.picture(Picture(file: file.path)).bitmap.pixels[0] == 0xFF64_32FF)
    }
}

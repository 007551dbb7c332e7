import CarouselCairo
import CarouselDrawing
import Testing

@Suite struct PainterTests {
    @Test func aTransparentSheetStaysTransparent() throws {
        let canvas = try Canvas(4, 1, background: .clear, [fill(1, 0, 1, 1, red.opacity(0.5))])
        #expect(canvas[0, 0] == [0, 0, 0, 0])
        #expect(canvas[1, 0] == [128, 128, 0, 0])
    }

    @Test func drawingAgainForgetsWhatWasThere() throws {
        let resources = try FilmResources()
        let canvas = try PixelCanvas(size: Size(2, 1), scale: 1, resources: resources)
        let empty = DisplayList(size: Size(2, 1), background: .clear, nodes: [])
        try canvas.draw(DisplayList(size: Size(2, 1), background: .clear, nodes: [fill(0, 0, 2, 1, red)]))
        try canvas.draw(empty)
        canvas.bitmap.withUnsafeBytes { #expect($0.allSatisfy { $0 == 0 }) }
    }

    @Test func aGroupIsAsOpaqueAsItSays() throws {
        // Two squares that overlap: drawn as one at 50 %, the lower does not shine through the upper.
        let group = Group(opacity: 0.5, children: [fill(0, 0, 2, 1, red), fill(1, 0, 2, 1, blue)])
        let canvas = try Canvas(4, 1, [.group(group)])
        #expect(canvas[0, 0] == [255, 255, 127, 127])
        #expect(canvas[1, 0] == [255, 127, 127, 255])
        #expect(canvas[3, 0] == [255, 255, 255, 255])
    }

    @Test func aClipIsAntialiasedOnce() throws {
        // Half a pixel of a clip over two opaque sheets: the lower colour must not show at the edge.
        let half = Path.rectangle(Rect(x: 0, y: 0, width: 1.5, height: 2))
        let group = Group(clip: half, children: [fill(0, 0, 4, 2, red), fill(0, 0, 4, 2, blue)])
        let canvas = try Canvas(4, 2, [.group(group)])
        #expect(canvas[0, 0] == [255, 0, 0, 255])
        #expect(canvas[1, 0][1] == canvas[1, 0][2])
        #expect(canvas[2, 0] == [255, 255, 255, 255])
    }

    @Test(arguments: [1.0, 2, 3])
    func aClipOnWholePixelsIsSharp(scale: Double) throws {
        let clip = Path.rectangle(Rect(x: 1, y: 0, width: 1, height: 1))
        let group = Group(clip: clip, children: [fill(0, 0, 4, 1, red), fill(0, 0, 4, 1, blue)])
        let canvas = try Canvas(3, 1, scale: scale, [.group(group)])
        let s = Int(scale)
        #expect(canvas[s - 1, 0] == [255, 255, 255, 255])
        #expect(canvas[s, 0] == [255, 0, 0, 255])
        #expect(canvas[2 * s - 1, 0] == [255, 0, 0, 255])
        #expect(canvas[2 * s, 0] == [255, 255, 255, 255])
    }

    @Test func aTransformMovesEverythingInIt() throws {
        let inner = Group(transform: .scale(2, 1), children: [fill(0, 0, 1, 1, red)])
        let outer = Group(transform: .translation(1, 0), children: [.group(inner)])
        let canvas = try Canvas(4, 1, [.group(outer)])
        #expect([0, 1, 2, 3].map { canvas[$0, 0][2] } == [255, 0, 0, 255])
    }

    @Test func aGradientRunsFromEdgeToEdge() throws {
        let paint = Paint.linear(.evenly([.black, .white]), start: Point(0, 0), end: Point(100, 0))
        let canvas = try Canvas(100, 1, [.fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 1)), paint)])
        #expect(canvas[0, 0][1] < 4)
        #expect(abs(canvas[50, 0][1] - 128) <= 2)
        #expect(canvas[99, 0][1] > 251)
    }

    @Test func aHardShadowIsAShiftedSilhouette() throws {
        let shadow = DropShadow(radius: 0, x: 2, y: 0, color: blue)
        let group = Group(shadow: shadow, children: [fill(0, 0, 1, 1, red)])
        let canvas = try Canvas(4, 1, [.group(group)])
        #expect(canvas[0, 0] == [255, 255, 0, 0])
        #expect(canvas[1, 0] == [255, 255, 255, 255])
        #expect(canvas[2, 0] == [255, 0, 0, 255])
    }

    @Test(arguments: [1.0, 2, 3])
    func aShadowIsAGaussianOfTheRadius(scale: Double) throws {
        // Across a long straight edge the blur is the normal distribution's integral.
        let shadow = DropShadow(radius: 4, x: 0, y: 0, color: .black)
        let group = Group(shadow: shadow, children: [fill(50, -100, 100, 300, .black)])
        let canvas = try Canvas(100, 10, scale: scale, [.group(group)])
        let expected = [1.0: 0.4013, 4: 0.1587, 8: 0.0228]  // Φ(−d/σ) at d points outside of the edge
        for (distance, share) in expected.sorted(by: { $0.key < $1.key }) {
            // The mean of the two pixels that meet at that distance.
            let x = Int((50 - distance) * scale)
            let darkness = (2 * 255 - Double(canvas[x, 5][1] + canvas[x - 1, 5][1])) / 2 / 255
            #expect(abs(darkness - share) < 0.006, "\(distance) pt from the edge")
        }
    }

    @Test func aVeryWideBlurIsTheSameAtAnyScaleAndQuick() throws {
        // σ is 80 points: at one pixel per point more than is blurred pixel by pixel.
        let group = Group(
            shadow: DropShadow(radius: 80, color: .black), children: [fill(300, -900, 900, 1800, .black)])
        for scale in [1.0, 4] {
            let canvas = try Canvas(300, 4, scale: scale, [.group(group)])
            for (distance, share) in [(80.0, 0.1587), (160, 0.0228)] {
                let x = Int((300 - distance) * scale)
                let darkness = (255 - Double(canvas[x, 2][1])) / 255
                #expect(abs(darkness - share) < 0.01, "\(distance) pt from the edge")
            }
        }
        let vast = Group(shadow: DropShadow(radius: 1_000_000), children: [fill(0, 0, 10, 10, red)])
        #expect(try Canvas(20, 20, [.group(vast)])[15, 15] == [255, 255, 255, 255])
    }

    @Test func theSameShadowWhereverItStands() throws {
        func column(at x: Double) throws -> [[Int]] {
            let card = Group(
                transform: .translation(x, 10), shadow: DropShadow(radius: 3),
                children: [fill(0, 0, 20, 20, red)])
            let canvas = try Canvas(80, 40, [.group(card)])
            return (0..<30).map { canvas[Int(x) - 5 + $0, 20] }
        }
        #expect(try column(at: 10) == column(at: 41))
    }

    @Test func aTranslucentGroupsShadowIsTranslucentToo() throws {
        let shadow = DropShadow(radius: 0, x: 2, y: 0, color: .black)
        let group = Group(opacity: 0.5, shadow: shadow, children: [fill(0, 0, 1, 1, red)])
        #expect(try Canvas(4, 1, [.group(group)])[2, 0] == [255, 127, 127, 127])
    }

    @Test func theOrderOfFramesDoesNotMatter() throws {
        let resources = try FilmResources()
        let canvas = try PixelCanvas(size: Size(60, 40), scale: 2, resources: resources)
        func bytes(_ x: Double) throws -> [UInt8] {
            let card = Group(
                transform: .translation(x, 10), shadow: DropShadow(radius: 3),
                children: [fill(0, 0, 20, 20, red)])
            try canvas.draw(DisplayList(size: Size(60, 40), background: .white, nodes: [.group(card)]))
            return canvas.bitmap.withUnsafeBytes { Array($0) }
        }
        let first = try bytes(3)
        _ = try bytes(17.5)
        #expect(try bytes(3) == first)
    }
}

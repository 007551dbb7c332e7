import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

@Suite struct ColorMixingTests {
    private func paint(_ fill: Card.Fill, ios: Screen.IOS = .v18) throws -> Paint? {
        let found = try nodes(
            Card.View(.shape(Card.Shape(.rectangle, fill: fill))), in: Size(100, 50), ios: ios)
        return if case .fill(_, let paint) = found[0] { paint } else { nil }
    }

    /// The colour of a box under these effects, in bytes.
    private func color(_ color: Color, _ effects: [Card.ColorEffect]) throws -> [Int]? {
        let shape = Card.Shape(.rectangle, fill: .color(color))
        let found = try nodes(Card.View(.shape(shape), effects.map { .colorEffect($0) }), in: Size(1, 1))
        guard case .fill(_, .color(let c)) = found[0] else { return nil }
        return [c.red, c.green, c.blue, c.alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func gradientsRunAcrossTheView() throws {
        let stops = [ColorStop(.black, at: 0.3), ColorStop(.white, at: 0.8)]
        #expect(
            try paint(.linear(stops, from: .topLeading, to: .bottomTrailing))
                == .linear(stops, start: Point(0, 0), end: Point(100, 50)))
        #expect(
            try paint(.radial(stops, center: .top, startRadius: 5, endRadius: 20))
                == .radial(stops, center: Point(50, 0), startRadius: 5, endRadius: 20))
        #expect(
            try paint(.angular(stops, angle: 90)) == .angular(stops, center: Point(50, 25), angle: 90))
    }

    @Test func colorsWithoutPlacesAreSpreadEvenly() throws {
        let fill = Card.Fill.linear([.black, .white, .black], from: .leading, to: .trailing)
        guard case .linear(let stops, _, _) = try paint(fill) else { return }
        #expect(stops.map(\.location) == [0, 0.5, 1])
    }

    @Test func ios18MixesInSRGBAnd26Perceptually() throws {
        let colors = [SystemColor.red, .blue].map { Color.system($0, ios: .v26) }
        func middle(_ ios: Screen.IOS) throws -> [Double] {
            guard
                case .linear(let stops, _, _) = try paint(
                    .linear(colors, from: .leading, to: .trailing), ios: ios)
            else { return [] }
            let color = stops.color(at: 0.5)
            return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
        }
        #expect(try middle(.v18) == [128, 96, 158])
        for (part, due) in zip(try middle(.v26), [170.0, 121, 168]) { #expect(abs(part - due) <= 2) }
    }

    @Test(arguments: [
        ([Card.ColorEffect.brightness(0.2)], [151, 101, 255]),
        ([.brightness(-0.5)], [0, 0, 128]),
        ([.contrast(2)], [73, 0, 255]),
        ([.contrast(0)], [128, 128, 128]),
        ([.saturation(0)], [75, 75, 75]),
        ([.grayscale(1)], [75, 75, 75]),
        ([.saturation(1)], [100, 50, 255]),
        ([.grayscale(0.5)], [88, 63, 165]),
        ([.hueRotation(0)], [100, 50, 255]),
        ([.hueRotation(180)], [51, 101, 0]),
        // Clamped after each: what is lost does not come back.
        ([.brightness(1), .brightness(-1)], [0, 0, 0]),
    ])
    func effects(effects: [Card.ColorEffect], bytes: [Int]) throws {
        #expect(try color(Color(bytes: 100, 50, 255, 51), effects) == bytes + [51])
    }

    @Test func theFormsOfAnEffectReachShadowsAndPictures() throws {
        let view = Card.View(
            .image(Card.Image("a.png")), [.shadow(DropShadow(radius: 1)), .colorEffect(.brightness(1))])
        guard case .group(let leaf) = try nodes(view, in: Size(10, 10))[0],
            case .fill(_, .picture(let picture, _)) = leaf.children[0]
        else { return }
        #expect(picture.effects.count == 1)
        #expect(leaf.shadow?.color == .white.opacity(0.33))
    }
}

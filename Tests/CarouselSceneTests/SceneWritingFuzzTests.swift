import CarouselDrawing
import CarouselScene
import Testing

/// Scenes made at random, the same each time: each reads back as what it was.
struct SceneWritingFuzzTests {
    @Test func randomScenesReadBack() throws {
        var random = RandomScene(state: 20_261_130)
        for round in 0..<300 {
            let scene = random.scene()
            let yaml = scene.yaml
            do {
                let again = try read(yaml)
                #expect(again == scene, "round \(round)\n\(yaml)")
                #expect(again.yaml == yaml, "round \(round)")
            } catch { Issue.record("round \(round): \(error.description)\n\(yaml)") }
        }
    }
}

/// Makes valid scenes in the file format's own order of modifiers, with colours of whole bytes.
private struct RandomScene {
    /// Of Knuth's MMIX generator.
    var state: UInt64

    private mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(count, 1)))
    }

    private mutating func chance(_ count: Int) -> Bool { below(count) == 0 }

    private mutating func one<T>(of values: [T], or other: T) -> T {
        values.isEmpty ? other : values[below(values.count)]
    }

    private mutating func one<T: CaseIterable>(_: T.Type, or other: T) -> T {
        one(of: Array(T.allCases), or: other)
    }

    /// 0 … 1000, with all the digits a Double has, or few.
    private mutating func number() -> Double {
        let value = Double(below(1_000_000)) / 1000
        switch below(4) {
        case 0: return value.rounded()
        case 1: return value / 3
        case 2: return value * 1e-9
        default: return value
        }
    }

    private mutating func color() -> Color {
        if chance(3) { return .system(one(SystemColor.self, or: .red), one(Appearance.self, or: .light)) }
        let bytes = (0..<4).map { _ in UInt8(below(256)) }
        return Color(bytes: bytes[0], bytes[1], bytes[2], chance(2) ? 255 : bytes[3])
    }

    private mutating func fill() -> Card.Fill {
        if chance(2) { return .color(color()) }
        let colors = (0..<2 + below(3)).map { _ in color() }
        switch below(4) {
        case 0: return .linear(colors, from: .topLeading, to: UnitPoint(x: number() + 1, y: number()))
        case 1:
            let stops = colors.enumerated().map { ColorStop($1, at: 0.1 + Double($0) / 10) }
            return .linear(stops, from: .top, to: .bottom)
        case 2: return .radial(.evenly(colors), center: .top, startRadius: number(), endRadius: number())
        default: return .angular(.evenly(colors), angle: -number())
        }
    }

    private mutating func string() -> String {
        String((0..<below(12)).map { _ in one(of: Array("ab 1:#{}\"'\\\n\t-,[]&*!|>%@`~가🍎?.…"), or: "a") })
    }

    private mutating func corners() -> Corners {
        Corners(radius: number(), style: one(Corners.Style.self, or: .continuous))
    }

    // MARK: - Views

    private mutating func view(_ depth: Int, isInStack: Bool = false) -> Card.View {
        let content = content(depth, isInStack)
        var modifiers: [Card.View.Modifier] = []
        if chance(9) { modifiers.append(.fixedSize(horizontal: chance(2), vertical: chance(2))) }
        if chance(9) { modifiers.append(.aspectRatio(ratio: chance(2) ? nil : 1 + number(), mode: .fill)) }
        if chance(4) {
            modifiers.append(
                .padding(Insets(top: number(), leading: number(), bottom: number(), trailing: -number())))
        }
        if chance(4) { modifiers.append(.frame(Card.Frame(width: number(), maxHeight: .infinity))) }
        if chance(4) {
            modifiers.append(
                depth > 0 && chance(2)
                    ? .backgroundView(view(depth - 1), alignment: alignment()) : .background(fill()))
        }
        if chance(4), hasPlainCorners(content) { modifiers.append(.clip(corners())) }
        if chance(9) { modifiers.append(.clipShape(outline())) }
        if depth > 0, chance(9) { modifiers.append(.mask(view(depth - 1))) }
        if depth > 0, chance(4) { modifiers.append(.overlay(view(depth - 1), alignment: alignment())) }
        if chance(4) { modifiers.append(.border(color(), width: number(), corners: corners())) }
        if chance(9) { modifiers.append(.colorEffect(.brightness(-number() / 1000))) }
        if chance(9) { modifiers.append(.colorEffect(.hueRotation(number()))) }
        if chance(9) { modifiers.append(.blur(Blur(radius: 1 + number(), opaque: chance(2)))) }
        if chance(9) { modifiers.append(.compositingGroup) }
        if chance(4) {
            modifiers.append(
                .shadow(DropShadow(radius: number(), x: number() + 1, y: -number(), color: color())))
        }
        if chance(4) { modifiers.append(.opacity(number() / 1000)) }
        if chance(9) { modifiers.append(.hidden) }
        if chance(9) { modifiers.append(.scaleEffect(x: -number(), y: number(), anchor: .topLeading)) }
        if chance(9) { modifiers.append(.rotation(degrees: number(), anchor: chance(2) ? .center : .top)) }
        if chance(9) { modifiers.append(.offset(Point(number(), -number()))) }
        if chance(9) { modifiers.append(.position(Point(number(), 0))) }
        if chance(9) { modifiers.append(.layoutPriority(-number())) }
        if chance(9) { modifiers.append(.zIndex(number())) }
        return Card.View(content, modifiers)
    }

    private mutating func alignment() -> Card.Alignment {
        one(of: [.center, .top, .bottomLeading], or: .center)
    }

    private mutating func outline() -> Card.Shape.Outline {
        let radii = CornerRadii(
            topLeading: number(), bottomTrailing: number(), style: one(Corners.Style.self, or: .circular))
        return one(
            of: [
                .rectangle, .circle, .ellipse, .capsule(one(Corners.Style.self, or: .circular)),
                .roundedRectangle(corners()), .unevenRoundedRectangle(radii),
            ], or: .circle)
    }

    /// Whether a clip may stand beside it.
    private func hasPlainCorners(_ content: Card.View.Content) -> Bool {
        guard case .shape(let shape) = content else { return true }
        return shape.outline == .circle || shape.outline == .rectangle
    }

    private mutating func content(_ depth: Int, _ isInStack: Bool) -> Card.View.Content {
        switch below(depth > 0 ? 6 : 4) {
        case 0:
            let font = Card.Font(
                family: "a" + string(), size: number() + 1, weight: 100 + below(801),
                lineHeight: chance(2) ? nil : number() + 1)
            return .text(
                Card.Text(string(), font: font, color: color(), lineLimit: chance(2) ? nil : 1 + below(9)))
        case 1: return .image(Card.Image(string(), mode: one(Card.Image.Mode.self, or: .fit)))
        case 2 where isInStack:
            return chance(2) ? .divider(color: color()) : .spacer(minLength: chance(2) ? nil : number())
        case 2, 3:
            let stroke = Card.Stroke(
                color: color(), width: number(), dash: chance(2) ? [] : [number(), 1],
                cap: one(LineCap.self, or: .butt))
            return .shape(
                Card.Shape(
                    outline(), fill: chance(3) ? nil : fill(), stroke: stroke))
        default:
            let views = (0..<below(4)).map { _ in view(depth - 1, isInStack: true) }
            let alignment = Card.Alignment(
                one(Card.HorizontalAlignment.self, or: .center),
                one(of: [.top, .center, .bottom], or: .center))
            switch below(3) {
            case 0: return .stack(Card.Stack(.depth, spacing: number(), alignment: alignment, views))
            case 1:
                let leading = Card.Alignment(alignment.horizontal, .center)
                return .stack(Card.Stack(.vertical, spacing: number(), alignment: leading, views))
            default:
                let baseline = chance(2) ? Card.VerticalAlignment.lastTextBaseline : alignment.vertical
                let top = Card.Alignment(.center, baseline)
                return .stack(Card.Stack(.horizontal, spacing: -number(), alignment: top, views))
            }
        }
    }

    // MARK: - Scenes

    mutating func scene() -> Scene {
        let cards = (0...below(3)).map { _ in view(3) }
        let kinds: [Carousel.Kind] = [
            .snap(Snap(spacing: number(), trailingPadding: number() / 10, adjustment: chance(2))),
            .banner(
                Banner(
                    loop: one(Banner.Loop.self, or: .ring),
                    autoplay: Banner.Autoplay(interval: 1 + number(), resumeDelay: number()), clips: chance(2)
                )),
            .cards(
                Cards(
                    depthOffset: -number(), activeIndex: below(9), swap: one(Cards.Swap.self, or: .slide),
                    refill: chance(2) ? nil : Cards.Refill(after: 1 + below(9), cards: [view(2)]),
                    shadow: chance(2) ? nil : DropShadow(radius: 1 + number()))),
            .pager(Pager(spacing: number() / 10, clips: chance(2))),
            .scroll(
                Scroll(
                    behavior: one(Scroll.Behavior.self, or: .none),
                    item: one(
                        of: [.points(1 + number()), .fraction(0.5), .count(3, span: 2, spacing: 4)],
                        or: .count(2)),
                    spacing: number(),
                    margins: Scroll.Margins(leading: number() / 100, trailing: number() / 100),
                    rowSpacing: chance(2) ? nil : -number(),
                    decelerationRate: chance(2) ? nil : 0.5, loop: chance(2) ? .none : .rewind,
                    autoplay: chance(2) ? nil : Banner.Autoplay(interval: 2), clips: chance(2))),
        ]
        let animation: Carousel.Animation =
            chance(2)
            ? .spring(Carousel.Spring(response: 0.1 + number() / 100, dampingFraction: 1))
            : .curve(Carousel.TimingCurve(number() / 1000, number(), 1, -number()), duration: 1 + number())
        let drag = Drag(
            .by(-number(), over: 1 + number(), curve: .easeIn), hold: number(),
            velocity: chance(2) ? nil : number())
        let style = one(Indicator.Style.self, or: .dots)
        let appearance = one(Appearance.self, or: .light)
        let kind = one(of: kinds, or: .snap(Snap()))
        let axis = kind.name == "scroll" && chance(2) ? Carousel.Axis.vertical : .horizontal
        return Scene(
            screen: Screen(
                width: 300 + number(), height: 100 + number(), scale: 1 + number() / 1000,
                background: color(),
                appearance: appearance, ios: one(Screen.IOS.self, or: .v18),
                layoutDirection: one(Screen.LayoutDirection.self, or: .rightToLeft)),
            carousel: Carousel(
                kind: kind, cards: cards,
                axis: axis, height: 100 + number(),
                animation: animation),
            indicator: chance(3)
                ? nil
                : Indicator(
                    style: style,
                    placement: chance(2) ? nil : one(Indicator.Placement.self, or: .below),
                    itemWidth: ![.progress, .segments, .counter].contains(style) ? 1 + number() : nil,
                    visible: [.dots, .scroll].contains(style) && chance(2) ? 3 + 2 * below(9) : nil,
                    format: style == .counter && chance(2)
                        ? "{{ \"{number}\": {count}" : "{number} / {count}",
                    color: color(),
                    background: chance(2) ? nil : chance(2) ? .prominent : .fill(.color(color())),
                    follows: one(Indicator.Follows.self, or: .index), appearance: appearance,
                    isVertical: axis == .vertical),
            timeline: Timeline(
                fps: FrameRate(1 + number() / 10, per: chance(2) ? 1 : 1.001), duration: number(),
                start: below(cards.count),
                steps: [.wait(number()), .drag(drag), .settle]))
    }
}

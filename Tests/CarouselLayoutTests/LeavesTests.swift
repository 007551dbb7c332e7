import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselLayout

/// What acts on each leaf of a view, and what makes one leaf of it.
@Suite struct LeavesTests {
    private let place = Size(100, 100)

    /// A fill with a text over it.
    private func card(_ modifiers: [Card.View.Modifier]) -> Card.View {
        Card.View(.stack(Card.Stack(.depth, [box(255), text("abc")])), modifiers)
    }

    private func leaves(_ modifiers: [Card.View.Modifier]) throws -> [Node] {
        try nodes(card(modifiers), in: place)
    }

    @Test(arguments: [
        // Ten characters of 10 points at full size: as much smaller as needed, down to half.
        (width: 100.0, shown: 100.0), (80, 80), (50, 50), (40, 40),
    ])
    func aTextShrinksBeforeItIsShortened(width: Double, shown: Double) throws {
        var shrinking = Card.Text("0123456789", lineLimit: 1)
        shrinking.minimumScaleFactor = 0.5
        let element = TextElement(shrinking, LayoutContext(resources: FixedResources(), scale: 1))
        #expect(abs(try element.size(Proposal(width, nil)).width - shown) < 0.2)
        shrinking.lineLimit = nil
        let wrapping = TextElement(shrinking, LayoutContext(resources: FixedResources(), scale: 1))
        #expect(try wrapping.size(Proposal(50, nil)) == Size(50, 40), "it wraps rather than shrinks")
    }

    @Test func opacityActsOnEachLeaf() throws {
        let colors = try leaves([.opacity(0.5)]).map { node -> Color? in
            if case .fill(_, .color(let color)) = node { color } else { nil }
        }
        #expect(colors == [Color(bytes: 255, 0, 0).opacity(0.5), .black.opacity(0.5)])
        #expect(try leaves([.opacity(0)]).isEmpty)
    }

    @Test func eachLeafHasAShadowOfItsOwn() throws {
        let shadow = DropShadow(radius: 3)
        let found = try leaves([.background(.color(.white)), .shadow(shadow)])
        #expect(found.count == 3)
        for leaf in found {
            guard case .group(let group) = leaf else {
                Issue.record("no group: \(leaf)")
                continue
            }
            #expect(group.shadow == shadow && group.children.count == 1)
        }
    }

    @Test func aShadowIsAsTranslucentAsItsLeaf() throws {
        for leaf in try leaves([.shadow(DropShadow(radius: 3)), .opacity(0.5)]) {
            guard case .group(let group) = leaf else { continue }
            #expect(group.opacity == 0.5 && group.shadow != nil)
        }
    }

    @Test(arguments: [
        [Card.View.Modifier.compositingGroup], [.clip(Corners(radius: 10))], [.clipShape(.circle)],
        [.clipShape(.capsule(.continuous))], [.mask(text("a"))],
        [.mask(Card.View(.shape(Card.Shape(.ellipse))))], [.blur(Blur(radius: 2))],
    ])
    func oneLeaf(modifiers: [Card.View.Modifier]) throws {
        #expect(try leaves(modifiers + [.shadow(DropShadow(radius: 3))]).count == 1)
        #expect(try leaves(modifiers + [.opacity(0.5)]).count == 1)
    }

    @Test(arguments: [
        [Card.View.Modifier.scaleEffect(x: 2, y: 2)], [.rotation(degrees: 10)], [.offset(Point(1, 1))],
        [.padding(Insets(all: 1))], [.colorEffect(.brightness(0.1))], [.frame(Card.Frame(width: 50))],
    ])
    func twoLeavesStill(modifiers: [Card.View.Modifier]) throws {
        #expect(try leaves(modifiers + [.shadow(DropShadow(radius: 3))]).count == 2)
    }

    @Test func aShapeIsOneLeaf() throws {
        let shape = Card.Shape(
            .circle, stroke: Card.Stroke(color: .white, width: 2, dash: [4, 2], cap: .round))
        let found = try nodes(Card.View(.shape(shape)), in: place)
        guard found.count == 1, case .group(let leaf) = found[0], leaf.children.count == 2,
            case .stroke(_, let style, _) = leaf.children[1]
        else {
            Issue.record("\(found)")
            return
        }
        #expect(style == LineStyle(width: 2, cap: .round, dash: [4, 2]))
    }

    @Test func aShadowTurnsWithWhatIsTurnedAfterIt() throws {
        // The modifier within is drawn first.
        func transform(_ modifiers: [Card.View.Modifier]) throws -> (
            shadow: DropShadow?, transform: Transform
        ) {
            guard case .group(let group) = try nodes(box(1, modifiers), in: place)[0] else {
                return (nil, .identity)
            }
            return (group.shadow, group.transform)
        }
        let shadow = Card.View.Modifier.shadow(DropShadow(radius: 3, x: 5))
        let half = Card.View.Modifier.rotation(degrees: 180)
        #expect(try transform([shadow, half]).transform != .identity)
        #expect(try transform([shadow, half]).shadow != nil)
        #expect(try transform([half, shadow]).transform == .identity)
    }

    @Test func aMaskOfAPlainShapeIsAClip() throws {
        guard case .group(let circle) = try leaves([.mask(Card.View(.shape(Card.Shape(.circle))))])[0],
            case .group(let other) = try leaves([
                .mask(Card.View(.shape(Card.Shape(.circle, fill: .color(.black.opacity(0.5))))))
            ])[0]
        else { return }
        #expect(circle.clip == .ellipse(in: Rect(x: 0, y: 0, width: 100, height: 100)) && circle.mask == nil)
        #expect(other.clip == nil && other.mask?.count == 1)
        #expect(try leaves([.mask(spacer)]).isEmpty)
    }

    @Test func aClipMayRoundEachCornerByItself() throws {
        let radii = CornerRadii(topLeading: 20, topTrailing: 30)
        guard case .group(let leaf) = try leaves([.clipShape(.unevenRoundedRectangle(radii))])[0],
            case .fill(let path, _) = leaf.children[0]
        else { return }
        #expect(path == .roundedRectangle(Rect(x: 0, y: 0, width: 100, height: 100), radii))
    }

    @Test func whatFadesInOverItsLikeCastsNoSecondShadow() throws {
        let below = try leaves([]).casting(DropShadow(radius: 3))
        let other = try nodes(
            Card.View(.stack(Card.Stack(.depth, [box(7), text("abcd")]))), in: place)
        let shadows = other.casting(DropShadow(radius: 3)).withoutShadows(castBy: below).map { node -> Bool in
            if case .group(let group) = node { group.shadow != nil } else { false }
        }
        #expect(shadows == [false, true])
    }

    @Test func aCellsOwnShadowIsThatOfTheWhole() throws {
        let context = LayoutContext(resources: FixedResources(), scale: 1)
        let cell = CardLayout(card([.shadow(DropShadow(radius: 3)), .opacity(0.5)]), isCell: true, context)
        guard let leaf = try cell.draw(in: place).first, case .group(let group) = leaf,
            case .group(let whole) = group.children.first
        else {
            Issue.record("no group")
            return
        }
        #expect(group.shadow != nil && group.opacity == 0.5 && whole.children.count == 2)
        #expect(try cell.draw(in: place).count == 1)
    }
}

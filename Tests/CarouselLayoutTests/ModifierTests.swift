import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

@Suite struct ModifierTests {
    private let place = Size(100, 100)

    @Test func paddingIsTakenFromWhatIsOffered() throws {
        let view = box(1, [.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))])
        #expect(try frames(view, in: place) == [Rect(x: 2, y: 1, width: 94, height: 96)])
    }

    @Test func aBackgroundLiesBehindThePadding() throws {
        let view = box(1, [.padding(Insets(all: 10)), .background(.color(.black))])
        #expect(
            try frames(view, in: place) == [
                Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10, y: 10, width: 80, height: 80),
            ])
    }

    @Test func aFixedFrameAlignsWhatIsSmaller() throws {
        let view = Card.View(
            .text(Card.Text("ab")),
            [.frame(Card.Frame(width: 60, height: 40, alignment: Card.Alignment(.trailing, .top)))])
        #expect(try frames(view, in: place) == [Rect(x: 60, y: 30, width: 20, height: 20)])
    }

    @Test func anInfiniteMaximumTakesAllThereIs() throws {
        let view = Card.View(
            .text(Card.Text("ab")),
            [.frame(Card.Frame(maxWidth: .infinity, alignment: Card.Alignment(.leading, .center)))])
        #expect(try frames(view, in: place).map(\.x) == [0])
    }

    @Test func aFiniteMaximumCapsWhatIsOffered() throws {
        #expect(try frames(box(1, [.frame(Card.Frame(maxWidth: 30))]), in: place).map(\.width) == [30])
    }

    @Test func anOverlayHasTheSizeOfWhatItLiesOn() throws {
        let view = Card.View(.text(Card.Text("abc")), [.overlay(box(1))])
        #expect(try frames(view, in: place)[1] == Rect(x: 35, y: 40, width: 30, height: 20))
    }

    @Test(arguments: [
        (Card.Image.Mode.stretch, Rect(x: 0, y: 0, width: 100, height: 100)),
        (.fit, Rect(x: 0, y: 25, width: 100, height: 50)),
        (.fill, Rect(x: -50, y: 0, width: 200, height: 100)),
    ])
    func picturesAreStretchedFittedOrFill(mode: Card.Image.Mode, frame: Rect) throws {
        #expect(try frames(Card.View(.image(Card.Image("a.png", mode: mode))), in: place) == [frame])
    }

    @Test func aCircleIsTheLargestThatFits() throws {
        let view = Card.View(.shape(Card.Shape(.circle)))
        #expect(try frames(view, in: Size(100, 40)) == [Rect(x: 30, y: 0, width: 40, height: 40)])
    }

    @Test func aPathIsFittedIntoItsPlace() throws {
        let triangle = Path([.move(Point(0, 0)), .line(Point(24, 0)), .line(Point(0, 24)), .close])
        let view = Card.View(
            .path(Card.PathShape(path: triangle, viewBox: Rect(x: 0, y: 0, width: 24, height: 24))))
        #expect(try frames(view, in: Size(100, 48)) == [Rect(x: 26, y: 0, width: 48, height: 48)])
    }

    @Test func aBorderLiesInsideTheEdge() throws {
        let view = box(1, [.border(.black, width: 4, corners: Corners(radius: 0))])
        #expect(try frames(view, in: place)[1] == Rect(x: 2, y: 2, width: 96, height: 96))
    }

    @Test func roundingACardNeedsNoClip() throws {
        let card = Card.View(
            .stack(Card.Stack(.depth, [box(1), text("abc")])), [.clip(Corners(radius: 20))])
        let nodes = try CardLayout(card, LayoutContext(resources: FixedResources(), scale: 1)).draw(in: place)
        guard nodes.count == 1, case .group(let leaf) = nodes[0], leaf.children.count == 2,
            case .fill(let path, _) = leaf.children[0]
        else {
            Issue.record("not one leaf of two: \(nodes)")
            return
        }
        #expect(leaf.clip == nil)
        #expect(path == .roundedRectangle(Rect(x: 0, y: 0, width: 100, height: 100), Corners(radius: 20)))
    }

    @Test func twoViewsThatReachTheCornersAreClippedTogether() throws {
        let card = Card.View(.stack(Card.Stack(.depth, [box(1), box(2)])), [.clip(Corners(radius: 20))])
        let nodes = try CardLayout(card, LayoutContext(resources: FixedResources(), scale: 1)).draw(in: place)
        guard nodes.count == 1, case .group(let group) = nodes[0] else {
            Issue.record("not one group: \(nodes)")
            return
        }
        #expect(group.clip != nil && group.children.count == 2)
    }

    @Test func edgesStandOnWholePixels() throws {
        let context = LayoutContext(resources: FixedResources(), scale: 2)
        let view = box(1, [.padding(Insets(all: 0.3))])
        let nodes = try CardLayout(view, context).draw(in: Size(10, 10))
        #expect(nodes.map(\.bounds) == [Rect(x: 0.5, y: 0.5, width: 9, height: 9)])
    }
}

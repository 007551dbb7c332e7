import CarouselDrawing
import CarouselLayout
import CarouselScene
import Testing

/// A card from right to left is the mirror image of the same card from left to right.
struct RightToLeftTests {
    private static let size = Size(200, 120)

    private func found(_ view: Card.View, _ direction: Screen.LayoutDirection) throws -> [Rect] {
        let context = LayoutContext(resources: FixedResources(), scale: 1, direction: direction)
        return try CardLayout(view, context).draw(in: Self.size).flatMap(rectangles)
    }

    private static let views: [(name: String, view: Card.View)] = [
        ("hstack", stack(.horizontal, spacing: 10, [box(1, 30, 20), box(2, 50, 40), spacer, text("ab")])),
        ("vstack", stack(.vertical, alignment: Card.Alignment(.leading, .center), [text("abc"), text("a")])),
        ("zstack", stack(.depth, alignment: .bottomLeading, [box(1), box(2, 40, 20)])),
        ("padding", box(1, [.padding(Insets(top: 1, leading: 20, bottom: 3, trailing: 5))])),
        ("frame", box(1, 30, 20, [.frame(Card.Frame(width: 120, height: 90, alignment: .topLeading))])),
        ("overlay", box(1, 100, 100, [.overlay(box(2, 20, 20), alignment: .topTrailing)])),
        ("background", box(1, 60, 60, [.backgroundView(box(2, 80, 20), alignment: .leading)])),
        ("offset", box(1, 30, 20, [.offset(Point(15, 4))])),
        ("position", box(1, 30, 20, [.position(Point(40, 50))])),
        ("scale", box(1, 30, 20, [.scaleEffect(x: 2, y: 2, anchor: .leading)])),
        ("rotation", box(1, 30, 20, [.rotation(degrees: 90, anchor: .bottomLeading)])),
    ]

    @Test(arguments: views.map(\.name)) func mirrors(name: String) throws {
        let view = try #require(Self.views.first { $0.name == name }).view
        let (left, right) = (try found(view, .leftToRight), try found(view, .rightToLeft))
        #expect(!left.isEmpty && left.count == right.count)
        var isChanged = false
        for (a, b) in zip(left, right) {
            let mirrored = Rect(x: Self.size.width - a.maxX, y: a.y, width: a.width, height: a.height)
            #expect(
                abs(mirrored.x - b.x) < 1e-9 && abs(mirrored.y - b.y) < 1e-9
                    && abs(mirrored.width - b.width) < 1e-9 && abs(mirrored.height - b.height) < 1e-9,
                "\(b) is not \(mirrored)")
            isChanged = isChanged || abs(a.x - b.x) > 1e-9
        }
        #expect(isChanged)
    }

    @Test func gradientsRunFromTheOtherSide() throws {
        let fill = Card.Fill.linear(
            [Color.white, .black], from: UnitPoint(x: 0.1, y: 0), to: .trailing)
        let view = Card.View(.shape(Card.Shape(.rectangle, fill: fill)))
        let context = LayoutContext(resources: FixedResources(), scale: 1, direction: .rightToLeft)
        guard
            case .fill(_, .linear(_, let start, let end))? = try CardLayout(view, context).draw(
                in: Size(100, 50)
            ).first
        else {
            Issue.record("no gradient")
            return
        }
        #expect(start == Point(90, 0) && end == Point(0, 25))
    }
}

import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

/// How far neighbours are apart where their stack says nothing.
@Suite struct SpacingTests {
    private func gap(_ axis: Card.Stack.Axis, _ views: [Card.View], leading: Double = 0, scale: Double = 8)
        throws
        -> Double
    {
        let found = try frames(stack(axis, views), in: Size(400, 400), scale: scale, leading: leading)
        return axis == .horizontal ? found[1].minX - found[0].maxX : found[1].minY - found[0].maxY
    }

    private func text(_ size: Double) -> Card.View {
        Card.View(.text(Card.Text("a", font: Card.Font(size: size))))
    }

    private let square = box(1, 10, 10)

    @Test(arguments: [Card.Stack.Axis.horizontal, .vertical])
    func viewsAreEightApart(axis: Card.Stack.Axis) throws {
        #expect(try gap(axis, [square, square]) == 8)
    }

    @Test func besideASpacerThereIsNothing() throws {
        let row = stack(.horizontal, [box(1), spacer, box(2)])
        #expect(try frames(row, in: Size(300, 20)).map(\.width) == [146, 146])
        let explicit = stack(.horizontal, spacing: 4, [box(1), spacer, box(2)])
        #expect(try frames(explicit, in: Size(300, 20)).map(\.width) == [142, 142])
    }

    @Test func inARowTextIsLikeAnythingElse() throws {
        #expect(try gap(.horizontal, [text(17), text(17)]) == 8)
        #expect(try gap(.horizontal, [text(17), square]) == 8)
    }

    /// 0.61377 and 0.36621 of the size, and an eighth of what it lacks to a multiple of four.
    @Test(arguments: [
        (17.0, 10.809, 6.6006), (34.0, 21.1182, 12.7011), (11.0, 6.8765, 4.1533), (16.0, 9.8203, 5.8594),
    ])
    func theFontSaysHowFarAViewIsFromText(size: Double, below: Double, above: Double) throws {
        // Edges are rounded to an eighth of a point here.
        #expect(abs(try gap(.vertical, [text(size), square]) - below) < 0.13)
        #expect(abs(try gap(.vertical, [square, text(size)]) - above) < 0.13)
    }

    @Test(arguments: [(2.0, 2.0), (3.0, 2.0), (1.0, 2)])
    func theLowerTextsLeadingIsBetweenTexts(scale: Double, due: Double) throws {
        #expect(try gap(.vertical, [text(17), text(17)], leading: 1.71, scale: scale) == due)
        #expect(try gap(.vertical, [text(17), text(17)], scale: scale) == 0)
    }

    @Test func paddingAndFramesHideTheText() throws {
        let padded = Card.View(.text(Card.Text("a")), [.padding(Insets(bottom: 5))])
        // The frame that is found is the text's.
        #expect(try gap(.vertical, [padded, square]) == 5 + 8)
        let framed = Card.View(.text(Card.Text("a")), [.frame(Card.Frame(height: 20))])
        #expect(try gap(.vertical, [framed, square]) == 8)
        // Along the other axis nothing is hidden.
        let wide = Card.View(.text(Card.Text("a")), [.frame(Card.Frame(width: 50))])
        #expect(try gap(.vertical, [wide, square]) > 10.7)
    }

    @Test func aRowHasTheLargestWishOfItsViews() throws {
        let row = stack(.horizontal, [text(17), box(2, 10, 20)])
        let found = try frames(stack(.vertical, [row, square]), in: Size(400, 400), scale: 8)
        #expect(abs(found[2].minY - found[0].maxY - 10.809) < 0.13)
    }

    @Test func aColumnShowsWhatIsAtItsEdges() throws {
        let column = stack(.vertical, [text(17), square])
        let found = try frames(stack(.vertical, [column, square]), in: Size(400, 400), scale: 8)
        #expect(found[2].minY - found[1].maxY == 8)
    }
}

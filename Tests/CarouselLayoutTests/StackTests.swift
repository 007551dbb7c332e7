import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

@Suite struct StackTests {
    private func stack(
        _ axis: Card.Stack.Axis, spacing: Double? = nil, alignment: Card.Alignment = .center,
        _ views: [Card.View]
    ) -> Card.View {
        Card.View(.stack(Card.Stack(axis, spacing: spacing, alignment: alignment, views)))
    }

    private let spacer = Card.View(.spacer(minLength: nil))

    @Test func equallyFlexibleViewsShareWhatThereIs() throws {
        let found = try frames(stack(.horizontal, spacing: 10, [box(1), box(2)]), in: Size(110, 50))
        #expect(
            found == [
                Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 60, y: 0, width: 50, height: 50),
            ])
    }

    @Test func theLeastFlexibleIsMeasuredFirst() throws {
        // The text takes its 30 points though it stands last; the shape gets the rest.
        let found = try frames(stack(.horizontal, spacing: 0, [box(1), text("abc")]), in: Size(100, 20))
        #expect(found.map(\.width) == [70, 30])
        #expect(found[1].x == 70)
    }

    @Test func aSpacerTakesWhatIsLeft() throws {
        let found = try frames(
            stack(.horizontal, spacing: 5, [text("ab"), spacer, text("c")]), in: Size(100, 20))
        #expect(found.map(\.x) == [0, 90])
    }

    @Test func aSpacerLeavesFlexibleViewsTheirRoom() throws {
        // Its least length is all it gets beside a view that takes whatever it is offered.
        let found = try frames(stack(.vertical, spacing: 0, [box(1), spacer]), in: Size(10, 100))
        #expect(found.map(\.height) == [92])
    }

    @Test func twoSpacersCentre() throws {
        let found = try frames(stack(.vertical, [spacer, text("ab"), spacer]), in: Size(50, 100))
        #expect(found == [Rect(x: 15, y: 40, width: 20, height: 20)])
    }

    @Test func alignmentActsAcrossTheAxis() throws {
        let leading = stack(
            .vertical, spacing: 4, alignment: Card.Alignment(.leading, .center), [text("abcd"), text("a")])
        #expect(try frames(leading, in: Size(40, 44)).map(\.x) == [0, 0])
        let bottom = stack(
            .horizontal, spacing: 0, alignment: Card.Alignment(.center, .bottom),
            [text("a"), box(1, [.frame(Card.Frame(width: 10, height: 60))])])
        #expect(try frames(bottom, in: Size(20, 60)).map(\.y) == [40, 0])
    }

    @Test func theWholeStackIsCentredInItsPlace() throws {
        let found = try frames(stack(.horizontal, [text("a"), text("b")]), in: Size(100, 100))
        #expect(found.map(\.x) == [36, 54])
        #expect(found.map(\.y) == [40, 40])
    }

    @Test func aZStackAlignsInItsLargestView() throws {
        let view = stack(
            .depth, alignment: Card.Alignment(.trailing, .bottom),
            [box(1, [.frame(Card.Frame(width: 50, height: 50))]), text("a")])
        #expect(try frames(view, in: Size(50, 50))[1] == Rect(x: 40, y: 30, width: 10, height: 20))
    }

    @Test func textIsShortenedToTheLinesThatFit() throws {
        let found = try frames(text("abcdefghij"), in: Size(20, 45))
        #expect(found == [Rect(x: 0, y: 2.5, width: 20, height: 40)])
    }

    @Test func deepNestingTakesNoTime() throws {
        var view = text("a")
        for _ in 0..<60 { view = stack(.vertical, [view, stack(.horizontal, [spacer])]) }
        #expect(try frames(view, in: Size(100, 100)).count == 1)
    }

    @Test func anEmptyStackDrawsNothing() throws {
        #expect(try frames(stack(.horizontal, []), in: Size(10, 10)).isEmpty)
    }
}

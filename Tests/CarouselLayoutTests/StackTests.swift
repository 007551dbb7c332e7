import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

@Suite struct StackTests {
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

    @Test func theLargerMinimumOfTwoThatAreEquallyFlexibleComesFirst() throws {
        // Both can shrink by 40. The one that keeps at least 60 is asked first: an equal share is too little for it,
        // and what it takes more is taken from the other.
        func flexible(_ mark: UInt8, _ least: Double) -> Card.View {
            box(mark, [.frame(Card.Frame(minWidth: least, maxWidth: least + 40))])
        }
        let found = try frames(
            stack(.horizontal, spacing: 0, [flexible(1, 10), flexible(2, 60)]), in: Size(100, 10))
        #expect(found.map(\.width) == [40, 60])
    }

    @Test func aHigherPriorityIsServedFirstAndLeavesTheOthersTheirMinimum() throws {
        let low = box(1, [.frame(Card.Frame(minWidth: 15))])
        let high = box(2, [.layoutPriority(1)])
        let found = try frames(stack(.horizontal, spacing: 5, [low, high]), in: Size(100, 10))
        #expect(found.map(\.width) == [15, 80])
    }

    @Test func priorityGoesThroughOtherModifiers() throws {
        let high = box(2, [.layoutPriority(1), .padding(Insets(all: 0)), .background(.color(.black))])
        let found = try frames(stack(.horizontal, spacing: 0, [box(1), high]), in: Size(100, 10))
        #expect(found.map(\.width) == [100, 100])
    }

    @Test func onlyTheHighestPrioritySizesAZStack() throws {
        let view = stack(.depth, [box(1, 80, 80), box(2, 20, 20, [.layoutPriority(1)])])
        let background = Card.View(view.content, [.background(.color(.black))])
        #expect(try frames(background, in: Size(100, 100))[0] == Rect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test func whatOverflowsIsCentred() throws {
        let found = try frames(
            stack(.horizontal, spacing: 10, [box(1, 60, 10), box(2, 60, 10)]), in: Size(100, 10))
        #expect(found.map(\.x) == [-15, 55])
    }

    @Test func fractionsAreKeptAndEdgesRoundedWhenDrawn() throws {
        let third = stack(.horizontal, spacing: 0, [box(1), box(2), box(3)])
        #expect(try frames(third, in: Size(100, 10)).map(\.x) == [0, 33, 67])
        #expect(try frames(third, in: Size(100, 10), scale: 2).map(\.x) == [0, 33.5, 66.5])
    }

    @Test func aHigherIndexIsDrawnLater() throws {
        let views = [box(1, 10, 10, [.zIndex(1)]), box(2, 20, 10), box(3, 30, 10, [.zIndex(-1)])]
        for axis in [Card.Stack.Axis.horizontal, .vertical, .depth] {
            #expect(try frames(stack(axis, views), in: Size(100, 100)).map(\.width) == [30, 20, 10])
        }
    }

    @Test(arguments: [(Card.VerticalAlignment.firstTextBaseline, 0.0), (.lastTextBaseline, 20)])
    func baselinesMeet(alignment: Card.VerticalAlignment, line: Double) throws {
        // A box of 10 stands with its lower edge on the baseline, 15 below a line's top.
        let padded = Card.View(.text(Card.Text("b")), [.padding(Insets(top: 5))])
        let row = stack(
            .horizontal, alignment: Card.Alignment(.center, alignment),
            [box(1, 10, 10), padded, Card.View(.text(Card.Text("cd")), [.frame(Card.Frame(width: 10))])])
        let found = try frames(row, in: Size(60, 45), scale: 2)
        #expect(found[0].maxY == found[1].y + 15)
        #expect(found[2].y + line + 15 == found[0].maxY)
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

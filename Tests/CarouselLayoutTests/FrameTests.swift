import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

/// Modifiers that change what a view is offered, or how large it is.
@Suite struct FrameTests {
    private func framed(_ frame: Card.Frame, _ view: Card.View = text("abc")) -> Card.View {
        Card.View(view.content, view.modifiers + [.frame(frame), .background(.color(.black))])
    }

    /// The frame's own size where 100 × 100 is offered; the text in it takes 30 × 20.
    @Test(arguments: [
        (Card.Frame(minWidth: 50), Size(50, 20)), (Card.Frame(minWidth: 10), Size(30, 20)),
        (Card.Frame(maxWidth: 50), Size(50, 20)), (Card.Frame(maxWidth: 500), Size(100, 20)),
        (Card.Frame(minWidth: 20, maxWidth: 60), Size(60, 20)),
        (Card.Frame(idealWidth: 70), Size(30, 20)),
        (Card.Frame(minHeight: 40, maxHeight: .infinity), Size(30, 100)),
        (Card.Frame(width: 10, minWidth: 50), Size(10, 60)),
    ])
    func limits(frame: Card.Frame, size: Size) throws {
        #expect(try frames(framed(frame), in: Size(100, 100))[0].size == size)
    }

    @Test func aMinimumMakesAShapeStandOut() throws {
        #expect(try frames(framed(Card.Frame(minWidth: 120), box(1)), in: Size(100, 10))[0].width == 120)
    }

    @Test func theIdealIsTakenWhereNothingIsOffered() throws {
        let view = box(1, [.frame(Card.Frame(idealWidth: 70, idealHeight: 30)), .fixedSize()])
        #expect(try frames(view, in: Size(100, 100))[0].size == Size(70, 30))
    }

    @Test(arguments: [
        (true, true, Size(10, 10)), (true, false, Size(10, 40)), (false, true, Size(60, 10)),
    ])
    func aFixedSizeIsTheIdealOne(horizontal: Bool, vertical: Bool, size: Size) throws {
        let view = box(1, [.fixedSize(horizontal: horizontal, vertical: vertical)])
        #expect(try frames(view, in: Size(60, 40))[0].size == size)
    }

    @Test func textOfAFixedSizeIsNotBroken() throws {
        let view = Card.View(.text(Card.Text("abcdefghij")), [.fixedSize()])
        #expect(try frames(view, in: Size(50, 20)) == [Rect(x: -25, y: 0, width: 100, height: 20)])
    }

    @Test(arguments: [
        (Card.ContentMode.fit, Rect(x: 0, y: 25, width: 100, height: 50)),
        (.fill, Rect(x: -50, y: 0, width: 200, height: 100)),
    ])
    func anAspectRatioFitsOrFills(mode: Card.ContentMode, frame: Rect) throws {
        #expect(try frames(box(1, [.aspectRatio(ratio: 2, mode: mode)]), in: Size(100, 100)) == [frame])
        // A picture's own, which is 2 as well.
        let picture = Card.View(.image(Card.Image("a.png")), [.aspectRatio(ratio: nil, mode: mode)])
        #expect(try frames(picture, in: Size(100, 100)) == [frame])
    }

    @Test func anAspectRatioAsksForNothingWhereNothingIsOffered() throws {
        let view = box(1, [.aspectRatio(ratio: 2), .fixedSize()])
        #expect(try frames(view, in: Size(100, 100))[0].size == Size(10, 10))
    }

    @Test func anOriginalPictureHasItsOwnSize() throws {
        let view = Card.View(.image(Card.Image("a.png", mode: .original)))
        #expect(try frames(view, in: Size(10, 10)) == [Rect(x: -15, y: -5, width: 40, height: 20)])
        #expect(try frames(view, in: Size(100, 100))[0].size == Size(40, 20))
    }

    @Test func anEllipseIsAsLargeAsWhatIsOffered() throws {
        let view = Card.View(.shape(Card.Shape(.ellipse)))
        #expect(try frames(view, in: Size(100, 40)) == [Rect(x: 0, y: 0, width: 100, height: 40)])
    }

    @Test func defaultPaddingIsSixteen() throws {
        #expect(
            try frames(box(1, [.padding(.automatic)]), in: Size(100, 100))
                == [Rect(x: 16, y: 16, width: 68, height: 68)])
    }

    @Test func anOffsetMovesWhatIsDrawnAlone() throws {
        let row = stack(.horizontal, spacing: 0, [box(1, 20, 10, [.offset(Point(5, -3))]), box(2, 20, 10)])
        #expect(try frames(row, in: Size(40, 10)).map(\.origin) == [Point(5, -3), Point(20, 0)])
    }

    @Test func aPositionTakesAllAndCentresOnAPoint() throws {
        let view = box(1, 20, 10, [.position(Point(30, 40)), .background(.color(.black))])
        #expect(
            try frames(view, in: Size(100, 100)) == [
                Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 20, y: 35, width: 20, height: 10),
            ])
    }

    @Test func scalingIsAboutAnAnchorAndChangesNoLayout() throws {
        let scaled = box(1, 40, 40, [.scaleEffect(x: 1.5, y: 0.5)])
        let row = stack(.horizontal, spacing: 0, [scaled, box(2, 40, 40)])
        #expect(
            try frames(row, in: Size(80, 40)) == [
                Rect(x: -10, y: 10, width: 60, height: 20), Rect(x: 40, y: 0, width: 40, height: 40),
            ])
        let corner = box(1, [.scaleEffect(x: 0.5, y: 0.5, anchor: .bottomTrailing)])
        #expect(try frames(corner, in: Size(40, 40)) == [Rect(x: 20, y: 20, width: 20, height: 20)])
    }

    @Test func aRotationIsClockwiseAboutAnAnchor() throws {
        let turned = try frames(
            box(1, 40, 20, [.rotation(degrees: 90, anchor: .topLeading)]), in: Size(40, 20))[0]
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.maxX) < 1e-9)
        #expect(abs(turned.minY) < 1e-9 && abs(turned.maxY - 40) < 1e-9)
    }

    @Test func edgesAreRoundedBeforeAScale() throws {
        let view = box(1, 9.5, 10, [.scaleEffect(x: 2, y: 2, anchor: .topLeading)])
        #expect(try frames(view, in: Size(9.5, 10))[0].width == 20)
    }

    @Test func whatIsHiddenTakesItsRoom() throws {
        let row = stack(.horizontal, spacing: 0, [box(1, 20, 10, [.hidden]), box(2, 20, 10)])
        #expect(try frames(row, in: Size(40, 10)) == [Rect(x: 20, y: 0, width: 20, height: 10)])
    }

    @Test func aHairlineLiesAcrossItsStack() throws {
        let line = Card.View(.divider(color: .system(.separator)))
        let column = stack(.vertical, spacing: 0, [box(1, 100, 20), line, box(2, 100, 20)])
        #expect(
            try frames(column, in: Size(200, 40.5), scale: 2)[1] == Rect(x: 0, y: 20, width: 200, height: 0.5)
        )
        let row = stack(.horizontal, spacing: 0, [box(1, 20, 30), line, box(2, 20, 30)])
        #expect(try frames(row, in: Size(40.5, 80), scale: 2)[1] == Rect(x: 20, y: 0, width: 0.5, height: 80))
        // At one pixel per point half a point would be none.
        #expect(try frames(column, in: Size(200, 41))[1].height == 1)
    }

    @Test func attachedViewsAreAligned() throws {
        let small = box(2, 10, 10)
        let view = box(
            1, [.overlay(small, alignment: .bottomTrailing), .backgroundView(small, alignment: .top)])
        #expect(
            try frames(view, in: Size(100, 100)).map(\.origin) == [
                Point(45, 0), Point(0, 0), Point(90, 90),
            ])
    }

    @Test func textIsAsHighAsItsLinesRoundedUpToThePixel() throws {
        // Twice 20 and a leading between them, none above or below.
        let view = Card.View(.text(Card.Text("abcd")), [.background(.color(.black))])
        #expect(try frames(view, in: Size(20, 100), scale: 2, leading: 1.71)[0].height == 42)
        #expect(try frames(view, in: Size(20, 100), scale: 3, leading: 1.71)[0].height == 42)
        #expect(try frames(view, in: Size(20, 100), scale: 2, leading: 1.2)[0].height == 41.5)
    }

    @Test func linesThatFitAreCountedByTheirPitch() throws {
        let view = Card.View(.text(Card.Text("abcdef")), [.frame(Card.Frame(height: 43))])
        // Three lines would take 64; two pitches of 22 are more than 43.
        #expect(try frames(view, in: Size(20, 100), leading: 2)[0].height == 20)
    }
}

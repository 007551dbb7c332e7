import CarouselDrawing
import CarouselScene
import Testing

import CarouselLayout

/// Frames as SwiftUI was recorded to lay them out.
@Suite struct RecordingsTests {
    private func background(_ content: Card.View, _ mark: UInt8) -> Card.View {
        Card.View(content.content, content.modifiers + [.background(.color(Color(bytes: mark, 0, 0)))])
    }

    @Test func aspectRatio() throws {
        let zstack = stack(.depth, [box(1, [.aspectRatio(ratio: 2)])])
        let view = Card.View(zstack.content, [.frame(Card.Frame(width: 100, height: 100))])
        #expect(
            try frames(background(view, 2), in: Size(400, 340)) == [
                Rect(x: 150, y: 120, width: 100, height: 100), Rect(x: 150, y: 145, width: 100, height: 50),
            ])
    }

    @Test func fixedSize() throws {
        let wide = Card.View(
            stack(.depth, [box(2, [.fixedSize(horizontal: true, vertical: false)])]).content,
            [.frame(Card.Frame(height: 30))])
        let view = stack(.vertical, spacing: 0, [box(1, [.fixedSize()]), wide])
        #expect(
            try frames(view, in: Size(200, 200)) == [
                Rect(x: 95, y: 80, width: 10, height: 10), Rect(x: 95, y: 90, width: 10, height: 30),
            ])
    }

    /// The recording's lines are a point thick, as on a Mac.
    @Test func dividers() throws {
        let line = Card.View(.divider(color: .black))
        let row = stack(.horizontal, spacing: 0, [box(2, 20, 60), line, box(3, 20, 60)])
        let view = stack(.vertical, spacing: 0, [box(1, 100, 20), line, background(row, 4)])
        let found = try frames(background(view, 5), in: Size(200, 200))
        let due = [
            Rect(x: 0, y: 0, width: 200, height: 200), Rect(x: 50, y: 0, width: 100, height: 20),
            Rect(x: 0, y: 20, width: 200, height: 1), Rect(x: 79.5, y: 21, width: 41, height: 179),
            Rect(x: 79.5, y: 80.5, width: 20, height: 60), Rect(x: 99.5, y: 21, width: 1, height: 179),
            Rect(x: 100.5, y: 80.5, width: 20, height: 60),
        ]
        for (frame, rect) in zip(found, due) {
            // On whole pixels.
            #expect(abs(frame.minX - rect.minX) <= 0.5 && abs(frame.maxX - rect.maxX) <= 0.5, "\(frame)")
            #expect(abs(frame.minY - rect.minY) <= 0.5 && abs(frame.maxY - rect.maxY) <= 0.5, "\(frame)")
        }
        #expect(found.count == due.count)
    }

    @Test func offsetAndScale() throws {
        let row = stack(
            .horizontal, spacing: 40,
            [
                box(1, 40, 40, [.offset(Point(10, 6))]), box(2, 40, 40),
                box(3, 40, 40, [.scaleEffect(x: 1.5, y: 1.5)]),
            ])
        let gap = Card.View(.spacer(minLength: 88))
        let column = stack(.vertical, spacing: 0, [row, gap, box(4, 60, 20, [.offset(Point(20, -4))])])
        let view = Card.View(column.content, [.frame(Card.Frame(height: 148))])
        #expect(
            try frames(view, in: Size(320, 260)) == [
                Rect(x: 70, y: 62, width: 40, height: 40), Rect(x: 140, y: 56, width: 40, height: 40),
                Rect(x: 210, y: 46, width: 60, height: 60), Rect(x: 150, y: 180, width: 60, height: 20),
            ])
    }

    @Test func picturesThatAreNotResizable() throws {
        let picture = Card.View(.image(Card.Image("a.png", mode: .original)))
        let top = Card.Alignment(.center, .top)
        let rows = stack(
            .vertical, spacing: 4, alignment: .leading,
            [
                stack(.horizontal, spacing: 4, alignment: top, [picture, picture, picture]),
                stack(.horizontal, spacing: 4, alignment: top, [picture, picture]),
            ])
        #expect(
            try frames(background(rows, 1), in: Size(300, 200)).map(\.origin) == [
                Point(86, 78), Point(86, 78), Point(130, 78), Point(174, 78), Point(86, 102),
                Point(130, 102),
            ])
    }
}

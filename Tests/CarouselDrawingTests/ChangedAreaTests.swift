import CarouselDrawing
import Testing

struct ChangedAreaTests {
    private func list(_ nodes: [Node], background: Color = .white) -> DisplayList {
        DisplayList(size: Size(100, 50), background: background, nodes: nodes)
    }

    private func box(_ x: Double, _ y: Double = 10, color: Color = .black) -> Node {
        .fill(.rectangle(Rect(x: x, y: y, width: 10, height: 10)), .color(color))
    }

    private func changed(_ old: DisplayList, _ new: DisplayList) -> PixelRect? {
        let there = new.changedPixels(since: old, scale: 2, width: 200, height: 100)
        // It does not matter which of them was first.
        #expect(there == old.changedPixels(since: new, scale: 2, width: 200, height: 100))
        return there
    }

    @Test func equalListsHaveNone() {
        #expect(changed(list([box(0), box(30)]), list([box(0), box(30)])) == nil)
    }

    @Test func aNodeThatMovesCountsAtBothItsPlaces() {
        let (old, new) = (list([box(0), box(20), box(90)]), list([box(0), box(40), box(90)]))
        #expect(changed(old, new) == PixelRect(x: 39, y: 19, width: 63, height: 23))
    }

    @Test func aNodeMoreOrLessIsAllThatCounts() {
        let (old, new) = (list([box(0), box(90)]), list([box(0), box(40), box(90)]))
        #expect(changed(old, new) == PixelRect(x: 79, y: 19, width: 23, height: 23))
    }

    @Test func insideAGroupOnlyWhatDiffersCounts() {
        func group(_ x: Double, clip: Path? = nil, shadow: DropShadow? = nil, opacity: Double = 1) -> Node {
            .group(
                Group(
                    transform: .translation(20, 0), opacity: opacity, clip: clip, shadow: shadow,
                    children: [box(0), box(x)]))
        }
        #expect(
            changed(list([group(30)]), list([group(40)])) == PixelRect(x: 99, y: 19, width: 43, height: 23))
        let clip = Path.rectangle(Rect(x: 0, y: 0, width: 35, height: 50))
        #expect(
            changed(list([group(30, clip: clip)]), list([group(40, clip: clip)]))
                == PixelRect(x: 99, y: 19, width: 13, height: 23))
        // What is seen of all children changes with these.
        #expect(
            changed(list([group(30)]), list([group(30, opacity: 0.5)]))
                == PixelRect(x: 39, y: 19, width: 83, height: 23))
        let shadow = DropShadow(radius: 0, y: 5)
        #expect(
            changed(list([group(30, shadow: shadow)]), list([group(31, shadow: shadow)]))
                == PixelRect(x: 37, y: 19, width: 89, height: 35))
    }

    @Test func theBackgroundIsEverywhere() {
        #expect(
            changed(list([]), list([], background: .black)) == PixelRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func beyondTheEdgesIsNowhere() {
        #expect(changed(list([box(-300)]), list([box(-200)])) == nil)
        #expect(changed(list([box(0)]), list([box(300)])) == PixelRect(x: 0, y: 19, width: 200, height: 23))
    }
}

import CarouselDrawing
import CarouselScene
import Testing

/// A screen's content, and carousels by name.
struct ContentReadingTests {
    static let two = """
        version: 1
        screen:
          content:
            zstack:
              - { shape: rectangle, fill: gray, ignoresSafeArea: true }
              - vstack:
                  - { text: "{a.title}: {a.number}/{a.count} {{!}}", ignoresSafeArea: [top] }
                  - carousel: a
                  - spacer
                  - { carousel: b, padding: 8 }
                  - indicator: a
        carousels:
          a:
            { kind: snap, items: [{ title: One }, { title: "{2}" }], card: { text: "{title}" }, indicator: { style: dots } }
          b: { kind: pager, axis: vertical, height: 100, items: [{ color: red }, { color: blue }, {}] }
        timeline:
          start: { a: 1, b: 2 }
          steps:
            - drag: { on: a, by: -30, over: 0.2 }
            - select: { item: 1, on: b }
            - settle: a
            - settle
        """

    static let one = """
        version: 1
        screen: { content: { vstack: [{ text: "{carousel.number}" }, carousel, { carousel: x, text: y }] } }
        carousel: { kind: snap, items: [{}, {}], indicator: { style: worm } }
        timeline: { start: 1, steps: [{ select: 0 }] }
        """.replacing(", { carousel: x, text: y }", with: ", indicator")

    @Test func severalAreReadByName() throws {
        let scene = try read(Self.two)
        #expect(scene.carousels.map(\.name) == ["a", "b"])
        #expect(scene.carousels[0].indicator?.style == .dots)
        // A pager has bars of its own.
        #expect(scene.carousels[1].indicator == Indicator(isVertical: true))
        #expect(scene.carousels[0].texts == ["title": ["One", "{2}"]])
        #expect(scene.carousels[1].texts.isEmpty)
        #expect(scene.timeline.starts == ["a": 1, "b": 2])
        #expect(
            scene.timeline.steps == [
                .drag(Drag(.by(-30, over: 0.2), on: "a")), .select(1, on: "b"), .settleOne("a"), .settle,
            ])
        #expect(scene.parts.map(\.timeline.start) == [1, 2])
        #expect(scene.parts.map { $0.carousel.cards.count } == [2, 3])
    }

    @Test func theOnlyOneNeedsNoName() throws {
        let scene = try read(Self.one)
        #expect(scene.carousels.map(\.name) == [nil])
        #expect(scene.indicator?.style == .worm)
        guard case .stack(let stack) = scene.screen.content?.content else { throw Mismatch.noStack }
        #expect(stack.views.dropFirst().map(\.content) == [.carousel(nil), .indicator(nil)])
    }

    private enum Mismatch: Error { case noStack }

    @Test(arguments: [two, one]) func readsBack(text: String) throws {
        let scene = try read(text)
        let again = try read(scene.yaml)
        #expect(again == scene)
        #expect(again.yaml == scene.yaml)
        #expect(throws: Never.self) { try scene.validate() }
    }

    @Test func textsAreFilled() throws {
        let scene = try read(Self.two)
        let text = try #require(scene.screen.content?.allTexts.first)
        let filled = text.filled { name in
            scene.carousels.first { $0.address == name.carousel }?.value(
                of: name.key, index: 1, page: 1, pageCount: 2)
                ?? "?"
        }
        #expect(filled.string == "{2}: 2/2 {!}")
    }

    /// Faults of scenes that were built in code are told by path.
    @Test func scenesInCodeAreChecked() throws {
        var scene = try read(Self.two)
        scene.carousels[1].name = "a"
        scene.screen.content = Card.View(
            .stack(
                Card.Stack(
                    .vertical,
                    [
                        Card.View(.carousel("a"), [.opacity(0.5)]), Card.View(.indicator("c")),
                        Card.View(.text(Card.Text("{a.nothing}"))),
                    ])))
        scene.timeline.steps = [.settleOne("c"), .select(0)]
        do {
            try scene.validate()
            Issue.record("it is no scene")
        } catch {
            let report = error.description
            for fault in [
                "carousels[1]: two carousels are called 'a'", "'opacity' makes one picture of its view",
                "no carousel is called 'c'", "unknown name 'nothing' of carousel 'a'",
                "timeline.steps[0].settle: no carousel is called 'c'",
                "timeline.steps[1].select: a step must say which carousel: on: a or on: a",
            ] { #expect(report.contains(fault), "\(report)") }
        }
        scene = Scene(screen: Screen(), carousels: [])
        #expect(throws: SceneError.self) { try scene.validate() }
        scene = try read(Self.two)
        scene.carousels[0].carousel.cards = [Card.View(.carousel("b"))]
        #expect(throws: SceneError.self) { try scene.validate() }
    }
}

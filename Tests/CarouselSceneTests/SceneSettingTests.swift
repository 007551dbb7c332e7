import CarouselDrawing
import CarouselScene
import Testing

/// Values that take the place of a file's own.
struct SceneSettingTests {
    private func read(_ settings: [String], _ more: String = "") throws(SceneError) -> Scene {
        try SceneReader.read(
            bytes: Array(scene("snap", carousel: more).utf8), file: "s.yaml",
            settings: settings.compactMap { SceneSetting($0, origin: "--set") }, folder: ".",
            assets: FakeAssets()
        ).scene
    }

    @Test func valuesAreThoseOfAFile() throws {
        let scene = try read(
            [
                "carousel.spacing=24", "screen.appearance=dark", "timeline.steps=[{ wait: 1 }, settle]",
                "timeline.steps.0.wait=2", "carousel.items.1.color=#00FF00", "carousel.padding=",
                "indicator.style=dots",
            ],
            "padding: 7")
        #expect(scene.carousel.kind == .snap(Snap(spacing: 24)))
        #expect(scene.carousel.padding == 0)
        #expect(scene.screen.appearance == .dark)
        #expect(scene.timeline.steps == [.wait(2), .settle])
        let plain = { (color: Color) in Card.View(.shape(Card.Shape(.rectangle, fill: .color(color)))) }
        #expect(
            scene.carousel.cards
                == [plain(.system(.red, .dark)), plain(Color(red: 0, green: 1, blue: 0))])
        #expect(scene.indicator?.style == .dots)
    }

    @Test func aShortFormGivesWayToAMap() throws {
        let scene = try read(["carousel.card.padding.top=3"], "card: { text: a, padding: 8 }")
        #expect(
            scene.carousel.cards.first?.modifiers == [
                .padding(Insets(top: 3, leading: 0, bottom: 0, trailing: 0))
            ])
    }

    @Test(arguments: [
        ("carousel.spacing=wide", "--set:1:18: error: 'spacing' must be a number, not 'wide'"),
        (
            "carousel.spcing=3",
            "--set:1:1: error: unknown key 'spcing' in carousel (kind snap); did you mean 'spacing'?"
        ),
        ("carousel.items.2.color=red", "--set:1:1: error: a list's values are 0 to 1, not '2'"),
        ("carousel.items.0.color=\"#12\"", "--set:1:24: error: 'color' must be a colour, not '#12'"),
        ("timeline.steps=[{ wait: -1 }]", "--set:1:25: error: 'wait' must be at least 0, not -1"),
    ])
    func faultsHaveTheirPlaceInTheSetting(setting: String, message: String) {
        let error = #expect(throws: SceneError.self) { try read([setting]) }
        let first = error?.description.split(separator: "\n").first.map(String.init)
        #expect(first == message)
    }

    @Test(arguments: ["", "spacing", "=3", "a..b=1", "a=1\nb: 2"])
    func whatIsNone(text: String) { #expect(SceneSetting(text) == nil) }
}

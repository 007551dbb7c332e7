import CarouselDrawing
import CarouselScene
import Foundation
import Testing

struct SceneReaderTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes")

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    }

    @Test func everyKeyIsRead() throws {
        let scene = try read(bytes("everything.yaml"), folder: "Samples").scene
        #expect(
            scene.screen
                == Screen(
                    width: 393, height: 852, scale: 2, background: .clear, appearance: .dark,
                    safeArea: Screen.SafeArea(top: 59, bottom: 34)))
        #expect(scene.fonts == ["Samples/Fonts/A.ttf", "/usr/share/B.otf"])
        #expect(scene.carousel.height == 300)
        #expect(scene.carousel.padding == 30)
        #expect(scene.carousel.animation == .spring(Carousel.Spring(response: 0.4, dampingFraction: 0.7)))
        #expect(scene.carousel.cards == [Self.card(1), Self.card(2)])
        // The card's own shadow is the only one.
        #expect(
            scene.carousel.kind
                == .cards(
                    Cards(
                        trailingPadding: 20, depthOffset: 10, depthShrink: 12, activeIndex: 0,
                        backOpacity: 0.5, threshold: 80, swap: .slide,
                        refill: Cards.Refill(after: 3, cards: [Self.card(3)]), shadow: nil)))
        #expect(
            scene.indicator
                == Indicator(
                    style: .dots, spacing: 10, itemWidth: 5, itemHeight: 6, itemSpacing: 7, color: .white,
                    selectedColor: Color(bytes: 255, 69, 58), follows: .offset))
        #expect(scene.timeline.fps == FrameRate(30000, per: 1001))
        #expect(scene.timeline.duration == 12.5)
        #expect(scene.timeline.start == 1)
        let samples = [Drag.Sample(0, 0), Drag.Sample(0.1, -40), Drag.Sample(0.25, -160)]
        #expect(
            scene.timeline.steps == [
                .wait(0.3),
                .drag(
                    Drag(
                        .by(-220, over: 0.35, curve: .easeOut), hold: 0.1, velocity: -900,
                        minimumDistance: 5)),
                .settle, .drag(Drag(.path(samples), hold: 0.2)), .settle,
                .drag(Drag(.by(10, over: 1, curve: Carousel.TimingCurve(0.1, 0.2, 0.3, 0.4)))),
            ])
    }

    /// The card of `everything.yaml` for its item of that number.
    private static func card(_ number: Int) -> Card.View {
        let title = ["하나", "{둘}", "셋🍎"][number - 1]
        let tint = [
            Color(bytes: 102, 212, 207), Color(bytes: 0x34, 0xC7, 0x59, 0x80), Color(bytes: 255, 69, 58),
        ][number - 1]
        let size = [20, 21.5, 9][number - 1]
        let red = Color(bytes: 255, 69, 58)
        let blue = Color(bytes: 10, 132, 255)
        let text = Card.Text(
            "\(title) {\(number)}",
            font: Card.Font(family: "Inter", size: size, weight: 700, lineHeight: nil), color: tint,
            lineLimit: 2,
            alignment: .center, wrap: .characters)
        let path = Path([
            .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .close,
        ])
        let triangle = Card.PathShape(
            path: path, viewBox: Rect(x: 0, y: 0, width: 10, height: 10), fill: nil,
            stroke: Card.Stroke(color: red, width: 2))
        let column = Card.View(
            .stack(
                Card.Stack(
                    .vertical, spacing: 4, alignment: Card.Alignment(.trailing, .center),
                    [
                        Card.View(.text(text)), Card.View(.spacer(minLength: nil)),
                        Card.View(.spacer(minLength: 4)),
                        Card.View(.path(triangle)),
                    ])),
            [.padding(Insets(top: 1, leading: 2, bottom: 0, trailing: 2))])
        let outline = Card.Shape.Outline.roundedRectangle(Corners(radius: 12, style: .circular))
        let views = [
            Card.View(.shape(Card.Shape(outline, fill: .color(tint)))),
            Card.View(
                .image(Card.Image("Samples/Pictures/\(["a", "b", "c"][number - 1]).png", mode: .fill)),
                [.opacity(0.5)]),
            column,
        ]
        let ring = Card.Shape(.circle, fill: nil, stroke: Card.Stroke(color: .white, width: 1))
        return Card.View(
            .stack(Card.Stack(.depth, alignment: Card.Alignment(.trailing, .bottom), views)),
            [
                .padding(Insets(all: 3)),
                .frame(
                    Card.Frame(width: 100, maxHeight: .infinity, alignment: Card.Alignment(.center, .top))),
                .background(.linear([red, blue], from: .leading, to: .trailing)), .clip(Corners(radius: 9)),
                .overlay(Card.View(.shape(ring))), .border(.black, width: 2, corners: Corners(radius: 9)),
                .shadow(DropShadow(radius: 5, x: 1, y: 2, color: blue)), .opacity(0.9),
            ])
    }

    @Test func jsonReadsAsYAML() throws {
        let yaml = try read(bytes("everything.yaml")).scene
        let json = try bytes("everything.json")
        #expect(json.contains(UInt8(ascii: "\t")))
        #expect(try read(json).scene == yaml)
    }

    @Test func lineEndsAndByteOrderMarksDoNotMatter() throws {
        let yaml = try bytes("everything.yaml")
        let scene = try read(yaml).scene
        let text = String(decoding: yaml, as: UTF8.self)
        #expect(try read(text.replacing("\n", with: "\r\n")) == scene)
        #expect(try read(text.replacing("\n", with: "\r")) == scene)
        #expect(try read("\u{FEFF}" + text) == scene)
        #expect(try read("\u{FEFF}" + text.replacing("\n", with: "\r\n")) == scene)
    }

    @Test func everyFaultIsReportedInOneRun() throws {
        let yaml = try String(decoding: bytes("faults.yaml"), as: UTF8.self)
        let expected = try String(decoding: bytes("faults.txt"), as: UTF8.self)
        #expect(report(yaml) + "\n" == expected)
        // Other line ends leave every place as it is.
        #expect(report("\u{FEFF}" + yaml.replacing("\n", with: "\r\n")) + "\n" == expected)
    }

    @Test func aPictureWithoutItsProfileIsToldOnce() throws {
        let card = "card: { vstack: [{ image: broken-profile.jpg }, { text: \"{title}\" }] }"
        #expect(
            try read(Array(scene("snap", carousel: card).utf8)).warnings.map(\.description) == [
                """
                s.yaml:5:29: warning: picture 'broken-profile.jpg' has a broken colour profile; none is applied
                    card: { vstack: [{ image: broken-profile.jpg }, { text: "{title}" }] }
                                              ^~~~~~~~~~~~~~~~~~
                """
            ])
    }

    @Test func warningsComeOnceAndByLine() throws {
        let yaml =
            scene("snap", carousel: "card: { vstack: [{ text: ☃ }, { text: \"{title}\" }, { text: b☃ }] }")
            .replacing("title: B", with: "title: ☃")
        let warnings = try read(Array(yaml.utf8)).warnings
        #expect(
            warnings.map(\.description) == [
                """
                s.yaml:4:46: warning: no font has '☃'
                    items: [{ title: A, color: red }, { title: ☃, color: blue }]
                                                               ^
                """,
                """
                s.yaml:5:28: warning: no font has '☃'
                    card: { vstack: [{ text: ☃ }, { text: "{title}" }, { text: b☃ }] }
                                             ^
                """,
                """
                s.yaml:5:62: warning: no font has '☃'
                    card: { vstack: [{ text: ☃ }, { text: "{title}" }, { text: b☃ }] }
                                                                               ^~
                """,
            ])
    }

    @Test func aCountersTextIsWarnedAboutOnce() throws {
        let yaml = scene("snap") + "indicator: { style: counter, format: \"{number} ☃ {count}\" }"
        #expect(
            try read(Array(yaml.utf8)).warnings.map(\.description) == [
                """
                s.yaml:5:38: warning: no font has '☃'
                    indicator: { style: counter, format: "{number} ☃ {count}" }
                                                         ^~~~~~~~~~~~~~~~~~~~
                """
            ])
    }

    @Test func relativePathsStartAtTheFolder() throws {
        let yaml = scene("snap", carousel: "card: { hstack: [{ image: a.png }, { image: /b.png }] }")
        func files(_ folder: String) throws -> [String] {
            guard case .stack(let stack) = try read(yaml, folder: folder).carousel.cards[0].content else {
                return []
            }
            return stack.views.compactMap {
                if case .image(let image) = $0.content { image.file } else { nil }
            }
        }
        #expect(try files(".") == ["a.png", "/b.png"])
        #expect(try files("") == ["a.png", "/b.png"])
        #expect(try files("Samples") == ["Samples/a.png", "/b.png"])
        #expect(try files("/x/") == ["/x/a.png", "/b.png"])
    }

    @Test func fontsAreAskedForBeforeTexts() throws {
        final class Recorder: AssetChecking {
            var asked: [String] = []
            func fault(ofPicture file: String) -> String? {
                asked.append(file)
                return nil
            }
            func warning(aboutPicture file: String) -> String? { nil }
            func fault(ofFont file: String) -> String? {
                asked.append(file)
                return nil
            }
            func warnings(about text: Card.Text) -> [String] {
                asked.append(text.string)
                return []
            }
        }
        let recorder = Recorder()
        let yaml =
            scene("snap", carousel: "card: { zstack: [{ image: a.png }, { text: x }, { image: a.png }] }")
            + "fonts: [f.ttf, f.ttf]"
        _ = try SceneReader.read(bytes: Array(yaml.utf8), file: "-", folder: ".", assets: recorder)
        #expect(recorder.asked == ["f.ttf", "a.png", "x"])
    }

    @Test func ofAVeryLongLineAFaultKeepsThePartAroundIt() throws {
        let fault = "{ text: a, colr: red }"
        let views = Array(repeating: fault, count: 100).joined(separator: ", ")
        let error = #expect(throws: SceneError.self) {
            try read(scene("snap", carousel: "card: { zstack: [\(views)] }"))
        }
        let diagnostic = try #require(error?.diagnostics.last)
        let last = try #require(diagnostic.location)
        #expect(last.column == 31 + 99 * 24)
        #expect(last.sourceColumn == last.column - 500)
        #expect(last.source.hasSuffix(", " + fault + "] }"))
        #expect(last.source.count == 500 + "colr: red }] }".count)
        #expect(
            diagnostic.rendered().split(separator: "\n")[1...].joined(separator: "\n")
                == "    …d }, { text: a, colr: red }, { text: a, colr: red }] }\n"
                + "    \(String(repeating: " ", count: 41))^~~~")
    }

    @Test func escapedLineBreaksOfWindows() throws {
        let json = #"""
            {"version":1,"carousel":{"kind":"pager","items":[{"t":"a\r\nb\rc"}],"card":{"text":"{t}"}}}
            """#
        #expect(try read(json).carousel.cards[0].content == .text("a\nb\nc"))
    }
}

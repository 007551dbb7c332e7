import CarouselDrawing
import Foundation
import Testing

@testable import CarouselSVG

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What stands in a film's file, of a second at ten frames.
@Suite struct AnimatedLayersWriterTests {
    private struct NoPicture: Error {}

    private let square = Node.fill(.rectangle(Rect(x: 0, y: 0, width: 30, height: 40)), .color(.black))

    private func svg(loop: Int = 0, count: Int = 10, _ frame: (Int) -> [Node]) throws -> String {
        let layers = LayersWriter(
            scene: "a", embedded: { _ in throw NoPicture() }, seen: { _, _, _ in throw NoPicture() })
        let writer = AnimatedLayersWriter(layers, scale: 2)
        for index in 0..<count {
            writer.add(DisplayList(size: Size(100, 50), background: .white, nodes: frame(index)))
        }
        let svg = String(
            decoding: try writer.finish(duration: Double(count) / 10, loop: loop), as: UTF8.self)
        #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(svg)")
        let ids = svg.matches(of: /\sid="([^"]*)"/).map(\.output.1)
        #expect(Set(ids).count == ids.count)
        let used = svg.matches(of: /(?:url\(#|href="#)([^")]*)/).map(\.output.1)
        #expect(Set(used).isSubset(of: Set(ids)))
        return svg
    }

    private func card(
        _ number: Int, _ x: Double, _ y: Double = 5, opacity: Double = 1, content: [Node]? = nil
    ) -> Node {
        .group(
            Group(
                identity: "card \(number)", title: "A & B", transform: .translation(x, y), opacity: opacity,
                children: content ?? [square]))
    }

    private func keyframes(_ svg: String, _ kind: String = "move") -> [Substring] {
        svg.matches(of: /@keyframes c[0-9a-z]+-([a-z]+)\{(.*)\}\n/).filter { $0.output.1 == kind }
            .map(\.output.2)
    }

    @Test func whatRestsHasNoKeyframes() throws {
        let svg = try svg { _ in [card(0, 10)] }
        #expect(!svg.contains("@keyframes"))
        #expect(svg.contains(#"-card-0" transform="translate(10,5)">"#))
    }

    /// On whole pixels, though no two steps are alike, and freely.
    @Test func aLinearDragNeedsTwo() throws {
        let onPixels = try svg { [card(0, (3.3 * Double($0) * 2).rounded() / 2)] }
        #expect(
            try #require(keyframes(onPixels).first).contains(
                /^0%\{--cfx:-?[.0-9]+px\}90%,100%\{--cfx:[.0-9]+px\}$/))
        #expect(onPixels.contains("translate(round(var(--cfx),.5px),round(var(--cfy),.5px))"))
        #expect(onPixels.contains(#"@property --cfx{syntax:"&lt;length>";inherits:false"#))
        #expect(!onPixels.contains("@property --cfa"))
        let free = try svg { [card(0, 3.21 * Double($0))] }
        #expect(keyframes(free) == ["0%{--cfx:0px}90%,100%{--cfx:28.89px}"])
        #expect(free.contains("{--cfx:0px;--cfy:5px;transform:translate(var(--cfx),var(--cfy));animation:"))
    }

    @Test func theFileOfALinearDragStaysAsSmallForAnyNumberOfFrames() throws {
        let short = try svg { [card(0, 2 * Double($0))] }
        let long = try svg(count: 1000) { [card(0, 0.5 * Double($0))] }
        #expect(long.utf8.count < short.utf8.count + 20)
    }

    @Test func aFadeIsAnOpacity() throws {
        let svg = try svg { [card(0, 10, opacity: 1 - 0.1 * Double($0))] }
        #expect(keyframes(svg) == ["0%{--cfo:1}90%,100%{--cfo:.1}"])
        #expect(svg.contains("{--cfo:1;opacity:var(--cfo);animation:"))
    }

    @Test func whatTurnsAndGrowsDoesSoStepByStep() throws {
        let svg = try svg { frame in
            let (angle, size) = (0.2 * Double(frame), 1 + 0.1 * Double(frame))
            let t = Transform(
                a: size * cos(angle), b: size * sin(angle), c: -size * sin(angle), d: size * cos(angle),
                tx: 50, ty: 20)
            return [.group(Group(transform: t, children: [square]))]
        }
        // More than half a turn, and straight on.
        let text = try #require(keyframes(svg).first)
        #expect(text == "0%{--cfs:1;--cft:1;--cfr:0}90%,100%{--cfs:1.9;--cft:1.9;--cfr:1.8}")
        #expect(
            svg.contains(
                "transform:translate(var(--cfx),var(--cfy)) rotate(calc(var(--cfr)*1rad))"
                    + " skewX(calc(var(--cfk)*1rad)) scale(var(--cfs),var(--cft))"))
    }

    @Test func whatComesAndGoesIsSeenInItsFrames() throws {
        let svg = try svg { [card(0, 10)] + ((3..<6).contains($0) ? [card(1, 20)] : []) }
        #expect(keyframes(svg, "show") == ["29%{visibility:visible}59%{visibility:hidden}"])
        #expect(svg.contains(/-card-1" class="[^"]*" visibility="hidden"/))
        let first = try self.svg { $0 < 2 ? [card(0, 10)] : [card(1, 10)] }
        #expect(
            Set(keyframes(first, "show")) == [
                "19%{visibility:hidden}100%{visibility:hidden}",
                "19%{visibility:visible}100%{visibility:visible}",
            ])
    }

    /// The one in front stands twice, and what it shows once.
    @Test func whatChangesItsPlaceAmongOthersStandsInBoth() throws {
        let long = Path.roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 30), Corners(radius: 9))
        let content = [Node.fill(long, .color(.black)), square]
        let svg = try svg {
            let cards = [card(0, 10, content: content), card(1, 20)]
            return $0 < 5 ? cards : cards.reversed()
        }
        #expect(keyframes(svg, "show").count == 2)
        #expect(svg.matches(of: /\sd="/).count == 1)
        let names = svg.matches(of: /<g id="c[0-9a-z]+-(card[-0-9]*)"/).map { String($0.output.1) }
        #expect(names.count == 3 && Set(names.map { $0.prefix(6) }) == ["card-0", "card-1"])
    }

    @Test func anOutlineMovesPointByPoint() throws {
        let svg = try svg {
            [.fill(.rectangle(Rect(x: 1, y: 2, width: 3 * Double($0 + 1), height: 4)), .color(.black))]
        }
        #expect(
            keyframes(svg) == [
                #"0%{d:path("M1 2l3 0 0 4-3 0z")}90%,100%{d:path("M1 2l30 0 0 4-30 0z")}"#
            ])
        #expect(svg.contains(##" fill="#000" d="M1 2l3 0 0 4-3 0z"/>"##))
    }

    @Test func aClipMovesAndAColorChanges() throws {
        let svg = try svg { frame in
            let clip = Path.rectangle(Rect(x: Double(frame), y: 0, width: 9, height: 9))
            let grey = Color(red: Double(frame) / 15, green: 0, blue: 0)
            return [
                .group(
                    Group(
                        clip: clip,
                        children: [.fill(.rectangle(Rect(x: 0, y: 0, width: 30, height: 9)), .color(grey))]))
            ]
        }
        #expect(svg.contains(/<clipPath id="[^"]*"><path class="[^"]*" d="M0 0l9 0 0 9-9 0z"\/><\/clipPath>/))
        #expect(keyframes(svg).contains("0%{fill:#000}90%,100%{fill:#900}"))
    }

    @Test func aTextThatChangesIsOneOfItsTexts() throws {
        let svg = try svg { frame in
            let text = Path(
                square.outline.elements,
                lettering: Lettering(text: "\(frame / 5)", glyphs: [.init(start: 0, origin: .zero)]))
            return [.group(Group(identity: "counter", children: [.fill(text, .color(.black))]))]
        }
        #expect(svg.contains(#"aria-label="0""#) && svg.contains(#"aria-label="1""#))
        #expect(keyframes(svg, "show").count == 2)
        #expect(svg.matches(of: /-counter"/).count == 1)
    }

    /// In a card that becomes wider: its text stands there once.
    @Test func aTextThatMovesInWhatChangesIsMoved() throws {
        let letter = Path.roundedRectangle(Rect(x: 0, y: -9, width: 8, height: 9), Corners(radius: 3))
        let svg = try svg { frame in
            let x = 4 + 1.37 * Double(frame)
            let text = Path(
                letter.elements, lettering: Lettering(text: "A", glyphs: [.init(start: 0, origin: .zero)]))
            return [
                card(
                    0, 10,
                    content: [
                        .fill(.rectangle(Rect(x: 0, y: 0, width: 2 * x, height: 20)), .color(.white)),
                        .fill(text.transformed(by: .translation(x, 12)), .color(.black)),
                    ])
            ]
        }
        #expect(svg.matches(of: /aria-label="A"/).count == 1)
        #expect(keyframes(svg, "show").isEmpty)
        #expect(keyframes(svg).contains("0%{--cfx:4px}90%,100%{--cfx:16.33px}"))
    }

    /// A turn about an edge, as a cube's side makes it.
    @Test func aPlaneIsAPageWithAFewNumbers() throws {
        let svg = try svg { frame in
            let angle = 0.05 * Double(frame)
            let map = Projection(
                x: [cos(angle), 0, 0], y: [-0.25 * sin(angle), 1, 0], w: [-sin(angle) / 100, 0, 1])
            return [.projected(Group(identity: "card 0", children: [square]), through: map)]
        }
        #expect(svg.contains("<foreignObject"))
        #expect(svg.contains("transform:matrix3d(var(--cfa),var(--cfd),0,calc(var(--cfd)*.04 + 0),0,1,0,0,"))
        let text = try #require(keyframes(svg).first)
        #expect(text.hasPrefix("0%{--cfa:1;--cfd:0}"))
        #expect(!text.contains("--cfg"))
    }

    @Test(arguments: [
        (0, "infinite"), (1, "1;animation-fill-mode:forwards"), (3, "3;animation-fill-mode:forwards"),
    ])
    func itPlaysSoOften(loop: Int, text: String) throws {
        let svg = try svg(loop: loop) { [card(0, Double($0))] }
        #expect(svg.contains(" *{animation-duration:1s;animation-iteration-count:\(text)}"))
    }

    @Test func whoWantsLessMotionSeesTheFirstFrame() throws {
        let svg = try svg { [card(0, 4 + Double($0))] }
        let id = try #require(svg.firstMatch(of: /<svg id="([^"]*)"/)?.output.1)
        #expect(svg.contains("@media (prefers-reduced-motion:reduce){#\(id) *{animation:none}}"))
        #expect(svg.contains("--cfx:4px;--cfy:5px;animation:"))
        #expect(svg.contains(#"transform="translate(4,5)""#))
    }
}

extension Node {
    fileprivate var outline: Path {
        switch self {
        case .fill(let path, _), .stroke(let path, _, _): path
        case .group, .projected: Path()
        }
    }
}

import CarouselDrawing
import Testing

@testable import CarouselSVG

@Suite struct LayersWriterTests {
    private struct NoPicture: Error {}

    /// What it draws has neither pictures nor perspective.
    private static func writer() -> LayersWriter {
        LayersWriter(
            scene: "a", embedded: { _ in throw NoPicture() }, seen: { _, _, _ in throw NoPicture() })
    }

    private func svg(_ nodes: [Node], background: Color = .white, writer: LayersWriter? = nil) throws
        -> String
    {
        let list = DisplayList(size: Size(100, 50), background: background, nodes: nodes)
        let writer = writer ?? Self.writer()
        return String(decoding: try writer.write(list), as: UTF8.self)
    }

    private func lines(_ svg: String) -> [Substring] { svg.split(separator: "\n") }

    private let square = Node.fill(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), .color(.black))
    private let long = Path.roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 30), Corners(radius: 9))

    @Test func itsSizeIsThePointsInPx() throws {
        #expect(
            try svg([]) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
                width="100" height="50" viewBox="0 0 100 50" stroke-miterlimit="10">
                <rect width="100" height="50" fill="#fff"/>
                </svg>

                """)
        #expect(!(try svg([], background: .clear).contains("<rect")))
    }

    @Test func aGroupSaysWhatItIsAndWhere() throws {
        let card = Group(
            identity: "card 3", title: "Salt & \"pepper\"", transform: .translation(12.5, -3), opacity: 0.5,
            children: [square])
        let file = lines(try svg([.group(card), .group(card)]))
        let start = try #require(file.firstIndex { $0.hasPrefix("<g") })
        let prefix = try #require(file[start].firstMatch(of: /id="(c[0-9a-z]+-)card-3"/)?.output.1)
        #expect(
            file[start..<start + 4] == [
                "<g id=\"\(prefix)card-3\" transform=\"translate(12.5,-3)\" opacity=\".5\">",
                "<title>Salt &amp; &quot;pepper&quot;</title>",
                "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#000\"/>",
                "</g>",
            ])
        // The same card twice in one file.
        #expect(file[start + 4].contains("id=\"\(prefix)card-3-2\""))
    }

    @Test func aLongOutlineThatIsDrawnTwiceStandsOnce() throws {
        let file = try svg([.fill(long, .color(.black)), .fill(long, .color(.white))])
        #expect(file.matches(of: /\sd="/).count == 1)
        #expect(file.matches(of: /<use href="#(.*)" xlink:href="#\1" fill=/).count == 2)
    }

    @Test func textIsTheGlyphsItIsMadeOf() throws {
        let glyph = long.elements
        let moved = long.transformed(by: .translation(50, 1)).elements
        let text = Path(
            glyph + moved,
            lettering: Lettering(
                text: "a\na",
                glyphs: [.init(start: 0, origin: .zero), .init(start: glyph.count, origin: Point(50, 1))]))
        let file = try svg([.fill(text, .color(.black.opacity(0.5)))])
        #expect(file.contains(##"<g role="img" aria-label="a a" fill="#000" opacity=".5">"##))
        #expect(file.matches(of: /\sd="/).count == 1)
        #expect(file.contains(#" x="50" y="1"/>"#))
        // A shadow says nothing.
        let shadow = Group(shadow: DropShadow(radius: 3), children: [.fill(text, .color(.black))])
        #expect(try svg([.group(shadow)]).matches(of: /aria-label/).count == 1)
    }

    @Test func aClipIsAClip() throws {
        let file = try svg([
            .group(Group(clip: .rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), children: [square]))
        ])
        #expect(file.contains(/<clipPath id="(.*)"><rect x="0" y="0" width="9" height="9"\/><\/clipPath>/))
        #expect(file.contains(/<g clip-path="url\(#c[0-9a-z]+-clip\)">/))
    }

    @Test func aMaskHasUnitsAndARegion() throws {
        let file = try svg([.group(Group(mask: [square], children: [square]))])
        #expect(
            file.contains(
                /<mask id="[^"]*" maskUnits="userSpaceOnUse" x="1" y="2" width="3" height="4"><rect [^>]* fill="#fff"\/><\/mask>/
            ))
    }

    @Test func aShadowIsAFilterInSRGB() throws {
        let shadow = DropShadow(radius: 4, x: 1, y: 2, color: .black.opacity(0.25))
        let file = try svg([.group(Group(shadow: shadow, children: [square]))])
        #expect(
            file.contains(
                /<filter id="[^"]*" filterUnits="userSpaceOnUse" x="-13" y="-12" width="31" height="32" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="4"\/>/
            ))
        #expect(file.contains("<g opacity=\".25\">\n<g transform=\"translate(1,2)\" filter="))
        let hard = DropShadow(radius: 0, x: 1)
        #expect(!(try svg([.group(Group(shadow: hard, children: [square]))]).contains("<filter")))
    }

    @Test func whatIsKeptIsWhatIsWrittenAnew() throws {
        let writer = Self.writer()
        let cards = (0..<200).map {
            Node.group(Group(identity: "card \($0)", children: [square, .fill(long, .color(.black))]))
        }
        for card in cards + cards.reversed() {
            #expect(try svg([card], writer: writer) == svg([card]))
        }
    }

    /// Two files in one page: an id that both have means the same in both.
    @Test func equalIdsMeanEqualDefinitions() throws {
        func definitions(_ nodes: [Node]) throws -> Set<Substring> {
            Set(lines(try svg(nodes)).filter { $0.contains(/^<(path|clipPath|linearGradient) id=/) })
        }
        func gradient(_ end: Double) -> Node {
            .fill(long, .linear(.evenly([.black, .white]), start: .zero, end: Point(end, 0)))
        }
        let (first, second) = (try definitions([gradient(10)]), try definitions([gradient(20)]))
        #expect(first.intersection(second).count == 1)
        let ids = first.union(second).compactMap { $0.firstMatch(of: /\sid="([^"]*)"/)?.output.1 }
        #expect(Set(ids).count == 3)
    }
}

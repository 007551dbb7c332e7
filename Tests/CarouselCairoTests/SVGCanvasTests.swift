import CarouselCairo
import CarouselDrawing
import Testing

@Suite struct SVGCanvasTests {
    private func svg(_ nodes: [Node], scale: Double = 2) throws -> String {
        let list = DisplayList(size: Size(100, 50), background: .white, nodes: nodes)
        return String(
            decoding: try SVGCanvas(scale: scale, resources: FilmResources()).draw(list), as: UTF8.self)
    }

    private func ids(_ svg: String) -> [Substring] {
        svg.matches(of: /\sid="([^"]*)"/).map(\.output.1)
    }

    private let faded = Node.group(
        Group(
            opacity: 0.5, clip: .ellipse(in: Rect(x: 0, y: 0, width: 40, height: 40)),
            children: [fill(0, 0, 20, 50, red), fill(10, 0, 40, 50, blue)]))

    @Test func itsSizeIsThePointsInPx() throws {
        let file = try svg([])
        #expect(file.contains(#"width="100px" height="50px" viewBox="0 0 100 50""#))
    }

    @Test func idsDoNotDependOnWhatWasDrawnBefore() throws {
        let first = try svg([faded])
        _ = try svg([faded, faded])
        #expect(try svg([faded]) == first)
        #expect(!ids(first).isEmpty)
    }

    @Test func differentFramesShareNoId() throws {
        let first = Set(ids(try svg([faded])))
        let second = Set(ids(try svg([faded, fill(0, 0, 1, 1, green)])))
        #expect(first.isDisjoint(with: second))
    }

    @Test func everyIdThatIsUsedIsThere() throws {
        let file = try svg([faded])
        let used = file.matches(of: /(?:url\(#|href="#)([^")]*)/).map(\.output.1)
        #expect(!used.isEmpty)
        #expect(Set(used).isSubset(of: Set(ids(file))))
    }

    @Test func masksAndHardShadowsAreVectors() throws {
        let hard = Group(shadow: DropShadow(radius: 0, x: 3, y: 3), children: [fill(0, 0, 9, 9, red)])
        #expect(!(try svg([faded, .group(hard)]).contains("<image")))
    }

    @Test func aBlurredShadowIsOnePicture() throws {
        let soft = Group(shadow: DropShadow(radius: 2), children: [fill(9, 9, 20, 20, red)])
        #expect(try svg([.group(soft)]).matches(of: /<image/).count == 1)
    }
}

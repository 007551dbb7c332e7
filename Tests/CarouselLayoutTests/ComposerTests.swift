import CarouselDrawing
import CarouselMotion
import CarouselScene
import Testing

import CarouselLayout

/// Frames of whole scenes on a screen of 300 × 200, at two pixels per point.
@Suite struct ComposerTests {
    private func scene(
        _ kind: Carousel.Kind, padding: Double = 0, indicator: Indicator? = nil
    ) -> Scene {
        Scene(
            screen: Screen(width: 300, height: 200, scale: 2),
            carousel: Carousel(kind: kind, cards: [box(1), box(2), box(3)], height: 100, padding: padding),
            indicator: indicator, timeline: Timeline())
    }

    private func composer(_ scene: Scene) -> Composer {
        Composer(scene: scene, motion: Motion(scene), resources: FixedResources())
    }

    private func list(_ scene: Scene, _ pose: Pose? = nil) throws -> DisplayList {
        let composer = composer(scene)
        return try composer.displayList(
            for: composer.arrangement(of: [pose ?? Motion(scene).pose(at: 0)]))
    }

    private func groups(_ scene: Scene, _ places: [Place]) throws -> [Group] {
        let pose = Pose(time: 0, phase: .rest, index: 0, position: 0, offset: 0, places: places)
        return try list(scene, pose).nodes.map(group)
    }

    private func group(_ node: Node) throws -> Group {
        guard case .group(let group) = node else { throw Mismatch.noGroup }
        return group
    }

    private enum Mismatch: Error { case noGroup }

    private let frame = Rect(x: 10, y: 20, width: 100, height: 50)

    @Test func aFrameIsAsLargeAsTheScreen() throws {
        let scene = scene(.snap(Snap()))
        let list = try list(scene)
        #expect(list.size == Size(300, 200))
        #expect(list.background == scene.screen.background)
    }

    @Test func placesComeInTheirOrderAndKeepTheirNames() throws {
        let cards = try groups(
            scene(.snap(Snap())), [2, 0, 1].map { Place(frame: frame, layers: [Place.Layer(item: $0)]) })
        #expect(cards.map(\.identity) == ["card 2", "card 0", "card 1"])
    }

    @Test func whatClipsIsOneGroupWithTheContainersPixels() throws {
        let clipping = scene(.banner(Banner(autoplay: nil)), padding: 20.2)
        let container = try groups(clipping, [Place(frame: frame, layers: [Place.Layer(item: 0)])])
        #expect(container.map(\.identity) == ["container"])
        #expect(container[0].clip == .rectangle(Rect(x: 20, y: 50, width: 260, height: 100)))
        #expect(try group(container[0].children[0]).identity == "card 0")
        #expect(try groups(clipping, []).isEmpty)
    }

    @Test func framesStandOnWholePixelsUnlessTheyAreScaled() throws {
        let crooked = Rect(x: 10.3, y: 20.1, width: 100, height: 50)
        let places = [1.0, 0.5].map { Place(frame: crooked, scale: $0, layers: [Place.Layer(item: 0)]) }
        let cards = try groups(scene(.snap(Snap())), places)
        #expect(cards[0].transform == .translation(10.5, 20))
        // About the frame's own centre.
        #expect(cards[1].transform == Transform.scale(0.5, 0.5).then(.translation(10.3 + 25, 20.1 + 12.5)))
    }

    @Test func oneLayerIsOneGroupAndTwoAreGroupsInOne() throws {
        let single = Place(frame: frame, opacity: 0.6, layers: [Place.Layer(item: 0)])
        let fading = Place(
            frame: frame, opacity: 0.6, layers: [Place.Layer(item: 0), Place.Layer(item: 1, opacity: 0.25)])
        let cards = try groups(scene(.cards(Cards())), [single, fading])
        #expect(cards.map(\.identity) == ["card 0", nil])
        #expect(cards.map(\.opacity) == [0.6, 0.6])
        let layers = try cards[1].children.map(group)
        #expect(layers.map(\.identity) == ["card 0", "card 1"])
        #expect(layers.map(\.opacity) == [1, 0.25])
    }

    @Test(arguments: [
        Place(frame: Rect(x: 0, y: 0, width: 0, height: 50), layers: [Place.Layer(item: 0)]),
        Place(frame: Rect(x: 0, y: 0, width: 9, height: 9), opacity: 0, layers: [Place.Layer(item: 0)]),
    ])
    func whatCannotBeSeenIsLeftOut(place: Place) throws {
        #expect(try groups(scene(.snap(Snap())), [place]).isEmpty)
    }

    @Test func stackedCardsCastTheKindsShadowAndOthersNone() throws {
        let place = Place(frame: frame, layers: [Place.Layer(item: 0)])
        let shadow = DropShadow(radius: 7)
        func shadows(_ kind: Carousel.Kind) throws -> [DropShadow?] {
            try groups(scene(kind), [place])[0].children.map { leaf in
                if case .group(let group) = leaf { group.shadow } else { nil }
            }
        }
        #expect(try shadows(.cards(Cards(shadow: shadow))) == [shadow])
        #expect(try shadows(.cards(Cards(shadow: nil))) == [nil])
        #expect(try shadows(.snap(Snap())) == [nil])
    }

    @Test func theIndicatorLiesOverTheCards() throws {
        let scene = scene(.pager(Pager()), indicator: Indicator())
        let list = try list(scene)
        #expect(
            try list.nodes.map { try group($0).identity } == ["container", "indicator", "indicator mask"])
    }

    /// Over the card, in the group that is turned with it.
    @Test func aStampLiesOverItsCard() throws {
        var cards = Cards(swap: .slide, swipe: .both, tilt: 10)
        cards.stamp.right = box(9)
        let scene = scene(.cards(cards))
        var place = Place(frame: frame, layers: [Place.Layer(item: 0)])
        place.stamp = Place.Stamp(isLeft: false, opacity: 0.25)
        let group = try #require(try groups(scene, [place]).first)
        #expect(group.children.count == 2)
        let stamp = try self.group(group.children[1])
        #expect(stamp.identity == "stamp right")
        #expect(stamp.opacity == 0.25)
        #expect(stamp.children.flatMap(rectangles) == [Rect(x: 0, y: 0, width: 100, height: 50)])
        place.stamp?.isLeft = true
        #expect(try groups(scene, [place]).first?.identity == "card 0")
    }
}

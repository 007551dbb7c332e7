import CarouselDrawing
import CarouselMotion
import CarouselScene

/// What a frame draws and where, on whole pixels: equal ones look alike.
package struct Arrangement: Equatable, Sendable {
    var places: [Place]
    var indicator: IndicatorPose?
}

/// Turns poses of one film into display lists, on one thread.
package final class Composer {
    private let scene: Scene
    private let motion: Motion
    private let context: LayoutContext
    private let cards: [Card.View]
    private let shadow: DropShadow?
    /// Laid out cards, by item and size: most frames only move them.
    private var drawn: [CardKey: [Node]] = [:]
    private var layouts: [Int: CardLayout] = [:]
    private var titles: [Int: String] = [:]

    private struct CardKey: Hashable {
        var item: Int
        var size: Size
    }

    /// How many laid out cards are kept: more than are ever seen at once.
    private static let kept = 128

    package init(scene: Scene, motion: Motion, resources: any LayoutResources) {
        self.scene = scene
        self.motion = motion
        context = LayoutContext(
            resources: resources, scale: scene.screen.scale, ios: scene.screen.ios,
            direction: scene.screen.layoutDirection)
        cards = scene.carousel.allCards
        shadow = scene.carousel.kind.values.shadow
    }

    /// What of a pose is drawn.
    package func arrangement(of pose: Pose) -> Arrangement {
        let places = pose.places.compactMap { place -> Place? in
            var place = place
            // A frame under a scale cannot stand on whole pixels; all others do, so that touching pages have no seam.
            if place.scale == 1 { place.frame = place.frame.rounded(toPixelsAt: scene.screen.scale) }
            return place.frame.isEmpty || place.opacity <= 0 ? nil : place
        }
        return Arrangement(places: places, indicator: pose.indicator)
    }

    /// Everything a frame draws, farthest first.
    package func displayList(for arrangement: Arrangement) throws -> DisplayList {
        var nodes = try arrangement.places.flatMap(place)
        if let clip = motion.clip, !nodes.isEmpty {
            let window = clip.rounded(toPixelsAt: scene.screen.scale)
            nodes = [.group(Group(identity: "container", clip: .rectangle(window), children: nodes))]
        }
        if let indicator = scene.indicator, let pose = arrangement.indicator {
            nodes += try indicator.nodes(pose, context)
        }
        return DisplayList(
            size: Size(scene.screen.width, scene.screen.height), background: scene.screen.background,
            nodes: nodes)
    }

    private func place(_ place: Place) throws -> [Node] {
        let frame = place.frame
        let scaled = frame.scaled(by: place.scale)
        let transform = Transform.scale(place.scale, place.scale).then(.translation(scaled.x, scaled.y))
        var below: [Node] = []
        let layers = try place.layers.filter { $0.opacity > 0 }.map { layer in
            let leaves = try card(layer.item, frame.size)
            defer { below = leaves }
            return Group(
                identity: "card \(layer.item)", title: title(layer.item), opacity: layer.opacity,
                // What lies under it of the same outline has its shadow already.
                children: leaves.withoutShadows(castBy: below))
        }
        if layers.count == 1, layers[0].opacity == 1 {
            var card = layers[0]
            card.transform = transform
            card.opacity = place.opacity
            return [.group(card)]
        }
        return [
            .group(
                Group(transform: transform, opacity: place.opacity, children: layers.map { .group($0) }))
        ]
    }

    /// A card's largest text.
    private func title(_ item: Int) -> String? {
        guard titles[item] == nil, cards.indices.contains(item) else { return titles[item] }
        let largest = cards[item].allTexts.reduce(nil as Card.Text?) { largest, text in
            text.string.isEmpty || largest.map { $0.font.size >= text.font.size } == true ? largest : text
        }
        titles[item] = largest?.string
        return largest?.string
    }

    private func card(_ item: Int, _ size: Size) throws -> [Node] {
        let key = CardKey(item: item, size: size)
        if let nodes = drawn[key] { return nodes }
        if drawn.count >= Composer.kept {
            drawn.removeAll(keepingCapacity: true)
            layouts.removeAll(keepingCapacity: true)
        }
        guard cards.indices.contains(item) else { return [] }
        let layout =
            layouts[item]
            ?? CardLayout(cards[item], isCell: scene.carousel.kind.values.isUIKit, context)
        layouts[item] = layout
        var nodes = try layout.draw(in: size)
        if let shadow { nodes = nodes.casting(shadow) }
        drawn[key] = nodes
        return nodes
    }
}

import CarouselDrawing
import CarouselMotion
import CarouselScene

/// Turns poses of one carousel into nodes, on one thread.
final class CarouselComposer {
    /// What of a pose is drawn, on whole pixels.
    struct Arrangement: Equatable, Sendable {
        var places: [Place]
        var indicator: IndicatorPose?
    }

    private let carousel: Carousel
    private let indicator: Indicator?
    private let motion: CarouselMotion
    private let context: LayoutContext
    /// What its groups' names begin with, where there are several carousels.
    private let prefix: String
    private let cards: [Card.View]
    private let shadow: DropShadow?
    /// The items in which something has a parallax.
    private let drifting: Set<Int>
    /// Laid out cards, by item and size: most frames only move them.
    private var drawn: [CardKey: [Node]] = [:]
    private var layouts: [Int: CardLayout] = [:]
    private var titles: [Int: String] = [:]

    private struct CardKey: Hashable {
        var item: Int
        var size: Size
    }

    private struct StampKey: Hashable {
        var isLeft: Bool
        var size: Size
    }
    private var stamps: [StampKey: [Node]] = [:]

    /// How many laid out cards are kept: more than are ever seen at once.
    private static let kept = 128

    init(_ named: NamedCarousel, _ motion: CarouselMotion, _ context: LayoutContext) {
        carousel = named.carousel
        indicator = named.indicator
        prefix = named.name.map { $0 + " " } ?? ""
        self.motion = motion
        self.context = context
        cards = carousel.allCards
        shadow = carousel.kind.values.shadow
        drifting = Set(cards.indices.filter { [cards] in cards[$0].hasParallax })
    }

    /// What of a pose is drawn.
    func arrangement(of pose: Pose) -> Arrangement {
        let places = pose.places.compactMap { place -> Place? in
            var place = place
            // A frame under a scale cannot stand on whole pixels; all others do, so that touching pages have no seam.
            if place.effect?.map.isTranslation ?? (place.scale == 1) {
                let origin = place.effect?.map.apply(.zero) ?? Point(place.frame.x, place.frame.y)
                place.frame = Rect(origin: origin, size: place.frame.size)
                    .rounded(toPixelsAt: context.scale)
                place.effect?.map = Projection(.translation(place.frame.x, place.frame.y))
            }
            if !place.layers.contains(where: { drifting.contains($0.item) }) { place.parallax = .zero }
            return place.frame.isEmpty || place.opacity <= 0 ? nil : place
        }
        return Arrangement(places: places, indicator: pose.indicator)
    }

    /// Its cards, farthest first.
    func cards(_ arrangement: Arrangement) throws -> [Node] {
        let nodes = try arrangement.places.flatMap(place)
        guard let clip = motion.clip, !nodes.isEmpty else { return nodes }
        let window = clip.rounded(toPixelsAt: context.scale)
        return [.group(Group(identity: prefix + "container", clip: .rectangle(window), children: nodes))]
    }

    func indicator(_ arrangement: Arrangement) throws -> [Node] {
        guard let indicator, let pose = arrangement.indicator else { return [] }
        return try indicator.nodes(pose, context).map { node in
            guard case .group(var group) = node else { return node }
            group.identity = group.identity.map { prefix + $0 }
            return .group(group)
        }
    }

    private func place(_ place: Place) throws -> [Node] {
        let frame = place.frame
        var below: [Node] = []
        let layers = try place.layers.filter { $0.opacity > 0 }.map { layer in
            let leaves = try card(layer.item, frame.size, place.parallax)
            defer { below = leaves }
            return Group(
                identity: "\(prefix)card \(layer.item)", title: title(layer.item), opacity: layer.opacity,
                // What lies under it of the same outline has its shadow already.
                children: leaves.withoutShadows(castBy: below))
        }
        let stamp = try place.stamp.flatMap { try self.stamp($0, frame.size) }
        let isOne = layers.count == 1 && layers[0].opacity == 1 && stamp == nil
        var whole =
            isOne
            ? layers[0] : Group(children: (layers + [stamp].compactMap { $0 }).map { .group($0) })
        whole.opacity = place.opacity
        if let effect = place.effect { return [whole.changed(by: effect, in: frame.size)] }
        let scaled = frame.scaled(by: place.scale)
        whole.transform = Transform.scale(place.scale, place.scale).then(.translation(scaled.x, scaled.y))
        return [.group(whole)]
    }

    /// A deck's view over a card of that size; nil where there is none.
    private func stamp(_ stamp: Place.Stamp, _ size: Size) throws -> Group? {
        guard case .cards(let cards) = carousel.kind, stamp.opacity > 0,
            let view = stamp.isLeft ? cards.stamp.left : cards.stamp.right
        else { return nil }
        let key = StampKey(isLeft: stamp.isLeft, size: size)
        let nodes = try stamps[key] ?? CardLayout(view, context).draw(in: size)
        stamps[key] = nodes
        return Group(
            identity: "\(prefix)stamp \(stamp.isLeft ? "left" : "right")", opacity: stamp.opacity,
            children: nodes)
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

    private func card(_ item: Int, _ size: Size, _ parallax: Point) throws -> [Node] {
        let key = CardKey(item: item, size: size)
        if parallax == .zero, let nodes = drawn[key] { return nodes }
        if drawn.count >= Self.kept {
            drawn.removeAll(keepingCapacity: true)
            layouts.removeAll(keepingCapacity: true)
        }
        guard cards.indices.contains(item) else { return [] }
        let layout =
            layouts[item]
            ?? CardLayout(cards[item], isCell: carousel.kind.values.isUIKit, context)
        layouts[item] = layout
        var nodes = try layout.draw(in: size, parallax: parallax)
        if let shadow { nodes = nodes.casting(shadow) }
        if parallax == .zero { drawn[key] = nodes }
        return nodes
    }
}

extension Group {
    /// A card of that size as a transition shows it: its colours, a blur, the map, from the inside out.
    fileprivate func changed(by effect: Place.Effect, in size: Size) -> Node {
        var card = self
        for (change, isNeutral) in [
            (Card.ColorEffect.saturation(effect.saturation), effect.saturation == 1),
            (.brightness(effect.brightness), effect.brightness == 0),
        ] where !isNeutral {
            card.children = card.children.map { $0.recolored(by: change.matrix) }
        }
        if effect.blur > 0 { card.blur = Blur(radius: effect.blur) }
        guard let transform = effect.map.affine(within: size) else {
            return .projected(card, through: effect.map)
        }
        card.transform = transform
        return .group(card)
    }
}

import CarouselDrawing

/// How the cards stand in the file, the shortest that holds them.
private enum CardsForm {
    /// Rectangles, each in its item's `color`, which is what a scene without a card shows.
    case colors
    /// One `card` for all.
    case template(Card.View)
    /// An item's own `card` each.
    case each

    init(_ cards: [Card.View]) {
        if cards.allSatisfy({ Self.plainColor($0) != nil }) {
            self = .colors
        } else if let first = cards.first, cards.allSatisfy({ $0 == first }) {
            self = .template(first)
        } else {
            self = .each
        }
    }

    /// The colour of a view that is a rectangle and nothing more.
    static func plainColor(_ view: Card.View) -> Color? {
        guard case .shape(let shape) = view.content, case .color(let color)? = shape.fill,
            view == Card.View(.shape(Card.Shape(.rectangle, fill: shape.fill)))
        else { return nil }
        return color
    }
}

extension SceneWriter {
    func carousel(_ carousel: Carousel, _ screen: Screen) -> YAMLMap {
        let form = CardsForm(carousel.allCards)
        var map = YAMLMap()
        map.isSpread = true
        map.set("kind", .scalar(carousel.kind.name))
        set(carousel, form, in: &map)
        if case .peek = carousel.kind {
            let usual = Carousel.Focus()
            var focus = YAMLMap()
            focus.set("scale", carousel.focus.scale, unless: usual.scale)
            focus.set("opacity", carousel.focus.opacity, unless: usual.opacity)
            map.set("focus", focus)
            // Its height is that of an item.
        } else {
            map.set(
                "height", carousel.height,
                unless: carousel.kind.values.defaultHeight(on: Size(screen.width, screen.height)))
        }
        map.set("padding", carousel.padding, unless: type(of: carousel.kind.values).defaultPadding)
        if carousel.animation != .easeInOut { map.set("animation", animation(carousel.animation)) }
        if case .template(let view) = form {
            var generate = YAMLMap()
            generate.set("count", carousel.cards.count)
            map.set("generate", generate)
            map.set("card", self.view(view))
        } else {
            map.set("items", items(carousel.cards, form))
        }
        return map
    }

    private func items(_ cards: [Card.View], _ form: CardsForm) -> YAMLValue {
        .list(
            cards.map { card in
                var item = YAMLMap()
                switch form {
                case .colors: item.set("color", CardsForm.plainColor(card).map(color))
                case .template: break
                case .each: item.set("card", view(card))
                }
                return .map(item)
            })
    }

    private func set(_ carousel: Carousel, _ form: CardsForm, in map: inout YAMLMap) {
        switch carousel.kind {
        case .snap(let snap):
            let usual = Snap()
            map.set("spacing", snap.spacing, unless: usual.spacing)
            map.set("trailingPadding", snap.trailingPadding, unless: usual.trailingPadding)
            map.set("adjustment", snap.adjustment, unless: usual.adjustment)
        case .banner(let banner):
            map.set("loop", banner.loop, unless: Banner().loop)
            map.set("autoplay", autoplay(banner.autoplay))
            map.set("clips", banner.clips, unless: true)
        case .peek(let peek): set(peek, height: carousel.height, in: &map)
        case .cards(let cards):
            let haveShadows = carousel.allCards.contains { card in
                card.modifiers.contains { if case .shadow = $0 { true } else { false } }
            }
            set(cards, form, haveShadows: haveShadows, in: &map)
        case .pager(let pager):
            map.set("spacing", pager.spacing, unless: Pager().spacing)
            map.set("clips", pager.clips, unless: true)
        }
    }

    private func autoplay(_ autoplay: Banner.Autoplay?) -> YAMLValue? {
        let usual = Banner.Autoplay()
        guard let autoplay else { return .flag(false) }
        guard autoplay != usual else { return nil }
        var map = YAMLMap()
        map.set("interval", autoplay.interval, unless: usual.interval)
        map.set("resumeDelay", autoplay.resumeDelay, unless: usual.resumeDelay)
        return .map(map)
    }

    private func set(_ peek: Peek, height: Double, in map: inout YAMLMap) {
        let usual = Peek()
        var size = YAMLMap()
        size.set("width", peek.itemSize.width, unless: usual.itemSize.width)
        size.set("height", height, unless: usual.itemSize.height)
        map.set("itemSize", size)
        map.set("spacing", peek.spacing, unless: usual.spacing)
        map.set("decelerationRate", peek.decelerationRate, unless: usual.decelerationRate)
        map.set("clips", peek.clips, unless: true)
    }

    private func set(_ cards: Cards, _ form: CardsForm, haveShadows: Bool, in map: inout YAMLMap) {
        let usual = Cards()
        map.set("trailingPadding", cards.trailingPadding, unless: usual.trailingPadding)
        map.set("depthOffset", cards.depthOffset, unless: usual.depthOffset)
        map.set("depthShrink", cards.depthShrink, unless: usual.depthShrink)
        map.set("activeIndex", cards.activeIndex, unless: usual.activeIndex)
        map.set("backOpacity", cards.backOpacity, unless: usual.backOpacity)
        map.set("threshold", cards.threshold, unless: usual.threshold)
        map.set("swap", cards.swap, unless: usual.swap)
        // Without the key, cards with a shadow of their own would switch the kind's off.
        if cards.shadow != usual.shadow || haveShadows {
            map.set("shadow", cards.shadow.flatMap(shadow) ?? .number(0))
        }
        guard let refill = cards.refill else { return }
        var more = YAMLMap()
        more.set("after", refill.after, unless: 5)
        more.set("items", items(refill.cards, form))
        map.set("refill", .map(more))
    }
}

import CarouselDrawing

/// Which keys each kind has beside those of all kinds.
enum KindKeys {
    static let all: [(kind: String, keys: [String])] = [
        ("snap", ["spacing", "trailingPadding", "adjustment"]),
        ("banner", ["loop", "autoplay", "clips"]),
        ("peek", ["itemSize", "spacing", "decelerationRate", "focus", "clips"]),
        (
            "cards",
            [
                "trailingPadding", "depthOffset", "depthShrink", "activeIndex", "backOpacity", "threshold",
                "swap", "refill", "shadow",
            ]
        ),
        ("pager", ["spacing", "clips"]),
    ]
}

extension Reading {
    /// The kind's own numbers; an unknown kind is reported by now and read as a pager.
    func kind(_ name: String?, _ fields: Fields, height: Double?) -> Carousel.Kind {
        switch name {
        case "snap": .snap(snap(fields))
        case "banner": .banner(banner(fields))
        case "peek": .peek(peek(fields, height: height))
        case "cards": .cards(cards(fields))
        case "pager": .pager(pager(fields))
        default: .pager(Pager())
        }
    }

    private func snap(_ fields: Fields) -> Snap {
        var snap = Snap()
        snap.spacing = fields.number("spacing") ?? snap.spacing
        snap.trailingPadding = fields.number("trailingPadding", .notNegative) ?? snap.trailingPadding
        snap.adjustment = fields.flag("adjustment") ?? snap.adjustment
        return snap
    }

    private func banner(_ fields: Fields) -> Banner {
        var banner = Banner()
        banner.loop = fields.choice("loop") ?? banner.loop
        banner.clips = fields.flag("clips") ?? banner.clips
        if let node = fields["autoplay"] { banner.autoplay = autoplay(node, fields) }
        return banner
    }

    private func autoplay(_ node: YAMLNode, _ banner: Fields) -> Banner.Autoplay? {
        if case .scalar(let text, plain: true) = node.content, let isOn = Bool(text) {
            return isOn ? Banner.Autoplay() : nil
        }
        guard case .mapping = node.content, let fields = banner.fields("autoplay") else {
            wrongType(node, "autoplay", due: "true, false or a map as { interval: 1 }")
            return nil
        }
        defer { fields.finish() }
        var autoplay = Banner.Autoplay()
        autoplay.interval = fields.number("interval", .range(0.01, SceneLimits.duration)) ?? autoplay.interval
        autoplay.resumeDelay = fields.number("resumeDelay", .seconds) ?? autoplay.resumeDelay
        return autoplay
    }

    private func peek(_ fields: Fields, height: Double?) -> Peek {
        var peek = Peek()
        peek.itemSize.height = height ?? peek.itemSize.height
        if let size = fields.fields("itemSize") {
            peek.itemSize.width = size.number("width", .positive) ?? peek.itemSize.width
            peek.itemSize.height = size.number("height", .positive) ?? peek.itemSize.height
            // The item's height is the container's.
            if height != nil, size.has("height") { fields.exclude("height", "itemSize") }
            size.finish()
        }
        peek.spacing = fields.number("spacing") ?? peek.spacing
        peek.clips = fields.flag("clips") ?? peek.clips
        if let node = fields["decelerationRate"] {
            peek.decelerationRate = decelerationRate(node) ?? peek.decelerationRate
        }
        return peek
    }

    /// What a peek's cards are away from the centre.
    func focus(_ carousel: Fields) -> Carousel.Focus {
        var focus = Carousel.Focus()
        guard let fields = carousel.fields("focus") else { return focus }
        defer { fields.finish() }
        focus.scale = fields.number("scale", .range(0, 10)) ?? focus.scale
        focus.opacity = fields.number("opacity", .fraction) ?? focus.opacity
        return focus
    }

    /// UIKit's two names, or a number above 0 and below 1.
    private func decelerationRate(_ node: YAMLNode) -> Double? {
        if case .scalar(let text, _) = node.content, !node.isNull, NumberText.parse(text) == nil {
            return choice(
                node, "decelerationRate", of: [("fast", 0.99), ("normal", 0.998)], orElse: "a number below 1")
        }
        return number(node, "decelerationRate", .between(0, 1))
    }

    private func cards(_ fields: Fields) -> Cards {
        var cards = Cards()
        cards.trailingPadding = fields.number("trailingPadding") ?? cards.trailingPadding
        cards.depthOffset = fields.number("depthOffset") ?? cards.depthOffset
        cards.depthShrink = fields.number("depthShrink") ?? cards.depthShrink
        cards.activeIndex =
            fields.integer("activeIndex", .range(0, Double(SceneLimits.items))) ?? cards.activeIndex
        cards.backOpacity = fields.number("backOpacity", .fraction) ?? cards.backOpacity
        cards.threshold = fields.number("threshold", .notNegative) ?? cards.threshold
        cards.swap = fields.choice("swap") ?? cards.swap
        if let node = fields["shadow"] { cards.shadow = shadow(node, defaultRadius: 3) }
        return cards
    }

    private func pager(_ fields: Fields) -> Pager {
        var pager = Pager()
        pager.spacing = fields.number("spacing", .notNegative) ?? pager.spacing
        pager.clips = fields.flag("clips") ?? pager.clips
        return pager
    }
}

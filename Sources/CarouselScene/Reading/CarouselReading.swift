import CarouselDrawing

/// A carousel as read, with what the timeline has to know of it.
struct CarouselRead {
    var carousel: Carousel
    var kindIsKnown: Bool
    /// nil where the items could not be read.
    var count: Int?
    /// Where autoplay is switched on: at its key, or at the kind that has it by default.
    var autoplaySpan: Span?
}

extension Reading {
    /// `carousel`: what every kind has; the rest is in `kind`.
    func carousel(_ fields: Fields, screen: Screen) -> CarouselRead {
        let kindNode = fields.required("kind")
        let name = kindNode.flatMap { choice($0, "kind", of: KindKeys.all.map { ($0.kind, $0.kind) }) }
        if let name { fields.place = "carousel (kind \(name))" }

        let items = items(fields)
        let refill = name == "cards" ? fields.fields("refill") : nil
        let refillItems = refill.map { self.refillItems($0, after: items.count ?? 0) } ?? []
        let template = CardTemplate(items: items.items + refillItems, in: self)
        let node = fields["card"]
        let cards = template.cards(from: node, for: items.items)

        let height = fields.number("height", .positive)
        let padding = fields.number("padding", .notNegative)
        let animation = fields["animation"].flatMap { self.animation($0, "animation") } ?? .easeInOut
        var kind = kind(name, fields, height: height)
        if case .cards(var values) = kind {
            if let refill {
                let after = refill.integer("after", .range(1, Double(SceneLimits.frames)))
                values.refill = Cards.Refill(
                    after: after ?? 5, cards: template.cards(from: node, for: refillItems))
                refill.finish()
            }
            // A card that brings its own shadow is not given a second one.
            let templates = [node] + (items.items + refillItems).map(\.card)
            if !fields.has("shadow"), templates.contains(where: { $0?.child("shadow") != nil }) {
                values.shadow = nil
            }
            kind = .cards(values)
        }
        let carousel = Carousel(
            kind: kind, cards: cards, height: height, padding: padding, animation: animation,
            focus: name == "peek" ? focus(fields) : Carousel.Focus(),
            screen: Size(screen.width, screen.height))
        checkRoom(carousel, fields, screen)
        finish(fields, name: name)

        var read = CarouselRead(carousel: carousel, kindIsKnown: name != nil, count: items.count)
        if kind.values.autoplays {
            read.autoplaySpan = fields.span(ofKey: "autoplay") ?? kindNode?.span
        }
        return read
    }

    /// Without a kind, any kind's key may be meant.
    private func finish(_ fields: Fields, name: String?) {
        guard name != nil else {
            fields.allow(KindKeys.all.flatMap(\.keys))
            return fields.finish()
        }
        fields.finish { key in
            let kinds = KindKeys.all.filter { $0.keys.contains(key) }.map(\.kind)
            guard !kinds.isEmpty else { return nil }
            return (kinds.count == 1 ? "kind " : "kinds ") + Message.list(kinds, last: "and")
        }
    }

    /// Whether anything is left of the screen's width for an item, and the next one stands further right.
    private func checkRoom(_ carousel: Carousel, _ fields: Fields, _ screen: Screen) {
        let container = screen.width - 2 * carousel.padding
        let room = carousel.kind.values.room(in: container)
        guard room.item <= 0 || room.stride <= 0 else { return }
        let message =
            room.item <= 0
            ? Message.noRoom(for: "an item", width: room.item)
            : Message.noRoom(for: "an item with its spacing", width: room.stride)
        let keys = room.item <= 0 ? ["padding", "trailingPadding", "spacing"] : ["spacing"]
        if let node = (keys + ["kind"]).lazy.compactMap({ fields.peek($0) }).first {
            report(message, at: node)
        } else {
            fields.report(message)
        }
    }
}

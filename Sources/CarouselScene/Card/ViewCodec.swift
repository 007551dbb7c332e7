import CarouselDrawing

extension Codec<Card.View> {
    /// A view by itself.
    static var view: Codec { view(isInStack: false) }

    /// A view whose texts are no template's: braces stand for themselves.
    static var plainView: Codec {
        Codec(
            view.about, schema: view.schema, read: view.read,
            write: { value, writer in
                var writer = writer
                writer.isTemplate = false
                return view.write(value, writer)
            }, check: view.check)
    }

    /// A view among others, where a spacer may be.
    static var stackedView: Codec { view(isInStack: true) }

    private static func view(isInStack: Bool) -> Codec {
        Codec(
            "a view",
            schema: { _ in
                isInStack
                    ? [
                        "anyOf": [
                            ["$ref": "#/$defs/view"],
                            ["enum": .list((["spacer"] + ContentForm.leaves).map(YAMLValue.string))],
                        ]
                    ] : ["$ref": "#/$defs/view"]
            },
            read: { read($0, $1, isInStack: isInStack) },
            write: { view, writer in
                let map = map(view, writer)
                // What has nothing to it is one word.
                if let word = view.bareWord(isInStack: isInStack) { return .scalar(word) }
                return .map(map)
            },
            check: { view, checker in
                if case .spacer = view.content, !isInStack { checker.report(sentence: Message.spacerAlone) }
                for form in ContentForm.all { form.check(view.content, checker) }
                if let key = view.groupingOfCarousel {
                    checker.report(sentence: Message.groupOfCarousel(key))
                }
                for (i, modifier) in view.modifiers.enumerated() {
                    checker.at("modifiers") {
                        checker.at(i) { for form in ModifierForm.all { form.check(modifier, checker) } }
                    }
                }
            })
    }

    // MARK: - Reading

    /// nil where it has no content.
    private static func read(_ slot: Slot, _ reader: SceneReader, isInStack: Bool) -> Card.View? {
        if isInStack, case .scalar("spacer", _) = slot.node.content {
            return Card.View(.spacer(minLength: nil))
        }
        if let leaf = reader.bareLeaf(slot.node) { return leaf }
        guard let map = MapReader(slot, "view", isToldAtValue: true, reader) else { return nil }
        let given = ContentForm.all.filter { map.has($0.key) }
        guard let form = given.first else {
            reportNoContent(map)
            return nil
        }
        map.place = "view (\(form.key))"
        for other in given.dropFirst() {
            map.allow([other.key])
            map.report(Message.twoContents(form.key, other.key), atKey: other.key)
        }
        if form.key == "spacer", !isInStack { map.report(Message.spacerAlone, atKey: form.key) }
        let isCapsule = map.peek("shape")?.isScalar("capsule") ?? false
        let corners = Corners.read(map, needsRadius: !(form.key == "shape" && isCapsule))
        let content = form.read(map, corners)
        var view = Card.View(content ?? .spacer(minLength: nil))
        ModifierForm.read(&view, map, corners)
        if let key = view.groupingOfCarousel {
            map.report(Message.groupOfCarousel(key), atKey: map.has(key) ? key : "modifiers")
        }
        map.finish(owner: ContentForm.owner, instead: ["color": "fill", "fill": "color"])
        return content == nil ? nil : view
    }

    /// A mistyped content key is the likelier fault than none.
    private static func reportNoContent(_ map: MapReader) {
        let names = ContentForm.all.map(\.key).filter {
            map.reader.isInContent || !ContentForm.leaves.contains($0)
        }
        let known = names + ContentForm.all.flatMap(\.otherKeys) + ModifierForm.keys
        map.allow(known)
        if map.keys.allSatisfy({ known.contains($0) }) {
            map.report(Message.missingOneOf(names, in: "a view"))
        }
        map.finish()
    }

    // MARK: - Writing

    private static func map(_ view: Card.View, _ writer: SceneWriter) -> YAMLMap {
        var map = ContentForm.all.lazy.compactMap { $0.write(view.content, writer) }.first ?? YAMLMap()
        ModifierForm.write(view, into: &map, writer)
        return map
    }
}

extension Card.View {
    /// Every view of it, itself included.
    package var allViews: [Card.View] {
        var views = [self]
        if case .stack(let stack) = content { views += stack.views.flatMap(\.allViews) }
        for modifier in modifiers {
            switch modifier {
            case .backgroundView(let view, _), .overlay(let view, _), .mask(let view): views += view.allViews
            default: break
            }
        }
        return views
    }

    /// Every text in it.
    package var allTexts: [Card.Text] {
        allViews.compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }
}

extension Card.View {
    /// Whether a view of it moves against the card.
    package var hasParallax: Bool {
        allViews.contains { view in
            view.modifiers.contains { if case .parallax = $0 { true } else { false } }
        }
    }
}

extension Scene {
    /// Every view of every card, in the order of the items, and of the screen's content.
    private var allViews: [Card.View] {
        carousels.flatMap { $0.carousel.allCards + $0.carousel.kind.values.overlays }.flatMap(\.allViews)
            + (screen.content?.allViews ?? [])
    }

    /// The files of all pictures, each as often as it is there.
    package var pictureFiles: [String] {
        allViews.compactMap { if case .image(let image) = $0.content { image.file } else { nil } }
    }

    /// Every text of every card, in the order of the items, a counter's, and those of the screen's content as they are
    /// when the film begins.
    package var texts: [Card.Text] {
        carousels.flatMap { named in
            (named.carousel.allCards + named.carousel.kind.values.overlays).flatMap(\.allTexts)
                + [named.indicator?.sample(of: named.carousel.cards.count)].compactMap { $0 }
        } + contentTexts
    }

    private var contentTexts: [Card.Text] {
        (screen.content?.allTexts ?? []).map { text in
            text.filled { name in
                carousels.first { $0.address == name.carousel }?.value(
                    of: name.key, index: 0, page: 0, pageCount: 0) ?? ""
            }
        }
    }
}

extension SceneChecker {
    func check(cards: [Card.View]) {
        if !(1...SceneLimits.items).contains(cards.count) {
            let most = NumberText.grouped(SceneLimits.items)
            report(Message.must("have 1 to \(most) views", found: "\(cards.count)"))
        }
        for (i, card) in cards.enumerated() { at(i) { Codec.view.check(card, self) } }
    }
}

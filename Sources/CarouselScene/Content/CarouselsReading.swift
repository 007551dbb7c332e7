/// What is known of a carousel that has been read: what steps and the screen's content may say of it.
struct CarouselFacts {
    /// nil for the only one that needs no name.
    var name: String?
    /// nil where it is not known.
    var kind: (any CarouselKind)?
    /// nil where they could not be read.
    var count: Int?
    var items: [Item]
    var hasIndicator: Bool
    /// Where it is written.
    var span: SourceSpan?

    var address: String { name ?? NamedCarousel.onlyAddress }

    /// What is wrong with a name of the screen's content that asks for a key of its items; nil where nothing is.
    func fault(ofKey key: String) -> String? {
        guard !items.isEmpty else { return nil }
        let without = items.filter { $0[key] == nil }
        guard let first = without.first else {
            return items.contains { $0[key]?.pair != nil } ? Message.colorsInText("\(address).\(key)") : nil
        }
        if without.count < items.count {
            return Message.lackingName(key, count: without.count, first: first.number)
        }
        var known = Item.placeNames
        for name in items.flatMap(\.names) where !known.contains(name) { known.append(name) }
        return Message.unknownLiveKey(
            key, of: address, known: known, suggestion: Spelling.suggestion(for: key, among: known))
    }
}

extension SceneReader {
    /// The carousels of the file: the only one, or those that have names; nil where nothing can come of them.
    func carousels(_ map: MapReader, on screen: Screen) -> [NamedCarousel]? {
        map.allow(["indicator"])
        if map.has("carousels") {
            map.exclude("carousel", "carousels")
            if map.has("indicator") {
                map.report(Message.indicatorOfSeveral, atKey: "indicator")
            }
            map.allow(["carousel"])
            return map.map("carousels").flatMap { named($0, on: screen) }
        }
        guard map.required("carousel") != nil, let own = map.map("carousel") else { return nil }
        return carousel(nil, own, indicator: map, on: screen).map { [$0] }
    }

    private func named(_ map: MapReader, on screen: Screen) -> [NamedCarousel]? {
        let names = map.keys
        if !(1...SceneLimits.carousels).contains(names.count) {
            map.report(Message.carouselCount(found: names.count))
        }
        for name in names where !Self.isName(name) { map.report(Message.carouselName(name), atKey: name) }
        let all = names.map { name in
            map.map(name).flatMap { carousel(name, $0, indicator: $0, on: screen) }
        }
        let known = all.compactMap { $0 }
        return known.count == all.count && !known.isEmpty ? known : nil
    }

    /// Letters, digits, `-` and `_`.
    static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil }

    /// - Parameter outer: Where its indicator may stand instead of in its own map.
    private func carousel(
        _ name: String?, _ map: MapReader, indicator outer: MapReader, on screen: Screen
    ) -> NamedCarousel? {
        let carousel = self.carousel(map, name: name, on: screen)
        let usual =
            kind.map { type(of: $0).hasIndicator } ?? false
            ? Indicator(appearance: appearance, isVertical: axis == .vertical) : nil
        let isInside = map.has("indicator")
        if isInside, name == nil, outer.has("indicator") {
            outer.report(Message.twoIndicators, atKey: "indicator")
        }
        let indicator = (isInside ? map : outer).read("indicator", .indicator) ?? usual
        carousels.append(
            CarouselFacts(
                name: name, kind: kind, count: count, items: items, hasIndicator: indicator != nil,
                span: name.flatMap { _ in map.home }))
        return carousel.map { NamedCarousel(name, $0, indicator: indicator) }
    }

    /// What a step, or a view, calls a carousel.
    /// - Parameters:
    ///   - name: nil where it says none.
    ///   - orElse: What to say where it has to, given the names.
    /// - Returns: nil, and a fault, where there is no such carousel.
    func address(of name: String?, at node: YAMLNode, orElse: ([String]) -> String) -> String? {
        let names = carousels.compactMap(\.name)
        guard let name else {
            if names.isEmpty || names.count == 1 && !isInContent { return carousels.first?.address }
            report(orElse(names), at: node)
            return nil
        }
        guard names.contains(name) else {
            report(Message.noCarousel(name, names), at: node)
            return nil
        }
        return name
    }

    /// What items are judged by from now on: those of the carousel that a step calls so.
    func judge(by name: String?) {
        guard let facts = carousels.first(where: { name == nil || $0.name == name }) else { return }
        (kind, count) = (facts.kind, facts.count)
    }

    /// `screen.content`, with what it names of the carousels' items.
    func content(_ map: MapReader, _ carousels: inout [NamedCarousel]) -> Card.View? {
        guard let node = map.peek("screen")?.child("content") else {
            if map.has("carousels") { map.report(Message.contentMissing, atKey: "carousels") }
            return nil
        }
        isInContent = true
        defer { isInContent = false }
        let view = Codec.view.read(Slot(node, "content"), self)
        for facts in self.carousels where !placed.contains("carousel \(facts.address)") {
            report(Message.carouselNowhere(facts.name), at: facts.span ?? node.span)
        }
        for name in view?.liveNames ?? [] {
            guard let k = carousels.firstIndex(where: { $0.address == name.carousel }),
                let items = self.carousels.first(where: { $0.address == name.carousel })?.items
            else { continue }
            // An item's own key goes before what every item has.
            guard
                !Item.placeNames.contains(name.key)
                    || items.contains(where: { $0.names.contains(name.key) && $0[name.key]?.span != nil })
            else { continue }
            carousels[k].texts[name.key] = items.map { $0[name.key]?.text ?? "" }
        }
        return view
    }
}

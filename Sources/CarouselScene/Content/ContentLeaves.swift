/// The views that only a screen's content has: its carousels and their indicators.
extension ContentForm {
    /// - Parameter name: nil where the content is another.
    static func leaf(
        _ key: String, _ meaning: String, _ make: @escaping @Sendable (String?) -> Card.View.Content,
        _ name: @escaping @Sendable (Card.View.Content) -> String??
    ) -> ContentForm {
        ContentForm(
            ContentLeaf.table(key, meaning), { make($0.name) },
            { content in name(content).map { ContentLeaf(name: $0) } },
            settle: { leaf, map, _ in
                guard let node = map[key] else { return false }
                return map.reader.settle(&leaf, key, at: node)
            },
            begin: { leaf, usual, map, _ in
                map.set(key, leaf.name.map(YAMLValue.string) ?? .flag(true))
                usual = leaf
            },
            check: { leaf, checker in checker.check(leaf, key) })
    }
}

/// A carousel's name, or nothing where there is only one.
struct ContentLeaf: Hashable, Sendable {
    var name: String?

    static func table(_ key: String, _ meaning: String) -> FieldTable<ContentLeaf> {
        FieldTable(
            "view (\(key))", ContentLeaf(),
            [
                Field(
                    own: key,
                    Codec<String>(
                        "a name, `true` for the only one",
                        schema: { _ in ["type": ["string", "boolean", "null"]] }, read: { _, _ in nil },
                        write: { _, _ in nil }), meaning + "; in a screen's content only", isRequired: true)
            ])
    }
}

extension SceneReader {
    /// `carousel` or `indicator` by itself; nil for anything else.
    func bareLeaf(_ node: YAMLNode) -> Card.View? {
        guard isInContent, case .scalar(let word, _) = node.content, ContentForm.leaves.contains(word)
        else { return nil }
        var leaf = ContentLeaf()
        _ = settle(&leaf, word, at: node, isBare: true)
        return Card.View(word == "carousel" ? .carousel(nil) : .indicator(nil))
    }

    /// - Parameter isBare: Whether the value is the key's own word.
    /// - Returns: Whether there is such a carousel.
    fileprivate func settle(_ leaf: inout ContentLeaf, _ key: String, at node: YAMLNode, isBare: Bool = false)
        -> Bool
    {
        guard isInContent else {
            report(Message.leafOutsideContent(key), at: node)
            return false
        }
        if !isBare, !node.isNull, !node.isTrue {
            guard let name = string(node, key, due: "a carousel's name") else { return false }
            leaf.name = name
        }
        guard let address = address(of: leaf.name, at: node, orElse: { Message.leafNeedsName(key, $0) })
        else {
            return false
        }
        if key == "indicator", let facts = carousels.first(where: { $0.address == address }),
            !facts.hasIndicator
        {
            report(Message.noIndicator(address), at: node)
        }
        if !placed.insert("\(key) \(address)").inserted {
            report(Message.placedTwice(key, address), at: node)
        }
        return true
    }
}

extension SceneChecker {
    fileprivate func check(_ leaf: ContentLeaf, _ key: String) {
        guard isInContent else { return report(sentence: Message.leafOutsideContent(key)) }
        let address = leaf.name ?? NamedCarousel.onlyAddress
        guard let named = carousels.first(where: { $0.name == leaf.name }) else {
            return report(sentence: Message.noCarousel(address, carousels.compactMap(\.name)))
        }
        if key == "indicator", named.indicator == nil { report(sentence: Message.noIndicator(address)) }
        if !placed.insert("\(key) \(address)").inserted {
            report(sentence: Message.placedTwice(key, address))
        }
    }
}

extension Card.View {
    /// The word that says all of it; nil where it takes a map.
    func bareWord(isInStack: Bool) -> String? {
        guard modifiers.isEmpty else { return nil }
        switch content {
        case .spacer(minLength: nil): return isInStack ? "spacer" : nil
        case .carousel(nil): return "carousel"
        case .indicator(nil): return "indicator"
        default: return nil
        }
    }

    /// Whether a carousel, or an indicator, stands in it.
    package var hasCarousel: Bool {
        allViews.contains { view in
            switch view.content {
            case .carousel, .indicator: true
            default: false
            }
        }
    }

    /// The key of a modifier that makes one picture of a view in which a carousel stands; nil where none does.
    var groupingOfCarousel: String? {
        for modifier in modifiers {
            if case .mask(let mask) = modifier, mask.hasCarousel { return "mask" }
        }
        guard let key = modifiers.lazy.compactMap(\.groupingKey).first, hasCarousel else { return nil }
        return key
    }
}

extension Card.View.Modifier {
    /// Its key, where it draws all of its view as one.
    fileprivate var groupingKey: String? {
        switch self {
        case .scaleEffect: "scaleEffect"
        case .rotation: "rotation"
        case .parallax: "parallax"
        case .hidden: "hidden"
        case .clip: "cornerRadius"
        case .clipShape: "clipShape"
        case .mask: "mask"
        case .blur: "blur"
        case .compositingGroup: "compositingGroup"
        case .shadow: "shadow"
        case .opacity: "opacity"
        case .colorEffect(let effect):
            switch effect {
            case .brightness: "brightness"
            case .contrast: "contrast"
            case .saturation: "saturation"
            case .grayscale: "grayscale"
            case .hueRotation: "hueRotation"
            }
        case .padding, .frame, .fixedSize, .layoutPriority, .aspectRatio, .offset, .position, .zIndex,
            .background,
            .backgroundView, .overlay, .border, .ignoresSafeArea:
            nil
        }
    }
}

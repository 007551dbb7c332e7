import CarouselDrawing

/// Which keys each content has beside its own name and the modifiers.
private enum ContentKeys {
    static let all: [(content: String, keys: [String])] = [
        ("text", ["font", "color", "lineLimit", "alignment", "wrap"]),
        ("image", ["mode"]),
        ("shape", ["fill", "stroke"]),
        ("path", ["viewBox", "fill", "stroke"]),
        ("vstack", ["spacing", "alignment"]),
        ("hstack", ["spacing", "alignment"]),
        ("zstack", ["spacing", "alignment"]),
        ("spacer", ["minLength"]),
    ]
    static let names = all.map(\.content)

    /// What else a key may be for.
    static func owner(of key: String) -> String? {
        let contents = all.filter { $0.keys.contains(key) }.map(\.content)
        return contents.isEmpty ? nil : Message.list(contents, last: "and")
    }
}

extension Reading {
    /// A view of the card template; nil where it has no content.
    func view(_ node: YAMLNode, _ name: String, isInStack: Bool) -> Card.View? {
        if isInStack, case .scalar("spacer", _) = node.content { return Card.View(.spacer(minLength: nil)) }
        guard let fields = Fields(node, "view", name: name, in: self) else { return nil }
        let given = ContentKeys.names.filter { fields.has($0) }
        guard let content = given.first else {
            reportNoContent(fields)
            return nil
        }
        fields.place = "view (\(content))"
        fields.allow([content])
        for other in given.dropFirst() {
            fields.allow([other])
            fields.report(Message.twoContents(content, other), atKey: other)
        }
        if content == "spacer", !isInStack { fields.report(Message.spacerAlone, atKey: content) }
        let corners = corners(fields, isCapsule: content == "shape" && fields.string("shape") == "capsule")
        let read = self.content(content, fields, corners)
        let modifiers = modifiers(fields, content, corners)
        fields.finish(owner: ContentKeys.owner, instead: ["color": "fill", "fill": "color"])
        return read.map { Card.View($0, modifiers) }
    }

    /// A mistyped content key is the likelier fault than none.
    private func reportNoContent(_ fields: Fields) {
        fields.allow(ContentKeys.names)
        fields.allow(ContentKeys.all.flatMap(\.keys) + ModifierKeys.all)
        let known = ContentKeys.names + ContentKeys.all.flatMap(\.keys) + ModifierKeys.all
        if fields.keys.allSatisfy({ known.contains($0) }) {
            fields.report(Message.missingOneOf(ContentKeys.names, in: "a view"))
        }
        fields.finish()
    }

    private func content(_ name: String, _ fields: Fields, _ corners: Corners?) -> Card.View.Content? {
        guard let node = fields[name] else { return nil }
        switch name {
        case "text": return text(node, fields).map(Card.View.Content.text)
        case "image": return image(node, fields).map(Card.View.Content.image)
        case "shape": return shape(node, fields, corners).map(Card.View.Content.shape)
        case "path": return pathShape(node, fields).map(Card.View.Content.path)
        case "vstack": return .stack(stack(node, .vertical, fields))
        case "hstack": return .stack(stack(node, .horizontal, fields))
        case "zstack": return .stack(stack(node, .depth, fields))
        default: return .spacer(minLength: minLength(node, fields))
        }
    }

    private func minLength(_ node: YAMLNode, _ fields: Fields) -> Double? {
        let beside = fields.number("minLength", .notNegative)
        if case .mapping = node.content, let inner = fields.fields("spacer") {
            let length = inner.number("minLength", .notNegative)
            inner.finish()
            return length ?? beside
        }
        if !node.isNull, !node.isTrue { wrongType(node, "spacer", due: "a map with minLength") }
        return beside
    }

    private func image(_ node: YAMLNode, _ fields: Fields) -> Card.Image? {
        let mode: Card.Image.Mode = fields.choice("mode") ?? .stretch
        guard let written = string(node, "image", due: "a path") else { return nil }
        let file = path(written)
        checkPicture(file, written: written, at: node)
        return Card.Image(file, mode: mode)
    }

    private func stack(_ node: YAMLNode, _ axis: Card.Stack.Axis, _ fields: Fields) -> Card.Stack {
        let spacing = fields.number("spacing")
        let alignment: Card.Alignment?
        switch axis {
        case .vertical:
            let horizontal: Card.HorizontalAlignment? = fields.choice("alignment")
            alignment = horizontal.map { Card.Alignment($0, .center) }
        case .horizontal:
            let vertical: Card.VerticalAlignment? = fields.choice("alignment")
            alignment = vertical.map { Card.Alignment(.center, $0) }
        case .depth: alignment = fields.choice("alignment", of: Card.Alignment.named)
        }
        let views = (list(node, axis.name) ?? []).compactMap { view($0, "a view", isInStack: true) }
        return Card.Stack(axis, spacing: spacing, alignment: alignment ?? .center, views)
    }
}

extension Card.Stack.Axis {
    fileprivate var name: String {
        switch self {
        case .horizontal: "hstack"
        case .vertical: "vstack"
        case .depth: "zstack"
        }
    }
}

extension Card.Alignment {
    /// SwiftUI's nine names.
    static let named: [(String, Card.Alignment)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
        ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ]
}

import CarouselDrawing

/// The keys that go with any content.
enum ModifierKeys {
    static let all = [
        "padding", "frame", "background", "cornerRadius", "cornerStyle", "overlay", "border", "shadow",
        "opacity",
    ]
}

extension Reading {
    /// A view's modifiers in the order in which they are applied, whatever their order in the file.
    func modifiers(_ fields: Fields, _ content: String, _ corners: Corners?) -> [Card.View.Modifier] {
        let shape = content == "shape" ? fields.string("shape") : nil
        var modifiers: [Card.View.Modifier?] = [
            fields["padding"].flatMap { padding($0, fields) }.map(Card.View.Modifier.padding),
            fields.fields("frame").map { .frame(frame($0)) },
            fields["background"].flatMap { background($0) },
        ]
        // A rounded rectangle has rounded corners of its own.
        if let corners, shape != "roundedRectangle" { modifiers.append(.clip(corners)) }
        modifiers.append(fields["overlay"].flatMap { overlay($0) })
        modifiers.append(border(fields, corners ?? outlineCorners(shape, fields)))
        if let node = fields["shadow"] { modifiers.append(shadow(node).map(Card.View.Modifier.shadow)) }
        modifiers.append(fields.number("opacity", .fraction).map(Card.View.Modifier.opacity))
        return modifiers.compactMap { $0 }
    }

    /// What a border follows where no `cornerRadius` is given.
    private func outlineCorners(_ shape: String?, _ fields: Fields) -> Corners {
        switch shape {
        case "circle": Corners(radius: NumberRule.limit, style: .circular)
        case "capsule": Corners(radius: NumberRule.limit, style: fields.choice("cornerStyle") ?? .continuous)
        default: Corners(radius: 0)
        }
    }

    /// A line inside the edge, along its own corners or those of the view.
    private func border(_ fields: Fields, _ corners: Corners) -> Card.View.Modifier? {
        guard let border = fields.fields("border") else { return nil }
        let own = self.corners(border)
        return line(border).map { .border($0.color, width: $0.width, corners: own ?? corners) }
    }

    /// A number for all sides, or a map in which a side's own key wins over `horizontal` and `vertical`.
    private func padding(_ node: YAMLNode, _ view: Fields) -> Insets? {
        guard case .mapping = node.content, node.bareNames == nil, let fields = view.fields("padding") else {
            return number(node, "padding", .any).map { Insets(all: $0) }
        }
        defer { fields.finish() }
        let horizontal = fields.number("horizontal") ?? 0
        let vertical = fields.number("vertical") ?? 0
        return Insets(
            top: fields.number("top") ?? vertical, leading: fields.number("leading") ?? horizontal,
            bottom: fields.number("bottom") ?? vertical, trailing: fields.number("trailing") ?? horizontal)
    }

    private func frame(_ fields: Fields) -> Card.Frame {
        defer { fields.finish() }
        return Card.Frame(
            width: fields.number("width", .notNegative), height: fields.number("height", .notNegative),
            maxWidth: fields["maxWidth"].flatMap { maximum($0, "maxWidth") },
            maxHeight: fields["maxHeight"].flatMap { maximum($0, "maxHeight") },
            alignment: fields.choice("alignment", of: Card.Alignment.named) ?? .center)
    }

    private func maximum(_ node: YAMLNode, _ name: String) -> Double? {
        if case .scalar("infinity", _) = node.content { return .infinity }
        if case .scalar(let text, plain: true) = node.content, NumberText.parse(text) != nil {
            return number(node, name, .notNegative)
        }
        wrongType(node, name, due: "infinity or a number")
        return nil
    }

    /// A fill or a view.
    private func background(_ node: YAMLNode) -> Card.View.Modifier? {
        guard case .mapping = node.content, node.bareNames == nil, node.child("linear") == nil else {
            return fill(node, "background").map(Card.View.Modifier.background)
        }
        return view(node, "background", isInStack: false).map { .backgroundView($0) }
    }

    private func overlay(_ node: YAMLNode) -> Card.View.Modifier? {
        if case .scalar(let text, _) = node.content, Color.parse(text, appearance: appearance) != nil {
            report(Message.overlayIsNoColor(source.text(of: node.span)), at: node)
            return nil
        }
        return view(node, "overlay", isInStack: false).map { .overlay($0) }
    }

    /// A radius or a map; nil where nothing would be cast.
    func shadow(_ node: YAMLNode, defaultRadius: Double? = nil) -> DropShadow? {
        if case .scalar = node.content {
            guard let radius = number(node, "shadow", .notNegative), radius > 0 else { return nil }
            return DropShadow(radius: radius)
        }
        guard let fields = Fields(node, "shadow", name: "shadow", in: self) else { return nil }
        defer { fields.finish() }
        if defaultRadius == nil, !fields.has("radius") { fields.report(missing: "radius") }
        var shadow = DropShadow(radius: fields.number("radius", .notNegative) ?? defaultRadius ?? 0)
        shadow.x = fields.number("x") ?? 0
        shadow.y = fields.number("y") ?? 0
        shadow.color = fields.color("color") ?? shadow.color
        return shadow.radius == 0 && shadow.x == 0 && shadow.y == 0 ? nil : shadow
    }
}

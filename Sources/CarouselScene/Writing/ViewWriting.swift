import CarouselDrawing

extension SceneWriter {
    /// A view of a card. Modifiers that the file would apply in another order go around a `zstack` of one view.
    func view(_ view: Card.View) -> YAMLValue { .map(map(view)) }

    private func map(_ view: Card.View) -> YAMLMap {
        var rest = view.modifiers.filter { !castsNothing($0) }[...]
        var map = content(view.content)
        take(&rest, outline: outline(of: view.content), into: &map)
        while !rest.isEmpty {
            var outer = YAMLMap()
            outer.set("zstack", .list([short(map)]))
            take(&rest, outline: nil, into: &outer)
            map = outer
        }
        return map
    }

    /// A view among others: a spacer with nothing to it is one word.
    private func short(_ map: YAMLMap) -> YAMLValue {
        if map.entries.count == 1, map.entries[0].key == "spacer", case .scalar = map.entries[0].value {
            return .scalar("spacer")
        }
        return .map(map)
    }

    private func outline(of content: Card.View.Content) -> Card.Shape.Outline? {
        if case .shape(let shape) = content { shape.outline } else { nil }
    }

    /// A string of the card: braces are doubled, as a single one begins an item's name.
    func template(_ text: String) -> YAMLValue {
        .string(
            text.reduce(into: "") { written, c in
                written.append(c)
                if c == "{" || c == "}" { written.append(c) }
            })
    }

    // MARK: - Contents

    private func content(_ content: Card.View.Content) -> YAMLMap {
        var map = YAMLMap()
        switch content {
        case .text(let text): set(text, in: &map)
        case .image(let image):
            map.set("image", template(image.file))
            map.set("mode", image.mode, unless: .stretch)
        case .shape(let shape): set(shape, in: &map)
        case .path(let shape):
            map.set("path", template(shape.data))
            let box = shape.viewBox
            map.set("viewBox", .numbers([box.x, box.y, box.width, box.height]))
            set(shape.fill, shape.stroke, in: &map)
        case .stack(let stack): set(stack, in: &map)
        case .spacer(let minLength):
            var length = YAMLMap()
            length.set("minLength", minLength)
            map.set("spacer", minLength == nil ? .flag(true) : .map(length))
        case .divider: break  // It has no key yet.
        }
        return map
    }

    private func set(_ text: Card.Text, in map: inout YAMLMap) {
        map.set("text", template(text.string))
        map.set("font", font(text.font))
        if text.color != .primary(appearance) { map.set("color", color(text.color)) }
        map.set("lineLimit", text.lineLimit)
        map.set("alignment", text.alignment, unless: .leading)
        map.set("wrap", text.wrap, unless: .words)
    }

    /// By a text style where there is one of this size and line height, else by its numbers.
    private func font(_ font: Card.Font) -> YAMLMap {
        var map = YAMLMap()
        if font.family != Card.Font.defaultFamily { map.set("family", template(font.family)) }
        let styles = Card.Font.TextStyle.allCases.filter {
            $0.size == font.size && $0.lineHeight == font.lineHeight
        }
        // Headline and body differ in weight alone.
        let style =
            styles.first { $0.weight == font.weight } ?? styles.first { $0 == .body } ?? styles.first
        if let style {
            map.set("style", style, unless: .body)
        } else {
            map.set("size", .number(font.size))
            map.set("lineHeight", font.lineHeight)
        }
        if font.weight != style?.weight ?? 400 {
            let name = Card.Font.weights.first { $0.weight == font.weight }?.name
            map.set("weight", name.map(YAMLValue.scalar) ?? .number(font.weight))
        }
        return map
    }

    private func set(_ shape: Card.Shape, in map: inout YAMLMap) {
        switch shape.outline {
        case .rectangle: map.set("shape", .scalar("rectangle"))
        case .roundedRectangle(let corners):
            map.set("shape", .scalar("roundedRectangle"))
            set(corners, in: &map)
        case .circle: map.set("shape", .scalar("circle"))
        case .ellipse, .unevenRoundedRectangle: break  // They have no keys yet.
        case .capsule(let style):
            map.set("shape", .scalar("capsule"))
            map.set("cornerStyle", style, unless: .continuous)
        }
        set(shape.fill, shape.stroke, in: &map)
    }

    private func set(_ stack: Card.Stack, in map: inout YAMLMap) {
        let views = YAMLValue.list(stack.views.map { short(self.map($0)) })
        switch stack.axis {
        case .vertical:
            map.set("vstack", views)
            map.set("alignment", stack.alignment.horizontal, unless: .center)
        case .horizontal:
            map.set("hstack", views)
            map.set("alignment", stack.alignment.vertical, unless: .center)
        case .depth:
            map.set("zstack", views)
            if stack.alignment != .center { map.set("alignment", alignment(stack.alignment)) }
        }
        map.set("spacing", stack.spacing)
    }
}

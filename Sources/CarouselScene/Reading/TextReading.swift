import CarouselDrawing

extension Reading {
    func text(_ node: YAMLNode, _ fields: Fields) -> Card.Text? {
        let font = fields.fields("font").map { self.font($0) } ?? Card.Font()
        let color = fields.color("color") ?? .primary(appearance)
        let lineLimit = fields.integer("lineLimit", .atLeast(1))
        let alignment: Card.HorizontalAlignment = fields.choice("alignment") ?? .leading
        let wrap: Card.Text.Wrap = fields.choice("wrap") ?? .words
        guard let string = string(node, "text") else { return nil }
        let text = Card.Text(
            string, font: font, color: color, lineLimit: lineLimit, alignment: alignment, wrap: wrap)
        checkText(text, at: node)
        return text
    }

    /// A size of one's own has the font's own line height, unless that is given too.
    private func font(_ fields: Fields) -> Card.Font {
        defer { fields.finish() }
        let style = (fields.choice("style") as Card.Font.TextStyle?) ?? .body
        let family = fields["family"].flatMap { self.family($0) }
        let size = fields.number("size", .range(0.1, 2000))
        let weight = fields["weight"].flatMap { self.weight($0) }
        let lineHeight = fields.number("lineHeight", .range(0.1, 10_000))
        return Card.Font(
            family: family ?? Card.Font.defaultFamily, size: size ?? style.size,
            weight: weight ?? style.weight,
            lineHeight: lineHeight ?? (size == nil ? style.lineHeight : nil))
    }

    private func family(_ node: YAMLNode) -> String? {
        guard let family = string(node, "family") else { return nil }
        if family.allSatisfy({ $0 == " " || $0 == "," }) {
            wrongType(node, "family", due: "the name of a font")
        }
        return family
    }

    /// A name, or a number as CSS has it.
    private func weight(_ node: YAMLNode) -> Int? {
        if case .scalar(let text, plain: true) = node.content, NumberText.parse(text) != nil {
            return integer(node, "weight", .range(100, 900))
        }
        return choice(
            node, "weight", of: Card.Font.weights.map { ($0.name, $0.weight) },
            orElse: "a number from 100 to 900")
    }
}

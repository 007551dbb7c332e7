import CarouselDrawing

/// iOS's text styles at the default size, in points.
private struct TextStyle {
    var size: Double
    var lineHeight: Double
    var weight = 400

    static let named: [(String, TextStyle)] = [
        ("largeTitle", TextStyle(size: 34, lineHeight: 41)), ("title", TextStyle(size: 28, lineHeight: 34)),
        ("title2", TextStyle(size: 22, lineHeight: 28)), ("title3", TextStyle(size: 20, lineHeight: 25)),
        ("headline", TextStyle(size: 17, lineHeight: 22, weight: 600)), ("body", body),
        ("callout", TextStyle(size: 16, lineHeight: 21)),
        ("subheadline", TextStyle(size: 15, lineHeight: 20)),
        ("footnote", TextStyle(size: 13, lineHeight: 18)), ("caption", TextStyle(size: 12, lineHeight: 16)),
        ("caption2", TextStyle(size: 11, lineHeight: 13)),
    ]
    static let body = TextStyle(size: 17, lineHeight: 22)
}

extension Reading {
    /// SwiftUI's weights, from the lightest.
    private static let weights: [(String, Int)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
        ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    func text(_ node: YAMLNode, _ fields: Fields) -> Text? {
        let font = fields.fields("font").map { self.font($0) } ?? Font()
        let color = fields.color("color") ?? .primary(appearance)
        let lineLimit = fields.integer("lineLimit", .atLeast(1))
        let alignment: HorizontalAlignment = fields.choice("alignment") ?? .leading
        let wrap: Text.Wrap = fields.choice("wrap") ?? .words
        guard let string = string(node, "text") else { return nil }
        let text = Text(
            string, font: font, color: color, lineLimit: lineLimit, alignment: alignment, wrap: wrap)
        checkText(text, at: node)
        return text
    }

    /// A size of one's own has the font's own line height.
    private func font(_ fields: Fields) -> Font {
        defer { fields.finish() }
        let style = fields.choice("style", of: TextStyle.named) ?? .body
        let family = fields["family"].flatMap { self.family($0) }
        let size = fields.number("size", .range(0.1, 10_000))
        let weight = fields["weight"].flatMap { self.weight($0) }
        return Font(
            family: family ?? Font.defaultFamily, size: size ?? style.size, weight: weight ?? style.weight,
            lineHeight: size == nil ? style.lineHeight : nil)
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
        return choice(node, "weight", of: Self.weights, orElse: "a number from 100 to 900")
    }
}

import CarouselDrawing

extension Reading {
    /// `indicator`; where there is none, a pager has bars.
    func indicator(_ scene: Fields, kind: Carousel.Kind) -> Indicator? {
        guard let node = scene["indicator"] else {
            return type(of: kind.values).hasIndicator ? Indicator(appearance: appearance) : nil
        }
        if case .scalar(let text, _) = node.content {
            if text != "none" { wrongType(node, "indicator", due: "none or a map as { style: bars }") }
            return nil
        }
        guard let fields = scene.fields("indicator") else { return nil }
        defer { fields.finish() }
        return Indicator(
            style: fields.choice("style") ?? .bars, spacing: fields.number("spacing"),
            alignment: fields.choice("alignment", of: Card.Alignment.named) ?? .bottom,
            itemWidth: fields.number("itemWidth", .positive),
            itemHeight: fields.number("itemHeight", .positive),
            itemSpacing: fields.number("itemSpacing", .notNegative), color: fields.color("color"),
            selectedColor: fields.color("selectedColor"), follows: fields.choice("follows"),
            appearance: appearance)
    }
}

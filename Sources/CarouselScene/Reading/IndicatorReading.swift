import CarouselDrawing

extension Reading {
    /// `indicator`; where there is none, a pager has bars.
    func indicator(_ scene: Fields, kind: Carousel.Kind) -> Indicator? {
        guard let node = scene["indicator"] else {
            if case .pager = kind { return indicator(style: .bars) }
            return nil
        }
        if case .scalar(let text, _) = node.content {
            if text != "none" { wrongType(node, "indicator", due: "none or a map as { style: bars }") }
            return nil
        }
        guard let fields = scene.fields("indicator") else { return nil }
        defer { fields.finish() }
        return indicator(
            style: fields.choice("style") ?? .bars, spacing: fields.number("spacing"),
            itemWidth: fields.number("itemWidth", .positive),
            itemHeight: fields.number("itemHeight", .positive),
            itemSpacing: fields.number("itemSpacing", .notNegative), color: fields.color("color"),
            selectedColor: fields.color("selectedColor"), follows: fields.choice("follows"))
    }

    private func indicator(
        style: Indicator.Style, spacing: Double? = nil, itemWidth: Double? = nil,
        itemHeight: Double? = nil, itemSpacing: Double? = nil, color: Color? = nil,
        selectedColor: Color? = nil, follows: Indicator.Follows? = nil
    ) -> Indicator {
        let primary = style == .bars ? Color.primary(appearance) : nil
        return Indicator(
            style: style, spacing: spacing ?? 30, itemWidth: itemWidth, itemHeight: itemHeight,
            itemSpacing: itemSpacing, color: color ?? primary, selectedColor: selectedColor,
            follows: follows)
    }
}

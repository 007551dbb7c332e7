import CarouselDrawing
import CarouselMotion
import CarouselScene

extension Indicator {
    /// The row of bars or dots. It is moved as a whole, by less than a pixel, so that its corner stands on the
    /// pixel grid; the masks move freely.
    func nodes(_ pose: IndicatorPose, scale: Double) -> [Node] {
        if pose.items.isEmpty { return [] }
        let item = Rect(origin: pose.origin, size: Size(itemWidth, itemHeight))
        let shift = item.rounded(toPixelsAt: scale).origin - item.origin
        let items = pose.items.map { $0.offset(by: shift) }
        guard pose.masks.isEmpty else {
            let masks = pose.masks.map { Path.rectangle($0.offset(by: shift)) }
            return [
                row(items, pose.shape, color, "indicator"),
                .group(
                    Group(
                        identity: "indicator mask", clip: Path(masks.flatMap(\.elements)),
                        children: [.fill(outline(items, pose.shape), .color(selectedColor))])),
            ]
        }
        let current = pose.index - pose.firstPage
        let others = items.indices.filter { $0 != current }.map { items[$0] }
        let selected = items.indices.contains(current) ? [items[current]] : []
        return [
            row(others, pose.shape, color, "indicator"),
            row(selected, pose.shape, selectedColor, "indicator selection"),
        ]
    }

    private func row(
        _ items: [Rect], _ shape: IndicatorPose.Shape, _ color: Color, _ identity: String
    ) -> Node {
        .group(Group(identity: identity, children: [.fill(outline(items, shape), .color(color))]))
    }

    private func outline(_ items: [Rect], _ shape: IndicatorPose.Shape) -> Path {
        Path(items.flatMap { (shape == .rectangle ? Path.rectangle($0) : .ellipse(in: $0)).elements })
    }
}

import CarouselDrawing
import CarouselMotion
import CarouselScene

extension Indicator {
    /// The row of bars or dots. It is moved as a whole, by less than a pixel, so that the first one stands on the
    /// pixel grid; the masks move freely.
    func nodes(_ pose: IndicatorPose, scale: Double) -> [Node] {
        guard let first = pose.items.first else { return [] }
        let shift = first.rounded(toPixelsAt: scale).origin - first.origin
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
        let others = items.indices.filter { $0 != pose.index }.map { items[$0] }
        let selected = items.indices.contains(pose.index) ? [items[pose.index]] : []
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

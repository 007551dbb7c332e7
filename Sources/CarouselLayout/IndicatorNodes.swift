import CarouselDrawing
import CarouselMotion
import CarouselScene

extension Indicator {
    /// A row is moved as a whole, by less than a pixel, so that its corner stands on the pixel grid; what moves along
    /// it moves freely.
    func nodes(_ pose: IndicatorPose, _ context: LayoutContext) throws -> [Node] {
        if let caption = pose.caption { return try counter(caption, in: pose.row, context) }
        if pose.items.isEmpty, pose.marks.isEmpty { return [] }
        let shift = pose.row.rounded(toPixelsAt: context.scale).origin - pose.row.origin
        let row = pose.row.offset(by: shift)
        return backdrop(Self.capsule(around: row), context)
            + (pose.marks.isEmpty ? items(pose, movedBy: shift) : [marks(pose.marks, movedBy: shift)])
    }

    // MARK: Marks

    /// Those of one colour that follow each other are one fill.
    private func marks(_ marks: [IndicatorPose.Mark], movedBy shift: Point) -> Node {
        var fills: [(mix: Double, outline: Path)] = []
        for mark in marks {
            let outline = Self.capsule(mark.frame.offset(by: shift))
            if fills.last?.mix == mark.mix {
                fills[fills.count - 1].outline.elements += outline.elements
            } else {
                fills.append((mark.mix, outline))
            }
        }
        return group(
            "indicator",
            fills.map { .fill($0.outline, .color(color.mixed(with: selectedColor, share: $0.mix))) })
    }

    // MARK: Bars and dots

    private func items(_ pose: IndicatorPose, movedBy shift: Point) -> [Node] {
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
        group(identity, [.fill(outline(items, shape), .color(color))])
    }

    private func outline(_ items: [Rect], _ shape: IndicatorPose.Shape) -> Path {
        Path(items.flatMap { (shape == .rectangle ? Path.rectangle($0) : .ellipse(in: $0)).elements })
    }

    // MARK: Counter

    /// A capsule as high as its strip, its text in the middle of what the padding leaves.
    private func counter(
        _ caption: IndicatorPose.Caption, in strip: Rect, _ context: LayoutContext
    ) throws -> [Node] {
        let text = Card.Text(caption.text, font: font, color: color, lineLimit: 1)
        let element = TextElement(text, context)
        let size = try context.resources.block(text, width: nil, lines: 1).size
        let width = size.width + padding.leading + padding.trailing
        let capsule = Rect(
            x: strip.x + (strip.width - width) * caption.share, y: strip.y, width: width, height: strip.height
        ).rounded(toPixelsAt: context.scale)
        let room = capsule.inset(by: padding)
        let letters = try element.draw(
            at: Point(room.x, room.center.y - size.height / 2), Proposal(nil, nil))
        return backdrop(capsule, context) + [group("indicator", letters)]
    }

    // MARK: Capsules

    private func backdrop(_ frame: Rect, _ context: LayoutContext) -> [Node] {
        guard let fill = background.fill, !frame.isEmpty else { return [] }
        return [
            group(
                "indicator background", [.fill(Self.capsule(frame), fill.paint(in: frame, context.mixing))])
        ]
    }

    /// As high as a page control, and beyond both of the row's ends.
    private static func capsule(around row: Rect) -> Rect {
        let (height, margin) = (26.0, 10.0)
        let isVertical = row.height > row.width
        func beyond(_ side: Double, isAlong: Bool) -> Double {
            isAlong ? margin : max(0, (height - side) / 2)
        }
        let (x, y) = (
            beyond(row.width, isAlong: !isVertical), beyond(row.height, isAlong: isVertical)
        )
        return row.inset(by: Insets(top: -y, leading: -x, bottom: -y, trailing: -x))
    }

    private static func capsule(_ frame: Rect) -> Path {
        .roundedRectangle(frame, Corners(radius: .infinity, style: .circular))
    }

    private func group(_ identity: String, _ children: [Node]) -> Node {
        .group(Group(identity: identity, children: children))
    }
}

extension Color {
    /// Component by component.
    fileprivate func mixed(with other: Color, share: Double) -> Color {
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
            alpha: mixed(alpha, other.alpha))
    }
}

import CarouselDrawing
import CarouselScene

/// A shape takes all it is offered, a circle the largest square in it; 10 points where nothing is offered.
final class ShapeElement: Element {
    let shape: Card.Shape

    init(_ shape: Card.Shape, _ context: LayoutContext) {
        self.shape = shape
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let offered = Size(proposal.width ?? 10, proposal.height ?? 10)
        guard shape.outline == .circle else { return offered }
        let side = min(offered.width, offered.height)
        return Size(side, side)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        guard !frame.isEmpty else { return [] }
        return shape.outline.path(in: frame)
            .leaf(fill: shape.fill, stroke: shape.stroke, in: frame, context.mixing)
    }
}

/// An outline with a view box of its own, fitted into what is offered.
final class PathElement: Element {
    let shape: Card.PathShape

    init(_ shape: Card.PathShape, _ context: LayoutContext) {
        self.shape = shape
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        shape.viewBox.size.scaled(into: proposal, by: min)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = Rect(origin: origin, size: try size(proposal))
        let box = shape.viewBox
        guard !frame.isEmpty, !box.isEmpty else { return [] }
        let fitted = Transform.translation(-box.x, -box.y)
            .then(.scale(frame.width / box.width, frame.height / box.height))
            .then(.translation(frame.x, frame.y))
        return shape.path.transformed(by: fitted)
            .leaf(fill: shape.fill, stroke: shape.stroke, in: frame, context.mixing)
    }
}

extension Card.Shape.Outline {
    func path(in r: Rect) -> Path {
        switch self {
        case .rectangle: .rectangle(r)
        case .roundedRectangle(let corners): .roundedRectangle(r, corners)
        case .unevenRoundedRectangle(let radii): .roundedRectangle(r, radii)
        case .ellipse: .ellipse(in: r)
        case .circle:
            .ellipse(
                in: Rect(
                    x: r.center.x - min(r.width, r.height) / 2, y: r.center.y - min(r.width, r.height) / 2,
                    width: min(r.width, r.height), height: min(r.width, r.height)))
        case .capsule(let style): .roundedRectangle(r, Corners(radius: .infinity, style: style))
        }
    }
}

extension Path {
    /// Filled, then stroked; a gradient runs across `frame`.
    func leaf(fill: Card.Fill?, stroke: Card.Stroke?, in frame: Rect, _ mixing: ColorMixing) -> [Node] {
        var nodes: [Node] = []
        if let fill { nodes.append(.fill(self, fill.paint(in: frame, mixing))) }
        if let stroke, stroke.width > 0 {
            let style = LineStyle(width: stroke.width, cap: stroke.cap, dash: stroke.dash)
            nodes.append(.stroke(self, style, .color(stroke.color)))
        }
        return nodes.asOneLeaf
    }
}

extension Card.Fill {
    /// A gradient runs across `frame`.
    func paint(in frame: Rect, _ mixing: ColorMixing) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let stops, let from, let to):
            .linear(stops.resolved(mixing), start: from.point(in: frame), end: to.point(in: frame))
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(
                stops.resolved(mixing), center: center.point(in: frame), startRadius: startRadius,
                endRadius: endRadius)
        case .angular(let stops, let center, let angle):
            .angular(stops.resolved(mixing), center: center.point(in: frame), angle: angle)
        }
    }
}

import CarouselDrawing
import CarouselScene

/// Text: as wide as its longest line, at most as wide as offered; shortened with `…` where its lines do not fit
/// into the height offered, though never below one line.
final class TextElement: Element {
    let text: Card.Text

    init(_ text: Card.Text, _ context: LayoutContext) {
        self.text = text
        super.init(context)
    }

    private func block(_ proposal: Proposal) throws -> TextBlock {
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        let block = try context.resources.block(text, width: width, lines: text.lineLimit)
        guard let height = proposal.height, height.isFinite, block.size.height > height + 1e-6,
            block.metrics.pitch > 0
        else { return block }
        let fitting = max(1, ((height + 1e-6) / block.metrics.pitch).rounded(.down))
        return try context.resources.block(
            text, width: width, lines: Int(min(fitting, Double(block.lineCount))))
    }

    override func measure(_ proposal: Proposal) throws -> Size { try block(proposal).size }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let outlines = try block(proposal).outlines
        guard !outlines.isEmpty else { return [] }
        return [
            .fill(outlines.transformed(by: .translation(origin.x, origin.y)), .color(text.color))
        ]
    }
}

/// A resizable picture; one pixel of the file is one point of its ideal size.
final class ImageElement: Element {
    let image: Card.Image

    init(_ image: Card.Image, _ context: LayoutContext) {
        self.image = image
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let ideal = try context.resources.size(of: Picture(file: image.file))
        switch image.mode {
        case .stretch:
            return Size(proposal.width ?? ideal.width, proposal.height ?? ideal.height).finite(or: ideal)
        case .fit: return ideal.scaled(into: proposal, by: min)
        case .fill: return ideal.scaled(into: proposal, by: max)
        }
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        guard !frame.isEmpty else { return [] }
        return [.fill(.rectangle(frame), .picture(Picture(file: image.file), frame: frame))]
    }
}

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
        return shape.outline.path(in: frame).nodes(fill: shape.fill, stroke: shape.stroke, in: frame)
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
        return shape.path.transformed(by: fitted).nodes(
            fill: shape.fill, stroke: shape.stroke, in: frame)
    }
}

/// A gap that takes all there is along its stack's axis, at least `minLength`.
final class SpacerElement: Element {
    let minLength: Double
    /// nil outside of horizontal and vertical stacks: it grows in both directions.
    let axis: Axis?

    init(minLength: Double?, axis: Axis?, _ context: LayoutContext) {
        self.minLength = minLength ?? 8
        self.axis = axis
        super.init(context)
    }

    override var isSpacer: Bool { axis != nil }

    override func measure(_ proposal: Proposal) throws -> Size {
        func length(_ a: Axis) -> Double {
            axis == nil || axis == a ? max(minLength, proposal[a] ?? 0) : 0
        }
        return Size(length(.horizontal), length(.vertical))
    }
}

extension Size {
    /// In its own proportions, by the smaller (`min`) or larger (`max`) of the two factors that make one side the
    /// one offered; unchanged where nothing finite is offered.
    func scaled(into proposal: Proposal, by choose: (Double, Double) -> Double) -> Size {
        guard width > 0, height > 0 else { return .zero }
        let x = proposal.width.flatMap { $0.isFinite ? max(0, $0) / width : nil }
        let y = proposal.height.flatMap { $0.isFinite ? max(0, $0) / height : nil }
        guard let factor = x.map({ x in y.map { choose(x, $0) } ?? x }) ?? y else { return self }
        return Size(width * factor, height * factor)
    }

    /// With `ideal` in place of an infinite side.
    fileprivate func finite(or ideal: Size) -> Size {
        Size(width.isFinite ? max(0, width) : ideal.width, height.isFinite ? max(0, height) : ideal.height)
    }
}

extension Card.Shape.Outline {
    func path(in r: Rect) -> Path {
        switch self {
        case .rectangle: .rectangle(r)
        case .roundedRectangle(let corners): .roundedRectangle(r, corners)
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
    func nodes(fill: Card.Fill?, stroke: Card.Stroke?, in frame: Rect) -> [Node] {
        var nodes: [Node] = []
        if let fill { nodes.append(.fill(self, fill.paint(in: frame))) }
        if let stroke, stroke.width > 0 {
            nodes.append(.stroke(self, width: stroke.width, .color(stroke.color)))
        }
        return nodes
    }
}

extension Card.Fill {
    func paint(in frame: Rect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let colors, let from, let to):
            .linear(colors, start: from.point(in: frame), end: to.point(in: frame))
        }
    }
}

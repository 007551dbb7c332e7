import CarouselDrawing
import CarouselScene

/// A fill behind a view.
final class FillElement: ModifierElement {
    let fill: Card.Fill

    init(_ fill: Card.Fill, _ child: Element) {
        self.fill = fill
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let own = Rect(origin: origin, size: try size(proposal))
        // As SwiftUI's `background(_:)`, which ignores the safe area's edges.
        let frame = (context.screen?.reachingOut(own, .all) ?? own).rounded(toPixelsAt: context.scale)
        let behind: [Node] =
            frame.isEmpty ? [] : [.fill(.rectangle(frame), fill.paint(in: frame, context.mixing))]
        return behind + (try child.draw(at: origin, proposal))
    }
}

/// A second view behind or over a view, offered its size and aligned with it.
final class AttachedElement: ModifierElement {
    let attachment: Element
    let over: Bool
    let alignment: Card.Alignment

    init(_ attachment: Element, over: Bool, alignment: Card.Alignment, _ child: Element) {
        self.attachment = attachment
        self.over = over
        self.alignment = alignment
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let own = try child.draw(at: origin, proposal)
        let other = try attachment.draw(at: origin, on: try size(proposal), alignment)
        return over ? own + other : other + own
    }
}

extension Element {
    /// Drawn on something of this size, which it is offered, with its upper left corner at `origin`.
    fileprivate func draw(at origin: Point, on size: Size, _ alignment: Card.Alignment = .center) throws
        -> [Node]
    {
        let offset = alignment.offset(of: try self.size(Proposal(size)), in: size)
        return try draw(at: origin + offset, Proposal(size))
    }
}

/// Cuts a view to a shape as large as itself.
final class ClipElement: ModifierElement {
    let outline: Card.Shape.Outline

    init(_ outline: Card.Shape.Outline, _ child: Element) {
        self.outline = outline
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        guard !frame.isEmpty else { return [] }
        return try child.draw(at: origin, proposal).clipped(to: outline.path(in: frame), in: frame)
            .asOneLeaf
    }
}

/// Shows as much of a view as another one is opaque.
final class MaskElement: ModifierElement {
    let mask: Element

    init(_ mask: Element, _ child: Element) {
        self.mask = mask
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let own = try child.draw(at: origin, proposal)
        let mask = try mask.draw(at: origin, on: try size(proposal))
        guard !own.isEmpty, !mask.isEmpty else { return [] }
        // A plain shape is a clip.
        if mask.count == 1, case .fill(let outline, .color(let color)) = mask[0], color.alpha == 1 {
            return [.group(Group(clip: outline, children: own))]
        }
        return [.group(Group(mask: mask, children: own))]
    }
}

/// A line along the inside of the edge.
final class BorderElement: ModifierElement {
    let color: Color
    let width: Double
    let corners: Corners

    init(_ color: Color, width: Double, corners: Corners, _ child: Element) {
        self.color = color
        self.width = width
        self.corners = corners
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let own = try child.draw(at: origin, proposal)
        let frame = try pixelFrame(at: origin, proposal)
        guard width > 0, !frame.isEmpty else { return own }
        // A line thicker than the view fills it.
        let line = min(width, min(frame.width, frame.height) / 2)
        let middle = frame.inset(by: line / 2)
        let outer = min(corners.radius, min(frame.width, frame.height) / 2)
        let path = Path.roundedRectangle(
            middle, Corners(radius: outer - line / 2, style: corners.style))
        return own + [.stroke(path, LineStyle(width: line), .color(color))]
    }
}

/// Drawn elsewhere than it is laid out.
final class OffsetElement: ModifierElement {
    let offset: Point

    init(_ offset: Point, _ child: Element) {
        self.offset = offset
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        try child.draw(at: origin + offset, proposal)
    }
}

/// Drawn further along by its share of what the card's phase makes of a parallax of 1.
final class ParallaxElement: ModifierElement {
    let share: Double

    init(_ share: Double, _ child: Element) {
        self.share = share
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let drift = context.drift.offset
        return try child.draw(at: origin + Point(share * drift.x, share * drift.y), proposal)
    }
}

/// Drawn through a map about a point of its frame, its edges on whole pixels before that.
final class TransformElement: ModifierElement {
    let transform: Transform
    let anchor: UnitPoint

    init(_ transform: Transform, anchor: UnitPoint, _ child: Element) {
        self.transform = transform
        self.anchor = anchor
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let fixed = anchor.point(in: Rect(origin: origin, size: try size(proposal)))
        let map = Transform.translation(-fixed.x, -fixed.y).then(transform)
            .then(.translation(fixed.x, fixed.y))
        return try child.draw(at: origin, proposal).map { $0.transformed(by: map) }
    }
}

/// Takes its room but is not drawn.
final class HiddenElement: ModifierElement {
    override func draw(at origin: Point, _ proposal: Proposal) -> [Node] { [] }
}

/// Changes what the leaves of a view look like.
final class LeafElement: ModifierElement {
    private let change: ([Node]) -> [Node]

    /// `change` is given the leaves, at least one.
    init(_ child: Element, _ change: @escaping ([Node]) -> [Node]) {
        self.change = change
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let leaves = try child.draw(at: origin, proposal)
        return leaves.isEmpty ? [] : change(leaves)
    }
}

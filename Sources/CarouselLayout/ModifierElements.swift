import CarouselDrawing
import CarouselScene

final class PaddingElement: ModifierElement {
    let insets: Insets

    init(_ insets: Insets, _ child: Element) {
        self.insets = insets
        super.init(child)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let size = try child.size(inner(proposal))
        return Size(
            max(0, size.width + insets.leading + insets.trailing),
            max(0, size.height + insets.top + insets.bottom))
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        try child.draw(at: origin + Point(insets.leading, insets.top), inner(proposal))
    }
}

/// SwiftUI's fixed frame (width, height) and flexible frame (maxWidth, maxHeight) in one.
final class FrameElement: ModifierElement {
    let frame: Card.Frame

    init(_ frame: Card.Frame, _ child: Element) {
        self.frame = frame
        super.init(child)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        func side(_ fixed: Double?, _ most: Double?, _ offered: Double?) -> Double? {
            if let fixed { return fixed }
            guard let most else { return offered }
            return offered.map { min($0, most) }
        }
        return Proposal(
            side(frame.width, frame.maxWidth, proposal.width),
            side(frame.height, frame.maxHeight, proposal.height))
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let size = try child.size(inner(proposal))
        func side(_ fixed: Double?, _ most: Double?, _ offered: Double?, _ own: Double) -> Double {
            if let fixed { return fixed }
            guard let most else { return own }
            // As large as offered within the maximum, but not smaller than the view itself.
            return min(most, max(own, offered ?? own))
        }
        return Size(
            side(frame.width, frame.maxWidth, proposal.width, size.width),
            side(frame.height, frame.maxHeight, proposal.height, size.height))
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let offer = inner(proposal)
        let offset = frame.alignment.offset(of: try child.size(offer), in: try size(proposal))
        return try child.draw(at: origin + offset, offer)
    }
}

/// A fill behind a view.
final class FillElement: ModifierElement {
    let fill: Card.Fill

    init(_ fill: Card.Fill, _ child: Element) {
        self.fill = fill
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        let behind: [Node] = frame.isEmpty ? [] : [.fill(.rectangle(frame), fill.paint(in: frame))]
        return behind + (try child.draw(at: origin, proposal))
    }
}

/// A second view behind or over a view, offered its size and centred on it.
final class AttachedElement: ModifierElement {
    let attachment: Element
    let over: Bool

    init(_ attachment: Element, over: Bool, _ child: Element) {
        self.attachment = attachment
        self.over = over
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let own = try child.draw(at: origin, proposal)
        let size = try size(proposal)
        let offset = Card.Alignment.center.offset(of: try attachment.size(Proposal(size)), in: size)
        let other = try attachment.draw(at: origin + offset, Proposal(size))
        return over ? own + other : other + own
    }
}

final class ClipElement: ModifierElement {
    let corners: Corners

    init(_ corners: Corners, _ child: Element) {
        self.corners = corners
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        guard !frame.isEmpty else { return [] }
        return try child.draw(at: origin, proposal).clipped(to: frame, corners)
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
        return own + [.stroke(path, width: line, .color(color))]
    }
}

/// Shadow and opacity: the view drawn as one.
final class EffectElement: ModifierElement {
    let shadow: DropShadow?
    let opacity: Double

    init(shadow: DropShadow? = nil, opacity: Double = 1, _ child: Element) {
        self.shadow = shadow
        self.opacity = opacity
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let nodes = try child.draw(at: origin, proposal)
        guard !nodes.isEmpty, opacity > 0 else { return [] }
        return [.group(Group(opacity: opacity, shadow: shadow, children: nodes))]
    }
}

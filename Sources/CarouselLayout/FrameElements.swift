import CarouselDrawing
import CarouselScene

final class PaddingElement: ModifierElement {
    let insets: Insets

    init(_ insets: Insets, _ child: Element) {
        self.insets = insets
        super.init(child)
    }

    override func place(_ proposal: Proposal) -> (origin: Point, offer: Proposal) {
        let offer = Proposal(
            proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
        return (Point(insets.leading, insets.top), offer)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let size = try child.size(place(proposal).offer)
        return Size(
            max(0, size.width + insets.leading + insets.trailing),
            max(0, size.height + insets.top + insets.bottom))
    }

    override func spacingWishes() throws -> ViewSpacing {
        let sides: [(ViewSpacing.Edge, Double)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
            (.trailing, insets.trailing),
        ]
        var spacing = try child.viewSpacing()
        spacing.reset(sides.filter { $0.1 != 0 }.map(\.0))
        return spacing
    }
}

/// SwiftUI's fixed frame (width, height) and flexible frame (minima, ideals, maxima) in one.
final class FrameElement: ModifierElement {
    let frame: Card.Frame

    init(_ frame: Card.Frame, _ child: Element) {
        self.frame = frame
        super.init(child)
    }

    /// What a frame says of one axis.
    private struct Side {
        var fixed: Double?
        var least: Double?
        var ideal: Double?
        var most: Double?

        var isUnset: Bool { fixed == nil && least == nil && ideal == nil && most == nil }

        func offer(_ offered: Double?) -> Double? {
            if let fixed { return fixed }
            return (offered ?? ideal).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
        }

        /// As large as the view itself, but within the limits and, towards a limit there is, as what is offered.
        func length(_ offered: Double?, own: Double) -> Double {
            if let fixed { return fixed }
            guard let offered = offered ?? ideal else { return min(max(own, least ?? 0), most ?? .infinity) }
            var length = own
            if let least { length = max(least, min(length, offered)) }
            if let most { length = min(most, max(length, offered)) }
            return length
        }
    }

    private var width: Side {
        Side(fixed: frame.width, least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth)
    }

    private var height: Side {
        Side(fixed: frame.height, least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width.offer(proposal.width), height.offer(proposal.height))
    }

    override func place(_ proposal: Proposal) throws -> (origin: Point, offer: Proposal) {
        let offer = offer(proposal)
        return (frame.alignment.offset(of: try child.size(offer), in: try size(proposal)), offer)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let own = try child.size(offer(proposal))
        return Size(
            width.length(proposal.width, own: own.width), height.length(proposal.height, own: own.height))
    }

    override func spacingWishes() throws -> ViewSpacing {
        var spacing = try child.viewSpacing()
        if !width.isUnset { spacing.reset([.leading, .trailing]) }
        if !height.isUnset { spacing.reset([.top, .bottom]) }
        return spacing
    }
}

/// The ideal size along some axes.
final class FixedSizeElement: ModifierElement {
    let horizontal: Bool
    let vertical: Bool

    init(horizontal: Bool, vertical: Bool, _ child: Element) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child)
    }

    override func place(_ proposal: Proposal) -> (origin: Point, offer: Proposal) {
        (.zero, Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height))
    }
}

/// Offers less in one direction, or more, so that the sides have a ratio.
final class AspectRatioElement: ModifierElement {
    let ratio: Double?
    let mode: Card.ContentMode

    init(_ ratio: Double?, mode: Card.ContentMode, _ child: Element) {
        self.ratio = ratio
        self.mode = mode
        super.init(child)
    }

    override func place(_ proposal: Proposal) throws -> (origin: Point, offer: Proposal) {
        guard proposal.width?.isFinite == true || proposal.height?.isFinite == true else {
            return (.zero, proposal)
        }
        let shape = try ratio.map { Size($0, 1) } ?? child.size(Proposal(nil, nil))
        guard shape.width > 0, shape.height > 0 else { return (.zero, proposal) }
        return (.zero, Proposal(shape.scaled(into: proposal, by: mode == .fit ? min : max)))
    }
}

/// Takes all that is offered, the view's centre on a point of it.
final class PositionElement: ModifierElement {
    let position: Point

    init(_ position: Point, _ child: Element) {
        self.position = position
        super.init(child)
    }

    override func place(_ proposal: Proposal) throws -> (origin: Point, offer: Proposal) {
        let size = try child.size(proposal)
        var centre = position
        if context.isRightToLeft { centre.x = try measure(proposal).width - position.x }
        return (centre - Point(size.width / 2, size.height / 2), proposal)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let own = try child.size(proposal)
        return Size(proposal.width ?? own.width, proposal.height ?? own.height)
    }
}

/// What says how a view is treated by the stack it is in.
final class TraitElement: ModifierElement {
    private let priority: Double?
    private let index: Double?

    init(layoutPriority: Double? = nil, zIndex: Double? = nil, _ child: Element) {
        priority = layoutPriority
        index = zIndex
        super.init(child)
    }

    override var layoutPriority: Double { priority ?? super.layoutPriority }
    override var zIndex: Double { index ?? super.zIndex }
}

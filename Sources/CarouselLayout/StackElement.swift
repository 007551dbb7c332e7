import CarouselDrawing
import CarouselScene

/// An `HStack` or `VStack`: the least flexible child is measured first, each is offered an equal share of what is
/// still there, spacers get what the others leave (SwiftUI gives them the lowest layout priority).
final class LinearStackElement: Element {
    let axis: Axis
    let spacing: Double
    let alignment: Card.Alignment
    let children: [Element]

    init(
        _ axis: Axis, spacing: Double, alignment: Card.Alignment, _ children: [Element],
        _ context: LayoutContext
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.children = children
        super.init(context)
    }

    /// What each child is offered, in their order.
    private func proposals(_ proposal: Proposal) throws -> [Proposal] {
        guard let length = proposal[axis] else { return children.map { _ in proposal } }
        var offers = children.map { _ in proposal }
        var left = length - spacing * Double(max(0, children.count - 1))
        let reserved = try children.filter(\.isSpacer).map { try range(of: $0, proposal).least }
        left -= reserved.reduce(0, +)

        var flexible: [(index: Int, flexibility: Double)] = []
        for (index, child) in children.enumerated() where !child.isSpacer {
            let range = try range(of: child, proposal)
            flexible.append((index, range.most - range.least))
        }
        flexible.sort { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (rank, entry) in flexible.enumerated() {
            offers[entry.index][axis] = max(0, left / Double(flexible.count - rank))
            left -= try children[entry.index].size(offers[entry.index])[axis]
        }

        left += reserved.reduce(0, +)
        var spacers = reserved.count
        for (index, child) in children.enumerated() where child.isSpacer {
            offers[index][axis] = max(0, left / Double(spacers))
            left -= try child.size(offers[index])[axis]
            spacers -= 1
        }
        return offers
    }

    private func range(of child: Element, _ proposal: Proposal) throws -> (least: Double, most: Double) {
        var offer = proposal
        offer[axis] = 0
        let least = try child.size(offer)[axis]
        offer[axis] = .infinity
        return (least, try child.size(offer)[axis])
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        var total = Size.zero
        total[axis] = spacing * Double(max(0, children.count - 1))
        for (child, offer) in zip(children, try proposals(proposal)) {
            let size = try child.size(offer)
            total[axis] += size[axis]
            total[axis.other] = max(total[axis.other], size[axis.other])
        }
        return total
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let whole = try size(proposal)
        var nodes: [Node] = []
        var at = 0.0
        for (child, offer) in zip(children, try proposals(proposal)) {
            let size = try child.size(offer)
            let aligned = alignment.offset(of: size, in: whole)
            let place = axis == .horizontal ? Point(at, aligned.y) : Point(aligned.x, at)
            nodes += try child.draw(at: origin + place, offer)
            at += size[axis] + spacing
        }
        return nodes
    }
}

/// A `ZStack`: every child is offered all, the largest decides.
final class ZStackElement: Element {
    let alignment: Card.Alignment
    let children: [Element]

    init(alignment: Card.Alignment, _ children: [Element], _ context: LayoutContext) {
        self.alignment = alignment
        self.children = children
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        var total = Size.zero
        for child in children {
            let size = try child.size(proposal)
            total = Size(max(total.width, size.width), max(total.height, size.height))
        }
        return total
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let whole = try size(proposal)
        return try children.flatMap { child in
            let offset = alignment.offset(of: try child.size(proposal), in: whole)
            return try child.draw(at: origin + offset, proposal)
        }
    }
}

import CarouselDrawing
import CarouselScene

/// An `HStack` or `VStack`.
///
/// Those of the highest layout priority are offered the room first, of which those of lower ones keep their minimum.
/// Among equals the least flexible comes first, then the larger minimum; each is offered an equal share of what is
/// still there. Spacers have the lowest priority: they get what the others leave.
final class LinearStackElement: Element {
    let axis: Axis
    /// nil: what the neighbours want.
    let spacing: Double?
    let alignment: Card.Alignment
    let children: [Element]

    init(
        _ axis: Axis, spacing: Double?, alignment: Card.Alignment, _ children: [Element],
        _ context: LayoutContext
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.children = children
        super.init(context)
    }

    /// Between each child and the next.
    private func gaps() throws -> [Double] {
        try zip(children, children.dropFirst()).map { child, next in
            try spacing ?? child.viewSpacing().distance(to: next.viewSpacing(), along: axis)
        }
    }

    /// What each child is offered, in their order.
    private func offers(_ proposal: Proposal, _ gaps: [Double]) throws -> [Proposal] {
        var offers = children.map { _ in proposal }
        guard let length = proposal[axis], length.isFinite else { return offers }
        let ranges = try children.map { try range(of: $0, proposal) }
        var left = length - gaps.reduce(0, +)
        /// What those keep that come later.
        var kept = ranges.reduce(0) { $0 + $1.least }
        var waiting = children.indices.sorted {
            (-children[$0].layoutPriority, ranges[$0].flexibility, -ranges[$0].least, $0)
                < (-children[$1].layoutPriority, ranges[$1].flexibility, -ranges[$1].least, $1)
        }[...]
        while let first = waiting.first {
            let equals = waiting.prefix { children[$0].layoutPriority == children[first].layoutPriority }
            waiting = waiting.dropFirst(equals.count)
            kept = waiting.reduce(0) { $0 + ranges[$1].least }
            for (rank, index) in equals.enumerated() {
                offers[index][axis] = max(0, (left - kept) / Double(equals.count - rank))
                left -= try children[index].size(offers[index])[axis]
            }
        }
        return offers
    }

    private func range(of child: Element, _ proposal: Proposal) throws -> (least: Double, flexibility: Double)
    {
        var offer = proposal
        offer[axis] = 0
        let least = try child.size(offer)[axis]
        offer[axis] = .infinity
        return (least, try child.size(offer)[axis] - least)
    }

    /// A child's place in the stack, whose upper left corner is (0, 0).
    private struct Arranged {
        var child: Element
        var offer: Proposal
        var origin: Point
    }

    private func arrange(_ proposal: Proposal) throws -> (children: [Arranged], size: Size) {
        let gaps = try gaps()
        let offers = try offers(proposal, gaps)
        let sizes = try zip(children, offers).map { try $0.size($1) }
        var whole = Size.zero
        whole[axis] = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] }
        // Across the stack: how much of each child lies before the line they are aligned by.
        let before = try children.indices.map { index in
            try guide(of: children[index], sizes[index], offers[index])
        }
        let most = before.max() ?? 0
        let after = zip(sizes, before).map { $0[axis.other] - $1 }.max() ?? 0
        whole[axis.other] = max(0, most + after)
        var at = 0.0
        let arranged = children.indices.map { index in
            let across = most - before[index]
            let start =
                axis == .horizontal && context.isRightToLeft ? whole.width - at - sizes[index].width : at
            let origin = axis == .horizontal ? Point(start, across) : Point(across, start)
            at += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
            return Arranged(child: children[index], offer: offers[index], origin: origin)
        }
        return (arranged, whole)
    }

    /// From a child's edge to the line it is aligned by.
    private func guide(of child: Element, _ size: Size, _ offer: Proposal) throws -> Double {
        guard axis == .horizontal else { return size.width * alignment.horizontal.fraction }
        let text: Double? =
            switch alignment.vertical {
            case .firstTextBaseline: try child.baselines(offer)?.first
            case .lastTextBaseline: try child.baselines(offer)?.last
            case .top, .center, .bottom: nil
            }
        return text ?? size.height * alignment.vertical.fraction
    }

    override func measure(_ proposal: Proposal) throws -> Size { try arrange(proposal).size }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        try arrange(proposal).children.byZIndex(\.child).flatMap {
            try $0.child.draw(at: origin + $0.origin, $0.offer)
        }
    }

    override func spacingWishes() throws -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .view }
        var spacing = ViewSpacing.none
        let (start, end, sides): (ViewSpacing.Edge, ViewSpacing.Edge, [ViewSpacing.Edge]) =
            axis == .horizontal
            ? (.leading, .trailing, [.top, .bottom]) : (.top, .bottom, [.leading, .trailing])
        spacing.merge(try first.viewSpacing(), [start])
        spacing.merge(try last.viewSpacing(), [end])
        for child in children { spacing.merge(try child.viewSpacing(), sides) }
        return spacing
    }

    override func findBaselines(_ proposal: Proposal) throws -> Baselines? {
        try arrange(proposal).children.compactMap { arranged in
            try arranged.child.baselines(arranged.offer)?.moved(by: arranged.origin.y)
        }.outermost
    }
}

/// A `ZStack`: every child is offered all, the largest of the highest layout priority decides.
final class ZStackElement: Element {
    let alignment: Card.Alignment
    let children: [Element]

    init(alignment: Card.Alignment, _ children: [Element], _ context: LayoutContext) {
        self.alignment = alignment
        self.children = children
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let priority = children.map(\.layoutPriority).max()
        var total = Size.zero
        for child in children where child.layoutPriority == priority {
            let size = try child.size(proposal)
            total = Size(max(total.width, size.width), max(total.height, size.height))
        }
        return total
    }

    private func origin(of child: Element, _ proposal: Proposal) throws -> Point {
        alignment.offset(of: try child.size(proposal), in: try size(proposal))
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        try children.byZIndex(\.self).flatMap { child in
            try child.draw(at: origin + self.origin(of: child, proposal), proposal)
        }
    }

    override func spacingWishes() throws -> ViewSpacing {
        guard !children.isEmpty else { return .view }
        return try children.reduce(into: .none) { $0.merge(try $1.viewSpacing()) }
    }

    override func findBaselines(_ proposal: Proposal) throws -> Baselines? {
        try children.compactMap { child in
            try child.baselines(proposal)?.moved(by: origin(of: child, proposal).y)
        }.outermost
    }
}

extension Array {
    /// In the order of drawing; those of one index stay as they are.
    fileprivate func byZIndex(_ element: (Self.Element) -> CarouselLayout.Element) -> Self {
        let indices = map { element($0).zIndex }
        guard Set(indices).count > 1 else { return self }
        return zip(indices, enumerated()).sorted { ($0.0, $0.1.offset) < ($1.0, $1.1.offset) }
            .map(\.1.element)
    }
}

extension Baselines {
    fileprivate func moved(by y: Double) -> Baselines { Baselines(first: first + y, last: last + y) }
}

extension [Baselines] {
    /// The first of the first lines, the last of the last.
    fileprivate var outermost: Baselines? {
        guard let first = map(\.first).min(), let last = map(\.last).max() else { return nil }
        return Baselines(first: first, last: last)
    }
}

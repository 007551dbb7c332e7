import CarouselDrawing
import CarouselScene

/// A size offered to a view, as SwiftUI's `ProposedViewSize`: nil asks for the ideal, 0 for the least, infinity for
/// the most.
struct Proposal: Hashable {
    var width: Double?
    var height: Double?

    init(_ width: Double?, _ height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) { self.init(size.width, size.height) }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// The direction a stack runs in.
enum Axis {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// What all elements of one card share.
package struct LayoutContext {
    let resources: any LayoutResources
    /// Pixels per point: the grid that edges are rounded to.
    let scale: Double

    package init(resources: any LayoutResources, scale: Double) {
        self.resources = resources
        self.scale = scale
    }
}

/// A view, or one modifier around a view, that can be measured and drawn.
///
/// What a subclass measures is remembered, since a stack asks its children several times: without that the work
/// would grow exponentially with the nesting.
class Element {
    let context: LayoutContext
    private var measured: [Proposal: Size] = [:]

    init(_ context: LayoutContext) { self.context = context }

    /// The size the view takes when offered `proposal`.
    final func size(_ proposal: Proposal) throws -> Size {
        if let known = measured[proposal] { return known }
        let size = try measure(proposal)
        measured[proposal] = size
        return size
    }

    /// What to draw with the upper left corner at `origin`, in the size taken for `proposal`.
    func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] { [] }

    /// Overridden by each view and modifier; not to be called but by `size`.
    func measure(_ proposal: Proposal) throws -> Size { .zero }

    /// Whether this is a stack's spacer, which gets only what the others leave.
    var isSpacer: Bool { false }

    /// The frame for `proposal` at `origin`, its edges on whole pixels.
    final func pixelFrame(at origin: Point, _ proposal: Proposal) throws -> Rect {
        Rect(origin: origin, size: try size(proposal)).rounded(toPixelsAt: context.scale)
    }
}

/// A modifier: something around one view.
class ModifierElement: Element {
    let child: Element

    init(_ child: Element) {
        self.child = child
        super.init(child.context)
    }

    override var isSpacer: Bool { child.isSpacer }
    override func measure(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        try child.draw(at: origin, proposal)
    }
}

extension Card.Alignment {
    /// Where a box of size `inner` begins when it is aligned in one of size `outer`.
    func offset(of inner: Size, in outer: Size) -> Point {
        Point(
            (outer.width - inner.width) * horizontal.fraction,
            (outer.height - inner.height) * vertical.fraction)
    }
}

extension Card.HorizontalAlignment {
    /// The share of the free room that is left on the leading side.
    package var fraction: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension Card.VerticalAlignment {
    var fraction: Double {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom: 1
        }
    }
}

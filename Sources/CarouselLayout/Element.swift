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
    /// How colours of gradients are mixed.
    let mixing: ColorMixing
    /// Of all views of the card that is drawn.
    let drift = Drift()
    /// Whether leading edges are on the right.
    let isRightToLeft: Bool
    /// Of a screen's content; nil for a card.
    var screen: ContentSurroundings?

    package init(
        resources: any LayoutResources, scale: Double, ios: Screen.IOS = .v18,
        direction: Screen.LayoutDirection = .leftToRight
    ) {
        self.resources = resources
        self.scale = scale
        isRightToLeft = direction == .rightToLeft
        mixing =
            switch ios {
            case .v18: .sRGB
            case .v26: .perceptual
            }
    }
}

/// How far views with a parallax of 1 are moved while a card is drawn, in points.
final class Drift {
    var offset = Point.zero
}

extension LayoutContext {
    /// To the next whole pixel, but for what computing has added.
    func roundedUp(_ length: Double) -> Double { ((length * scale) - 1e-6).rounded(.up) / scale }
}

/// A view, or one modifier around a view, that can be measured and drawn.
///
/// What a subclass works out is remembered, since a stack asks its children several times: without that the work
/// would grow exponentially with the nesting.
class Element {
    let context: LayoutContext
    private var measured: [Proposal: Size] = [:]
    private var foundBaselines: [Proposal: Baselines?] = [:]
    private var wishes: ViewSpacing?

    init(_ context: LayoutContext) { self.context = context }

    /// The size the view takes when offered `proposal`.
    final func size(_ proposal: Proposal) throws -> Size {
        if let known = measured[proposal] { return known }
        let size = try measure(proposal)
        measured[proposal] = size
        return size
    }

    /// What it wants of neighbours in a stack.
    final func viewSpacing() throws -> ViewSpacing {
        if let wishes { return wishes }
        let found = try spacingWishes()
        wishes = found
        return found
    }

    /// The baselines of its first and its last line of text, from its upper edge; nil without text.
    final func baselines(_ proposal: Proposal) throws -> Baselines? {
        if let known = foundBaselines[proposal] { return known }
        let found = try findBaselines(proposal)
        foundBaselines[proposal] = .some(found)
        return found
    }

    /// What to draw with the upper left corner at `origin`, in the size taken for `proposal`: a node for each leaf,
    /// farthest first.
    func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] { [] }

    /// A stack offers its room first to those of the highest priority; spacers have the lowest of all.
    var layoutPriority: Double { 0 }

    /// Within a stack, the higher ones are drawn over the lower ones.
    var zIndex: Double { 0 }

    // MARK: Overridden by views and modifiers; not to be called but by those above

    func measure(_ proposal: Proposal) throws -> Size { .zero }
    func spacingWishes() throws -> ViewSpacing { .view }
    func findBaselines(_ proposal: Proposal) throws -> Baselines? { nil }

    /// The frame for `proposal` at `origin`, its edges on whole pixels.
    final func pixelFrame(at origin: Point, _ proposal: Proposal) throws -> Rect {
        Rect(origin: origin, size: try size(proposal)).rounded(toPixelsAt: context.scale)
    }
}

/// Where lines of text stand, in points from the upper edge of the view they are in.
struct Baselines {
    var first: Double
    var last: Double
}

/// A modifier: something around one view, of the same size and drawn in the same place unless overridden.
class ModifierElement: Element {
    let child: Element

    init(_ child: Element) {
        self.child = child
        super.init(child.context)
    }

    /// Where the view inside begins, and what it is offered.
    func place(_ proposal: Proposal) throws -> (origin: Point, offer: Proposal) { (.zero, proposal) }

    override var layoutPriority: Double { child.layoutPriority }
    override var zIndex: Double { child.zIndex }
    override func spacingWishes() throws -> ViewSpacing { try child.viewSpacing() }
    override func findBaselines(_ proposal: Proposal) throws -> Baselines? {
        let (origin, offer) = try place(proposal)
        return try child.baselines(offer).map {
            Baselines(first: $0.first + origin.y, last: $0.last + origin.y)
        }
    }
    override func measure(_ proposal: Proposal) throws -> Size { try child.size(try place(proposal).offer) }
    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let (inset, offer) = try place(proposal)
        return try child.draw(at: origin + inset, offer)
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
        // Where there is no text, its baseline is the lower edge.
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        }
    }
}

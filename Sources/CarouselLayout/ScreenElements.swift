import CarouselDrawing
import CarouselMotion
import CarouselScene

/// What views of a screen's content know of the screen, and where its carousels turn out to be.
final class ContentSurroundings {
    let screen: Rect
    let safe: Rect
    private let carousels: [NamedCarousel]
    /// Where leaves were drawn last.
    private(set) var frames: [LeafPlace: Rect] = [:]

    /// The carousels whose indicators have views of their own.
    private let hasIndicatorLeaf: Set<String>

    init(_ scene: Scene) {
        screen = Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
        let area = scene.screen.safeArea
        safe = Rect(
            x: 0, y: area.top, width: screen.width, height: max(0, screen.height - area.top - area.bottom))
        carousels = scene.carousels
        hasIndicatorLeaf = Set(
            (scene.screen.content?.allViews ?? []).compactMap {
                if case .indicator(let name) = $0.content { name ?? NamedCarousel.onlyAddress } else { nil }
            })
    }

    /// Whether a carousel's indicator has a view of its own.
    func hasIndicatorLeaf(_ address: String) -> Bool { hasIndicatorLeaf.contains(address) }

    /// A frame that stands at edges of the safe area, as far as the screen reaches there.
    func reachingOut(_ frame: Rect, _ edges: Card.SafeEdges) -> Rect {
        var (top, bottom) = (frame.minY, frame.maxY)
        let noise = 1e-6  // what computing adds
        if edges.contains(.top), abs(top - safe.minY) <= noise { top = screen.minY }
        if edges.contains(.bottom), abs(bottom - safe.maxY) <= noise { bottom = screen.maxY }
        return Rect(x: frame.x, y: top, width: frame.width, height: bottom - top)
    }

    func note(_ place: LeafPlace, at frame: Rect) { frames[place] = frame }

    /// How large a leaf is.
    func size(_ place: LeafPlace, _ proposal: Proposal, _ resources: any LayoutResources) throws -> Size {
        guard let named = carousels.first(where: { $0.address == place.address }) else { return .zero }
        let width = proposal.width ?? screen.width
        switch place.kind {
        case .carousel:
            let indicator = hasIndicatorLeaf(place.address) ? nil : named.indicator
            return Size(width, named.carousel.height + (indicator?.roomBeside ?? 0))
        case .indicator:
            guard let indicator = named.indicator else { return .zero }
            let count = named.carousel.cards.count
            // A counter is as wide as its last page's text.
            if let text = indicator.widest(of: count) {
                let caption = try resources.block(text, width: nil, lines: 1).size
                return Size(
                    caption.width + indicator.padding.leading + indicator.padding.trailing,
                    indicator.rowHeight)
            }
            return indicator.viewSize(
                pages: count, in: width, isVertical: named.carousel.axis == .vertical)
        }
    }
}

/// A carousel's place in the content, or its indicator's.
struct LeafPlace: Hashable {
    enum Kind: String {
        case carousel
        case indicator
    }

    var kind: Kind
    /// The carousel's.
    var address: String

    /// By which the node that stands for it is known again.
    var identity: String { "place of \(kind.rawValue) \(address)" }
}

/// Takes the room of a carousel, or of an indicator, and draws a group without anything in it in its stead.
final class LeafPlaceElement: Element {
    private let place: LeafPlace

    init(_ kind: LeafPlace.Kind, _ name: String?, _ context: LayoutContext) {
        place = LeafPlace(kind: kind, address: name ?? NamedCarousel.onlyAddress)
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        try context.screen?.size(place, proposal, context.resources) ?? .zero
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        context.screen?.note(place, at: Rect(origin: origin, size: try size(proposal)))
        return [.group(Group(identity: place.identity, children: []))]
    }
}

/// Draws its view larger where it stands at an edge of the safe area: as far as the screen reaches.
final class IgnoresSafeAreaElement: ModifierElement {
    private let edges: Card.SafeEdges

    init(_ edges: Card.SafeEdges, _ child: Element) {
        self.edges = edges
        super.init(child)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let own = Rect(origin: origin, size: try size(proposal))
        guard let frame = context.screen?.reachingOut(own, edges), frame != own else {
            return try child.draw(at: origin, proposal)
        }
        let offer = Proposal(frame.size)
        let offset = Card.Alignment.center.offset(of: try child.size(offer), in: frame.size)
        return try child.draw(at: frame.origin + offset, offer)
    }
}

import CarouselDrawing
import CarouselMotion
import CarouselScene

/// What is on a screen around its carousels.
package final class ScreenContent {
    /// A part of what is drawn, farthest first.
    enum Piece {
        case nodes([Node])
        /// All that a carousel draws; its indicator as well, unless that has a view of its own.
        case carousel(Int)
        case indicator(Int)
    }

    private let scene: Scene
    private let view: Card.View
    private let context: LayoutContext
    private let surroundings: ContentSurroundings
    /// What its texts name, in a fixed order.
    private let names: [LiveName]
    private var drawn: [[String]: [Piece]] = [:]

    /// How many of its states are kept.
    private static let kept = 64

    /// nil for a scene without.
    package init?(_ scene: Scene, resources: any LayoutResources) {
        guard let view = scene.screen.content else { return nil }
        self.scene = scene
        self.view = view
        surroundings = ContentSurroundings(scene)
        var context = LayoutContext(
            resources: resources, scale: scene.screen.scale, ios: scene.screen.ios,
            direction: scene.screen.layoutDirection)
        context.screen = surroundings
        self.context = context
        names = view.liveNames.sorted { ($0.carousel, $0.key) < ($1.carousel, $1.key) }
    }

    /// Where each carousel is, from the film's start to its end: where the content has it at the start.
    package func places() throws -> [CarouselPlace] {
        _ = try pieces(
            names.map { name in
                guard let named = scene.carousels.first(where: { $0.address == name.carousel }) else {
                    return ""
                }
                let start = scene.timeline.start(of: named)
                return named.value(
                    of: name.key, index: start, page: start, pageCount: named.carousel.cards.count) ?? ""
            })
        return scene.carousels.map { named in
            let leaf = { (kind: LeafPlace.Kind) in
                self.surroundings.frames[LeafPlace(kind: kind, address: named.address)]
            }
            return CarouselPlace(
                frame: leaf(.carousel) ?? Rect(x: 0, y: 0, width: 0, height: 0), indicator: leaf(.indicator))
        }
    }

    /// What its texts show while the carousels stand so.
    func values(_ poses: [Pose]) -> [String] {
        names.map { name in
            guard let k = scene.carousels.firstIndex(where: { $0.address == name.carousel }),
                poses.indices.contains(k)
            else { return "" }
            let pose = poses[k]
            return scene.carousels[k].value(
                of: name.key, index: pose.index, page: pose.page, pageCount: pose.pageCount) ?? ""
        }
    }

    /// What is drawn while its texts show these values.
    func pieces(_ values: [String]) throws -> [Piece] {
        if let known = drawn[values] { return known }
        if drawn.count >= Self.kept { drawn.removeAll(keepingCapacity: true) }
        let filled = view.filled { name in
            names.firstIndex(of: name).map { values[$0] } ?? ""
        }
        let nodes = try CardLayout(filled, context).draw(
            in: surroundings.safe.size, at: surroundings.safe.origin)
        let pieces = self.pieces(of: nodes)
        drawn[values] = pieces
        return pieces
    }

    private func pieces(of nodes: [Node]) -> [Piece] {
        var pieces: [Piece] = []
        var rest: [Node] = []
        func close() {
            if !rest.isEmpty { pieces.append(.nodes(rest)) }
            rest = []
        }
        for node in nodes {
            guard case .group(let group) = node, let identity = group.identity,
                let leaf = leaves[identity]
            else {
                rest.append(node)
                continue
            }
            close()
            pieces.append(leaf)
        }
        close()
        return pieces
    }

    private lazy var leaves: [String: Piece] = {
        var leaves: [String: Piece] = [:]
        for (k, named) in scene.carousels.enumerated() {
            leaves[LeafPlace(kind: .carousel, address: named.address).identity] = .carousel(k)
            leaves[LeafPlace(kind: .indicator, address: named.address).identity] = .indicator(k)
        }
        return leaves
    }()

    /// Whether a carousel's indicator is drawn by itself.
    func hasOwnIndicator(_ carousel: Int) -> Bool {
        scene.carousels.indices.contains(carousel)
            && surroundings.hasIndicatorLeaf(scene.carousels[carousel].address)
    }
}

import CarouselDrawing
import CarouselMotion
import CarouselScene

/// What a frame draws and where, on whole pixels: equal ones look alike.
package struct Arrangement: Equatable, Sendable {
    /// In the order of the scene's carousels.
    var carousels: [CarouselComposer.Arrangement]
    /// What the content's texts show.
    var values: [String] = []
}

/// Turns poses of one film into display lists, on one thread.
package final class Composer {
    private let screen: Screen
    private let carousels: [CarouselComposer]
    private let content: ScreenContent?

    package init(scene: Scene, motion: Motion, resources: any LayoutResources) {
        screen = scene.screen
        let context = LayoutContext(
            resources: resources, scale: screen.scale, ios: screen.ios, direction: screen.layoutDirection)
        carousels = zip(scene.carousels, motion.carousels).map { CarouselComposer($0, $1, context) }
        content = ScreenContent(scene, resources: resources)
    }

    /// What of poses, one for each carousel, is drawn.
    package func arrangement(of poses: [Pose]) -> Arrangement {
        Arrangement(
            carousels: zip(carousels, poses).map { $0.arrangement(of: $1) },
            values: content?.values(poses) ?? [])
    }

    /// Everything a frame draws, farthest first.
    package func displayList(for arrangement: Arrangement) throws -> DisplayList {
        let nodes: [Node]
        if let content {
            nodes = try self.nodes(content, arrangement)
        } else {
            nodes = try zip(carousels, arrangement.carousels).flatMap { carousel, own in
                try carousel.cards(own) + carousel.indicator(own)
            }
        }
        return DisplayList(
            size: Size(screen.width, screen.height), background: screen.background, nodes: nodes)
    }

    private func nodes(_ content: ScreenContent, _ arrangement: Arrangement) throws -> [Node] {
        var count = 0
        return try content.pieces(arrangement.values).flatMap { piece -> [Node] in
            switch piece {
            case .nodes(let nodes):
                count += 1
                return [
                    .group(Group(identity: count == 1 ? "content" : "content \(count)", children: nodes))
                ]
            case .carousel(let k):
                let own = arrangement.carousels[k]
                return try carousels[k].cards(own)
                    + (content.hasOwnIndicator(k) ? [] : carousels[k].indicator(own))
            case .indicator(let k): return try carousels[k].indicator(arrangement.carousels[k])
            }
        }
    }
}

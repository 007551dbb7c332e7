import CarouselDrawing
import CarouselSVG

/// One thread's canvases for one film, each made when it is first asked for.
package final class CanvasSource {
    private let scale: Double
    private let resources: FilmResources
    private var canvas: PixelCanvas?

    /// `scale` in pixels per point.
    package init(scale: Double, resources: FilmResources) {
        self.scale = scale
        self.resources = resources
    }

    /// The canvas for drawings of a size in points: all of a film have the same.
    package func pixels(_ size: Size) throws -> PixelCanvas {
        if let canvas { return canvas }
        let made = try ownPixels(size)
        canvas = made
        return made
    }

    /// A canvas for whoever has to find on it what it drew before.
    package func ownPixels(_ size: Size) throws -> PixelCanvas {
        try PixelCanvas(size: size, scale: scale, resources: resources)
    }

    package func svg() -> SVGCanvas { SVGCanvas(scale: scale, resources: resources) }

    /// `scene` names the film's scene in the files' ids.
    package func layers(scene: String) -> LayersWriter {
        let assets = PaintAssets(
            target: .pixels, scale: scale, store: resources.pictures, cache: resources.bitmaps)
        return LayersWriter(
            scene: scene, embedded: { [pictures = resources.pictures] in try pictures.picture($0) },
            seen: { group, map, size in
                var nodes = PerspectiveNodes(assets: assets, visible: Rect(origin: .zero, size: size))
                return (try nodes.nodes(of: .group(group), through: map), nodes.patches)
            })
    }
}

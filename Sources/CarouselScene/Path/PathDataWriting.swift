import CarouselDrawing

extension Card.PathShape {
    /// An outline from SVG path data, as `"M0 0H10V10Z"`: every command of SVG 2, absolute or relative.
    ///
    /// `viewBox` is the part of the outline's own coordinates that is scaled to fit; its sides must be above 0.
    /// - Throws: what is wrong with the data, and at which character.
    public init(
        _ data: String, viewBox: Rect, fill: Card.Fill? = .color(.black), stroke: Card.Stroke? = nil
    ) throws(PathDataError) {
        self.init(path: try PathData.parse(data), viewBox: viewBox, fill: fill, stroke: stroke)
    }

    /// The outline as SVG path data in absolute moves, lines and cubics, which reads back as the same outline.
    public var data: String { PathData.text(of: path) }
}

extension PathData {
    static func text(of path: Path) -> String {
        func text(_ points: Point...) -> String {
            points.map { "\(NumberText.plain($0.x)) \(NumberText.plain($0.y))" }.joined(separator: " ")
        }
        return path.elements.map {
            switch $0 {
            case .move(let p): "M\(text(p))"
            case .line(let p): "L\(text(p))"
            case .curve(let c, let d, let p): "C\(text(c, d, p))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

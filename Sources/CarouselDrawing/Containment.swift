extension Path {
    /// Whether `box` certainly lies inside this outline: true only for a single convex outline, drawn clockwise, as
    /// those of rounded rectangles and ellipses are.
    package func contains(_ box: Rect) -> Bool {
        guard let polygon = inscribedPolygon else { return false }
        let corners = [
            Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY),
            Point(box.minX, box.maxY),
        ]
        for index in polygon.indices {
            let a = polygon[index]
            let b = polygon[(index + 1) % polygon.count]
            let side = b - a
            for p in corners where side.x * (p.y - a.y) - side.y * (p.x - a.x) < -1e-9 { return false }
        }
        return true
    }

    /// The corners of a polygon inside the outline, four chords for each curve; nil if the outline has several
    /// parts or turns left anywhere.
    private var inscribedPolygon: [Point]? {
        guard elements.count <= 64 else { return nil }
        var points: [Point] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let p):
                guard index == 0 else { return nil }
                points.append(p)
            case .line(let p): points.append(p)
            case .curve(let c, let d, let p):
                guard let from = points.last else { return nil }
                for step in 1...4 { points.append(Path.point(at: Double(step) / 4, from, c, d, p)) }
            case .close: guard index == elements.count - 1 else { return nil }
            }
        }
        let corners = points.enumerated().filter { $0.offset == 0 || $0.element != points[$0.offset - 1] }
            .map(\.element)
        guard corners.count >= 3 else { return nil }
        var turned = 0.0
        for index in corners.indices {
            let a = corners[index]
            let b = corners[(index + 1) % corners.count]
            let c = corners[(index + 2) % corners.count]
            let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            // Published controls are rounded: a straight joint may turn left by next to nothing.
            if turn < -1e-5 { return nil }
            turned += turn
        }
        return turned > 0 ? corners : nil
    }

    /// A cubic's point at `t`.
    private static func point(at t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
}

extension Path {
    /// The outline as it is seen through a map: lines stay lines, a curve becomes one curve or halves of it, and so on,
    /// which leave its image nowhere by more than `tolerance`.
    package func seen(through map: Projection, tolerance: Double = 0.02) -> Path {
        var seen: [Element] = []
        var last = Point.zero
        for element in elements {
            switch element {
            case .move(let p):
                seen.append(.move(map.seen(p)))
                last = p
            case .line(let p):
                seen.append(.line(map.seen(p)))
                last = p
            case .curve(let c, let d, let p):
                Cubic(last, c, d, p).append(seenThrough: map, tolerance: tolerance, to: &seen)
                last = p
            case .close: seen.append(.close)
            }
        }
        return Path(seen)
    }
}

extension Projection {
    /// What lies nearer to the eye's plane than this is drawn as if it did not.
    private static let nearest = 0.05

    /// Where a point is seen that may lie outside its card, even behind the eye.
    package func seen(_ p: Point) -> Point {
        let depth = max(depth(at: p), Self.nearest)
        return Point((x.x * p.x + x.y * p.y + x.z) / depth, (y.x * p.x + y.y * p.y + y.z) / depth)
    }

    /// How a point is seen to move that moves by `d`.
    fileprivate func seen(_ d: Point, at p: Point) -> Point {
        let depth = max(depth(at: p), Self.nearest)
        let (q, turn) = (seen(p), w.x * d.x + w.y * d.y)
        return Point(
            (x.x * d.x + x.y * d.y - q.x * turn) / depth, (y.x * d.x + y.y * d.y - q.y * turn) / depth)
    }
}

/// A cubic Bézier by its four points.
struct Cubic {
    let points: (Point, Point, Point, Point)

    init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) { points = (a, b, c, d) }

    func point(at t: Double) -> Point { halves(at: t).0.points.3 }

    /// The parts before and after `t`.
    func halves(at t: Double = 0.5) -> (Cubic, Cubic) {
        func mix(_ p: Point, _ q: Point) -> Point { p + (q - p) * t }
        let (a, b, c) = (mix(points.0, points.1), mix(points.1, points.2), mix(points.2, points.3))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (Cubic(points.0, a, d, middle), Cubic(middle, e, c, points.3))
    }

    /// The image has the ends of a curve and its velocity there; what that leaves of it in between is halved.
    fileprivate func append(
        seenThrough map: Projection, tolerance: Double, depth: Int = 0, to elements: inout [Path.Element]
    ) {
        let (a, b, c, d) = points
        let (start, end) = (map.seen(a), map.seen(d))
        let (out, into) = (map.seen(b - a, at: a), map.seen(d - c, at: d))
        let image = Cubic(start, start + out, end - into, end)
        let isNear = [0.25, 0.5, 0.75].allSatisfy { t in
            let (p, q) = (map.seen(point(at: t)), image.point(at: t))
            return abs(p.x - q.x) + abs(p.y - q.y) <= tolerance
        }
        if isNear || depth >= 8 {
            elements.append(.curve(image.points.1, image.points.2, image.points.3))
        } else {
            let (first, second) = halves()
            first.append(seenThrough: map, tolerance: tolerance, depth: depth + 1, to: &elements)
            second.append(seenThrough: map, tolerance: tolerance, depth: depth + 1, to: &elements)
        }
    }
}

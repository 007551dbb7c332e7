/// A path from which a stretch of straight edges was cut, as a card is a small card with longer edges.
package struct ShortenedPath: Hashable, Sendable {
    package var path: Path
    /// Where the columns were taken out, on the shortened path.
    package var x: Double
    /// How many points were taken out there; 0 if the outline does not allow it.
    package var columns = 0.0
    package var y: Double
    package var rows = 0.0

    /// Cuts the middle of a path's straight edges down to `rest` points, by whole multiples of `step`.
    package init(_ path: Path, rest: Double, step: Double) {
        let across = Cut(path, rest: rest, step: step)
        let down = Cut((across?.path ?? path).transposed, rest: rest, step: step)
        self.path = down?.path.transposed ?? across?.path ?? path
        x = across?.at ?? 0
        columns = across?.length ?? 0
        y = down?.at ?? 0
        rows = down?.length ?? 0
    }

    /// One cut along the x axis.
    private struct Cut {
        var path: Path
        var at: Double
        var length: Double

        init?(_ path: Path, rest: Double, step: Double) {
            let middle = path.bounds.center.x
            let xs = path.elements.flatMap(\.points).map(\.x)
            guard let left = xs.filter({ $0 < middle }).max(), let right = xs.filter({ $0 > middle }).min(),
                !xs.contains(middle), path.crossesOnlyLevel(at: middle)
            else { return nil }
            length = ((right - left - rest) / step).rounded(.down) * step
            guard length > 0 else { return nil }
            at = left + rest / 2
            let removed = length
            func move(_ p: Point) -> Point { p.x > middle ? Point(p.x - removed, p.y) : p }
            self.path = Path(path.elements.map { $0.mapped(move) })
        }
    }
}

extension Path.Element {
    fileprivate var points: [Point] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .curve(let c, let d, let p): [c, d, p]
        case .close: []
        }
    }

    fileprivate func mapped(_ map: (Point) -> Point) -> Path.Element {
        switch self {
        case .move(let p): .move(map(p))
        case .line(let p): .line(map(p))
        case .curve(let c, let d, let p): .curve(map(c), map(d), map(p))
        case .close: .close
        }
    }
}

extension Path {
    fileprivate var transposed: Path { Path(elements.map { $0.mapped { Point($0.y, $0.x) } }) }

    /// Whether nothing but horizontal lines crosses the vertical line at `x`.
    fileprivate func crossesOnlyLevel(at x: Double) -> Bool {
        var start = Point.zero
        var last = Point.zero
        for element in elements {
            let points = element == .close ? [start] : element.points
            if case .move(let p) = element {
                start = p
                last = p
                continue
            }
            let sides = Set(([last] + points).map { $0.x < x })
            if sides.count > 1 {
                guard points.count == 1, points[0].y == last.y else { return false }
            }
            last = points.last ?? last
        }
        return true
    }
}

/// A map of the plane as seen by an eye: x′ = (x·p)/(w·p) and y′ = (y·p)/(w·p) for p = (x, y, 1). Lines stay lines.
package struct Projection: Hashable, Sendable {
    package var x: SIMD3<Double>
    package var y: SIMD3<Double>
    /// (0, 0, 1) where the map is affine.
    package var w: SIMD3<Double>

    package init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.w = w
    }

    package init(_ t: Transform) {
        self.init(x: [t.a, t.c, t.tx], y: [t.b, t.d, t.ty], w: [0, 0, 1])
    }

    /// How near a point is to the eye's own plane, where it is 0; 1 in the plane of the screen.
    package func depth(at p: Point) -> Double { w.x * p.x + w.y * p.y + w.z }

    package func apply(_ p: Point) -> Point {
        let depth = depth(at: p)
        return Point(
            (x.x * p.x + x.y * p.y + x.z) / depth, (y.x * p.x + y.y * p.y + y.z) / depth)
    }

    /// Where the corners of a rectangle are: upper left, upper right, lower right, lower left.
    package func corners(of r: Rect) -> [Point] {
        [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)]
            .map { apply(Point($0, $1)) }
    }

    /// The map as one without perspective; nil where it has some, which shows by less than a millionth of a point in a
    /// rectangle of that size.
    package func affine(within size: Size) -> Transform? {
        let far = max(abs(x.z), abs(y.z), 1) + max(size.width, size.height)
        guard (abs(w.x) * size.width + abs(w.y) * size.height) * far < 1e-6 * abs(w.z) else { return nil }
        return Transform(
            a: x.x / w.z, b: y.x / w.z, c: x.y / w.z, d: y.y / w.z, tx: x.z / w.z, ty: y.z / w.z)
    }

    /// Whether it moves all by as much and does nothing else.
    package var isTranslation: Bool {
        func isNear(_ a: SIMD3<Double>, _ u: Double, _ v: Double) -> Bool {
            abs(a.x - u) < 1e-12 && abs(a.y - v) < 1e-12
        }
        return isNear(x, 1, 0) && isNear(y, 0, 1) && isNear(w, 0, 0) && w.z == 1
    }

    /// This map after `first`.
    package func after(_ first: Projection) -> Projection {
        func row(_ r: SIMD3<Double>) -> SIMD3<Double> { r.x * first.x + r.y * first.y + r.z * first.w }
        return Projection(x: row(x), y: row(y), w: row(w))
    }

    /// The way back; of no meaning for a map onto a line.
    package var inverse: Projection {
        // The rows of the adjugate are the cross products of the columns.
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
        }
        let columns = (0..<3).map { SIMD3(x[$0], y[$0], w[$0]) }
        return Projection(
            x: cross(columns[1], columns[2]), y: cross(columns[2], columns[0]),
            w: cross(columns[0], columns[1]))
    }
}

extension [Point] {
    /// Twice the area inside, positive where the points run clockwise as they are seen.
    package var doubledArea: Double {
        indices.reduce(0) { sum, i in
            let (p, q) = (self[i], self[(i + 1) % count])
            return sum + p.x * q.y - q.x * p.y
        }
    }

    /// The upright box around them.
    package var box: Rect {
        guard let first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        return reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) { box, p in
            Rect(
                minX: Swift.min(box.minX, p.x), minY: Swift.min(box.minY, p.y),
                maxX: Swift.max(box.maxX, p.x),
                maxY: Swift.max(box.maxY, p.y))
        }
    }
}

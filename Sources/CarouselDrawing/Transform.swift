import CarouselPlatform

/// An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty (Cairo's matrix, in its order).
package struct Transform: Hashable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Clockwise about (0, 0).
    package static func rotation(degrees: Double) -> Transform {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    package static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// This map first, then `next`.
    package func then(_ next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    package func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

    /// The upright rectangle around the image of `r`.
    package func apply(_ r: Rect) -> Rect {
        let corners = [
            apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)),
            apply(Point(r.minX, r.maxY)), apply(Point(r.maxX, r.maxY)),
        ]
        var box = (corners[0], corners[0])
        for p in corners {
            box.0 = Point(min(box.0.x, p.x), min(box.0.y, p.y))
            box.1 = Point(max(box.1.x, p.x), max(box.1.y, p.y))
        }
        return Rect(minX: box.0.x, minY: box.0.y, maxX: box.1.x, maxY: box.1.y)
    }
}

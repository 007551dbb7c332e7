import CarouselDrawing
import CarouselPlatform

/// An arc of an ellipse as SVG gives it, by its ends; the formulas are those of SVG 2, appendix B.2.
enum EllipticalArc {
    /// The arc as cubics of at most a quarter each, as (control, control, end); none where it has no length.
    ///
    /// Radii too small for the way are scaled up; `rotation` is in radians.
    static func cubics(
        from p: Point, to q: Point, radii: Size, rotation: Double, isLarge: Bool, isPositive: Bool
    ) -> [(Point, Point, Point)] {
        guard p != q else { return [] }
        let (sine, cosine) = (sin(rotation), cos(rotation))
        // Half the way back, in the ellipse's own axes.
        let half = (p - q) * 0.5
        let x = cosine * half.x + sine * half.y
        let y = cosine * half.y - sine * half.x
        var (rx, ry) = (radii.width, radii.height)
        let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        // On the unit circle the ends are u and −u away from the middle; the centre lies square to that.
        let u = Point(x / rx, y / ry)
        let square = u.x * u.x + u.y * u.y
        guard square > 0, square.isFinite else { return [(p, q, q)] }
        let factor = max(0, 1 / square - 1).squareRoot() * (isLarge == isPositive ? -1 : 1)
        let center = Point(factor * u.y, -factor * u.x)
        let from = atan2(u.y - center.y, u.x - center.x)
        var sweep = atan2(-u.y - center.y, -u.x - center.x) - from
        if isPositive, sweep < 0 { sweep += 2 * .pi }
        if !isPositive, sweep > 0 { sweep -= 2 * .pi }

        let middle = (p + q) * 0.5
        /// From the unit circle back to the picture.
        func place(_ c: Point) -> Point {
            let (x, y) = (rx * (c.x + center.x), ry * (c.y + center.y))
            return middle + Point(cosine * x - sine * y, sine * x + cosine * y)
        }
        let count = min(4, max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / count
        let reach = 4.0 / 3 * tan(step / 4)
        return (0..<Int(count)).map { i in
            let (a, b) = (from + Double(i) * step, from + Double(i + 1) * step)
            let end = i == Int(count) - 1 ? q : place(Point(cos(b), sin(b)))
            return (
                place(Point(cos(a) - reach * sin(a), sin(a) + reach * cos(a))),
                place(Point(cos(b) + reach * sin(b), sin(b) - reach * cos(b))), end
            )
        }
    }
}

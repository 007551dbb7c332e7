/// How the corners of a rectangle are rounded.
public struct Corners: Hashable, Sendable {
    /// SwiftUI's `RoundedCornerStyle`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case continuous
        case circular
    }

    /// In points; what is more than half the shorter side counts as that half.
    public var radius: Double
    public var style: Style

    public init(radius: Double, style: Style = .continuous) {
        self.radius = radius
        self.style = style
    }
}

/// One rounded corner of radius 1 as three cubics that run from (points[0].x, 0) on the upper edge to
/// (0, points[9].y) on the left one; the corner itself is (0, 0).
private struct QuarterCorner {
    /// Ten points: the start, then control, control, end of each piece.
    var points: [Point]

    /// Apple's continuous corner, as it was measured on `UIBezierPath(roundedRect:cornerRadius:)`.
    static let continuous: QuarterCorner = {
        let half = [
            Point(1.528_665, 0), Point(1.088_492_96, 0), Point(0.868_406_94, 0),
            Point(0.631_493_79, 0.074_911_39), Point(0.372_823_83, 0.169_059_56),
        ]
        return QuarterCorner(points: half + half.reversed().map { Point($0.y, $0.x) })
    }()

    /// A quarter circle in three pieces that meet in the same directions as the continuous corner's do, so that
    /// one can be blended into the other.
    static let circular: QuarterCorner = {
        let k = 1 - 0.552_284_75  // the usual cubic for a quarter circle
        let (first, rest) = split([Point(1, 0), Point(k, 0), Point(0, k), Point(0, 1)], at: 0.241_4)
        let (middle, last) = split(rest, at: (0.758_6 - 0.241_4) / 0.758_6)
        return QuarterCorner(points: first + middle.dropFirst() + last.dropFirst())
    }()

    /// De Casteljau's construction: the two parts of a cubic.
    private static func split(_ p: [Point], at t: Double) -> ([Point], [Point]) {
        func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
        let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
        let (d, e) = (mix(a, b), mix(b, c))
        let f = mix(d, e)
        return ([p[0], a, d, f], [f, e, c, p[3]])
    }

    func mixed(with other: QuarterCorner, _ share: Double) -> QuarterCorner {
        QuarterCorner(points: zip(points, other.points).map { $0 + ($1 - $0) * share })
    }
}

extension Path {
    /// A rectangle with rounded corners; a radius of 0 or less gives the plain rectangle.
    ///
    /// A continuous corner needs 1.528665 radii along each edge. Where the shorter side has less, the corner goes
    /// over to a quarter circle, which it is once the radius is half that side: a clean capsule.
    package static func roundedRectangle(_ r: Rect, _ corners: Corners) -> Path {
        let room = min(r.width, r.height) / 2
        let radius = min(corners.radius, room)
        guard radius > 0 else { return .rectangle(r) }
        let quarter: QuarterCorner
        switch corners.style {
        case .circular: quarter = .circular
        case .continuous:
            let share = min(1, (room / radius - 1) / 0.528_665)
            quarter = .circular.mixed(with: .continuous, share)
        }
        // Each corner in turn, clockwise from the upper left one, which runs from the left edge to the upper.
        let turns: [(corner: Point, x: Double, y: Double, reversed: Bool)] = [
            (Point(r.minX, r.minY), radius, radius, true),
            (Point(r.maxX, r.minY), -radius, radius, false),
            (Point(r.maxX, r.maxY), -radius, -radius, true),
            (Point(r.minX, r.maxY), radius, -radius, false),
        ]
        var path = Path()
        for turn in turns {
            let unit = turn.reversed ? quarter.points.reversed() : quarter.points
            let p = unit.map { Point(turn.corner.x + $0.x * turn.x, turn.corner.y + $0.y * turn.y) }
            path.elements.append(path.isEmpty ? .move(p[0]) : .line(p[0]))
            for i in [1, 4, 7] { path.elements.append(.curve(p[i], p[i + 1], p[i + 2])) }
        }
        path.elements.append(.close)
        return path
    }

    /// The ellipse that touches all four sides of `r`.
    package static func ellipse(in r: Rect) -> Path {
        let unit = roundedRectangle(
            Rect(x: -1, y: -1, width: 2, height: 2), Corners(radius: 1, style: .circular))
        return unit.transformed(
            by: .scale(r.width / 2, r.height / 2).then(.translation(r.center.x, r.center.y)))
    }
}

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

/// A radius for each corner of a rectangle, as SwiftUI's `RectangleCornerRadii`.
public struct CornerRadii: Hashable, Sendable {
    /// In points each; what is more than half the rectangle's shorter side counts as that half.
    public var topLeading: Double
    public var topTrailing: Double
    public var bottomTrailing: Double
    public var bottomLeading: Double
    public var style: Corners.Style

    public init(
        topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0,
        bottomLeading: Double = 0,
        style: Corners.Style = .continuous
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomTrailing = bottomTrailing
        self.bottomLeading = bottomLeading
        self.style = style
    }

    package init(_ corners: Corners) {
        self.init(
            topLeading: corners.radius, topTrailing: corners.radius, bottomTrailing: corners.radius,
            bottomLeading: corners.radius, style: corners.style)
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

    /// A quarter circle in three pieces, so that all corners are made of as many.
    static let circular: QuarterCorner = {
        let k = 1 - 0.552_284_75  // the usual cubic for a quarter circle
        let (first, rest) = split([Point(1, 0), Point(k, 0), Point(0, k), Point(0, 1)], at: 0.241_4)
        let (middle, last) = split(rest, at: (0.758_6 - 0.241_4) / 0.758_6)
        return QuarterCorner(points: first + middle.dropFirst() + last.dropFirst())
    }()

    /// The continuous corner where there are `x` radii of room along the upper edge and `y` along the left one.
    ///
    /// Each edge goes by itself: where it has no room for 1.528665 radii, the corner begins where its room ends, and
    /// the first two controls go linearly to 0.96 and 0.82, where they are once there is just one radius (measured).
    static func continuous(room x: Double, _ y: Double) -> QuarterCorner {
        var corner = continuous
        let full = continuous.points[0].x
        func narrowed(_ room: Double) -> [Double] {
            let share = min(1, max(0, (full - room) / (full - 1)))
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            return [mix(full, 1), mix(continuous.points[1].x, 0.96), mix(continuous.points[2].x, 0.82)]
        }
        for (index, value) in narrowed(x).enumerated() { corner.points[index].x = value }
        for (index, value) in narrowed(y).enumerated() { corner.points[9 - index].y = value }
        return corner
    }

    /// De Casteljau's construction: the two parts of a cubic.
    private static func split(_ p: [Point], at t: Double) -> ([Point], [Point]) {
        func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
        let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
        let (d, e) = (mix(a, b), mix(b, c))
        let f = mix(d, e)
        return ([p[0], a, d, f], [f, e, c, p[3]])
    }
}

extension Path {
    /// A rectangle with rounded corners; a radius of 0 or less gives the plain rectangle.
    package static func roundedRectangle(_ r: Rect, _ corners: Corners) -> Path {
        roundedRectangle(r, CornerRadii(corners))
    }

    /// A rectangle with corners each rounded by itself.
    ///
    /// Two corners share an edge in proportion to their radii.
    package static func roundedRectangle(_ r: Rect, _ radii: CornerRadii) -> Path {
        // Clockwise from the upper left one.
        let given = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        let radius = given.map { max(0, min($0, r.width / 2, r.height / 2)) }
        guard radius.contains(where: { $0 > 0 }) else { return .rectangle(r) }
        let corner = [
            Point(r.minX, r.minY), Point(r.maxX, r.minY), Point(r.maxX, r.maxY), Point(r.minX, r.maxY),
        ]
        /// How many of its radii a corner may take of an edge of this length that it shares with `other`.
        func room(_ index: Int, _ other: Int, _ length: Double) -> Double {
            length / (radius[index] + radius[other])
        }
        var path = Path()
        for index in 0..<4 {
            // The first and third corners have their neighbour along the horizontal edge after them, the others
            // before them; all run clockwise, which for those is from the vertical edge to the horizontal one.
            let isEven = index % 2 == 0
            let (beside, above) =
                isEven ? ((index + 1) % 4, (index + 3) % 4) : ((index + 3) % 4, (index + 1) % 4)
            let size = radius[index]
            guard size > 0 else {
                path.elements.append(path.isEmpty ? .move(corner[index]) : .line(corner[index]))
                continue
            }
            let quarter =
                radii.style == .circular
                ? QuarterCorner.circular
                : .continuous(room: room(index, beside, r.width), room(index, above, r.height))
            let x = index == 0 || index == 3 ? size : -size
            let y = index < 2 ? size : -size
            let unit = isEven ? quarter.points.reversed() : quarter.points
            let p = unit.map { Point(corner[index].x + $0.x * x, corner[index].y + $0.y * y) }
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

/// A position in points (or pixels, where a caller says so); x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Point(0, 0)

    package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    package static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }

    /// From (0, 0).
    package var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    package static let zero = Size(0, 0)
}

/// A rectangle in points, by its upper left corner and its size.
public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    package var origin: Point { Point(x, y) }
    package var size: Size { Size(width, height) }
    package var minX: Double { x }
    package var minY: Double { y }
    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var center: Point { Point(x + width / 2, y + height / 2) }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    package func offset(by d: Point) -> Rect {
        Rect(x: x + d.x, y: y + d.y, width: width, height: height)
    }

    /// Smaller by `d` on every side; larger for a negative `d`.
    package func inset(by d: Double) -> Rect {
        Rect(x: x + d, y: y + d, width: width - 2 * d, height: height - 2 * d)
    }

    package func inset(by i: Insets) -> Rect {
        Rect(
            x: x + i.leading, y: y + i.top,
            width: width - i.leading - i.trailing, height: height - i.top - i.bottom)
    }

    /// Scaled by `k` about its own centre.
    package func scaled(by k: Double) -> Rect {
        Rect(
            x: center.x - width * k / 2, y: center.y - height * k / 2, width: width * k,
            height: height * k)
    }

    /// The part common to both; empty (of no width or height) where they only touch or are apart.
    package func intersection(_ o: Rect) -> Rect {
        let left = max(minX, o.minX)
        let top = max(minY, o.minY)
        return Rect(
            minX: left, minY: top, maxX: max(left, min(maxX, o.maxX)),
            maxY: max(top, min(maxY, o.maxY)))
    }

    package func contains(_ o: Rect) -> Bool {
        o.minX >= minX && o.maxX <= maxX && o.minY >= minY && o.maxY <= maxY
    }

    /// The smallest rectangle around both; an empty one counts for nothing.
    package func union(_ o: Rect) -> Rect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return Rect(
            minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX),
            maxY: max(maxY, o.maxY))
    }

    /// With each edge on the nearest whole device pixel, at `scale` pixels per point.
    ///
    /// Half a pixel goes up, though computing may have taken a hair from it: edges that meet are not torn apart.
    package func rounded(toPixelsAt scale: Double) -> Rect {
        func edge(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        return Rect(minX: edge(minX), minY: edge(minY), maxX: edge(maxX), maxY: edge(maxY))
    }
}

/// Distances from the four edges, in points, as SwiftUI's `EdgeInsets`.
public struct Insets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init(all: Double) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }
}

/// A position inside a rectangle as fractions of its size, as SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    package func point(in r: Rect) -> Point { Point(r.x + x * r.width, r.y + y * r.height) }
}

extension Size {
    /// Whole pixels at `scale` pixels per point, at least one.
    package func pixels(at scale: Double) -> (width: Int, height: Int) {
        func side(_ points: Double) -> Int { Int(max(1, min(1e9, (points * scale).rounded()))) }
        return (side(width), side(height))
    }
}

/// The largest pictures there are.
package enum PixelLimits {
    /// On a side: Cairo draws on nothing longer.
    package static let side = 32_767
    /// In all: a gibibyte of memory.
    package static let pixels = 256_000_000
}

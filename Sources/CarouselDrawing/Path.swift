/// An outline made of straight lines and cubic Bézier curves, in points.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    package var elements: [Element]
    /// For the outlines of a text.
    package var lettering: Lettering?

    package init(_ elements: [Element] = [], lettering: Lettering? = nil) {
        self.elements = elements
        self.lettering = lettering
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The box around all points and controls: never too small, exact for outlines whose curves end at their
    /// extremes, as those made here do.
    package var bounds: Rect {
        var low = Point(.infinity, .infinity)
        var high = Point(-.infinity, -.infinity)
        func take(_ p: Point) {
            low = Point(min(low.x, p.x), min(low.y, p.y))
            high = Point(max(high.x, p.x), max(high.y, p.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): take(p)
            case .curve(let c, let d, let p):
                take(c)
                take(d)
                take(p)
            case .close: break
            }
        }
        guard low.x <= high.x else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    package func transformed(by t: Transform) -> Path {
        Path(
            elements.map {
                switch $0 {
                case .move(let p): .move(t.apply(p))
                case .line(let p): .line(t.apply(p))
                case .curve(let c, let d, let p): .curve(t.apply(c), t.apply(d), t.apply(p))
                case .close: .close
                }
            }, lettering: lettering?.transformed(by: t))
    }

    package static func rectangle(_ r: Rect) -> Path {
        Path([
            .move(Point(r.minX, r.minY)), .line(Point(r.maxX, r.minY)), .line(Point(r.maxX, r.maxY)),
            .line(Point(r.minX, r.maxY)), .close,
        ])
    }

    /// The rectangle this path is, if it is one as `rectangle` makes it.
    package var asRectangle: Rect? {
        guard elements.count == 5, case .move(let p) = elements[0], case .line(let q) = elements[2]
        else { return nil }
        let r = Rect(minX: p.x, minY: p.y, maxX: q.x, maxY: q.y)
        return self == .rectangle(r) ? r : nil
    }
}

extension DisplayList {
    /// The rows of pixels, of `height` in all at `scale` pixels per point, that may differ from the row above; the
    /// first is always one. In order, apart from each other.
    ///
    /// Most rows of a user interface are like the one above: they cut the same vertical edges. Only the others need
    /// to be drawn and compressed.
    package func busyRows(scale: Double, height: Int) -> [Range<Int>] {
        var spans = [Span(0, 0)]
        for node in nodes { spans += node.busySpans(.scale(scale, scale)) }
        let rows = spans.compactMap { $0.rows(height: height) }.sorted { $0.lowerBound < $1.lowerBound }
        return rows.reduce(into: []) { merged, next in
            if let last = merged.last, next.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
            } else {
                merged.append(next)
            }
        }
    }
}

/// A stretch of the y axis, in pixels, within which rows may differ from one another.
private struct Span {
    var from: Double
    var to: Double

    init(_ a: Double, _ b: Double) {
        from = min(a, b)
        to = max(a, b)
    }

    /// The rows it touches, and one more on either side for edges that are antialiased or lie between two rows.
    func rows(height: Int) -> Range<Int>? {
        let first = max(0, (from.rounded(.down) - 1))
        let end = min(Double(height), to.rounded(.down) + 2)
        return first < end ? Int(first)..<Int(end) : nil
    }

    func grown(by d: Double) -> Span { Span(from - d, to + d) }
}

extension Node {
    fileprivate func busySpans(_ map: Transform) -> [Span] {
        switch self {
        case .fill(let path, let paint):
            return paint.isLevel ? path.busySpans(map) : [Span(map.apply(path.bounds))]
        case .stroke, .projected: return [Span(map.apply(bounds))]
        case .group(let group): return group.busySpans(map)
        }
    }
}

extension Group {
    fileprivate func busySpans(_ map: Transform) -> [Span] {
        let inner = transform.then(map)
        // A turned edge is no vertical one any more.
        guard inner.b == 0, inner.c == 0 else { return [Span(map.apply(Node.group(self).bounds))] }
        var spans = children.flatMap { $0.busySpans(inner) }
        if let clip { spans += clip.busySpans(inner) }
        if let mask { spans += mask.flatMap { $0.busySpans(inner) } }
        if let blur {
            let reach = DropShadow.reach * blur.radius * abs(inner.d) + 2
            spans = spans.map { $0.grown(by: reach) }
        }
        guard let shadow else { return spans }
        let (reach, down) = (DropShadow.reach * shadow.radius * abs(inner.d) + 2, shadow.y * inner.d)
        return spans + spans.map { Span($0.from + down, $0.to + down).grown(by: reach) }
    }
}

extension Path {
    /// Where anything but vertical lines is; ends of vertical lines count.
    fileprivate func busySpans(_ map: Transform) -> [Span] {
        var spans: [Span] = []
        var last = Point.zero
        var start = Point.zero
        func add(_ points: [Point]) {
            guard points != [last] else { return }
            let ys = ([last] + points).map { map.apply($0).y }
            if points.count == 1, points[0].x == last.x {
                spans += ys.map { Span($0, $0) }
            } else {
                spans.append(Span(ys.min() ?? 0, ys.max() ?? 0))
            }
        }
        for element in elements {
            switch element {
            case .move(let p):
                add([start])  // a fill closes what is open
                start = p
            case .line(let p): add([p])
            case .curve(let c, let d, let p): add([c, d, p])
            case .close: add([start])
            }
            switch element {
            case .move(let p), .line(let p), .curve(_, _, let p): last = p
            case .close: last = start
            }
        }
        add([start])
        return spans
    }
}

extension Span {
    fileprivate init(_ r: Rect) { self.init(r.minY, r.maxY) }
}

extension Paint {
    /// Whether it is the same all the way down.
    fileprivate var isLevel: Bool {
        switch self {
        case .color: true
        case .linear(_, let start, let end): start.y == end.y && start.x != end.x
        case .radial, .angular, .picture: false
        }
    }
}

extension Path {
    /// The outline of the line that Cairo draws along this path, to be filled as nonzero winding has it: a piece for
    /// each part of the line, for each join and each cap, all of them clockwise.
    ///
    /// - Parameter tolerance: How far chords may be from curves, in points.
    package func outline(of style: LineStyle, tolerance: Double) -> Path {
        var pieces: [Element] = []
        for line in polylines(tolerance: tolerance) {
            for dash in line.dashed(style.dash) { dash.append(outlineOf: style, tolerance, to: &pieces) }
        }
        return Path(pieces)
    }

    /// The path's parts with chords in place of curves.
    private func polylines(tolerance: Double) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline()
        func end() {
            if current.points.count > 1 { lines.append(current) }
        }
        for element in elements {
            switch element {
            case .move(let p):
                end()
                current = Polyline(points: [p])
            case .line(let p): current.add(p)
            case .curve(let c, let d, let p):
                guard let last = current.points.last else { continue }
                let cubic = Cubic(last, c, d, p)
                for t in cubic.chordEnds(tolerance: tolerance) {
                    current.add(cubic.point(at: t), isSmooth: t < 1)
                }
            case .close:
                guard let first = current.points.first else { continue }
                current.isClosed = true
                current.add(first)
                end()
                current = Polyline(points: [first])
            }
        }
        end()
        return lines
    }
}

extension Cubic {
    /// Parameters at equal steps, the last of them 1, between which chords are near enough.
    fileprivate func chordEnds(tolerance: Double) -> [Double] {
        // A chord over a step h is away from the curve by at most h²/8 of its second derivative.
        func bend(_ p: Point, _ q: Point, _ r: Point) -> Double {
            (p - q * 2 + r).length
        }
        let (a, b, c, d) = points
        let most = 6 * max(bend(a, b, c), bend(b, c, d))
        let count = min(max((most / (8 * tolerance)).squareRoot().rounded(.up), 1), 256)
        return (1...Int(count)).map { Double($0) / count }
    }
}

/// A line of chords, all of some length.
private struct Polyline {
    var points: [Point] = []
    /// At which points it bends as a curve does.
    var smooth: Set<Int> = []
    var isClosed = false

    mutating func add(_ p: Point, isSmooth: Bool = false) {
        if let last = points.last, (p - last).length < 1e-9 { return }
        if isSmooth { smooth.insert(points.count) }
        points.append(p)
    }

    /// The parts that dashes leave of it.
    func dashed(_ dashes: [Double]) -> [Polyline] {
        let total = dashes.reduce(0, +)
        guard total > 0 else { return [self] }
        var parts: [Polyline] = []
        var (index, left) = (0, dashes[0])
        var current: Polyline? = Polyline(points: [points[0]])
        for (k, end) in points.enumerated().dropFirst() {
            var start = points[k - 1]
            var length = (end - start).length
            while length > left {
                let share = left / length
                let p = start + (end - start) * share
                if var part = current {
                    part.add(p)
                    parts.append(part)
                    current = nil
                } else {
                    current = Polyline(points: [p])
                }
                length -= left
                start = p
                index += 1
                left = max(dashes[index % dashes.count], 1e-6)
            }
            left -= length
            current?.add(end, isSmooth: smooth.contains(k))
        }
        if let current { parts.append(current) }
        return parts.filter { $0.points.count > 1 }
    }

    func append(outlineOf style: LineStyle, _ tolerance: Double, to pieces: inout [Path.Element]) {
        let half = style.width / 2
        guard half > 0, points.count > 1 else { return }
        let directions = zip(points, points.dropFirst()).map { p, q in
            (q - p) * (1 / (q - p).length)
        }
        func polygon(_ corners: [Point]) {
            let corners = corners.doubledArea < 0 ? corners.reversed() : corners
            pieces.append(.move(corners[0]))
            pieces += corners.dropFirst().map { .line($0) } + [.close]
        }
        func aside(_ p: Point, _ d: Point, _ side: Double) -> Point {
            Point(p.x - d.y * half * side, p.y + d.x * half * side)
        }
        for (k, d) in directions.enumerated() {
            let (p, q) = (points[k], points[k + 1])
            polygon([aside(p, d, -1), aside(q, d, -1), aside(q, d, 1), aside(p, d, 1)])
        }
        func join(at p: Point, _ before: Point, _ after: Point, isSmooth: Bool) {
            let turn = before.x * after.y - before.y * after.x
            let cosine = before.x * after.x + before.y * after.y
            guard abs(turn) > 1e-9 || cosine < 0 else { return }
            let side = turn > 0 ? -1.0 : 1
            let (a, b) = (aside(p, before, side), aside(p, after, side))
            // Cairo's limit of 10 is the mitre's length by the line's width, 1 / sin(angle / 2).
            let isMitred = !isSmooth && 2 <= 100 * (1 + cosine)
            if isMitred, 1 + cosine > 1e-9 {
                let reach = half * side / (1 + cosine)
                let tip = Point(
                    p.x - (before.y + after.y) * reach, p.y + (before.x + after.x) * reach)
                polygon([p, a, tip, b])
            } else {
                polygon([p, a, b])
            }
        }
        for k in directions.indices.dropFirst() {
            join(at: points[k], directions[k - 1], directions[k], isSmooth: smooth.contains(k))
        }
        if isClosed, let first = directions.first, let last = directions.last {
            return join(at: points[0], last, first, isSmooth: false)
        }
        for (p, out) in [
            (points[0], directions[0] * -1), (points[points.count - 1], directions[directions.count - 1]),
        ] {
            let (a, b, tip) = (aside(p, out, -1), aside(p, out, 1), p + out * half)
            switch style.cap {
            case .butt: break
            case .square: polygon([a, aside(tip, out, -1), aside(tip, out, 1), b])
            case .round:
                let (k, toTip, toEnd) = (Self.quarter, out * half, (b - p))
                pieces += [
                    .move(a), .curve(a + toTip * k, tip - toEnd * k, tip),
                    .curve(tip + toEnd * k, b + toTip * k, b), .close,
                ]
            }
        }
    }

    /// How long the controls of a quarter of a circle are, of its radius.
    private static let quarter = 0.552_284_75
}

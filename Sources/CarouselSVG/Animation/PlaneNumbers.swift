import CarouselDrawing
import CarouselPlatform

/// A plane's projection as the numbers of a `matrix3d`, and how they change.
///
/// All change in the same knots: what one of them is off by, another one mostly makes good. Numbers that are another
/// one's multiple in all frames, as those of a turn about an edge are, are worked out from it.
struct PlaneNumbers {
    /// The rows of the map from (x, y, 1): a and b and c for x, d and e and f for y, g and h and i for the depth.
    static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "--cf" + $0 }

    /// The numbers that change.
    private(set) var properties: [MotionSheet.Property] = []
    /// Those numbers in the first frame, as declarations.
    private(set) var fixed = ""
    /// The map that is made of them.
    let transform: String

    /// - Parameter extent: What may be off by no more than a frame's picture may.
    init(_ samples: [(frame: Int, value: Projection)], extent: Rect) {
        let planes = samples.map { Plane(frame: $0.frame, $0.value, extent) }
        var texts = Array(repeating: "0", count: Self.names.count)
        var kept: [Int] = []
        var weights = Array(repeating: 0.0, count: texts.count)
        for k in texts.indices {
            let values = planes.map { $0.numbers[k] }
            guard let first = values.first, values.contains(where: { $0 != first }) else {
                texts[k] = (values.first ?? 0).text(Digits.powers.count - 1)
                continue
            }
            weights[k] = planes.map { $0.weights[k] }.max() ?? 1
            let base = kept.lazy.compactMap { j in
                Self.line(from: planes.map { $0.numbers[j] }, to: values).map { (index: j, line: $0) }
            }.first
            if let base {
                let (factor, rest) = (base.line.factor.text(7), base.line.rest.text(7))
                texts[k] = "calc(var(\(Self.names[base.index]))*\(factor) + \(rest))"
                weights[base.index] += abs(base.line.factor) * weights[k]
            } else {
                texts[k] = "var(\(Self.names[k]))"
                kept.append(k)
            }
        }
        transform =
            "matrix3d(\(texts[0]),\(texts[3]),0,\(texts[6]),\(texts[1]),\(texts[4]),0,\(texts[7]),0,0,1,0,"
            + "\(texts[2]),\(texts[5]),0,\(texts[8]))"
        let knots = Self.knots(planes)
        // As many digits as it takes so that no corner is off by 1/300 pt for it.
        let digits = weights.map { Int(min(7, max(1, log10(150 * max($0, 0.02)).rounded(.up)))) }
        properties = kept.map { k in
            .init(Self.names[k], knots.map { ($0.frame, $0.numbers[k].text(digits[k])) })
        }
        fixed = kept.map { k in
            "\(Self.names[k]):\((planes.first?.numbers[k] ?? 0).text(digits[k]))"
        }.joined(separator: ";")
    }

    /// The line on which the values lie over others; nil where they lie on none, or one too steep to be written.
    private static func line(from: [Double], to: [Double]) -> (factor: Double, rest: Double)? {
        guard let low = from.indices.min(by: { from[$0] < from[$1] }),
            let high = from.indices.max(by: { from[$0] < from[$1] }), from[high] > from[low]
        else { return nil }
        let factor = (to[high] - to[low]) / (from[high] - from[low])
        let rest = to[low] - factor * from[low]
        guard abs(factor) > 1e-3, abs(factor) < 1e4 else { return nil }
        let fits = zip(from, to).allSatisfy { abs($0 * factor + rest - $1) < 1e-7 * max(1, abs($1)) }
        return fits ? (factor, rest) : nil
    }

    private static func numbers(_ map: Projection) -> [Double] {
        [map.x, map.y, map.w].flatMap { [$0.x, $0.y, $0.z] }
    }

    /// The numbers at a frame, as declarations.
    static func fixed(_ map: Projection) -> String {
        zip(names, numbers(map)).map { "\($0):\($1.text(7))" }.joined(separator: ";")
    }

    /// Some of the planes, between which numbers that change evenly show the others.
    private static func knots(_ planes: [Plane]) -> [Plane] {
        guard let first = planes.first else { return [] }
        // Of what rests, its first and its last frame.
        let planes = planes.indices.filter { k in
            guard k > 0, k + 1 < planes.count else { return true }
            return planes[k].numbers != planes[k - 1].numbers || planes[k].numbers != planes[k + 1].numbers
        }.map { planes[$0] }
        var knots = [first]
        var from = 0
        while from + 1 < planes.count {
            var to = from + 1
            // Nothing is told of frames in which it is not seen.
            while to + 1 < planes.count,
                planes[to + 1].frame == planes[to].frame + 1 || planes[to + 1].numbers == planes[to].numbers,
                (from + 1...to).allSatisfy({ planes[$0].isBetween(planes[from], planes[to + 1]) })
            {
                to += 1
            }
            knots.append(planes[to])
            from = to
        }
        return knots
    }

    /// Where a plane is at a frame.
    private struct Plane {
        let frame: Int
        let numbers: [Double]
        /// How far a corner moves with each of them, at most.
        let weights: [Double]
        private let extent: Rect
        private let corners: [Point]

        init(frame: Int, _ map: Projection, _ extent: Rect) {
            self.frame = frame
            self.extent = extent
            numbers = PlaneNumbers.numbers(map)
            corners = map.corners(of: extent)
            let far = corners.map { max(abs($0.x), abs($0.y)) }.max() ?? 1
            let near = PlaneNumbers.corners(of: extent).map { abs(map.depth(at: $0)) }.min() ?? 1
            let parts = [max(abs(extent.minX), abs(extent.maxX)), max(abs(extent.minY), abs(extent.maxY)), 1]
            weights = numbers.indices.map { k in parts[k % 3] * (k < 6 ? 1 : far) / max(near, 0.05) }
        }

        /// Whether numbers halfway between others' would show it well enough.
        func isBetween(_ a: Plane, _ b: Plane) -> Bool {
            let share = Double(frame - a.frame) / Double(b.frame - a.frame)
            let n = zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * share }
            let map = Projection(x: [n[0], n[1], n[2]], y: [n[3], n[4], n[5]], w: [n[6], n[7], n[8]])
            return zip(map.corners(of: extent), corners).allSatisfy { ($0 - $1).length < Nearness.corner }
        }
    }

    private static func corners(of r: Rect) -> [Point] {
        [r.origin, Point(r.maxX, r.minY), Point(r.maxX, r.maxY), Point(r.minX, r.maxY)]
    }
}

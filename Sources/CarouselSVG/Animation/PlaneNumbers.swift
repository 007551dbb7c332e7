import CarouselDrawing

/// A plane's projection as the numbers of a `matrix3d`, each of which changes by itself.
struct PlaneNumbers {
    /// The rows of the map from (x, y, 1): a and b and c for x, d and e and f for y, g and h and i for the depth.
    static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "--cf" + $0 }

    /// By which numbers the styles' map is made.
    static let transform: String = {
        let v = names.map { "var(\($0))" }
        return
            "matrix3d(\(v[0]),\(v[3]),0,\(v[6]),\(v[1]),\(v[4]),0,\(v[7]),0,0,1,0,\(v[2]),\(v[5]),0,\(v[8]))"
    }()

    private static func numbers(_ map: Projection) -> [Double] {
        [map.x, map.y, map.w].flatMap { [$0.x, $0.y, $0.z] }
    }

    /// The numbers at a frame, as declarations.
    static func fixed(_ map: Projection) -> String {
        zip(names, numbers(map)).map { "\($0):\(text($1))" }.joined(separator: ";")
    }

    private static func text(_ number: Double) -> String { number.text(7) }

    /// How the numbers change, so that no point of `extent` is further off than may be.
    static func properties(
        _ samples: [(frame: Int, value: Projection)], frames: Int, extent: Rect
    ) -> [MotionSheet.Property] {
        let all = samples.map { (frame: $0.frame, value: numbers($0.value)) }
        guard let first = all.first?.value else { return [] }
        let moving = names.indices.filter { k in all.contains { $0.value[k] != first[k] } }
        let corners = [
            extent.origin, Point(extent.maxX, extent.minY), Point(extent.maxX, extent.maxY),
            Point(extent.minX, extent.maxY),
        ]
        // How far a corner moves with each number, at most.
        let weights = samples.map { sample -> (frame: Int, value: [Window]) in
            var most = Array(repeating: 1e-9, count: 9)
            for corner in corners {
                let depth = max(0.05, abs(sample.value.depth(at: corner)))
                let seen = sample.value.apply(corner)
                let far = max(abs(seen.x), abs(seen.y))
                let parts = [corner.x, corner.y, 1].map { abs($0) / depth }
                for k in most.indices { most[k] = max(most[k], parts[k % 3] * (k < 6 ? 1 : far)) }
            }
            let share = Nearness.place / Double(max(1, moving.count))
            return (sample.frame, zip(numbers(sample.value), most).map { Window(around: $0, by: share / $1) })
        }
        return moving.map { k in
            let windows = weights.windows(
                frames, { ($0[k].high - $0[k].low) / 2 }, { $0[k].center })
            return .init(names[k], Course(through: [windows])) { text($0[0]) }
        }
    }
}

import CarouselDrawing
import CarouselMotion

/// Where in a scene some pixels are.
package enum CardLocation: Hashable, Sendable, CustomStringConvertible {
    /// In one card and nowhere else.
    case inside(Int)
    /// Partly in these cards, by their numbers.
    case over([Int])
    case indicator
    case beside
    /// In or over what belongs to the carousel of this name.
    indirect case of(String, CardLocation)

    /// - Parameter poses: How everything stands in the picture, each carousel with its name if it has one.
    init(_ box: PixelBox, in poses: [(name: String?, pose: Pose)], scale: Double) {
        for (name, pose) in poses {
            let location = CardLocation(box, in: pose, scale: scale)
            if location == .beside { continue }
            self = name.map { .of($0, location) } ?? location
            return
        }
        self = .beside
    }

    /// - Parameters:
    ///   - pose: How everything stands in the picture.
    ///   - scale: The picture's pixels per point.
    init(_ box: PixelBox, in pose: Pose, scale: Double) {
        let area = Rect(
            x: Double(box.columns.lowerBound) / scale, y: Double(box.rows.lowerBound) / scale,
            width: Double(box.columns.count) / scale, height: Double(box.rows.count) / scale)
        func isTouched(_ frame: Rect) -> Bool { !frame.intersection(area).isEmpty }

        let parts = pose.indicator.map { $0.items + $0.marks.map(\.frame) } ?? []
        if let first = parts.first,
            parts.dropFirst().reduce(first, { $0.union($1) }).inset(by: -1.0).contains(area)
        {
            self = .indicator
            return
        }
        let touched = pose.places.filter { isTouched($0.shownFrame) }
        // The last is the front one. Edges lie on whole pixels when they are drawn, so a little beside where they are.
        if let front = touched.last, front.shownFrame.inset(by: -1.0).contains(area) {
            self = .inside(front.layers.last?.item ?? 0)
            return
        }
        let items = Set(touched.flatMap { $0.layers.map(\.item) }).sorted()
        self = items.isEmpty ? .beside : .over(items)
    }

    package var description: String {
        switch self {
        case .inside(let item): "in card \(item)"
        case .over(let items):
            "over " + (items.count == 1 ? "card " : "cards ") + items.map(String.init).joined(separator: ", ")
        case .indicator: "in the indicator"
        case .beside: "beside the cards"
        case .of(let name, let location): "\(location) of \(name)"
        }
    }
}

extension Place {
    /// With its scale applied.
    fileprivate var shownFrame: Rect {
        Rect(
            x: frame.x + frame.width * (1 - scale) / 2, y: frame.y + frame.height * (1 - scale) / 2,
            width: frame.width * scale, height: frame.height * scale)
    }
}

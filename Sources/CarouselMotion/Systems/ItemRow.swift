import CarouselScene

/// The items of a scroll view: columns one stride apart, each of so many items across the axis. Lengths are points.
struct ItemRow: Sendable {
    /// Of items.
    var count: Int
    var rows = 1
    /// From column to column.
    var stride: Double
    var itemLength: Double
    /// Column 0 at a contentOffset of 0, from the container's leading edge.
    var start = 0.0
    /// Where a column is in focus, from the container's leading edge.
    var focus = 0.0
    /// Of an item, across the axis.
    var breadth: Double
    /// From the container's edge to the first row.
    var side = 0.0
    /// Between two rows.
    var rowSpacing = 0.0

    var columnCount: Int { (count + rows - 1) / rows }

    /// What may be seen, the first of them first.
    func slots(at offset: Double, on track: Track, _ loop: Banner.Loop) -> [Slot] {
        let start = start - offset
        let position = (offset + focus) / stride
        return track.candidates(
            start: start, stride: stride, length: itemLength, position: position,
            ringCount: loop == .ring ? columnCount : nil
        )
        .clamped(to: columns(loop))
        .flatMap { column in
            let first = columnCount > 0 ? column.modulo(columnCount) * rows : 0
            return (0..<min(rows, count - first)).map { r in
                Slot(
                    layers: [Place.Layer(item: first + r)], start: start + Double(column) * stride,
                    length: itemLength, side: side + Double(r) * (breadth + rowSpacing),
                    breadth: breadth, phase: Double(column) - position, stride: stride)
            }
        }
    }

    /// Those there are, copies of a loop's included.
    private func columns(_ loop: Banner.Loop) -> ClosedRange<Int> {
        switch loop {
        case .ring: -1_000_000_000...1_000_000_000
        case .append: 0...columnCount
        case .rewind, .none: 0...max(0, columnCount - 1)
        }
    }
}

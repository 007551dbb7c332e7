import CarouselDrawing
import CarouselScene

extension Indicator {
    /// How high the row's own view is: a page control is higher than its dots.
    fileprivate var rowHeight: Double {
        switch style {
        case .bars: itemHeight
        case .dots: 26
        }
    }

    /// What it takes of the screen's height below the container, in points.
    var room: Double { spacing.map { $0 + rowHeight } ?? 0 }

    /// As it is laid out along the axis: over a vertical carousel it runs down its trailing edge, where nothing else is
    /// said, and takes no room.
    func along(_ axis: Carousel.Axis) -> Indicator {
        guard axis == .vertical else { return self }
        var indicator = self
        indicator.spacing = nil
        if alignment != .bottom {
            let horizontal: Card.HorizontalAlignment =
                switch alignment.vertical {
                case .top: .leading
                case .center: .center
                case .bottom, .firstTextBaseline, .lastTextBaseline: .trailing
                }
            let vertical: Card.VerticalAlignment =
                switch alignment.horizontal {
                case .leading: .top
                case .center: .center
                case .trailing: .bottom
                }
            indicator.alignment = Card.Alignment(horizontal, vertical)
        }
        return indicator
    }

    /// From one bar or dot to the next, in points.
    fileprivate var pitch: Double { itemWidth + itemSpacing }

    /// What a row must leave free of the container at either end: a page control's own margins.
    fileprivate var margin: Double {
        switch style {
        case .bars: 0
        case .dots: 14
        }
    }
}

/// Where the parts of a page indicator are.
struct PageIndicator: Sendable {
    private let indicator: Indicator
    private let container: Rect

    /// From the container's edges, where the row lies over it.
    private static let inset = 12.0

    /// In a container as if its axis were horizontal and all ran from left to right.
    init(_ indicator: Indicator, in container: Rect) {
        self.indicator = indicator
        self.container = container
    }

    /// All that moves as the style wants it.
    func pose(of standing: Standing) -> IndicatorPose {
        let count = standing.pageCount
        let fitting = fitting(of: count)
        var row: Row
        switch indicator.style {
        case .bars:
            let follows = indicator.follows == .offset
            row = Row(count: count, fitting: fitting, at: follows ? standing.position : Double(standing.page))
            row.isLoop = standing.isLoop
            var pose = pose(row, page: standing.page, shape: .rectangle) { bar, place in
                // A bar that scrolls in or out is cut off at the row's end.
                let start = max(0, place * indicator.pitch)
                let end = min(row.length(indicator), place * indicator.pitch + indicator.itemWidth)
                bar.x += start - place * indicator.pitch
                bar.width = end - start
            }
            if follows { pose.masks = masks(over: row, at: pose.origin, standing) }
            return pose
        case .dots:
            // A page control knows whole pages only, and has as many dots on either side of the current one.
            let page = indicator.follows == .offset ? nearestPage(standing) : standing.page
            row = Row(
                count: count, fitting: fitting < count ? max(1, fitting - (fitting + 1) % 2) : fitting,
                at: Double(page))
            row.isLoop = standing.isLoop
            return pose(row, page: page, shape: .ellipse) { dot, place in
                dot = dot.scaled(by: row.size(at: place))
            }
        }
    }

    /// How many of so many bars or dots have room, at least one.
    private func fitting(of count: Int) -> Int {
        let room = container.width - 2 * indicator.margin + indicator.itemSpacing
        return Int((room / indicator.pitch + 1e-9).rounded(.down), in: 1...max(1, count))
    }

    /// The bars or dots that are shown, each changed as its place in the row, in pitches, wants it.
    private func pose(
        _ row: Row, page: Int, shape: IndicatorPose.Shape, _ change: (inout Rect, Double) -> Void
    ) -> IndicatorPose {
        let origin = origin(of: row)
        var items: [Rect] = []
        var first: Int?
        for k in row.shown {
            let place = Double(k) - row.start
            var item = Rect(
                x: origin.x + place * indicator.pitch, y: origin.y, width: indicator.itemWidth,
                height: indicator.itemHeight)
            if row.scrolls { change(&item, place) }
            guard item.width > 1e-9 || !row.scrolls else { continue }
            first = first ?? k
            items.append(item)
        }
        return IndicatorPose(
            index: page, items: items, masks: [], shape: shape, firstPage: first ?? 0, origin: origin)
    }

    /// Of the row's bars or dots, seen as one.
    private func origin(of row: Row) -> Point {
        let width = row.length(indicator)
        let inset = indicator.spacing == nil ? Self.inset : 0
        let x =
            switch indicator.alignment.horizontal {
            case .leading: container.minX + inset
            case .center: container.center.x - width / 2
            case .trailing: container.maxX - inset - width
            }
        let height = indicator.rowHeight
        let top: Double
        if let spacing = indicator.spacing {
            top = container.maxY + spacing
        } else {
            top =
                switch indicator.alignment.vertical {
                case .top: container.minY + inset
                case .center: container.center.y - height / 2
                // An indicator holds no text: views without have their baseline at the bottom.
                case .bottom, .firstTextBaseline, .lastTextBaseline:
                    container.maxY - inset - height
                }
        }
        return Point(x, top + (height - indicator.itemHeight) / 2)
    }

    /// For an indicator that knows whole pages only.
    private func nearestPage(_ standing: Standing) -> Int {
        guard standing.pageCount > 0 else { return standing.page }
        let nearest = Int(standing.position, in: 0...standing.pageCount)
        return standing.isLoop ? nearest.modulo(standing.pageCount) : min(nearest, standing.pageCount - 1)
    }

    /// Where a looping carousel's position is beyond the last page, a second mask enters from the left of a row that
    /// shows all.
    private func masks(over row: Row, at origin: Point, _ standing: Standing) -> [Rect] {
        guard row.count > 0 else { return [] }
        let mask = Rect(
            x: origin.x + (standing.position - row.start) * indicator.pitch, y: origin.y,
            width: indicator.itemWidth, height: indicator.itemHeight)
        guard standing.isLoop, !row.scrolls, standing.position > Double(row.count - 1) else { return [mask] }
        return [mask, mask.offset(by: Point(-Double(row.count) * indicator.pitch, 0))]
    }
}

/// Which bars or dots of a row are shown: all, or those that have room around the current one.
private struct Row {
    let count: Int
    /// How many are shown.
    let fitting: Int
    /// The current page, fractional.
    let position: Double
    /// Whether the first page comes after the last.
    var isLoop = false

    init(count: Int, fitting: Int, at position: Double) {
        self.count = count
        self.fitting = min(fitting, count)
        self.position = position.isFinite ? position : 0
    }

    var scrolls: Bool { fitting < count }

    /// The page at the row's first place, fractional.
    var start: Double {
        guard scrolls else { return 0 }
        let start = position - Double(fitting - 1) / 2
        return isLoop ? start : min(max(start, 0), Double(count - fitting))
    }

    /// The pages of which at least a part is shown; of a loop they go on beyond its ends.
    var shown: Range<Int> {
        let far = -1_000_000_000...1_000_000_000
        return Int(start.rounded(.down), in: far)..<Int(start.rounded(.up), in: far) + fitting
    }

    func length(_ indicator: Indicator) -> Double {
        Double(fitting) * indicator.itemWidth + Double(fitting - 1) * indicator.itemSpacing
    }

    /// How large a dot is, as a share of its full size: smaller towards an end that hides some.
    func size(at place: Double) -> Double {
        let before = isLoop ? 1 : min(1, start)
        let after = isLoop ? 1 : min(1, Double(count - fitting) - start)
        func shrunk(_ hidden: Double, _ distance: Double) -> Double { 1 - hidden * (1 - share(distance)) }
        return min(shrunk(before, place), shrunk(after, Double(fitting - 1) - place))
    }

    /// At −1, 0, 1 and 2 dots from an end: nothing, half, 0.7, all; linear in between.
    private func share(_ distance: Double) -> Double {
        let shares = [0, 0.5, 0.7, 1]
        let x = min(max(distance + 1, 0), 3)
        let k = min(Int(x), 2)
        return shares[k] + (shares[k + 1] - shares[k]) * (x - Double(k))
    }
}

import CarouselDrawing
import CarouselScene

/// Where the parts of a page indicator are.
struct PageIndicator: Sendable {
    private let indicator: Indicator
    private let frame: IndicatorFrame

    /// What a page control must leave free of the container at either end, in points.
    private static let controlMargin = 14.0

    /// - Parameter leaf: Of a view of its own, in whose middle it stands; nil: where its placement says.
    init(_ indicator: Indicator, in viewport: Viewport, leaf: Rect? = nil) {
        self.indicator = leaf == nil ? indicator : indicator.alone
        frame = IndicatorFrame(
            container: leaf ?? viewport.container,
            // Rows beside a vertical carousel lie as they do beside any.
            isVertical: viewport.axis == .vertical && indicator.placement == .over,
            isMirrored: viewport.isMirrored)
    }

    /// All that moves as the style wants it.
    /// - Parameter elapsed: How much of the time between two ticks of the timer has passed, from 0 to 1.
    func pose(of standing: Standing, elapsed: Double) -> IndicatorPose {
        let follows = indicator.follows == .offset
        switch indicator.style {
        case .bars: return bars(standing, followsOffset: follows)
        case .dots: return dots(standing, page: follows ? nearestPage(standing) : standing.page)
        case .counter: return counter(standing, page: follows ? nearestPage(standing) : standing.page)
        default:
            let knowsPages = indicator.style == .segments
            let position =
                !follows
                ? Double(standing.page) : knowsPages ? Double(nearestPage(standing)) : standing.position
            return marks(standing, at: position, elapsed: elapsed)
        }
    }

    // MARK: Marks

    private func marks(_ standing: Standing, at position: Double, elapsed: Double) -> IndicatorPose {
        let count = standing.pageCount
        guard count > 0 else { return IndicatorPose(index: standing.page) }
        let room = indicator.placement == .over ? 2 * indicator.inset : 0
        let length = indicator.rowLength(
            pages: count,
            in: (frame.isVertical ? frame.container.height : frame.container.width) - room)
        let row = frame.row(indicator, length: length)
        let marks = indicator.marks(
            at: RowPosition(position, count: count, isLoop: standing.isLoop), length: length, elapsed: elapsed
        )
        return IndicatorPose(
            index: standing.page,
            marks: marks.map { IndicatorPose.Mark(frame: frame.rect($0, in: row), mix: $0.mix) }, row: row)
    }

    // MARK: Bars and dots

    private func bars(_ standing: Standing, followsOffset: Bool) -> IndicatorPose {
        let count = standing.pageCount
        let window = RowWindow(
            count: count, fitting: fitting(of: count, margin: 0),
            at: followsOffset ? standing.position : Double(standing.page), isLoop: standing.isLoop)
        var pose = pose(window, page: standing.page, shape: .rectangle) { bar in
            // A bar that scrolls in or out is cut off at the row's end.
            let end = min(indicator.length(ofMarks: window.fitting), bar.start + bar.length)
            bar.start = max(0, bar.start)
            bar.length = end - bar.start
        }
        if followsOffset {
            pose.masks = masks(over: window, standing).map { frame.rect($0, in: pose.row) }
        }
        return pose
    }

    /// A page control knows whole pages only, and has as many dots on either side of the current one.
    private func dots(_ standing: Standing, page: Int) -> IndicatorPose {
        let count = standing.pageCount
        let fitting = fitting(of: count, margin: Self.controlMargin)
        let window = RowWindow(
            count: count,
            fitting: indicator.visible ?? (fitting < count ? max(1, fitting - (fitting + 1) % 2) : fitting),
            at: Double(page), isLoop: standing.isLoop)
        return pose(window, page: page, shape: .ellipse) { dot in
            let size = window.size(at: dot.start / indicator.pitch)
            dot.start += dot.length * (1 - size) / 2
            dot.top += dot.breadth * (1 - size) / 2
            dot.length *= size
            dot.breadth *= size
        }
    }

    /// How many of so many bars or dots have room, at least one.
    private func fitting(of count: Int, margin: Double) -> Int {
        let length = frame.isVertical ? frame.container.height : frame.container.width
        let room = length - 2 * margin + indicator.itemSpacing
        return Int((room / indicator.pitch + 1e-9).rounded(.down), in: 1...max(1, count))
    }

    /// The bars or dots that are shown, each changed as its place in the row wants it.
    private func pose(
        _ window: RowWindow, page: Int, shape: IndicatorPose.Shape, _ change: (inout RowMark) -> Void
    ) -> IndicatorPose {
        let row = frame.row(indicator, length: indicator.length(ofMarks: window.fitting))
        var items: [Rect] = []
        var first: Int?
        for k in window.shown {
            var item = mark(at: Double(k) - window.start)
            if window.scrolls { change(&item) }
            guard item.length > 1e-9 || !window.scrolls else { continue }
            first = first ?? k
            items.append(frame.rect(item, in: row))
        }
        return IndicatorPose(index: page, items: items, shape: shape, firstPage: first ?? 0, row: row)
    }

    private func mark(at place: Double) -> RowMark {
        RowMark(
            start: place * indicator.pitch, length: indicator.itemWidth, top: 0, breadth: indicator.itemHeight
        )
    }

    /// For an indicator that knows whole pages only.
    private func nearestPage(_ standing: Standing) -> Int {
        guard standing.pageCount > 0 else { return standing.page }
        let nearest = Int(standing.position, in: 0...standing.pageCount)
        return standing.isLoop ? nearest.modulo(standing.pageCount) : min(nearest, standing.pageCount - 1)
    }

    /// Where a looping carousel's position is beyond the last page, a second mask enters from the start of a row that
    /// shows all.
    private func masks(over window: RowWindow, _ standing: Standing) -> [RowMark] {
        guard window.count > 0 else { return [] }
        let place = standing.position - window.start
        guard standing.isLoop, !window.scrolls, standing.position > Double(window.count - 1) else {
            return [mark(at: place)]
        }
        return [mark(at: place), mark(at: place - Double(window.count))]
    }

    // MARK: Counter

    private func counter(_ standing: Standing, page: Int) -> IndicatorPose {
        guard standing.pageCount > 0 else { return IndicatorPose(index: page) }
        let (strip, share) = frame.strip(indicator)
        let text = indicator.text(page: page, of: standing.pageCount).string
        return IndicatorPose(
            index: page, caption: IndicatorPose.Caption(text: text, share: share), row: strip)
    }
}

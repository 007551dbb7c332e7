import CarouselDrawing
import CarouselScene

extension Indicator {
    /// The page control's own height, in points.
    fileprivate static let controlHeight = 26.0

    /// What it takes of the screen's height below the container, in points.
    var room: Double {
        switch style {
        case .bars: spacing + itemHeight
        case .dots: 0
        }
    }
}

/// Where the parts of a page indicator are.
struct PageIndicator: Sendable {
    private let indicator: Indicator
    private let viewport: Viewport

    init(_ indicator: Indicator, in viewport: Viewport) {
        self.indicator = indicator
        self.viewport = viewport
    }

    /// All that depends on the style.
    func pose(of standing: Standing) -> IndicatorPose {
        switch indicator.style {
        case .bars:
            // Below the container.
            let items = row(of: standing.pageCount, at: viewport.container.maxY + indicator.spacing)
            let masks = indicator.follows == .offset ? masks(over: items, standing) : []
            return IndicatorPose(index: standing.page, items: items, masks: masks)
        case .dots:
            // In a page control that lies over the container.
            let bottom = viewport.container.maxY
            let items = row(
                of: standing.pageCount, at: bottom - (Indicator.controlHeight + indicator.itemHeight) / 2)
            let page = indicator.follows == .offset ? nearestPage(standing) : standing.page
            return IndicatorPose(index: page, items: items, masks: [], shape: .ellipse)
        }
    }

    /// All bars or dots, centred.
    private func row(of count: Int, at y: Double) -> [Rect] {
        let n = Double(count)
        let width = n * indicator.itemWidth + (n - 1) * indicator.itemSpacing
        return (0..<count).map { i in
            Rect(
                x: viewport.screen.center.x - width / 2 + Double(i) * pitch, y: y,
                width: indicator.itemWidth, height: indicator.itemHeight)
        }
    }

    private var pitch: Double { indicator.itemWidth + indicator.itemSpacing }

    /// For an indicator that knows whole pages only.
    private func nearestPage(_ standing: Standing) -> Int {
        guard standing.pageCount > 0 else { return standing.page }
        let nearest = Int(standing.position, in: 0...standing.pageCount)
        return standing.isLoop ? nearest.modulo(standing.pageCount) : min(nearest, standing.pageCount - 1)
    }

    /// Where a looping carousel's position is beyond the last page, a second mask enters from the left.
    private func masks(over items: [Rect], _ standing: Standing) -> [Rect] {
        guard let first = items.first else { return [] }
        let mask = first.offset(by: Point(standing.position * pitch, 0))
        guard standing.isLoop, standing.position > Double(items.count - 1) else { return [mask] }
        return [mask, mask.offset(by: Point(-Double(items.count) * pitch, 0))]
    }
}

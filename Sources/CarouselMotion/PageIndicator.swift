import CarouselDrawing
import CarouselScene

/// Where the parts of a page indicator are.
struct PageIndicator: Sendable {
    private let indicator: Indicator
    private let stage: Stage

    /// The page control's own height, in points.
    private static let controlHeight = 26.0

    init(_ indicator: Indicator, on stage: Stage) {
        self.indicator = indicator
        self.stage = stage
    }

    func pose(of standing: Standing) -> IndicatorPose {
        let items = row(of: standing.pageCount)
        switch indicator.style {
        case .bars:
            let masks = indicator.follows == .offset ? masks(over: items, standing) : []
            return IndicatorPose(index: standing.page, items: items, masks: masks)
        case .dots:
            // A page control knows whole pages only: the nearest one where it follows the offset.
            guard indicator.follows == .offset, standing.pageCount > 0 else {
                return IndicatorPose(index: standing.page, items: items, masks: [])
            }
            let nearest = Int(standing.position, in: 0...standing.pageCount)
            let page =
                standing.isLoop ? nearest.modulo(standing.pageCount) : min(nearest, standing.pageCount - 1)
            return IndicatorPose(index: page, items: items, masks: [])
        }
    }

    /// All bars or dots, centred: bars below the container, dots near its bottom.
    private func row(of count: Int) -> [Rect] {
        let n = Double(count)
        let width = n * indicator.itemWidth + (n - 1) * indicator.itemSpacing
        let y =
            switch indicator.style {
            case .bars: stage.container.maxY + indicator.spacing
            case .dots: stage.container.maxY - (Self.controlHeight + indicator.itemHeight) / 2
            }
        return (0..<count).map { i in
            Rect(
                x: stage.screen.center.x - width / 2 + Double(i) * pitch, y: y,
                width: indicator.itemWidth, height: indicator.itemHeight)
        }
    }

    private var pitch: Double { indicator.itemWidth + indicator.itemSpacing }

    /// Where a looping carousel's position is beyond the last page, a second mask enters from the left.
    private func masks(over items: [Rect], _ standing: Standing) -> [Rect] {
        guard let first = items.first else { return [] }
        let mask = first.offset(by: Point(standing.position * pitch, 0))
        guard standing.isLoop, standing.position > Double(items.count - 1) else { return [mask] }
        return [mask, mask.offset(by: Point(-Double(items.count) * pitch, 0))]
    }
}

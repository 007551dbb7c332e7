import CarouselDrawing
import CarouselScene

extension Indicator {
    /// How high the view around its row is, in points: a page control is higher than its dots, a counter as high as
    /// a line of San Francisco with what is around it.
    package var rowHeight: Double {
        switch style {
        case .dots: 26
        case .counter: font.systemLine.ascender + font.systemLine.descender + padding.top + padding.bottom
        default: itemHeight
        }
    }

    /// The same in the middle of a view of its own.
    var alone: Indicator {
        var indicator = self
        (indicator.placement, indicator.alignment, indicator.inset) = (.over, .center, 0)
        return indicator
    }

    /// How large it is as a view of its own, in points.
    /// - Parameter room: What is there for a bar that fills.
    package func viewSize(pages: Int, in room: Double, isVertical: Bool) -> Size {
        let length =
            style == .dots
            ? self.length(ofMarks: min(visible ?? pages, pages)) : rowLength(pages: pages, in: room)
        let isDown = isVertical && placement == .over
        return isDown ? Size(rowHeight, max(0, length)) : Size(max(0, length), rowHeight)
    }

    /// What it takes of the screen's height beside the container, in points.
    package var roomBeside: Double { roomAbove + roomBelow }

    /// What it takes of the screen's height above the container, in points.
    var roomAbove: Double { placement == .above ? spacing + rowHeight : 0 }

    /// What it takes of the screen's height below the container, in points.
    var roomBelow: Double { placement == .below ? spacing + rowHeight : 0 }
}

/// What an indicator's row is made of: all along the row, in points.
struct RowMark: Equatable, Sendable {
    /// From the row's start.
    var start: Double
    var length: Double
    /// From the row's upper edge, or its leading one where it runs downwards.
    var top: Double
    var breadth: Double
    /// How much of the selected colour it has.
    var mix = 0.0
}

/// Where an indicator stands on the screen: it alone turns what is said along a row into x and y.
struct IndicatorFrame: Sendable {
    let container: Rect
    /// Whether rows run from top to bottom.
    var isVertical = false
    /// Whether the leading edge is the right one.
    var isMirrored = false

    /// A row's marks seen as one, so long and so high as they are.
    func row(_ indicator: Indicator, length: Double) -> Rect {
        let around = (indicator.rowHeight - indicator.itemHeight) / 2
        let view = place(
            indicator,
            isVertical ? Size(indicator.rowHeight, length) : Size(length, indicator.rowHeight))
        return isVertical
            ? Rect(x: view.x + around, y: view.y, width: indicator.itemHeight, height: length)
            : Rect(x: view.x, y: view.y + around, width: length, height: indicator.itemHeight)
    }

    /// A mark of a row.
    func rect(_ mark: RowMark, in row: Rect) -> Rect {
        let (along, across) =
            isVertical
            ? (row.y + mark.start, isMirrored ? row.maxX - mark.top - mark.breadth : row.x + mark.top)
            : (isMirrored ? row.maxX - mark.start - mark.length : row.x + mark.start, row.y + mark.top)
        return isVertical
            ? Rect(x: across, y: along, width: mark.breadth, height: mark.length)
            : Rect(x: along, y: across, width: mark.length, height: mark.breadth)
    }

    /// The strip in which a text stands, and how much of its free room lies left of the text.
    func strip(_ indicator: Indicator) -> (strip: Rect, share: Double) {
        let inset = indicator.placement == .over ? indicator.inset : 0
        let view = place(indicator, Size(container.width - 2 * inset, indicator.rowHeight))
        return (view, share(indicator.alignment.horizontal))
    }

    /// A view of this size where the indicator says.
    private func place(_ indicator: Indicator, _ size: Size) -> Rect {
        let isOver = indicator.placement == .over
        let inset = isOver ? indicator.inset : 0
        let room = container.width - 2 * inset - size.width
        let y =
            switch indicator.placement {
            case .below: container.maxY + indicator.spacing
            case .above: container.minY - indicator.spacing - size.height
            case .over:
                switch indicator.alignment.vertical {
                case .top: container.minY + inset
                case .center: container.center.y - size.height / 2
                // Its lower edge counts for the baseline of what holds no text.
                case .bottom, .firstTextBaseline, .lastTextBaseline: container.maxY - inset - size.height
                }
            }
        return Rect(
            origin: Point(container.minX + inset + room * share(indicator.alignment.horizontal), y),
            size: size)
    }

    private func share(_ alignment: Card.HorizontalAlignment) -> Double {
        let share: Double =
            switch alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        return isMirrored ? 1 - share : share
    }
}

import CarouselScene

/// SwiftUI's `ScrollView` and UIKit's orthogonal sections.
extension ScrollView {
    init(_ scroll: Scroll, _ scene: Scene, on track: Track) {
        let length = track.length
        let margins = scroll.settledMargins(in: length)
        let width = scroll.itemLength(in: length)
        let stride = width + scroll.spacing
        let lead =
            switch scroll.settledAnchor {
            case .leading: margins.leading
            case .center: margins.leading + (length - margins.leading - margins.trailing - width) / 2
            case .trailing: length - margins.trailing - width
            }
        let row = ItemRow(
            count: scene.carousel.cards.count, rows: max(1, scroll.rows), stride: stride, itemLength: width,
            focus: lead, breadth: scroll.breadth(in: track.breadth),
            rowSpacing: scroll.rowSpacing ?? scroll.spacing)

        let columns = row.columnCount
        let content = Double(columns) * stride - scroll.spacing
        let bounds = -margins.leading...max(-margins.leading, content + margins.trailing - length)
        let stops: Stops =
            switch scroll.behavior {
            case .paging: .pages(length, in: bounds, loop: scroll.loop)
            default: .columns(columns, stride: stride, lead: lead, in: bounds, loop: scroll.loop)
            }

        let axis = scene.carousel.axis
        let limit = scroll.stopLimit(in: length, compact: scene.screen.isCompact(along: axis))
        let rate = scroll.rate(limited: limit != nil)
        let settling: Settling =
            switch scroll.behavior {
            case .none, .continuous: .free(rate: rate)
            case .paging: .paging
            default: .rolling(rate: rate, limit: limit)
            }
        self.init(scene, on: track, row, stops, settling: settling, autoplay: scroll.autoplay)
    }

    /// The stop nearest to where a scroll from `offset` would roll out; the velocity in points per second.
    ///
    /// Under a limit a flick goes on to the next stop at least, and no lift further than so many stops from `start`,
    /// the one that was nearest when the finger came down.
    func rollingTarget(at offset: Double, velocity: Double, rate: Double, from start: Int, limit: Int?) -> Int
    {
        let proposed = offset + Deceleration.distance(velocity: velocity, rate: rate)
        let nearest = stops.nearest(to: stops.position(at: proposed))
        guard let limit else { return nearest }
        var stop = nearest
        if Self.isFlick(velocity) {
            let next = stops.next(from: stops.position(at: offset), forward: velocity > 0)
            stop = velocity > 0 ? max(stop, next) : min(stop, next)
        }
        return min(max(stop, start - limit, stops.range.lowerBound), start + limit, stops.range.upperBound)
    }

    /// From this speed on (pt/s) a lift goes on to the next stop, however near it is.
    static func isFlick(_ velocity: Double) -> Bool { abs(velocity) >= 300 * (1 - limitTolerance) }
}

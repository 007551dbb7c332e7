import CarouselDrawing

/// How a scroll view stands, and where its pages are drawn, the first of them first.
extension ScrollView {
    func moment(of state: State, after t: Double) -> Moment {
        guard count > 0 else { return .empty }
        let offset = offset(of: state, after: t)
        let position = position(at: offset)
        let phase: Pose.Phase
        let index: Int
        switch state {
        case .rest(let page): (phase, index) = (.rest, item(page))
        case .moving(_, let page): (phase, index) = (.moving, item(page))
        case .dragging(let touch):
            (phase, index) = (.dragging, item(nearestPage(to: position, touch)))
        }
        let isRing = loop == .ring
        return Moment(
            phase: phase, index: index,
            position: isRing ? position.modulo(Double(count)) : position,
            offset: isRing ? offset.modulo(Double(count) * stride) : offset,
            places: places(at: offset), page: index, pageCount: count, isLoop: isRing || loop == .append)
    }

    private func places(at offset: Double) -> [Place] {
        let x = stage.container.x + lead - offset
        let margin = itemWidth * max(0, focus.scale - 1) / 2
        return stage.candidates(x: x, stride: stride, width: itemWidth, margin: margin).clamped(to: pages)
            .map { page in
                let frame = Rect(
                    x: x + Double(page) * stride, y: stage.container.y, width: itemWidth,
                    height: stage.container.height)
                let distance = min(1, abs(rest(page) - offset) / stride)
                return Place(
                    frame: frame, scale: 1 + (focus.scale - 1) * distance,
                    opacity: 1 + (focus.opacity - 1) * distance, layers: [Place.Layer(item: item(page))])
            }
            .filter(stage.shows)
    }
}

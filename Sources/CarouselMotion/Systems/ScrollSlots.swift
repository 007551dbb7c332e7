import CarouselScene

/// How a scroll view stands, and where its pages are, the first of them first.
extension ScrollView {
    func standing(in state: State, after t: Double) -> Standing {
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
        return Standing(
            phase: phase, index: index,
            position: isRing ? position.modulo(Double(count)) : position,
            offset: isRing ? offset.modulo(Double(count) * stride) : offset,
            slots: slots(at: offset), page: index, pageCount: count, isLoop: isRing || loop == .append)
    }

    private func slots(at offset: Double) -> [Slot] {
        let start = lead - offset
        return track.candidates(start: start, stride: stride, length: itemLength).clamped(to: pages)
            .map { page in
                Slot(
                    start: start + Double(page) * stride, length: itemLength,
                    phase: (rest(page) - offset) / stride, layers: [Place.Layer(item: item(page))])
            }
    }
}

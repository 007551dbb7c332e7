import CarouselScene

/// A paged `TabView` whose pages a timer turns.
extension ScrollView {
    init(_ banner: Banner, _ scene: Scene, on track: Track) {
        let length = track.length
        // One page has nowhere to go: a rewinding carousel of one stands still.
        let isSingle = scene.carousel.cards.count == 1
        self.init(
            scene, on: track, stride: length, itemLength: length,
            loop: isSingle ? .rewind : banner.loop, autoplay: banner.autoplay)
    }

    /// One page on, at a tick; nil at the last page of a carousel that ends there.
    ///
    /// It starts from what is shown and goes on from the page that is aimed at.
    func turned(_ state: State, after t: Double, at offset: Double) -> State? {
        var offset = offset
        var page: Int
        switch state {
        case .rest(let standing): page = standing
        case .moving(_, let target): page = target
        case .dragging: return state
        }
        switch loop {
        case .ring: page += 1
        case .append:
            if page == count {
                // A tick before the jump jumps first: page 0 is where its copy was.
                page = 0
                offset -= Double(count) * stride
            }
            page += 1
        case .rewind: page = page == count - 1 ? 0 : page + 1
        case .none:
            if page == count - 1 { return nil }
            page += 1
        }
        return animate(state, after: t, to: page, startingAt: offset)
    }
}

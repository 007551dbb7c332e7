import CarouselScene

/// A paged `TabView` whose pages a timer turns.
extension ScrollView {
    init(_ banner: Banner, _ scene: Scene, on track: Track) {
        let row = ItemRow(
            count: scene.carousel.cards.count, stride: track.length, itemLength: track.length,
            breadth: track.breadth)
        // One page has nowhere to go: a carousel of one that loops stands still.
        let isSingle = row.count == 1
        let stops = Stops(
            count: row.count, stride: row.stride, inset: 0, loop: isSingle ? .rewind : banner.loop)
        self.init(
            scene, on: track, row, stops, autoplay: banner.autoplay, isStatic: isSingle)
    }
}

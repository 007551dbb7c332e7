import CarouselScene

/// Where the stacked cards are, the deepest first: their depths step along the axis, and shrink across it.
extension CardsSystem {
    /// A slot at a depth, which may be between two.
    private func slot(at depth: Double, opacity: Double, _ layers: [Place.Layer]) -> Slot {
        let steps = depth - Double(cards.activeIndex)
        let shrinkage = steps * cards.depthShrink
        return Slot(
            layers: layers, start: steps * cards.depthOffset, length: length, side: shrinkage / 2,
            breadth: track.breadth - shrinkage, opacity: min(max(opacity, 0), 1))
    }

    private func opacity(atDepth d: Int) -> Double { d == 0 ? 1 : cards.backOpacity }

    func slot(atDepth d: Int, _ layers: [Place.Layer] = []) -> Slot {
        slot(at: Double(d), opacity: opacity(atDepth: d), layers)
    }

    /// The depths at which a card has any breadth, the deepest first.
    private func depths(of count: Int) -> ReversedCollection<Range<Int>> {
        var deepest = count
        if cards.depthShrink > 0 {
            let steps = track.breadth / cards.depthShrink + Double(cards.activeIndex)
            // One more, since a card may be on its way up from the next depth.
            deepest = Int(steps.rounded(.up) + 1, in: 0...count)
        }
        return (0..<deepest).reversed()
    }

    /// Nothing but the front card moves.
    func slots(of deck: Deck, frontBy translation: Double) -> [Slot] {
        depths(of: deck.count)
            .map { d in
                let slot = slot(atDepth: d, [Place.Layer(item: deck.item(atDepth: d))])
                return d == 0 ? moved(slot, by: translation) : slot
            }
    }

    /// The places stay, and each one's new content appears over the old one.
    func fading(_ old: Deck, into new: Deck, by p: Double) -> [Slot] {
        depths(of: max(old.count, new.count))
            .map { d in slot(atDepth: d, layers(old.card(atDepth: d), new.card(atDepth: d), p)) }
    }

    /// All move up one depth but the front card, which leaves at the edge it was swiped to; what has no card to move up fades in.
    func sliding(_ old: Deck, into new: Deck, by p: Double, leavingBy translation: Double) -> [Slot] {
        var slots = depths(of: max(old.count - 1, new.count))
            .map { d in
                guard d + 1 < old.count else {
                    let layer = Place.Layer(item: new.item(atDepth: d))
                    return slot(at: Double(d), opacity: opacity(atDepth: d) * p, [layer])
                }
                let (far, near) = (opacity(atDepth: d + 1), opacity(atDepth: d))
                return slot(
                    at: Double(d + 1) - p, opacity: far + (near - far) * p,
                    layers(old.card(atDepth: d + 1), new.card(atDepth: d), p))
            }
        slots.append(moved(slot(atDepth: 0, [Place.Layer(item: old.item(atDepth: 0))]), by: translation))
        return slots
    }

    /// The front card, or the one that leaves, away from its place: turned by `tilt` a card's width, under the stamp of
    /// that side.
    private func moved(_ slot: Slot, by translation: Double) -> Slot {
        var moved = slot
        moved.start += translation
        if cards.tilt != 0 { moved.turn = cards.tilt * translation / length }
        if translation != 0 {
            let share = cards.threshold > 0 ? min(1, abs(translation) / cards.threshold) : 1
            moved.stamp = Place.Stamp(isLeft: translation < 0, opacity: share)
        }
        return moved
    }

    /// One card, or the old one under the new; where only one of them is there, it fades.
    private func layers(_ old: Int?, _ new: Int?, _ p: Double) -> [Place.Layer] {
        let p = min(max(p, 0), 1)
        switch (old, new) {
        case (let old?, let new?):
            // A card that stays in its place in a slide is one; a cross-fade shows it twice.
            if old == new, cards.swap == .slide { return [Place.Layer(item: old)] }
            return [Place.Layer(item: old), Place.Layer(item: new, opacity: p)]
        case (let old?, nil): return [Place.Layer(item: old, opacity: 1 - p)]
        case (nil, let new?): return [Place.Layer(item: new, opacity: p)]
        case (nil, nil): return []
        }
    }
}

extension CardsSystem.Deck {
    fileprivate func card(atDepth d: Int) -> Int? { d < count ? item(atDepth: d) : nil }
}

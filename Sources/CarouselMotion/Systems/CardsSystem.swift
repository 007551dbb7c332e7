import CarouselScene

/// A `ZStack` of cards: the front one is swiped to the left and comes in again behind the others.
struct CardsSystem: CarouselSystem {
    let cards: Cards
    let track: Track
    let length: Double
    private let count: Int
    private let refill: (after: Int, count: Int)?
    private let animation: Carousel.Animation
    let initialState: State
    let recognizesDrags = true

    /// Which cards lie in which order.
    struct Deck: Equatable, Sendable {
        /// The number of the deck's first card: 0, or after a refill the count of those before it.
        var first: Int
        var count: Int
        /// Which of them is in front: 0 ..< count.
        var front: Int
        var swipes = 0

        func item(atDepth d: Int) -> Int { first + (front + d) % count }
    }

    enum State: Equatable, Sendable {
        case rest(Deck)
        case dragging(Deck, Finger, since: Double)
        /// `progress` runs from 0 to 1 while the front card goes from a translation to another.
        indirect case swiping(Deck, to: Deck, progress: Glide, leaving: Way)
        /// The front card goes back to its place.
        case returning(Deck, Glide)
    }

    /// A translation's start and end, in points.
    struct Way: Equatable, Sendable {
        var from: Double
        var to: Double

        func value(at progress: Double) -> Double { from + (to - from) * progress }
    }

    init(_ cards: Cards, _ scene: Scene, on track: Track) {
        self.cards = cards
        self.track = track
        length = track.length - cards.trailingPadding
        count = scene.carousel.cards.count
        animation = scene.carousel.animation
        refill = cards.refill.flatMap { $0.cards.isEmpty ? nil : (max(1, $0.after), $0.cards.count) }
        let front = Int(Double(scene.timeline.start), in: 0...max(0, count - 1))
        initialState = .rest(Deck(first: 0, count: count, front: front))
    }

    // MARK: Decks

    private func deck(_ state: State) -> Deck {
        switch state {
        case .rest(let deck), .dragging(let deck, _, _), .swiping(_, let deck, _, _), .returning(let deck, _):
            deck
        }
    }

    /// After one more swipe: the front card at the end, or other cards.
    private func next(_ deck: Deck) -> Deck {
        var next = deck
        next.swipes += 1
        next.front = (deck.front + 1) % deck.count
        if let refill, next.swipes >= refill.after {
            next = Deck(first: count, count: refill.count, front: 0)
        }
        return next
    }

    // MARK: Events

    func length(of state: State) -> Double? {
        switch state {
        case .rest, .dragging: nil
        case .swiping(_, _, let glide, _), .returning(_, let glide): glide.length
        }
    }

    func ended(_ state: State) -> State { .rest(deck(state)) }

    /// What was still moving is at its end at once.
    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State? {
        count > 0 ? .dragging(deck(state), finger, since: contact) : nil
    }

    func lifted(_ state: State, after elapsed: Double) -> State {
        guard case .dragging(let deck, let finger, _) = state else { return state }
        let translation = finger.translation
        if translation < -cards.threshold { return swipe(deck, from: translation) }
        guard cards.swap == .slide, let glide = Glide(from: translation, to: 0, by: animation) else {
            return .rest(deck)
        }
        return .returning(deck, glide)
    }

    private func swipe(_ deck: Deck, from translation: Double) -> State {
        let next = next(deck)
        var way = Way(from: 0, to: 0)
        // A spring is at rest by its points. A cross-fade has none: within a thousandth, which no pixel shows.
        var points = 100.0
        if cards.swap == .slide {
            way = Way(
                from: translation, to: track.screenStart - (length + Self.clearance) - slot(atDepth: 0).start)
            points = max(1, abs(way.to - way.from))
        }
        guard let progress = Glide(from: 0, to: 1, by: animation, unit: points) else { return .rest(next) }
        return .swiping(deck, to: next, progress: progress, leaving: way)
    }

    /// How far beyond the screen's leading edge a swiped card goes, in points.
    private static let clearance = 20.0

    /// The file's reader refuses a `select`; there is none in the post.
    func selected(_ item: Int, in state: State, after elapsed: Double) -> State? { nil }

    // MARK: Standing

    func standing(in state: State, after t: Double) -> Standing {
        let deck = deck(state)
        guard count > 0 else { return .empty }
        var standing = Standing(
            phase: .rest, index: deck.item(atDepth: 0), position: Double(deck.front), offset: 0, slots: [],
            page: deck.front, pageCount: deck.count, isLoop: true)
        switch state {
        case .rest: break
        case .dragging(_, let finger, let contact):
            standing.phase = .dragging
            if cards.swap == .slide { standing.offset = finger.translation(at: contact + t) }
        case .returning(_, let glide):
            standing.phase = .moving
            standing.offset = glide.value(at: t)
        case .swiping(let old, let new, let glide, let leaving):
            let p = glide.value(at: t)
            standing.phase = .moving
            standing.position = (Double(old.front) + p).modulo(Double(old.count))
            standing.offset = leaving.value(at: p)
            standing.slots =
                switch cards.swap {
                case .crossfade: fading(old, into: new, by: p)
                case .slide: sliding(old, into: new, by: p, leavingBy: standing.offset)
                }
            return standing
        }
        standing.slots = resting(deck, frontBy: standing.offset)
        return standing
    }
}

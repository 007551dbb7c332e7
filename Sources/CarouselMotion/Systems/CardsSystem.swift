import CarouselScene

/// A `ZStack` of cards: the front one is swiped to a side and comes in again behind the others.
struct CardsSystem: CarouselSystem {
    let cards: Cards
    let track: Track
    /// Of each card, in points.
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
        /// A cross-fade goes on under the finger.
        indirect case dragging(Deck, Finger, since: Double, over: Swipe?)
        indirect case swiping(Swipe)
        /// The front card goes back to its place.
        case returning(Deck, Glide)
    }

    /// `progress` runs from 0 to 1 while the front card goes from a translation to another.
    struct Swipe: Equatable, Sendable {
        var old: Deck
        var new: Deck
        var progress: Glide
        var leaving: Way
        /// How long it had run, in seconds, when the state that holds it began.
        var age = 0.0

        /// How much longer it takes, in seconds.
        var length: Double { progress.length - age }

        /// As it is `elapsed` seconds later; nil once it has ended.
        func aged(by elapsed: Double) -> Swipe? {
            var later = self
            later.age += elapsed
            return later.length > sameInstant ? later : nil
        }
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
        case .rest(let deck), .dragging(let deck, _, _, _), .returning(let deck, _): deck
        case .swiping(let swipe): swipe.new
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
        case .swiping(let swipe): swipe.length
        case .returning(_, let glide): glide.length
        }
    }

    func ended(_ state: State) -> State { .rest(deck(state)) }

    /// A slide that still runs is at its end at once; a cross-fade goes on.
    func touched(_ state: State, after elapsed: Double, by finger: Finger, since contact: Double) -> State? {
        guard count > 0 else { return nil }
        var fade: Swipe?
        if case .swiping(let swipe) = state, cards.swap == .crossfade { fade = swipe.aged(by: elapsed) }
        return .dragging(deck(state), finger, since: contact, over: fade)
    }

    func lifted(_ state: State, after elapsed: Double) -> State {
        guard case .dragging(let deck, let finger, _, let fade) = state else { return state }
        let translation = finger.translation
        let limit = cards.threshold * (1 + limitTolerance)
        if translation < -limit || cards.swipe == .both && translation > limit {
            return swipe(deck, from: translation)
        }
        if let fade = fade?.aged(by: elapsed) { return .swiping(fade) }
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
            let end =
                translation < 0
                ? track.visibleStart - (length + cards.fling) : track.visibleEnd + cards.fling
            way = Way(from: translation, to: end - slot(atDepth: 0).start)
            points = max(1, abs(way.to - way.from))
        }
        guard let progress = Glide(from: 0, to: 1, by: animation, unit: points) else { return .rest(next) }
        return .swiping(Swipe(old: deck, new: next, progress: progress, leaving: way))
    }

    /// A finger alone turns cards: the file's reader refuses a `select`.
    func selected(_ item: Int, in state: State, after elapsed: Double) -> State? { nil }

    // MARK: Standing

    func standing(in state: State, after t: Double) -> Standing {
        let deck = deck(state)
        guard count > 0 else { return .empty }
        var standing = Standing(
            phase: .rest, index: deck.item(atDepth: 0), position: Double(deck.front), offset: 0, slots: [],
            page: deck.front, pageCount: deck.count, isLoop: true)
        var running: Swipe?
        switch state {
        case .rest: break
        case .dragging(_, let finger, let contact, let fade):
            standing.phase = .dragging
            running = fade?.aged(by: t)
            if cards.swap == .slide { standing.offset = finger.translation(at: contact + t) }
        case .returning(_, let glide):
            standing.phase = .moving
            standing.offset = glide.value(at: t)
        case .swiping(let swipe):
            standing.phase = .moving
            running = swipe
            running?.age += t
        }
        if let running {
            show(running, in: &standing)
        } else {
            standing.slots = slots(of: deck, frontBy: standing.offset)
        }
        return standing
    }

    private func show(_ swipe: Swipe, in standing: inout Standing) {
        let p = swipe.progress.value(at: swipe.age)
        standing.position = (Double(swipe.old.front) + p).modulo(Double(swipe.old.count))
        standing.offset = swipe.leaving.value(at: p)
        standing.slots =
            switch cards.swap {
            case .crossfade: fading(swipe.old, into: swipe.new, by: p)
            case .slide: sliding(swipe.old, into: swipe.new, by: p, leavingBy: standing.offset)
            }
    }
}

extension Carousel.Transition {
    /// One of the transitions that people know from Swiper, FSPagerView, iCarousel and CollectionViewPagingLayout.
    public struct Preset: Hashable, Sendable {
        public var name: Name
        /// Those that differ from the preset's own.
        private var changed: [Key: Double] = [:]

        public init(_ name: Name, _ numbers: [Key: Double] = [:]) {
            self.name = name
            for (key, value) in numbers { self[key] = value }
        }

        /// A number of the preset's; 0 for one that it does not have.
        public subscript(key: Key) -> Double {
            get { changed[key] ?? name.numbers[key] ?? 0 }
            set { changed[key] = newValue == name.numbers[key] ? nil : newValue }
        }

        /// The numbers that differ from the preset's own and are not among them.
        var foreign: [Key] { Key.allCases.filter { changed[$0] != nil && name.numbers[$0] == nil } }

        public enum Name: String, Hashable, Sendable, CaseIterable {
            /// Swiper's.
            case coverflow
            /// FSPagerView's and AnimatedCollectionViewLayout's.
            case cube
            /// Swiper's, as the next two.
            case flip
            case fade
            case crossfade
            /// FSPagerView's, as the next two.
            case zoomOut
            case depth
            case scale
            /// CollectionViewPagingLayout's.
            case stack
            /// iCarousel's.
            case rotary
            /// FSPagerView's `ferrisWheel`.
            case wheel

            /// Its keys, with what holds without them.
            public var numbers: [Key: Double] {
                switch self {
                case .coverflow: [.rotate: 50, .depth: 100, .stretch: 0, .scale: 1]
                case .cube: [.angle: 90]
                case .flip, .fade, .crossfade, .rotary: [:]
                case .zoomOut: [.minScale: 0.85, .minOpacity: 0.6]
                case .depth: [.minScale: 0.5]
                case .scale: [.minScale: 0.65, .minOpacity: 0.6]
                case .stack: [.scale: 0.15, .gap: 0.03, .angle: 180 / 7, .size: 3]
                case .wheel: [.count: 14, .minOpacity: 0.6]
                }
            }
        }

        /// The numbers that presets have.
        public enum Key: String, Hashable, Sendable, CaseIterable {
            case rotate
            case depth
            case stretch
            case scale
            case angle
            case minScale
            case minOpacity
            case gap
            case size
            case count
        }
    }
}

// MARK: - In the scene file

extension Carousel.Transition.Preset.Key {
    private typealias Name = Carousel.Transition.Preset.Name

    var codec: Codec<Double> {
        switch self {
        case .rotate, .angle: .degrees
        case .depth, .stretch: .points()
        case .gap: .number()
        case .scale: .number(.notNegative)
        case .minScale, .minOpacity: .number(.fraction)
        case .size, .count: .number(.atLeast(1))
        }
    }

    /// For the reference.
    var meaning: String {
        switch self {
        case .rotate: "How far a card one stride away is turned about its vertical axis"
        case .depth: "How far back it is"
        case .stretch: "How much nearer to the focus it is"
        case .scale: "The size of a card one stride away; of `stack` how much smaller each next card is"
        case .angle: "Of `cube` between two faces; of `stack` by which a leaving card is turned"
        case .minScale: "The smallest size of a card"
        case .minOpacity: "The lowest opacity of a card"
        case .gap: "How much each next card shows, as a share of the length across the axis"
        case .size: "How many cards are to be seen"
        case .count: "How many cards the whole wheel has"
        }
    }

    /// Of each preset that has it.
    var fallback: String {
        let owners = Name.allCases.compactMap { name in name.numbers[self].map { (name, $0) } }
        return owners.map { "\($0.rawValue) `\(NumberText.readable($1))`" }.joined(separator: ", ")
    }

    /// The presets that have it, in words.
    var owner: String {
        let owners = Name.allCases.filter { $0.numbers[self] != nil }.map(\.rawValue)
        return (owners.count == 1 ? "preset " : "presets ") + Message.list(owners, last: "and")
    }
}

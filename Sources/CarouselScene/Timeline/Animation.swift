extension Carousel {
    /// How a value gets from where it is to where it should be, as SwiftUI's `Animation`.
    public enum Animation: Hashable, Sendable {
        /// A timing curve over so many seconds.
        case curve(TimingCurve, duration: Double)
        case spring(Spring)

        /// SwiftUI's default duration of a curve: 0.35 s.
        public static let defaultDuration = 0.35

        public static let linear = Animation.curve(.linear, duration: defaultDuration)
        public static let easeIn = Animation.curve(.easeIn, duration: defaultDuration)
        public static let easeOut = Animation.curve(.easeOut, duration: defaultDuration)
        public static let easeInOut = Animation.curve(.easeInOut, duration: defaultDuration)
        /// What SwiftUI animates by where no animation is given, since iOS 17.
        public static let `default` = Animation.spring(.default)
        public static let smooth = Animation.spring(.smooth)
        public static let snappy = Animation.spring(.snappy)
        public static let bouncy = Animation.spring(.bouncy)
    }

    /// A cubic Bézier from (0, 0) to (1, 1) by its two controls, as `UICubicTimingParameters` and CSS have it.
    public struct TimingCurve: Hashable, Sendable {
        /// 0 … 1: time must not run backwards.
        public var x1: Double
        public var y1: Double
        /// 0 … 1.
        public var x2: Double
        public var y2: Double

        public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        public static let linear = TimingCurve(0, 0, 1, 1)
        public static let easeIn = TimingCurve(0.42, 0, 1, 1)
        public static let easeOut = TimingCurve(0, 0, 0.58, 1)
        public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

        /// The names of scene files.
        static let named: [(name: String, curve: TimingCurve)] = [
            ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
        ]
    }

    /// A damped spring, as SwiftUI's `Spring(response:dampingRatio:)`.
    public struct Spring: Hashable, Sendable {
        /// The period of the undamped spring, in seconds, > 0.
        public var response: Double
        /// > 0; below 1 it overshoots.
        public var dampingFraction: Double

        /// The defaults are SwiftUI's `spring()`.
        public init(response: Double = 0.5, dampingFraction: Double = 0.825) {
            self.response = response
            self.dampingFraction = dampingFraction
        }

        /// By perceptual duration and bounce (above −1, at most 1), as SwiftUI's `Spring(duration:bounce:)`.
        public init(duration: Double, bounce: Double = 0) {
            self.init(
                response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
        }

        /// Of SwiftUI's default animation.
        public static let `default` = Spring(response: 0.55, dampingFraction: 1)
        public static let smooth = Spring(duration: 0.5, bounce: 0)
        public static let snappy = Spring(duration: 0.5, bounce: 0.15)
        public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

        /// The names of scene files.
        static let named: [(name: String, spring: Spring)] = [
            ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("default", .default),
        ]
    }
}

// MARK: - In the scene file

extension Carousel.Spring {
    /// Damping that comes to rest within hours and a spring that moves within days.
    private static let reach = NumberRule.range(0.01, 100)

    static let table = FieldTable(
        "spring", Carousel.Spring(),
        [
            Field(
                "response", \.response, .number(reach, "seconds"), "The period of the undamped spring"),
            Field(
                "dampingFraction", \.dampingFraction, .number(reach), "Below 1 it overshoots"),
            Field(
                own: "duration", .number(reach, "seconds"), "Its perceptual duration, with `bounce`",
                fallback: "`0.5`"),
            Field(
                own: "bounce", .number(.between(-1, 1)), "How much it overshoots, with `duration`",
                fallback: "`0`"),
        ])

    /// By response and damping, or by duration and bounce.
    fileprivate static let map = Codec<Carousel.Spring>.map(
        table, isToldAtValue: true,
        describe: {
            $0.set(
                "not",
                [
                    "allOf": [
                        ["anyOf": [["required": ["response"]], ["required": ["dampingFraction"]]]],
                        ["anyOf": [["required": ["duration"]], ["required": ["bounce"]]]],
                    ]
                ])
        },
        settle: { spring, map in
            let duration = map.read("duration", .number(reach))
            let bounce = map.read("bounce", .number(.between(-1, 1)))
            guard let byDuration = ["duration", "bounce"].first(where: map.has) else { return true }
            if let byResponse = ["response", "dampingFraction"].first(where: map.has) {
                map.exclude(byDuration, byResponse)
                return false
            }
            spring = Carousel.Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
            if let must = reach.must(for: spring.dampingFraction), let node = map["bounce"] {
                let found = NumberText.readable(spring.dampingFraction)
                map.reader.report(
                    Message.outOfRange("the damping fraction of this bounce", must: must, found: found),
                    at: node)
            }
            return true
        })
}

extension Codec<Carousel.Spring> {
    static var spring: Codec {
        choice(Carousel.Spring.named.map { ($0.name, $0.spring) }).or(
            Carousel.Spring.map, where: \.isNoScalar)
    }
}

extension Codec<Carousel.TimingCurve> {
    fileprivate static var bezier: Codec {
        Codec<[Double]>.numbers(4, [0: ("x1", .fraction), 2: ("x2", .fraction)]).converted(
            { Carousel.TimingCurve($0[0], $0[1], $0[2], $0[3]) }, { [$0.x1, $0.y1, $0.x2, $0.y2] })
    }

    fileprivate static var name: Codec { choice(Carousel.TimingCurve.named.map { ($0.name, $0.curve) }) }

    /// A curve without a duration, as a drag has it: a name, four numbers, or a map with `bezier`.
    static var curve: Codec {
        let table = FieldTable(
            "curve", Carousel.TimingCurve.linear,
            [Field("bezier", \.self, .bezier, "By its two controls", isRequired: true)])
        let map = Codec.map(table, isToldAtValue: true)
        return name.or(
            bezier.or(map, where: { if case .mapping = $0.content { true } else { false } }),
            "`[x1, y1, x2, y2]`", where: \.isNoScalar)
    }
}

extension Carousel.Animation {
    static let table = FieldTable(
        "animation", Carousel.Animation.easeInOut,
        [
            Field(own: "curve", .name, "A timing curve by name"),
            Field(own: "bezier", .bezier, "A timing curve by its two controls, x from 0 to 1"),
            Field(
                own: "duration", .seconds(.positiveSeconds), "Of a curve",
                fallback: "`\(NumberText.plain(defaultDuration))`"),
            Field(own: "spring", .spring, "A spring by name, or a map"),
        ])

    /// The names of curves and springs.
    fileprivate static let named =
        Carousel.TimingCurve.named.map {
            ($0.name, Carousel.Animation.curve($0.curve, duration: defaultDuration))
        }
        + Carousel.Spring.named.map { ($0.name, Carousel.Animation.spring($0.spring)) }

    private static let forms = ["curve", "bezier", "spring"]

    fileprivate static let map = Codec<Carousel.Animation>.map(
        table, isToldAtValue: true,
        describe: {
            $0.set("oneOf", .list(forms.map { .map(["required": [.string($0)]]) }))
            $0.set("not", ["required": ["spring", "duration"]])
        },
        settle: { animation, map in
            guard let form = forms.first(where: { map.has($0) }) else {
                map.report(Message.missingOneOf(forms, in: table.name))
                return false
            }
            for other in forms where other != form { map.exclude(other, form) }
            if form == "spring" {
                map.report(
                    Message.misplacedKey("duration", in: table.name, owner: "curve and bezier"),
                    atKey: "duration")
                animation = map.read("spring", .spring).map(Carousel.Animation.spring) ?? animation
            } else {
                let duration = map.read("duration", .seconds(.positiveSeconds)) ?? defaultDuration
                let curve = form == "curve" ? map.read("curve", .name) : map.read("bezier", .bezier)
                animation = curve.map { .curve($0, duration: duration) } ?? animation
            }
            return true
        },
        begin: { animation, map, writer in
            switch animation {
            case .curve(let curve, let duration):
                let name = Codec.name.write(curve, writer)
                map.set(name == nil ? "bezier" : "curve", name ?? Codec.bezier.write(curve, writer))
                if duration != defaultDuration { map.set("duration", .number(duration)) }
            case .spring(let spring): map.set("spring", Codec.spring.write(spring, writer))
            }
            return animation
        },
        check: { animation, checker in
            switch animation {
            case .curve(let curve, let duration):
                checker.at("bezier") { Codec.bezier.check(curve, checker) }
                checker.at("duration") { checker.check(duration, .positiveSeconds) }
            case .spring(let spring): checker.at("spring") { Codec.spring.check(spring, checker) }
            }
        })
}

extension Codec<Carousel.Animation> {
    /// A name, or a map of a curve, a Bézier or a spring.
    static var animation: Codec {
        choice(Carousel.Animation.named).or(Carousel.Animation.map, where: \.isNoScalar)
    }
}

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

        /// The name by which a scene file has it.
        var name: String? {
            switch self {
            case .curve(let curve, Self.defaultDuration): curve.name
            case .curve: nil
            case .spring(let spring): spring.name
            }
        }
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

        var name: String? { Self.named.first { $0.curve == self }?.name }
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

        var name: String? { Self.named.first { $0.spring == self }?.name }
    }
}

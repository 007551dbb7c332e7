import CarouselDrawing

extension Carousel {
    /// What a card is at its phase: how many strides it is from where it is in focus, negative before it.
    public struct Transition: Hashable, Sendable {
        public var form: Form
        public var phase: Phase
        /// Where a card begins to change, of `edges`.
        public var threshold: Threshold
        /// From phase 0 outwards; nil for `linear`, or `easeInOut` of `edges`.
        public var curve: TimingCurve?
        /// The share of its natural way that a card goes, 0 … 1; nil for what the preset says, else 1.
        public var travel: Double?
        /// nil for what the preset says, else 500 points.
        public var perspective: Perspective?
        /// nil for what the preset says, else in front of each card.
        public var eye: Eye?
        /// The point of a card that scales and turns leave where it is.
        public var anchor: UnitPoint
        /// nil for what the preset says, else `visible`.
        public var backface: Backface?

        public init(
            _ form: Form, phase: Phase = .cards, threshold: Threshold = .visible(1),
            curve: TimingCurve? = nil, travel: Double? = nil, perspective: Perspective? = nil,
            eye: Eye? = nil, anchor: UnitPoint = .center, backface: Backface? = nil
        ) {
            self.form = form
            self.phase = phase
            self.threshold = threshold
            self.curve = curve
            self.travel = travel
            self.perspective = perspective
            self.eye = eye
            self.anchor = anchor
            self.backface = backface
        }

        /// How it says what a card is at a phase.
        public enum Form: Hashable, Sendable {
            case preset(Preset)
            /// In the order of their phases, at least one.
            case keyframes([Keyframe])
            /// At phase 1; at −1 its mirror image across the axis.
            case away(Properties)
        }

        /// What a card's phase is.
        public enum Phase: String, Hashable, Sendable, CaseIterable {
            /// Strides from the focus.
            case cards
            /// SwiftUI's `scrollTransition`: from 0 for a card that can be seen to ±1 for one that cannot.
            case edges
        }

        /// When a card counts as one that can be seen, as SwiftUI's `ScrollTransitionConfiguration` has it.
        public enum Threshold: Hashable, Sendable {
            /// From so much of it on, 0 … 1: all of it at 1, anything at 0.
            case visible(Double)
            /// Only in the middle of the container.
            case centered
        }

        /// How far the eye is from the screen.
        public enum Perspective: Hashable, Sendable {
            /// Above 0.
            case points(Double)
            /// The card's longer side divided by this, above 0, as `rotation3DEffect` has it.
            case factor(Double)
        }

        /// What the eye is in front of.
        public enum Eye: String, Hashable, Sendable, CaseIterable {
            /// Of each card's anchor.
            case card
            /// Of the container's centre.
            case container
        }

        /// What is to be seen of a card from behind.
        public enum Backface: String, Hashable, Sendable, CaseIterable {
            case visible
            case hidden
        }
    }
}

extension Carousel.Transition {
    /// What a transition changes; each is linear between two keyframes.
    public struct Properties: Hashable, Sendable {
        /// 0 … 1, times the kind's own.
        public var opacity: Double
        /// Of width and height, at least 0.
        public var scale: Size
        public var offset: Offset
        /// Degrees, clockwise.
        public var rotate: Double
        /// Degrees about the x axis: the top goes back.
        public var rotateX: Double
        /// Degrees about the y axis: the right side goes back.
        public var rotateY: Double
        /// Points towards the eye.
        public var z: Double
        /// A Gaussian's σ in points, 0 … 100.
        public var blur: Double
        /// At least 0; 1 changes nothing.
        public var saturation: Double
        /// −1 … 1; 0 changes nothing.
        public var brightness: Double
        /// What is higher is drawn later.
        public var order: Double

        public init(
            opacity: Double = 1, scale: Size = Size(1, 1), offset: Offset = Offset(), rotate: Double = 0,
            rotateX: Double = 0, rotateY: Double = 0, z: Double = 0, blur: Double = 0,
            saturation: Double = 1, brightness: Double = 0, order: Double = 0
        ) {
            self.opacity = opacity
            self.scale = scale
            self.offset = offset
            self.rotate = rotate
            self.rotateX = rotateX
            self.rotateY = rotateY
            self.z = z
            self.blur = blur
            self.saturation = saturation
            self.brightness = brightness
            self.order = order
        }
    }

    /// How far a card is moved.
    public struct Offset: Hashable, Sendable {
        public var x: Length
        public var y: Length

        public init(x: Length = .points(0), y: Length = .points(0)) {
            self.x = x
            self.y = y
        }
    }

    public enum Length: Hashable, Sendable {
        case points(Double)
        /// Of the card's own width or height; 100 is all of it.
        case percent(Double)
    }

    /// What a card is at one phase.
    public struct Keyframe: Hashable, Sendable {
        public var at: Double
        public var properties: Properties

        public init(at: Double, _ properties: Properties) {
            self.at = at
            self.properties = properties
        }
    }
}

import CarouselDrawing

/// Where everything is at one moment: what `carousel inspect` prints. Lengths are points.
public struct Pose: Equatable, Sendable {
    public enum Phase: String, Sendable {
        case rest
        case dragging
        case moving
    }

    /// In seconds.
    public var time: Double
    public var phase: Phase
    /// An item's number: of the nearest page while a finger is down, else of the destination; of stacked cards the
    /// one in front.
    public var index: Int
    /// The fractional index.
    public var position: Double
    /// What moves: an HStack's offset, a scroll view's contentOffset.x, or the front card's translation.
    public var offset: Double
    /// What can be seen, farthest first.
    public var places: [Place]
    public var indicator: IndicatorPose?
    /// The whole page that the indicator would show, and of how many.
    package var page = 0
    package var pageCount = 0

    public init(
        time: Double, phase: Phase, index: Int, position: Double, offset: Double, places: [Place] = [],
        indicator: IndicatorPose? = nil
    ) {
        self.time = time
        self.phase = phase
        self.index = index
        self.position = position
        self.offset = offset
        self.places = places
        self.indicator = indicator
    }
}

/// A frame on the screen in which one card is drawn, or two that fade into one another.
public struct Place: Equatable, Sendable {
    /// Before `scale` is applied about its centre.
    public var frame: Rect
    public var scale: Double
    /// Of the place as a whole.
    public var opacity: Double
    /// The lower first.
    public var layers: [Layer]
    /// What a transition makes of it, instead of `scale`; nil without one.
    package var effect: Effect?
    /// How far views of a parallax of 1 are moved inside, in points.
    package var parallax = Point.zero

    public init(frame: Rect, scale: Double = 1, opacity: Double = 1, layers: [Layer]) {
        self.frame = frame
        self.scale = scale
        self.opacity = opacity
        self.layers = layers
    }

    /// What shows over the card on its way to a side.
    package var stamp: Stamp?

    /// One of a deck's stamps.
    package struct Stamp: Equatable, Sendable {
        /// Towards which side: of what is read from left to right the left one.
        package var isLeft: Bool
        package var opacity: Double

        package init(isLeft: Bool, opacity: Double) {
            self.isLeft = isLeft
            self.opacity = opacity
        }
    }

    /// What a transition makes of a card as a whole.
    package struct Effect: Equatable, Sendable {
        /// From the card's own coordinates to the screen's.
        package var map: Projection
        /// A Gaussian's σ, in points.
        package var blur: Double
        package var saturation: Double
        package var brightness: Double

        package init(map: Projection, blur: Double = 0, saturation: Double = 1, brightness: Double = 0) {
            self.map = map
            self.blur = blur
            self.saturation = saturation
            self.brightness = brightness
        }
    }

    /// Where a transition draws the card's upper left, upper right, lower right and lower left corners; nil without one.
    package var corners: [Point]? { effect?.map.corners(of: Rect(origin: .zero, size: frame.size)) }

    /// One card's content.
    public struct Layer: Equatable, Sendable {
        /// Index into the scene's cards; refilled ones are numbered on from their count.
        public var item: Int
        /// Within its place.
        public var opacity: Double

        public init(item: Int, opacity: Double = 1) {
            self.item = item
            self.opacity = opacity
        }
    }
}

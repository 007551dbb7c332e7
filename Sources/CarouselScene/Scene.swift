import CarouselDrawing

/// A carousel on a screen, what its cards look like, and what the finger does: all that determines a film.
///
/// Every value is settled: defaults filled in, colours resolved for the screen's appearance, the card template
/// filled in for each item, file names made relative to the current folder. Lengths are points, times seconds.
public struct Scene: Hashable, Sendable {
    public var screen: Screen
    /// Font files used beside the installed fonts.
    public var fonts: [String]
    public var carousel: Carousel
    public var indicator: Indicator?
    public var timeline: Timeline

    public init(
        screen: Screen = Screen(), fonts: [String] = [], carousel: Carousel, indicator: Indicator? = nil,
        timeline: Timeline = Timeline()
    ) {
        self.screen = screen
        self.fonts = fonts
        self.carousel = carousel
        self.indicator = indicator
        self.timeline = timeline
    }
}

/// The surface a frame is drawn on.
public struct Screen: Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// `Color.clear` gives transparent frames.
    public var background: Color
    /// Which values the system colours took, and the default of colours written later (`--background`).
    public var appearance: Appearance
    /// Whose system colours these are, and how its gradients are mixed.
    public var ios: IOS

    public init(
        width: Double = 390, height: Double = 844, scale: Double = 2, background: Color? = nil,
        appearance: Appearance = .light, ios: IOS = .v18
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.background = background ?? (appearance == .light ? .white : .black)
        self.appearance = appearance
        self.ios = ios
    }

    /// A version of iOS, by what it changed.
    public enum IOS: Int, Hashable, Sendable, CaseIterable {
        /// Up to 18: gradients are mixed in sRGB.
        case v18 = 18
        /// From 26 on: newer system colours, gradients mixed perceptually.
        case v26 = 26
    }
}

/// Light or dark mode.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}

import CarouselDrawing

/// A paged `TabView` with a timer.
public struct Banner: Hashable, Sendable {
    public var loop: Loop
    /// nil: no timer.
    public var autoplay: Autoplay?
    /// Whether the pages are clipped to the container.
    public var clips: Bool

    public init(loop: Loop = .ring, autoplay: Autoplay? = Autoplay(), clips: Bool = true) {
        self.loop = loop
        self.autoplay = autoplay
        self.clips = clips
    }

    /// What comes after the last page.
    public enum Loop: String, Hashable, Sendable, CaseIterable {
        /// The first item once more, and from there at once to page 0.
        case append
        /// Clones at both ends: round and round, either way.
        case ring
        /// Back through all pages to the first.
        case rewind
        /// Nothing.
        case none
    }

    /// The timer that turns the pages.
    public struct Autoplay: Hashable, Sendable {
        public var interval: Double
        /// From the finger's last move until the timer starts anew.
        public var resumeDelay: Double

        public init(interval: Double = 1, resumeDelay: Double = 1) {
            self.interval = interval
            self.resumeDelay = resumeDelay
        }
    }
}

extension Banner: CarouselKind {
    package static let name = "banner"
    package static let defaultPadding = 20.0
    package var autoplays: Bool { autoplay != nil }
    package func defaultHeight(on screen: Size) -> Double { 300 }
    package func room(in width: Double) -> Room { Room(item: width) }
}

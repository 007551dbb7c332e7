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
    package static let table = FieldTable(
        "carousel (kind banner)", Banner(),
        [
            Field("loop", \.loop, .word, "What comes after the last page"),
            Field(
                "autoplay", \.autoplay, .autoplay, "The timer that turns the pages",
                fallback: "`true`"),
            Field("clips", \.clips, .flag, "Whether the pages are clipped to the container"),
        ])
    package var kind: Carousel.Kind { .banner(self) }
    package static let defaultPadding = 20.0
    package var autoplays: Bool { autoplay != nil }
    package func defaultHeight(on screen: Size) -> Double { 300 }
    package func roomFault(in container: Extent) -> KeyFault? { container.fault(item: container.length) }
}

extension Banner.Autoplay {
    static let table = FieldTable(
        "autoplay", Banner.Autoplay(),
        [
            Field(
                "interval", \.interval, .number(.range(0.01, SceneLimits.duration), "seconds"),
                "From one turn to the next"),
            Field(
                "resumeDelay", \.resumeDelay, .seconds(),
                "From the finger's last move until the timer starts anew"),
        ])
}

extension Codec<Banner.Autoplay?> {
    /// `true`, `false` or a map.
    static var autoplay: Codec {
        let map = Codec<Banner.Autoplay>.map(Banner.Autoplay.table).converted(Optional.some) { $0 }
        let flag = Codec(
            "`true`, `false`", schema: { $0.single(["type": "boolean"]) },
            read: { slot, reader in
                if case .scalar(let text, plain: true) = slot.node.content, let isOn = Bool(text) {
                    return .some(isOn ? Banner.Autoplay() : nil)
                }
                reader.wrongType(slot.node, slot.name, due: "true, false or a map as { interval: 1 }")
                return .some(nil)
            },
            write: { value, _ in value == nil ? .flag(false) : value == Banner.Autoplay() ? .flag(true) : nil
            })
        return flag.or(map, where: { if case .mapping = $0.content { true } else { false } })
    }
}

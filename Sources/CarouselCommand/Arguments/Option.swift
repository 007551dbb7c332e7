/// An option, as the command line has it and as the help shows it.
package struct Option: Hashable, Sendable {
    /// Without its dashes.
    package let name: String
    package let short: Character?
    /// What its value is called in the help; nil for a switch.
    package let value: String?
    /// One sentence or two.
    package let help: String

    package init(_ name: String, short: Character? = nil, value: String? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }
}

/// Options that several verbs share.
extension Option {
    package static let fps = Option(
        "fps", value: "N",
        help:
            "Frames per second, in place of the scene's: above 0, up to 1000, also a fraction like 30000/1001."
    )
    package static let set = Option(
        "set", value: "PATH=VALUE",
        help:
            "A value in place of the scene's, as carousel.spacing=24 or timeline.steps.0.wait=1; without a value"
            + " the key's default. May be given several times.")
    package static let appearance = Option(
        "appearance", value: "light|dark", help: "Which values system colours take, in place of the scene's.")
    package static let device = Option(
        "device", value: "NAME",
        help:
            "A screen, as 'iPhone 15 Pro', in place of the scene's device, width, height, scale and safe area."
    )
    package static let frames = Option(
        "frames", value: "LIST",
        help:
            "Only these frames, both ends included: 12, 0-30, 0-30,45,60- (to the end). Numbers count from 0."
    )
    package static let at = Option(
        "at", value: "S[,S...]",
        help: "The states at these times, in seconds, instead of frames. They may lie beyond the film's end.")
    package static let strict = Option(
        "strict", help: "Take warnings (missing glyphs and fonts) for errors.")
    package static let quiet = Option(
        "quiet", short: "q", help: "No progress and no summary; errors and warnings are still reported.")
    package static let color = Option(
        "color", value: "WHEN",
        help: "Colour messages: auto (on a terminal, unless NO_COLOR is set), always or never.")
}

import CarouselDrawing

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
    /// What SwiftUI keeps clear of at the screen's edges: its carousels are centred in what is left.
    public var safeArea: SafeArea
    /// Where leading edges are: SwiftUI's environment value, for all that is on the screen.
    public var layoutDirection: LayoutDirection
    /// What is on the screen around its carousels, each of which has a place in it; nil: the only carousel is all.
    ///
    /// Names in braces stand for what is true at a moment: `{NAME.number}`, `{NAME.count}` and any key of the item at the
    /// carousel's index, `{carousel.number}` where the only one has no name. A brace itself is written twice.
    public var content: Card.View?

    public init(
        width: Double = 390, height: Double = 844, scale: Double = 2, background: Color? = nil,
        appearance: Appearance = .light, ios: IOS = .v18, safeArea: SafeArea = SafeArea(),
        layoutDirection: LayoutDirection = .leftToRight, content: Card.View? = nil
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.background = background ?? (appearance == .light ? .white : .black)
        self.appearance = appearance
        self.ios = ios
        self.safeArea = safeArea
        self.layoutDirection = layoutDirection
        self.content = content
    }

    /// The height of bars and rounded corners, in points.
    public struct SafeArea: Hashable, Sendable {
        public var top: Double
        public var bottom: Double

        public init(top: Double = 0, bottom: Double = 0) {
            self.top = top
            self.bottom = bottom
        }
    }

    /// From where to where one reads.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        case leftToRight
        case rightToLeft
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

extension Screen {
    static let table = FieldTable(
        "screen", { Screen(appearance: $0) },
        [
            Field(
                own: "device", .choice(Device.all.map { ($0.name, $0.name) }),
                "An iPhone, which sets width, height and scale"),
            Field("width", \.width, .points(.positive), "Of the screen"),
            Field("height", \.height, .points(.positive), "Of the screen"),
            Field("scale", \.scale, .number(.positive, "pixels per point"), "`--scale` overrides it"),
            Field(
                "background", \.background, .color, "`clear` for transparent frames",
                fallback: "`white`, dark `black`"),
            Field("appearance", \.appearance, .word, "Which values the system colours take"),
            Field(
                "ios", \.ios, .ios,
                "Whose system colours these are; 26 mixes the colours of gradients perceptually, 18 in sRGB"),
            Field(
                "safeArea", \.safeArea, .map(SafeArea.table),
                "What SwiftUI keeps clear of at the edges: all kinds but `peek` are centred in what is left",
                fallback: "the device's, else none"),
            Field(
                own: "content", .view,
                "What is on it around the carousels: a view in which `carousel` and `indicator` stand as well",
                fallback: "the carousel alone"),
            Field(
                "layoutDirection", \.layoutDirection, .word,
                "Where leading edges are; `rightToLeft` mirrors carousels, indicators and the layout of cards"
            ),
        ])

    /// The screen's own size, scale and safe area override the device's.
    static let codec = Codec<Screen>.map(
        table,
        start: { map in
            let device = map.slot("device").flatMap { Device.read($0, map.reader) }
            let appearance = map.read("appearance", .word) ?? Appearance.light
            map.reader.appearance = appearance
            map.reader.ios = map.read("ios", .ios) ?? .v18
            return device?.screen(appearance) ?? Screen(appearance: appearance)
        },
        settle: { screen, map in
            guard let fault = screen.sizeFault else { return true }
            let key = ["width", "height", "scale"].filter { map.has($0) }
                .max { screen.excess($0) < screen.excess($1) }
            if let node = key.flatMap({ map.peek($0) }) {
                map.reader.report(fault, at: node)
            } else {
                map.report(fault)
            }
            return true
        },
        begin: { screen, _, _ in
            // Its background goes without saying, its appearance does not.
            var usual = Screen(appearance: screen.appearance)
            usual.appearance = .light
            return usual
        },
        check: { screen, checker in
            if !checker.hasErrors, let fault = screen.sizeFault { checker.report(sentence: fault) }
        })

    private var sizeFault: String? { SceneLimits.sizeFault(width: width, height: height, scale: scale) }

    /// How far a value is from the usual, to find the one to blame.
    private func excess(_ key: String) -> Double {
        let usual = Screen()
        let share =
            switch key {
            case "width": width / usual.width
            case "height": height / usual.height
            default: scale / usual.scale
            }
        return max(share, 1 / share)
    }
}

extension Screen.SafeArea {
    static let table = FieldTable(
        "safeArea", Screen.SafeArea(),
        [
            Field("top", \.top, .points(.notNegative), "Below the status bar or the island"),
            Field("bottom", \.bottom, .points(.notNegative), "Above the home indicator"),
        ])
}

extension Codec<Screen.IOS> {
    fileprivate static var ios: Codec {
        let versions = Screen.IOS.allCases
        let names = versions.map { "\($0.rawValue)" }
        return Codec(
            names.map { "`\($0)`" }.joined(separator: ", "),
            schema: { $0.single(["enum": .list(versions.map { .number($0.rawValue) })]) },
            read: { $1.choice($0.node, $0.name, of: Array(zip(names, versions))) },
            write: { version, _ in .number(version.rawValue) })
    }
}

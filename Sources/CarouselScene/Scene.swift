import CarouselDrawing

/// Carousels on a screen, what their cards look like, and what the finger does: all that determines a film.
///
/// Every value is settled: defaults filled in, colours resolved for the screen's appearance, the card template
/// filled in for each item, file names made relative to the current folder. Lengths are points, times seconds.
public struct Scene: Hashable, Sendable {
    public var screen: Screen
    /// Font files used beside the installed fonts.
    public var fonts: [String]
    /// In the order of the file: one without a name, or up to 20 by name, of which `screen.content` says where they are.
    public var carousels: [NamedCarousel]
    public var timeline: Timeline

    /// A scene with one carousel.
    public init(
        screen: Screen = Screen(), fonts: [String] = [], carousel: Carousel, indicator: Indicator? = nil,
        timeline: Timeline = Timeline()
    ) {
        self.init(
            screen: screen, fonts: fonts,
            carousels: [NamedCarousel(nil, carousel, indicator: indicator)], timeline: timeline)
    }

    /// - Parameter carousels: At least one.
    public init(
        screen: Screen, fonts: [String] = [], carousels: [NamedCarousel], timeline: Timeline = Timeline()
    ) {
        self.screen = screen
        self.fonts = fonts
        self.carousels = carousels
        self.timeline = timeline
    }

    /// The first carousel, which mostly is the only one.
    public var carousel: Carousel {
        get { carousels.first?.carousel ?? Carousel(kind: Carousel.Kind.all[0], cards: []) }
        set {
            if carousels.isEmpty {
                carousels = [NamedCarousel(nil, newValue)]
            } else {
                carousels[0].carousel = newValue
            }
        }
    }

    /// The first carousel's indicator.
    public var indicator: Indicator? {
        get { carousels.first?.indicator }
        set { if !carousels.isEmpty { carousels[0].indicator = newValue } }
    }
}

/// One of a screen's carousels.
public struct NamedCarousel: Hashable, Sendable {
    /// Letters, digits, `-` and `_`; nil for the only one of a scene that needs no name.
    public var name: String?
    public var carousel: Carousel
    public var indicator: Indicator?
    /// What the screen's content names of the items: by key, a text for each of them.
    public var texts: [String: [String]]

    public init(
        _ name: String?, _ carousel: Carousel, indicator: Indicator? = nil, texts: [String: [String]] = [:]
    ) {
        self.name = name
        self.carousel = carousel
        self.indicator = indicator
        self.texts = texts
    }

    /// How views of the screen and steps call it.
    package var address: String { name ?? Self.onlyAddress }

    /// How the only carousel without a name is called.
    package static let onlyAddress = "carousel"
}

extension Scene {
    /// The scene as each carousel by itself has it: that carousel alone, and its own start.
    package var parts: [Scene] {
        carousels.map { named in
            var part = self
            part.carousels = [named]
            part.timeline.start = timeline.start(of: named)
            return part
        }
    }
}

extension Scene {
    /// The file as a whole.
    static let table = FieldTable(
        "scene", Scene(carousel: Carousel(kind: Carousel.Kind.all[0], cards: [])),
        [
            Field(own: "version", .version, "The version of the format", isRequired: true),
            Field(own: "screen", Screen.codec, "The surface that frames are drawn on"),
            Field(own: "fonts", .fonts, "Font files beside the installed fonts"),
            Field(
                own: "carousel", .carousel, "Which carousel it is, and its cards",
                fallback: "required, or `carousels`"),
            Field(
                own: "carousels", .carousels,
                "1 to \(SceneLimits.carousels) carousels by name (letters, digits, `-`, `_`), each of which stands in `screen.content`"
            ),
            Field(
                own: "indicator", .indicator, "The row that shows which page it is; also within `carousel`",
                fallback: "`none`, a `pager` has bars"),
            Field(own: "timeline", .map(Timeline.table), "When what happens"),
        ])
}

extension Codec<Double> {
    fileprivate static var version: Codec {
        Codec(
            "1", schema: { _ in ["const": 1] }, read: { $1.number($0.node, $0.name, .any) },
            write: { value, _ in .number(value) })
    }
}

extension Codec<[String]> {
    /// Files, each of them once, asked about in their order.
    static var fonts: Codec {
        Codec(
            "paths, relative to the scene",
            schema: {
                .init(dictionaryLiteral: ("type", "array"), ("items", .map(Codec<String>.text().schema($0))))
            },
            read: { slot, reader in
                var files: [String] = []
                for node in reader.list(slot.node, slot.name) ?? [] {
                    guard let written = reader.string(node, slot.name) else { continue }
                    let file = reader.path(written)
                    guard !files.contains(file) else { continue }
                    files.append(file)
                    if let fault = reader.assets.fault(ofFont: file) {
                        reader.report(Message.font(written, fault), at: node)
                    }
                }
                return files
            },
            write: { files, writer in
                files.isEmpty ? nil : .list(files.map { .string(writer.fileName($0)) })
            },
            check: { files, checker in
                for (i, file) in files.enumerated() {
                    checker.at(i) {
                        checker.check(text: file)
                        if let fault = checker.assets?.fault(ofFont: file) {
                            checker.report(sentence: Message.font(file, fault))
                        }
                    }
                }
            })
    }
}

extension Scene {
    /// How the file's own keys begin, whose values nobody reads: a place for anchors.
    static let freePrefix = "x-"
}

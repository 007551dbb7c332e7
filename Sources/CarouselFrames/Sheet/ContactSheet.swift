import CarouselCairo
import CarouselDrawing
import CarouselLayout
import CarouselScene

/// Chosen moments of films in one picture: a grid of small frames, each with its time and what goes on in it.
///
/// Several films stand one below the other, on one clock.
public struct ContactSheet {
    /// A film with its title.
    public struct Section: Sendable {
        public var film: Film
        /// As a rule the scene file's name.
        public var title: String

        public init(_ film: Film, title: String) {
            self.film = film
            self.title = title
        }
    }

    /// The most small frames of one sheet.
    public static let mostFrames = 200

    private let sections: [Section]
    /// In seconds.
    private let times: [Double]
    private let columns: Int
    /// Pixels per point.
    private let scale: Double
    private let resources: FilmResources

    /// - Parameters:
    ///   - sections: At least one. The sheet is light or dark as the first one's screen.
    ///   - times: In seconds; nil: the key moments of all films.
    ///   - columns: ≥ 1; nil: all moments in a row where there are several films, else five.
    ///   - scale: Pixels per point, > 0.
    /// - Throws: `FilmError.invalid` where there are more than `mostFrames`.
    public init(_ sections: [Section], times: [Double]? = nil, columns: Int? = nil, scale: Double = 2) throws
    {
        self.sections = sections
        self.times = times ?? Set(sections.flatMap(\.film.keyTimes)).sorted()
        self.scale = scale
        let count = self.times.count * sections.count
        guard count <= Self.mostFrames else {
            throw FilmError.invalid(
                "a sheet holds at most \(Self.mostFrames) frames, not \(count); choose moments with 'at' or 'every'"
            )
        }
        self.columns = min(
            max(1, columns ?? (sections.count > 1 ? self.times.count : 5)), max(1, self.times.count))
        resources = try FilmResources()
    }

    /// The sheet as the bytes of a file.
    /// - Throws: `FilmError.invalid` where it is too large; what drawing throws.
    public func file(_ format: FrameFormat) throws -> [UInt8] {
        let list = try displayList()
        let screen = Screen(
            width: list.size.width, height: list.size.height, scale: scale, background: list.background)
        if let fault = SceneLimits.sizeFault(width: screen.width, height: screen.height, scale: scale) {
            throw FilmError.invalid("the sheet is too large: \(fault)")
        }
        var scene = sections[0].film.scene
        scene.screen = screen
        let encoder = format.makeEncoder(
            FrameEncoding(
                scene: scene, canvases: CanvasSource(scale: scale, resources: resources),
                compression: .small, svgStyle: .layers))
        var spent = StageTimes()
        return try encoder.encode(FrameDrawing(list: list), &spent)
    }

    // MARK: - Layout

    /// Lengths in points.
    private enum Measures {
        static let margin = 24.0
        static let spacing = 16.0
        static let frameWidth = 180.0
        /// Between a frame and its caption.
        static let gap = 8.0
        static let captionHeight = 34.0
        static let cornerRadius = 8.0
    }

    private var appearance: Appearance { sections.first?.film.scene.screen.appearance ?? .light }

    private func displayList() throws -> DisplayList {
        let width =
            2 * Measures.margin + Double(columns) * (Measures.frameWidth + Measures.spacing)
            - Measures.spacing
        var y = Measures.margin
        var nodes: [Node] = []
        for section in sections {
            let title = try SheetText(resources, scale, appearance).title(
                section, width: width - 2 * Measures.margin)
            nodes.append(.moved(title.nodes, to: Point(Measures.margin, y)))
            y += title.height + Measures.spacing
            try add(section, from: &y, to: &nodes)
        }
        return DisplayList(
            size: Size(width, (y + Measures.margin - Measures.spacing).rounded(.up)),
            background: appearance == .light ? .white : .black, nodes: nodes)
    }

    /// The small frames of a film, in rows.
    private func add(_ section: Section, from y: inout Double, to nodes: inout [Node]) throws {
        let screen = section.film.scene.screen
        let reduction = Measures.frameWidth / screen.width
        let frame = Size(Measures.frameWidth, screen.height * reduction)
        let renderer = section.film.renderer()
        let texts = SheetText(resources, scale, appearance)
        for (index, time) in times.enumerated() {
            let column = index % columns
            if index > 0, column == 0 {
                y += frame.height + Measures.gap + Measures.captionHeight + Measures.spacing
            }
            let origin = Point(
                Measures.margin + Double(column) * (Measures.frameWidth + Measures.spacing), y)
            nodes += try picture(
                renderer, section.film, time, in: Rect(origin: origin, size: frame), reduction)
            let caption = try texts.caption(
                section.film, at: time, in: Size(frame.width, Measures.captionHeight))
            nodes.append(.moved(caption, to: Point(origin.x, y + frame.height + Measures.gap)))
        }
        y += frame.height + Measures.gap + Measures.captionHeight + Measures.spacing
    }

    private func picture(
        _ renderer: FilmRenderer, _ film: Film, _ time: Double, in frame: Rect, _ reduction: Double
    ) throws -> [Node] {
        let list = try renderer.displayList(at: time)
        let outline = Path.roundedRectangle(frame, Corners(radius: Measures.cornerRadius))
        var content: [Node] = []
        if list.background.alpha > 0 { content.append(.fill(.rectangle(frame), .color(list.background))) }
        content.append(
            .group(
                Group(
                    transform: Transform.scale(reduction, reduction).then(.translation(frame.x, frame.y)),
                    children: list.nodes.map(\.anonymous))))
        return [
            .group(Group(clip: outline, children: content)),
            .stroke(outline, LineStyle(width: 1), .color(Color(bytes: 128, 128, 128).opacity(0.4))),
        ]
    }
}

extension Node {
    fileprivate static func moved(_ nodes: [Node], to origin: Point) -> Node {
        .group(Group(transform: .translation(origin.x, origin.y), children: nodes))
    }

    /// Without what groups stand for: on a sheet a card is there many times.
    fileprivate var anonymous: Node {
        guard case .group(var group) = self else { return self }
        group.identity = nil
        group.children = group.children.map(\.anonymous)
        return .group(group)
    }
}

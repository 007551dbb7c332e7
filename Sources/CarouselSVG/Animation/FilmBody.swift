import CarouselDrawing

/// What a film draws, in the making.
struct FilmBody {
    var body: Body
    var sheet: MotionSheet
    private let grid: Double
    private var standsOnGrid = false
    /// How often each group's content is drawn.
    private var uses: [[Node]: Int] = [:]

    init(_ body: Body, _ sheet: MotionSheet, grid: Double) {
        self.body = body
        self.sheet = sheet
        self.grid = grid
    }

    mutating func draw(_ tracks: Tracks) throws {
        count(tracks)
        var all = FrameSet()
        all.append(0..<sheet.frames)
        try draw(tracks, within: all)
    }

    private mutating func count(_ tracks: Tracks) {
        for track in tracks.tracks {
            switch track.content {
            case .same(let nodes): if !nodes.isEmpty { uses[nodes, default: 0] += 1 }
            case .tracks(let tracks): count(tracks)
            }
        }
    }

    /// - Parameter frames: Those in which what they stand in is seen.
    private mutating func draw(_ tracks: Tracks, within frames: FrameSet) throws {
        for track in tracks.tracks { try draw(track, within: frames) }
    }

    private mutating func draw(_ track: Track, within frames: FrameSet) throws {
        let shown = track.frames == frames ? nil : track.frames
        switch (track.form, track.first) {
        case (.outline(_, let style), _) where !track.isStill:
            outline(track, style, shown)
        case (.group, .group(let group)), (.sprite, .group(let group)):
            try draw(group, track, shown)
        case (.group, .projected(let group, _)), (.sprite, .projected(let group, _)):
            try draw(group, inPlaneOf: track, shown)
        case (.outline, _), (.node, _), (.group, _), (.sprite, _):
            let attributes = attributes([], shown)
            if !attributes.isEmpty { body.markup.line("<g\(attributes)>") }
            try body.draw(track.first)
            if !attributes.isEmpty { body.markup.line("</g>") }
        }
    }

    // MARK: Groups

    private mutating func draw(_ group: Group, _ track: Track, _ shown: FrameSet?) throws {
        var attributes = group.identity.map { body.name($0) } ?? ""
        let motion = TransformMotion(
            track.transforms.values(at: track.frames), frames: sheet.frames, extent: track.extent, grid: grid)
        standsOnGrid = standsOnGrid || motion.isOnGrid
        let fade = opacity(track)
        attributes += self.attributes(
            motion.properties + fade.changes, shown,
            fixed: [motion.fixed, fade.fixed].filter { !$0.isEmpty }.joined(separator: ";"),
            classes: motion.isOnGrid ? [gridClass] : [])
        attributes += group.transform.attribute
        if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.share)\"" }

        let outer = body.enlargement
        body.enlargement *= track.transforms.values.map(\.enlargement).max() ?? 1
        defer { body.enlargement = outer }
        if case .group = track.form { attributes += clip(group, track) }
        if !attributes.isEmpty { body.markup.line("<g\(attributes)>") }
        if let title = group.title { body.markup.line("<title>\(title.escaped)</title>") }
        try drawContent(of: track, group)
        if !attributes.isEmpty { body.markup.line("</g>") }
    }

    /// A plane in perspective, which SVG itself has none of: a page in the drawing, whose styles do.
    private mutating func draw(
        _ group: Group, inPlaneOf track: Track, _ shown: FrameSet?
    ) throws {
        let size = body.writer.size
        var attributes = group.identity.map { body.name($0) } ?? ""
        let fade = opacity(track)
        attributes += self.attributes(fade.changes, shown, fixed: fade.fixed)
        if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.share)\"" }
        let numbers = PlaneNumbers(track.maps.values(at: track.frames), extent: track.extent)
        let plane = self.attributes(numbers.properties, nil, fixed: numbers.fixed)
        body.markup.line("<g\(attributes)>")
        if let title = group.title { body.markup.line("<title>\(title.escaped)</title>") }
        body.markup.line("<foreignObject \(size.attributes) style=\"overflow:visible\">")
        body.markup.line(
            "<div xmlns=\"http://www.w3.org/1999/xhtml\"\(plane) style=\"width:\(size.width.place)px;"
                + "height:\(size.height.place)px;transform-origin:0 0;transform:\(numbers.transform)\">")
        body.markup.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size.attributes) stroke-miterlimit=\"10\" "
                + "style=\"display:block;overflow:visible\">")
        var clip = ""
        if case .group = track.form { clip = self.clip(group, track) }
        if !clip.isEmpty { body.markup.line("<g\(clip)>") }
        try drawContent(of: track, group)
        if !clip.isEmpty { body.markup.line("</g>") }
        for end in ["</svg>", "</div>", "</foreignObject>", "</g>"] { body.markup.line(end) }
    }

    private mutating func drawContent(of track: Track, _ group: Group) throws {
        if case .sprite = track.form {
            var content = group.unmoved
            (content.identity, content.title) = (nil, nil)
            return try body.draw(.group(content))
        }
        switch track.content {
        case .tracks(let tracks): try draw(tracks, within: track.frames)
        case .same(let nodes):
            // What is named is drawn where it stands: names are given once.
            guard uses[nodes, default: 0] > 1, !nodes.contains(where: \.isNamed) else {
                return try body.draw(nodes)
            }
            var inner = body.inner()
            try inner.draw(nodes)
            body.markup.adopt(inner.markup)
            let lines = String(decoding: inner.markup.lines, as: UTF8.self)
            let id = body.markup.define("g", ">\(lines.split(separator: "\n").joined())</g>", kind: "content")
            body.markup.line(body.use(id, ""))
        }
    }

    // MARK: Changes

    private mutating func attributes(
        _ changes: [MotionSheet.Property], _ shown: FrameSet?, fixed: String = "", classes: [String] = []
    ) -> String {
        let rule = sheet.rule(changes, shown: shown, fixed: fixed)
        let names = classes + (rule.map { [$0] } ?? [])
        var text = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
        if shown?.isAtStart == false { text += " visibility=\"hidden\"" }
        return text
    }

    /// By a property of our own: what browsers hand to their compositors is drawn once and scaled, and so less sharp.
    private func opacity(_ track: Track) -> (changes: [MotionSheet.Property], fixed: String) {
        guard let first = track.opacities.values.first, !track.opacities.isConstant else { return ([], "") }
        let windows = track.opacities.values(at: track.frames).windows(
            sheet.frames, { _ in Nearness.opacity }, { $0 })
        return (
            [.init("--cfo", Course(through: [windows])) { $0[0].share }],
            "--cfo:\(first.share);opacity:var(--cfo)"
        )
    }

    private mutating func clip(_ group: Group, _ track: Track) -> String {
        guard let path = group.clip else { return "" }
        guard !track.clips.isConstant else { return body.clip(to: path) }
        let samples = track.clips.values(at: track.frames).map {
            (frame: $0.frame, value: $0.value ?? Path())
        }
        let attributes = attributes([course(samples)], nil)
        let id = body.markup.define(
            "clipPath",
            "><path\(attributes) d=\"\(path.data(digits: body.digits, uniform: true))\"/></clipPath>")
        return " clip-path=\"url(#\(id))\""
    }

    /// An outline whose points move, or whose colour changes.
    private mutating func outline(_ track: Track, _ style: LineStyle?, _ shown: FrameSet?) {
        guard let path = track.paths.values.first, let color = track.colors.values.first else { return }
        let name = style == nil ? "fill" : "stroke"
        var changes: [MotionSheet.Property] = []
        if !track.paths.isConstant { changes.append(course(track.paths.values(at: track.frames))) }
        let colors = track.colors.values(at: track.frames)
        if colors.contains(where: { $0.value.hex != color.hex }) {
            let parts = [\Color.red, \.green, \.blue].map { part in
                colors.windows(sheet.frames, { _ in Nearness.color }, { $0[keyPath: part] * 255 })
            }
            changes.append(
                .init(name, Course(through: parts)) {
                    let parts = $0.map { min(max($0 / 255, 0), 1) }
                    return Color(red: parts[0], green: parts[1], blue: parts[2]).hex
                })
        }
        if colors.contains(where: { $0.value.alpha != color.alpha }) {
            let windows = colors.windows(sheet.frames, { _ in Nearness.opacity }, \.alpha)
            changes.append(.init(name + "-opacity", Course(through: [windows])) { $0[0].share })
        }
        let attributes =
            attributes(changes, shown) + (style?.attributes ?? "") + color.attributes(for: name)
        body.markup.line("<path\(attributes) d=\"\(path.data(digits: body.digits, uniform: true))\"/>")
    }

    private func course(_ samples: [(frame: Int, value: Path)]) -> MotionSheet.Property {
        let digits = body.digits
        let numbers = samples.map { (frame: $0.frame, value: $0.value.numbers) }
        guard let first = samples.first?.value, let start = numbers.first?.value else {
            return .init("d", [])
        }
        let moving = start.indices.filter { k in numbers.contains { $0.value[k] != start[k] } }
        // A point's last digit may be off by as much again.
        let tolerance = Nearness.place / max(1, body.enlargement) - 0.5 / Digits.powers[digits]
        let course = Course(
            through: moving.map { k in numbers.windows(sheet.frames, { _ in tolerance }, { $0[k] }) })
        return .init("d", course) { values in
            var all = start
            for (k, value) in zip(moving, values) { all[k] = value }
            return "path(\"\(first.with(numbers: all).data(digits: digits, uniform: true))\")"
        }
    }

    // MARK: Whole pixels

    private var gridClass: String { body.writer.filmID + "-pixels" }

    /// What stands on whole pixels stays on them between two knots as well.
    var gridRules: String {
        guard standsOnGrid else { return "" }
        func place(_ name: String) -> String { "round(var(\(name)),\(grid.text(7))px)" }
        return ".\(gridClass){transform:translate(var(--cfx),var(--cfy))}\n"
            + "@supports (transform:translate(round(1px,1px))){.\(gridClass)"
            + "{transform:translate(\(place("--cfx")),\(place("--cfy")))}}"
    }
}

extension Node {
    /// Whether something in it has an identity.
    fileprivate var isNamed: Bool {
        switch self {
        case .fill, .stroke: false
        case .group(let group), .projected(let group, _):
            group.identity != nil || group.children.contains(where: \.isNamed)
        }
    }
}

extension Path {
    /// The coordinates of all its points, in a row.
    fileprivate var numbers: [Double] {
        elements.flatMap { element -> [Double] in
            switch element {
            case .move(let p), .line(let p): [p.x, p.y]
            case .curve(let c, let d, let p): [c.x, c.y, d.x, d.y, p.x, p.y]
            case .close: []
            }
        }
    }

    /// The same steps through other points.
    fileprivate func with(numbers: [Double]) -> Path {
        var rest = numbers[...]
        func next() -> Point { Point(rest.popFirst() ?? 0, rest.popFirst() ?? 0) }
        return Path(
            elements.map {
                switch $0 {
                case .move: .move(next())
                case .line: .line(next())
                case .curve: .curve(next(), next(), next())
                case .close: .close
                }
            })
    }
}

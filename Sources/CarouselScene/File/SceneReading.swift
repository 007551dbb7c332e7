import CarouselDrawing

extension SceneReader {
    /// The scene in `bytes`, every default filled in, or all that is wrong with it, by line.
    ///
    /// - Parameters:
    ///   - file: the name for diagnostics, `-` for standard input.
    ///   - settings: take the place of the file's own values.
    ///   - folder: where relative paths in the scene start; `.` leaves them as they are.
    package static func read(
        bytes: [UInt8], file: String, settings: [SceneSetting] = [], folder: String,
        assets: any AssetChecking
    ) throws(SceneError) -> CheckedScene {
        let text = SourceText(bytes: bytes)
        let document = YAMLDocument(text)
        let settled = SettledText(text, settings)
        let reader = SceneReader(
            source: settled.source, folder: folder, assets: assets, isWhole: document.isWhole)
        for fault in document.faults { reader.report(fault.message, at: fault.span) }
        let root = document.root.map { root in
            settled.settled(root) { reader.report($0.message, at: $0.span) }
        }
        let scene = root.flatMap { reader.scene($0) }
        if document.root == nil, document.isWhole {
            reader.report(Message.emptyFile, at: SourceSpan(start: 0, length: 1))
        }
        // What the text before a syntax error seems to say is not judged at the error itself.
        let end = document.isWhole ? nil : document.faults.last?.span.start
        let known = reader.faults.filter { fault in
            end.map { fault.span.start < $0 } ?? true || fault == document.faults.last
        }
        let faults = sorted(known, in: settled, file: file)
        let errors = faults.filter { $0.severity == .error }
        guard errors.isEmpty, let scene else { throw SceneError(errors) }
        let length = Fault("", at: reader.lengthSpan ?? SourceSpan(start: 0, length: 1))
        return CheckedScene(
            scene: scene, warnings: faults, length: diagnostic(length, in: settled, file: file))
    }

    private static func sorted(_ faults: [Fault], in source: SettledText, file: String) -> [Diagnostic] {
        let ordered = faults.enumerated().sorted {
            ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
        }
        return ordered.map { diagnostic($0.element, in: source, file: file) }
    }

    private static func diagnostic(_ fault: Fault, in text: SettledText, file: String) -> Diagnostic {
        let (line, column) = text.source.place(of: fault.span.start)
        let excerpt = text.source.line(line, around: column)
        let setting = text.setting(at: fault.span.start)
        return Diagnostic(
            severity: fault.severity,
            location: Diagnostic.Location(
                file: setting?.origin ?? file, line: setting == nil ? line : 1, column: column,
                source: excerpt.text, sourceColumn: excerpt.column,
                length: max(1, fault.span.length)),
            message: fault.message)
    }

    /// The whole of a scene; nil where nothing can come of it.
    private func scene(_ root: YAMLNode) -> Scene? {
        guard let map = MapReader(Slot(root, "a scene"), "scene", self) else { return nil }
        if let node = map.required("version"), let version = number(node, "version", .any), version != 1 {
            report(Message.version(NumberText.plain(version)), at: node)
        }
        map.allow(map.keys.filter { $0.hasPrefix(Scene.freePrefix) })
        var screen = map.read("screen", Screen.codec) ?? Screen()
        (appearance, ios) = (screen.appearance, screen.ios)
        let fonts = map.read("fonts", .fonts) ?? []
        let timelineMap = map.map("timeline")
        hasDuration = timelineMap?.has("duration") ?? map.has("timeline")
        defer { map.finish() }
        // What depends on the carousels cannot be judged without them.
        var named = carousels(map, on: screen) ?? []
        guard !carousels.isEmpty else { return nil }
        screen.content = content(map, &named)
        let timeline = timelineMap.map { self.timeline($0) } ?? Timeline()
        if named.isEmpty { return nil }
        return Scene(screen: screen, fonts: fonts, carousels: named, timeline: timeline)
    }

    private func timeline(_ map: MapReader) -> Timeline {
        var timeline = Timeline()
        _ = Timeline.table.read(&timeline, map)
        map.finish()
        let node = map["duration"] ?? map["steps"]
        lengthSpan = node?.span
        if let node, let fault = timeline.lengthFault { report(fault, at: node) }
        return timeline
    }

    // MARK: - Carousel

    /// What a timer turns never comes to rest.
    private func reportAutoplay(_ map: MapReader) {
        guard let kind, kind.autoplays, !hasDuration, isWhole else { return }
        let span = map.span(ofKey: "autoplay") ?? map.peek("kind")?.span
        report(Message.autoplayNeedsDuration(kind), at: span ?? map.home)
    }

    /// nil where its kind is not known: then only what all kinds have is judged.
    func carousel(_ map: MapReader, name: String?, on screen: Screen) -> Carousel? {
        let owner = name.map { "carousel '\($0)'" } ?? "carousel"
        map.place = owner
        let kinds = Carousel.Kind.all.map { ($0.name, $0.values) }
        let unread = map.required("kind").flatMap { choice($0, "kind", of: kinds) }
        if let unread { map.place = "\(owner) (kind \(type(of: unread).name))" }

        (items, count) = self.items(map)
        let template = CardTemplate(map["card"], items: items, in: self)
        self.template = template
        var values = unread.map { type(of: $0).read(map) }
        let cards = template.cards(for: items)
        values?.refillCards = template.cards(for: template.later)
        // A card that brings its own shadow is not given a second one.
        if !map.has("shadow"), template.hasShadow { values?.shadow = nil }

        axis = map.read("axis", .word) ?? .horizontal
        if let values, !type(of: values).scrolls { map.report(Message.axisOfCards, atKey: "axis") }
        let height = map.read("height", .points(.positive))
        if let height, axis == .horizontal, let kind = values {
            values = kind.fitted(to: height)
            if map.peek("itemSize")?.child("height") != nil { map.exclude("height", "itemSize") }
        }
        kind = values
        reportAutoplay(map)
        // Without a kind the common keys are judged by any.
        var carousel = Carousel(
            kind: (values ?? Carousel.Kind.all[0].values).kind, cards: cards,
            axis: axis, screen: Size(screen.width, screen.height))
        _ = Carousel.table.read(&carousel, map)
        guard let values else {
            map.allow(kinds.flatMap { type(of: $0.1).keys })
            map.finish()
            return nil
        }
        if type(of: values).scrolls {
            _ = Carousel.phaseTable.read(&carousel, map)
            if map.has("focus"), map.has("transition") {
                map.report(Message.focusAndTransition, atKey: "focus")
            }
        } else if map.has("transition") {
            map.allow(["transition"])
            map.report(Message.transitionOfCards, atKey: "transition")
        }
        if var fault = carousel.roomFault(on: screen) {
            fault.keys.append("kind")
            map.report(fault)
        }
        map.finish { key in
            let owners = kinds.filter { type(of: $0.1).keys.contains(key) }.map(\.0)
            guard !owners.isEmpty else { return nil }
            return (owners.count == 1 ? "kind " : "kinds ") + Message.list(owners, last: "and")
        }
        return carousel
    }
}

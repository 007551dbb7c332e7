import CarouselDrawing

/// A modifier of a view: its key and the form of its value. Their order is the one in which the plain keys of a view are
/// applied, from the inside out.
struct ModifierForm: Sendable {
    let key: String
    let meaning: String
    let about: String
    let schema: @Sendable () -> YAMLMap
    /// - Parameter corners: What a border follows here.
    let read: @Sendable (Slot, SceneReader, _ corners: Corners) -> Card.View.Modifier?
    /// nil for another modifier.
    let write: @Sendable (Card.View.Modifier, SceneWriter, _ corners: Corners) -> YAMLValue?
    let check: @Sendable (Card.View.Modifier, SceneChecker) -> Void

    init<Value>(
        _ key: String, _ codec: Codec<Value>, _ meaning: String,
        _ make: @escaping @Sendable (Value, _ corners: Corners) -> Card.View.Modifier?,
        _ value: @escaping @Sendable (Card.View.Modifier, _ corners: Corners) -> Value?
    ) {
        self.key = key
        self.meaning = meaning
        about = codec.about
        schema = { codec.schema(.template) }
        read = { slot, reader, corners in codec.read(slot, reader).flatMap { make($0, corners) } }
        write = { modifier, writer, corners in value(modifier, corners).flatMap { codec.write($0, writer) } }
        check = { modifier, checker in
            // No corners are like these: a border's own are always checked.
            guard let value = value(modifier, Corners(radius: -.infinity)) else { return }
            checker.at(key) { codec.check(value, checker) }
        }
    }

    init<Value>(
        _ key: String, _ codec: Codec<Value>, _ meaning: String,
        _ make: @escaping @Sendable (Value) -> Card.View.Modifier?,
        _ value: @escaping @Sendable (Card.View.Modifier) -> Value?
    ) {
        self.init(key, codec, meaning, { value, _ in make(value) }, { modifier, _ in value(modifier) })
    }

    static let all: [ModifierForm] = sizes + looks + effects + places

    /// What may stand beside a content: the modifiers, the style of their corners, and their list.
    static let keys = all.map(\.key) + ["cornerStyle", "modifiers"]
    private static let ranks = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.key, $0) })

    // MARK: - Reading

    /// The plain keys in their own order, then the list in its.
    ///
    /// - Parameter corners: `cornerRadius` and `cornerStyle`, which a rounded rectangle has for itself.
    static func read(_ view: inout Card.View, _ map: MapReader, _ corners: Corners?) {
        map.allow(keys)
        var followed = view.content.corners
        for rank in map.keys.compactMap({ ranks[$0] }).sorted() {
            let form = all[rank]
            guard let slot = map.slot(form.key) else { continue }
            if form.key == "cornerRadius" {
                followed = corners ?? followed
                if let corners, !view.content.hasOwnRadius { view.modifiers.append(.clip(corners)) }
            } else if let modifier = form.read(slot, map.reader, followed) {
                followed = modifier.clip ?? followed
                view.modifiers.append(modifier)
            }
        }
        for node in map.slot("modifiers").flatMap({ map.reader.list($0.node, $0.name) }) ?? [] {
            guard let modifier = read(node, map.reader, followed) else { continue }
            followed = modifier.clip ?? followed
            view.modifiers.append(modifier)
        }
    }

    /// One of a list: a map of one key.
    private static func read(_ node: YAMLNode, _ reader: SceneReader, _ corners: Corners) -> Card.View
        .Modifier?
    {
        guard let map = MapReader(Slot(node, "a modifier"), "modifier", reader) else { return nil }
        map.allow(all.map(\.key))
        map.finish()
        let given = map.keys.filter { ranks[$0] != nil }
        guard let key = given.first, let rank = ranks[key], let slot = map.slot(key) else {
            if map.keys.isEmpty { map.report(Message.missingOneOf(all.map(\.key), in: "a modifier")) }
            return nil
        }
        for other in given.dropFirst() { map.exclude(other, key) }
        return all[rank].read(slot, reader, corners)
    }

    // MARK: - Writing

    /// As plain keys where those are applied in this order, else as a list.
    static func write(_ view: Card.View, into map: inout YAMLMap, _ writer: SceneWriter) {
        var plain = YAMLMap()
        var list: [YAMLValue] = []
        var followed = view.content.corners
        var isPlain = true
        var last = -1
        for modifier in view.modifiers where !modifier.doesNothing {
            let written = all.enumerated().lazy.compactMap { rank, form in
                form.write(modifier, writer, followed).map { (rank, form.key, $0) }
            }
            guard let (rank, key, value) = written.first else { continue }
            list.append(.map([key: value]))
            plain.set(key, value)
            followed = modifier.clip ?? followed
            if case .clip(let corners) = modifier {
                isPlain = isPlain && view.content.takes(corners)
            }
            isPlain = isPlain && rank > last
            last = rank
        }
        if isPlain {
            for (key, value) in plain.entries { map.set(key, value) }
        } else {
            map.set("modifiers", .list(list))
        }
    }

    // MARK: - Schema

    /// The keys of all modifiers, alone in a map of a list, or beside a content.
    static var properties: YAMLMap {
        var properties = YAMLMap()
        for form in all {
            var schema = form.schema()
            schema.set("description", .string(form.meaning))
            properties.set(form.key, .map(schema))
        }
        return properties
    }

    static var rows: [SceneReference.Row] {
        all.map { form in
            SceneReference.Row(
                key: form.key, fallback: "–",
                meaning: form.meaning + (form.about.isEmpty ? "" : " (\(form.about))"))
        } + [
            SceneReference.Row(
                key: "modifiers", fallback: "–",
                meaning: "A list of maps of one key each, applied in its own order after the plain keys")
        ]
    }
}

extension Card.View.Modifier {
    fileprivate var doesNothing: Bool {
        switch self {
        case .shadow(let shadow): shadow.castsNothing
        case .blur(let blur): blur.radius == 0
        default: false
        }
    }

    /// What a border around it follows from here on; nil: what it followed before.
    fileprivate var clip: Corners? {
        switch self {
        case .clip(let corners): corners
        case .clipShape(let outline): outline.corners
        default: nil
        }
    }
}

extension Card.View.Content {
    /// What a border follows around the bare content.
    fileprivate var corners: Corners {
        if case .shape(let shape) = self { shape.outline.corners } else { Corners(radius: 0) }
    }

    /// Whether the plain `cornerRadius` is the content's own.
    fileprivate var hasOwnRadius: Bool {
        if case .shape(let shape) = self, case .roundedRectangle = shape.outline { true } else { false }
    }

    /// Whether plain keys can clip to such corners: a capsule's plain style is its own, too.
    fileprivate func takes(_ clip: Corners) -> Bool {
        if case .shape(let shape) = self, case .capsule(let style) = shape.outline {
            return clip.style == style
        }
        return !hasOwnRadius
    }
}

// MARK: - Corners and borders

extension Corners {
    static let table = FieldTable(
        "cornerRadius", Corners(radius: 0),
        [
            Field(
                "radius", \.radius, .points(.notNegative), "At most half the shorter side", isRequired: true),
            Field("style", \.style, .word, "SwiftUI's `RoundedCornerStyle`"),
        ])

    /// `cornerRadius` and `cornerStyle`; nil where there are no rounded corners.
    ///
    /// - Parameter needsRadius: Not for a capsule, whose corners have a style but no radius.
    static func read(_ map: MapReader, needsRadius: Bool = true) -> Corners? {
        map.allow(["cornerRadius"])
        let style: Style? = map.read("cornerStyle", .word)
        guard map.has("cornerRadius") else {
            if map.has("cornerStyle"), needsRadius {
                map.report(Message.goesWith("cornerStyle", "cornerRadius"), atKey: "cornerStyle")
            }
            return nil
        }
        var corners = map.read("cornerRadius", .corners) ?? Corners(radius: 0)
        guard map.peek("cornerRadius")?.isNoScalar ?? false else {
            corners.style = style ?? .continuous
            return corners
        }
        if needsRadius { map.exclude("cornerStyle", "cornerRadius") }
        return corners
    }
}

extension Codec<Corners> {
    /// A radius, or a map with the style.
    static var corners: Codec {
        Codec<Double>.points(.notNegative)
            .converted({ Corners(radius: $0) }, { $0.style == .continuous ? $0.radius : nil })
            .or(map(Corners.table), where: \.isMap)
    }
}

/// A line inside the edge, along its own corners or those of the view.
struct Border: Hashable, Sendable {
    var color: Color = .clear
    var width = 1.0
    var corners: Corners?

    static let table = FieldTable(
        "border", Border(),
        [
            Field("color", \.color, .color, "Of the line", isRequired: true),
            Field("width", \.width, .points(.notNegative), "Of the line"),
            Field("cornerRadius", \.corners, .corners, "Of the line", fallback: "the view's"),
            Field(own: "cornerStyle", Codec<Corners.Style>.word, "Of its corners", fallback: "`continuous`"),
        ])
}

extension Codec<Border> {
    static var border: Codec {
        map(
            Border.table,
            settle: { border, map in
                border.corners = Corners.read(map)
                return true
            })
    }
}

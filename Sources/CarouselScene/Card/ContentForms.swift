import CarouselDrawing

/// A content that a view may have: the key that names it, those beside it, and the value they make.
struct ContentForm: Sendable {
    let key: String
    /// Beside its own.
    let otherKeys: [String]
    let rows: @Sendable () -> [SceneReference.Row]
    /// Of all its keys.
    let schema: @Sendable () -> YAMLMap
    let read: @Sendable (MapReader, Corners?) -> Card.View.Content?
    let write: @Sendable (Card.View.Content, SceneWriter) -> YAMLMap?
    let check: @Sendable (Card.View.Content, SceneChecker) -> Void

    /// `settle` completes a value after its keys were read and says whether that worked; `begin` writes what comes
    /// before the table's own keys, and says what is usual.
    init<Owner: Sendable>(
        _ table: FieldTable<Owner>, _ make: @escaping @Sendable (Owner) -> Card.View.Content,
        _ value: @escaping @Sendable (Card.View.Content) -> Owner?,
        settle: @escaping @Sendable (inout Owner, MapReader, Corners?) -> Bool = { _, _, _ in true },
        begin: @escaping @Sendable (inout Owner, inout Owner, inout YAMLMap, SceneWriter) -> Void = {
            _, _, _, _ in
        },
        check: @escaping @Sendable (Owner, SceneChecker) -> Void = { _, _ in }
    ) {
        key = table.keys.first ?? ""
        otherKeys = Array(table.keys.dropFirst())
        rows = { table.rows }
        schema = { table.schema(.template) }
        read = { map, corners in
            var owner = table.usual(map.reader.appearance)
            let isWhole = table.read(&owner, map)
            return settle(&owner, map, corners) && isWhole ? make(owner) : nil
        }
        write = { content, writer in
            guard var owner = value(content) else { return nil }
            var usual = table.usual(writer.appearance)
            var map = YAMLMap()
            begin(&owner, &usual, &map, writer)
            table.write(owner, unless: usual, into: &map, writer)
            return map
        }
        self.check = { content, checker in
            guard let owner = value(content) else { return }
            table.check(owner, checker)
            check(owner, checker)
        }
    }

    static let all: [ContentForm] = [
        ContentForm(
            Card.Text.table, Card.View.Content.text, { if case .text(let text) = $0 { text } else { nil } },
            settle: { text, map, _ in
                guard let node = map["text"] else { return false }
                map.reader.warn(about: text, at: node.span)
                map.reader.checkNames(in: text, at: node)
                return true
            },
            check: { text, checker in
                checker.warn(about: text)
                checker.checkNames(in: text)
            }),
        ContentForm(
            Card.Image.table, Card.View.Content.image,
            { if case .image(let image) = $0 { image } else { nil } }),
        ContentForm(
            Card.Shape.table, Card.View.Content.shape,
            { if case .shape(let shape) = $0 { shape } else { nil } },
            settle: { shape, map, corners in
                shape.settlePaint(map)
                return shape.readOutline(map, corners)
            },
            begin: { shape, usual, map, writer in
                shape.writeOutline(into: &map, writer)
                (shape, usual) = (shape.written, shape.usual(usual))
            },
            check: { shape, checker in
                switch shape.outline {
                case .roundedRectangle(let corners):
                    checker.at("cornerRadius") { checker.check(corners.radius, .notNegative) }
                case .unevenRoundedRectangle(let radii):
                    checker.at("shape") { CornerRadii.table.check(radii, checker) }
                case .rectangle, .circle, .ellipse, .capsule: break
                }
            }),
        ContentForm(
            Card.PathShape.table, Card.View.Content.path,
            { if case .path(let shape) = $0 { shape } else { nil } },
            settle: { shape, map, _ in
                shape.settlePaint(map)
                return true
            },
            begin: { shape, usual, _, _ in (shape, usual) = (shape.written, shape.usual(usual)) }),
        stack("vstack", .vertical), stack("hstack", .horizontal), stack("zstack", .depth),
        ContentForm(
            Spacer.table, { .spacer(minLength: $0.minLength) },
            { if case .spacer(let length) = $0 { Spacer(minLength: length) } else { nil } },
            settle: { spacer, map, _ in spacer.settle(map) },
            begin: { spacer, usual, map, _ in
                map.set("spacer", spacer.minLength.map { ["minLength": .number($0)] } ?? .flag(true))
                usual = spacer
            }),
        ContentForm(
            Divider.table, { .divider(color: $0.color) },
            { if case .divider(let color) = $0 { Divider(color: color) } else { nil } },
            settle: { divider, map, _ in divider.settle(map) },
            begin: { _, usual, map, writer in
                map.set("divider", .flag(true))
                usual = Divider(color: .system(.separator, writer.appearance, ios: writer.ios))
            }),
        leaf("carousel", "Where a carousel is", Card.View.Content.carousel) {
            if case .carousel(let name) = $0 { .some(name) } else { nil }
        },
        leaf("indicator", "Where a carousel's indicator is", Card.View.Content.indicator) {
            if case .indicator(let name) = $0 { .some(name) } else { nil }
        },
    ]

    /// The keys of views that are nothing but their names.
    static let leaves = ["carousel", "indicator"]

    private static func stack(_ key: String, _ axis: Card.Stack.Axis) -> ContentForm {
        ContentForm(
            Card.Stack.table(key, axis), Card.View.Content.stack,
            { if case .stack(let stack) = $0, stack.axis == axis { stack } else { nil } })
    }

    /// What else a key may be for.
    static func owner(of key: String) -> String? {
        let contents = all.filter { $0.otherKeys.contains(key) }.map(\.key)
        return contents.isEmpty ? nil : Message.list(contents, last: "and")
    }
}

/// `spacer`, alone or with its least length, beside the key or in its map.
private struct Spacer: Hashable, Sendable {
    var minLength: Double?

    static let table = FieldTable(
        "view (spacer)", Spacer(),
        [
            Field(
                own: "spacer",
                Codec<String>(
                    "`true`, or a map of `minLength`",
                    schema: { _ in
                        ["anyOf": [["enum": [.flag(true), .scalar("null")]], .map(inner.schema(.template))]]
                    },
                    read: { _, _ in nil }, write: { _, _ in nil }),
                "Takes what its stack has left", isRequired: true),
            minLengthField,
        ])
    private static let inner = FieldTable("spacer", Spacer(), [minLengthField])
    private static let minLengthField = Field(
        "minLength", \Spacer.minLength, .points(.notNegative), "At least so long")

    mutating func settle(_ map: MapReader) -> Bool {
        guard let slot = map.slot("spacer") else { return false }
        if case .mapping = slot.node.content, let inside = MapReader(slot, "spacer", map.reader) {
            _ = Self.inner.read(&self, inside)
            inside.finish()
        } else if !slot.node.isNull, !slot.node.isTrue {
            map.reader.wrongType(slot.node, "spacer", due: "a map with minLength")
        }
        return true
    }
}

/// `divider: true`, and its colour.
private struct Divider: Hashable, Sendable {
    var color: Color

    static let table = FieldTable(
        "view (divider)", { Divider(color: .system(.separator, $0)) },
        [
            Field(
                own: "divider",
                Codec<Bool>(
                    "`true`", schema: { _ in ["const": .flag(true)] }, read: { _, _ in nil },
                    write: { _, _ in nil }), "A hairline across its stack", isRequired: true),
            Field("color", \.color, .color, "Of the line", fallback: "`separator`"),
        ])

    mutating func settle(_ map: MapReader) -> Bool {
        guard let slot = map.slot("divider") else { return false }
        if !map.has("color") { color = .system(.separator, map.reader.appearance, ios: map.reader.ios) }
        if !slot.node.isTrue { map.reader.wrongType(slot.node, "divider", due: "true") }
        return true
    }
}

import CarouselDrawing

// MARK: - In the scene file

extension Codec<Color> {
    /// A name or hexadecimal digits; written to the nearest byte.
    static var color: Codec {
        Codec(
            "a colour", schema: { $0.single(["$ref": "#/$defs/color"]) },
            read: { $1.color($0.node, $0.name) },
            write: { color, writer in
                color.name(writer.appearance).map { .scalar($0) } ?? .string(color.hexadecimal)
            },
            check: { $1.check(color: $0) })
    }

    /// The schema of all colours.
    static var definition: YAMLMap {
        [
            "description": "A colour: hexadecimal digits, or a name of SwiftUI's",
            "anyOf": [
                ["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
                ["enum": .list(Color.names.map(YAMLValue.string))],
            ],
        ]
    }
}

extension Codec<UnitPoint> {
    /// A name, or two fractions of the width and the height.
    fileprivate static var unitPoint: Codec {
        let pair = Codec<[Double]>.numbers(2).converted({ UnitPoint(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
        return choice(
            UnitPoint.named, or: pair, "[x, y]",
            where: { if case .sequence = $0.content { true } else { false } })
    }
}

extension UnitPoint {
    /// SwiftUI's names.
    static let named: [(String, UnitPoint)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
        ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ]
}

/// Colours from one point to another.
struct Gradient: Hashable, Sendable {
    var colors: [Color] = []
    var from = UnitPoint.top
    var to = UnitPoint.bottom

    static let table = FieldTable(
        "fill", Gradient(),
        [
            Field(
                "linear", \.colors, .list(.color, "colours", atLeast: 2),
                "Two colours or more, at equal distances",
                isRequired: true),
            Field("from", \.from, .unitPoint, "Where it starts"),
            Field("to", \.to, .unitPoint, "Where it ends"),
        ])
}

extension Codec<Card.Fill> {
    /// A colour or `{ linear: [c1, c2], from: top, to: bottom }`.
    static var fill: Codec {
        let gradient = Codec<Gradient>.map(
            Gradient.table, isToldAtValue: true,
            settle: { gradient, map in
                if gradient.from == gradient.to, map.has("linear") { map.report(Message.sameEnds) }
            },
            check: { gradient, checker in
                if gradient.from == gradient.to { checker.report(sentence: Message.sameEnds) }
            })
        return Codec(
            "a colour or a gradient",
            schema: { ["anyOf": [.map(Codec<Color>.color.schema($0)), .map(gradient.schema($0))]] },
            read: { slot, reader in
                guard slot.node.isMap else { return reader.color(slot.node, slot.name).map(Card.Fill.color) }
                return gradient.read(slot, reader).map {
                    .linear($0.colors, from: $0.from, to: $0.to)
                }
            },
            write: { fill, writer in
                switch fill {
                case .color(let color): Codec<Color>.color.write(color, writer)
                case .linear(let colors, let from, let to):
                    gradient.write(Gradient(colors: colors, from: from, to: to), writer)
                }
            },
            check: { fill, checker in
                switch fill {
                case .color(let color): checker.check(color: color)
                case .linear(let colors, let from, let to):
                    gradient.check(Gradient(colors: colors, from: from, to: to), checker)
                }
            })
    }
}

extension Card.Stroke {
    static let table = FieldTable(
        "stroke", Card.Stroke(color: .clear),
        [
            Field("color", \.color, .color, "Of the line", isRequired: true),
            Field("width", \.width, .points(.notNegative), "Of the line, half of it on either side"),
        ])
}

extension DropShadow {
    static let table = FieldTable(
        "shadow", DropShadow(radius: 0),
        [
            Field(
                "radius", \.radius, .points(.notNegative), "The blur's σ; 0 is a hard shadow",
                fallback: "required (`cards`: 3)"),
            Field("x", \.x, .points(), "To the right"),
            Field("y", \.y, .points(), "Down"),
            Field("color", \.color, .color, "Of the shadow", fallback: "black at 33 %"),
        ])

    var castsNothing: Bool { radius == 0 && x == 0 && y == 0 }
}

extension Codec<DropShadow?> {
    /// A radius or a map; nil where nothing is cast. Without a default the map needs a radius.
    static func shadow(defaultRadius: Double? = nil) -> Codec {
        let table = DropShadow.table
        let radius = Codec<Double>.points(.notNegative)
        return Codec(
            "a radius, or a map of " + table.keys.map { "`\($0)`" }.joined(separator: ", "),
            schema: { scope in
                var map = table.schema(scope)
                if defaultRadius == nil { map.set("required", ["radius"]) }
                return ["anyOf": [.map(radius.schema(scope)), .map(map)]]
            },
            read: { slot, reader in
                var shadow = DropShadow(radius: defaultRadius ?? 0)
                if slot.node.isNoScalar {
                    guard let map = MapReader(slot, "shadow", isToldAtValue: true, reader) else { return nil }
                    defer { map.finish() }
                    if defaultRadius == nil, !map.has("radius") { map.report(missing: "radius") }
                    _ = table.read(&shadow, map)
                } else {
                    guard let value = radius.read(slot, reader) else { return nil }
                    shadow.radius = value
                }
                return .some(shadow.castsNothing ? nil : shadow)
            },
            write: { shadow, writer in
                guard let shadow, !shadow.castsNothing else { return .number(0) }
                if shadow == DropShadow(radius: shadow.radius) { return .number(shadow.radius) }
                var map: YAMLMap = ["radius": .number(shadow.radius)]
                table.write(shadow, unless: DropShadow(radius: shadow.radius), into: &map, writer)
                return .map(map)
            },
            check: { shadow, checker in if let shadow { table.check(shadow, checker) } })
    }
}

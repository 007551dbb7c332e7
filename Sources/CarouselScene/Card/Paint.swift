import CarouselDrawing

extension Card {
    /// The scene's colour, for files that import SwiftUI, too.
    public typealias Color = CarouselDrawing.Color
    /// The scene's unit point, for files that import SwiftUI, too.
    public typealias UnitPoint = CarouselDrawing.UnitPoint
}

// MARK: - In the scene file

/// A colour for each appearance.
struct AdaptiveColor: Hashable, Sendable {
    var light = Color.black
    var dark = Color.white

    static let table = FieldTable(
        "color", AdaptiveColor(),
        [
            Field("light", \.light, .plainColor, "In light mode", isRequired: true),
            Field("dark", \.dark, .plainColor, "In dark mode", isRequired: true),
        ])
}

extension Codec<Color> {
    /// A name, hexadecimal digits, or `{ light, dark }`, of which a scene holds the one of its appearance.
    static var color: Codec {
        let (plain, pair) = (plainColor, Codec<AdaptiveColor>.map(AdaptiveColor.table, isToldAtValue: true))
        return Codec(
            plain.about, schema: { $0.single(["$ref": "#/$defs/color"]) },
            read: { slot, reader in
                guard isAdaptive(slot.node) else { return plain.read(slot, reader) }
                return pair.read(slot, reader).map { reader.appearance == .light ? $0.light : $0.dark }
            },
            write: plain.write, check: plain.check)
    }

    /// Whether there is a colour for an appearance.
    static func isAdaptive(_ node: YAMLNode) -> Bool {
        node.isMap && AdaptiveColor.table.keys.contains { node.child($0) != nil }
    }

    /// A name or hexadecimal digits; written to the nearest byte.
    fileprivate static var plainColor: Codec {
        Codec(
            "a colour", schema: { $0.single(["$ref": "#/$defs/plainColor"]) },
            read: { $1.color($0.node, $0.name) },
            write: { color, writer in
                color.name(writer.appearance, ios: writer.ios).map { .scalar($0) }
                    ?? .string(color.hexadecimal)
            },
            check: { $1.check(color: $0) })
    }

    /// The schema of all colours, by their names in it.
    static var definitions: YAMLMap {
        [
            "plainColor": [
                "description": "A colour: hexadecimal digits, or a name of SwiftUI's",
                "anyOf": [
                    ["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
                    ["enum": .list(Color.names.map(YAMLValue.string))],
                ],
            ],
            "color": [
                "description": "A colour, or one for each appearance",
                "anyOf": [
                    ["$ref": "#/$defs/plainColor"], .map(AdaptiveColor.table.schema(.template)),
                ],
            ],
        ]
    }
}

extension Codec<UnitPoint> {
    /// A name, or two fractions of the width and the height.
    static var unitPoint: Codec {
        let pair = Codec<[Double]>.numbers(2).converted({ UnitPoint(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
        return choice(UnitPoint.named, orElse: "[x, y]").or(pair, "[x, y]", where: \.isList)
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

extension Card.Stroke {
    static let table = FieldTable(
        "stroke", Card.Stroke(color: .clear),
        [
            Field("color", \.color, .color, "Of the line", isRequired: true),
            Field("width", \.width, .points(.notNegative), "Of the line, half of it on either side"),
            Field(
                "dash", \.dash, .list(.points(.notNegative)), "Lengths of dashes and gaps in turn, in points",
                fallback: "unbroken"),
            Field("cap", \.cap, .word, "How the ends of dashes and lines look"),
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
    fileprivate var cast: DropShadow? { castsNothing ? nil : self }
}

extension Codec<DropShadow?> {
    /// A radius or a map; nil where nothing is cast. Without a default the map needs a radius.
    static func shadow(defaultRadius: Double? = nil) -> Codec {
        let map = Codec<DropShadow>.map(
            DropShadow.table, isToldAtValue: true,
            describe: { if defaultRadius == nil { $0.set("required", ["radius"]) } },
            start: { map in
                if defaultRadius == nil, !map.has("radius") { map.report(missing: "radius") }
                return DropShadow(radius: defaultRadius ?? 0)
            },
            begin: { shadow, map, _ in
                map.set("radius", .number(shadow.radius))
                return DropShadow(radius: shadow.radius)
            })
        return Codec<Double>.points(.notNegative)
            .converted({ DropShadow(radius: $0).cast }) { shadow in
                guard let shadow = shadow?.cast else { return 0 }
                return shadow == DropShadow(radius: shadow.radius) ? shadow.radius : nil
            }
            .or(map.converted({ $0.cast }) { $0 }, where: \.isNoScalar)
    }
}

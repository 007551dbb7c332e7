import CarouselDrawing

extension Card {
    /// The scene's colour, for files that import SwiftUI, too.
    public typealias Color = CarouselDrawing.Color
    /// The scene's unit point, for files that import SwiftUI, too.
    public typealias UnitPoint = CarouselDrawing.UnitPoint
}

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
        return choice(UnitPoint.named, orElse: "[x, y]").or(pair, "[x, y]") {
            if case .sequence = $0.content { true } else { false }
        }
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
                return true
            },
            check: { gradient, checker in
                if gradient.from == gradient.to { checker.report(sentence: Message.sameEnds) }
            })
        return Codec<Color>.color
            .converted(Card.Fill.color) { if case .color(let color) = $0 { color } else { nil } }
            .or(
                gradient.converted({ .linear($0.colors, from: $0.from, to: $0.to) }) {
                    guard case .linear(let colors, let from, let to) = $0 else { return nil }
                    return Gradient(colors: colors, from: from, to: to)
                }, "a gradient", where: \.isMap)
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

import CarouselDrawing

extension Card {
    /// One of SwiftUI's shapes.
    public struct Shape: Hashable, Sendable {
        public var outline: Outline
        /// nil: not filled.
        public var fill: Fill?
        public var stroke: Stroke?

        public init(_ outline: Outline, fill: Fill? = .color(.black), stroke: Stroke? = nil) {
            self.outline = outline
            self.fill = fill
            self.stroke = stroke
        }

        public enum Outline: Hashable, Sendable {
            case rectangle
            case roundedRectangle(Corners)
            case unevenRoundedRectangle(CornerRadii)
            /// The largest circle in the middle of what is offered.
            case circle
            /// As wide and high as what is offered.
            case ellipse
            case capsule(Corners.Style)
        }
    }

    /// An outline in coordinates of its own, scaled to fit what is offered, centred.
    public struct PathShape: Hashable, Sendable {
        package var path: Path
        /// The part of the outline's own coordinates that is scaled to fit; its sides are above 0.
        public var viewBox: Rect
        /// nil: not filled.
        public var fill: Fill?
        public var stroke: Stroke?

        package init(path: Path, viewBox: Rect, fill: Fill? = .color(.black), stroke: Stroke? = nil) {
            self.path = path
            self.viewBox = viewBox
            self.fill = fill
            self.stroke = stroke
        }
    }

    /// A colour or a gradient.
    public enum Fill: Hashable, Sendable {
        case color(Color)
        case linear([ColorStop], from: UnitPoint, to: UnitPoint)
        /// Outwards from `startRadius` to `endRadius`, in points.
        case radial([ColorStop], center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double)
        /// Clockwise once round, from `angle` on: in degrees, 0 to the right.
        case angular([ColorStop], center: UnitPoint = .center, angle: Double = 0)

        /// Colours at equal distances.
        public static func linear(_ colors: [Color], from: UnitPoint, to: UnitPoint) -> Fill {
            .linear(.evenly(colors), from: from, to: to)
        }
    }

    /// A line drawn on an outline, half of it on either side.
    public struct Stroke: Hashable, Sendable {
        public var color: Color
        public var width: Double
        /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
        public var dash: [Double]
        public var cap: LineCap

        public init(color: Color, width: Double = 1, dash: [Double] = [], cap: LineCap = .butt) {
            self.color = color
            self.width = width
            self.dash = dash
            self.cap = cap
        }
    }
}

/// What is filled and stroked.
protocol Painted: Hashable, Sendable {
    var fill: Card.Fill? { get set }
    var stroke: Card.Stroke? { get set }
}

extension Card.Shape: Painted {}
extension Card.PathShape: Painted {}

// MARK: - In the scene file

extension Painted {
    static func paint(
        _ fill: WritableKeyPath<Self, Card.Fill?> & Sendable,
        _ stroke: WritableKeyPath<Self, Card.Stroke?> & Sendable
    ) -> [Field<Self>] {
        [
            Field("fill", fill, .fill, "Its inside", fallback: "`primary`, with a `stroke` none"),
            Field("stroke", stroke, .map(Card.Stroke.table), "A line on its outline"),
        ]
    }

    /// A shape is filled unless, as with SwiftUI's `stroke`, only its line is asked for.
    mutating func settlePaint(_ map: MapReader) {
        if map.has("stroke"), !map.has("fill") { fill = nil }
    }

    /// As a file can have it: without fill and stroke it is filled `clear`.
    var written: Self {
        var shape = self
        if fill == nil, stroke == nil { shape.fill = .color(.clear) }
        return shape
    }

    /// What a file means that says nothing of the fill.
    func usual(_ usual: Self) -> Self {
        var usual = usual
        if stroke != nil { usual.fill = nil }
        return usual
    }
}

extension Card.Shape {
    static let table = FieldTable(
        "view (shape)", { Card.Shape(.rectangle, fill: .color(.primary($0))) },
        [
            Field(
                own: "shape",
                Codec<Outline>.choice(outlines.map { ($0.name, $0.make(Corners(radius: 0))) })
                    .or(.radii, where: \.isMap),
                "One of SwiftUI's, or a rectangle with a radius for each corner", isRequired: true)
        ] + paint(\.fill, \.stroke))

    private static let outlines: [(name: String, make: @Sendable (Corners) -> Outline)] = [
        ("rectangle", { _ in .rectangle }), ("roundedRectangle", { .roundedRectangle($0) }),
        ("circle", { _ in .circle }), ("ellipse", { _ in .ellipse }), ("capsule", { .capsule($0.style) }),
    ]

    /// The outline that `shape` names, with the corners that stand beside it.
    mutating func readOutline(_ map: MapReader, _ corners: Corners?) -> Bool {
        let corners = corners ?? Corners(radius: 0, style: map.read("cornerStyle", .word) ?? .continuous)
        let choices = Self.outlines.map { ($0.name, $0.make(corners)) }
        guard let slot = map.slot("shape") else { return false }
        let read =
            slot.node.isMap
            ? Codec.radii.read(slot, map.reader) : map.reader.choice(slot.node, "shape", of: choices)
        guard let outline = read else { return false }
        if case .roundedRectangle = outline, !map.has("cornerRadius") {
            map.report(Message.goesWith("roundedRectangle", "cornerRadius"))
        }
        self.outline = outline
        return true
    }

    func writeOutline(into map: inout YAMLMap, _ writer: SceneWriter) {
        let name = Self.outlines.first { $0.make(outline.corners) == outline }?.name
        map.set("shape", name.map { .scalar($0) } ?? Codec.radii.write(outline, writer))
        switch outline {
        case .roundedRectangle(let corners):
            map.set("cornerRadius", .number(corners.radius))
            if corners.style != .continuous { map.set("cornerStyle", .scalar(corners.style.rawValue)) }
        case .capsule(let style):
            if style != .continuous { map.set("cornerStyle", .scalar(style.rawValue)) }
        case .rectangle, .unevenRoundedRectangle, .circle, .ellipse: break
        }
    }
}

extension Card.Shape.Outline {
    /// What a border follows that has no corners of its own.
    var corners: Corners {
        switch self {
        case .roundedRectangle(let corners): corners
        case .circle, .ellipse: Corners(radius: NumberRule.limit, style: .circular)
        case .capsule(let style): Corners(radius: NumberRule.limit, style: style)
        case .rectangle, .unevenRoundedRectangle: Corners(radius: 0)
        }
    }
}

extension CornerRadii {
    static let table = FieldTable(
        "corners", CornerRadii(),
        [
            Field("topLeading", \.topLeading, .points(.notNegative), "Radius of this corner"),
            Field("topTrailing", \.topTrailing, .points(.notNegative), "Radius of this corner"),
            Field("bottomTrailing", \.bottomTrailing, .points(.notNegative), "Radius of this corner"),
            Field("bottomLeading", \.bottomLeading, .points(.notNegative), "Radius of this corner"),
            Field("cornerStyle", \.style, .word, "Of all of them"),
        ])
}

extension Codec<Card.Shape.Outline> {
    /// A radius for each corner.
    fileprivate static var radii: Codec {
        Codec<CornerRadii>.map(CornerRadii.table).converted(Value.unevenRoundedRectangle) {
            if case .unevenRoundedRectangle(let radii) = $0 { radii } else { nil }
        }
    }

    /// What `clipShape` takes: a word, `{ cornerRadius }`, `{ capsule: circular }`, or a radius for each corner.
    static var clipShape: Codec {
        let words: [(String, Value)] = [
            ("rectangle", .rectangle), ("circle", .circle), ("ellipse", .ellipse),
            ("capsule", .capsule(.continuous)),
        ]
        let rounded = Codec<Corners>.map(Corners.clipTable).converted(Value.roundedRectangle) {
            if case .roundedRectangle(let corners) = $0 { corners } else { nil }
        }
        let capsule = Codec<Corners.Style>.word.converted(Value.capsule) {
            if case .capsule(let style) = $0 { style } else { nil }
        }
        return choice(words)
            .or(radii, where: \.isMap)
            .or(rounded) { $0.isMap && $0.child("cornerRadius") != nil }
            .or(capsule.keyed("capsule", in: "clipShape"), "`capsule: circular`") {
                $0.isMap && $0.child("capsule") != nil
            }
    }
}

extension Corners {
    fileprivate static let clipTable = FieldTable(
        "clipShape", Corners(radius: 0),
        [
            Field("cornerRadius", \.radius, .points(.notNegative), "Of all corners", isRequired: true),
            Field("cornerStyle", \.style, .word, "Of all corners"),
        ])
}

extension Card.PathShape {
    static let table = FieldTable(
        "view (path)",
        {
            Card.PathShape(
                path: Path(), viewBox: Rect(x: 0, y: 0, width: 0, height: 0), fill: .color(.primary($0)))
        },
        [
            Field("path", \.path, .pathData, "SVG path data, scaled to fit", isRequired: true),
            Field(
                "viewBox", \.viewBox, .viewBox,
                "The part of the outline's own coordinates that is scaled to fit",
                isRequired: true),
        ] + paint(\.fill, \.stroke))
}

extension Codec<Rect> {
    fileprivate static var viewBox: Codec {
        Codec<[Double]>.numbers(4, [2: ("width", .positive), 3: ("height", .positive)]).converted(
            { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }, { [$0.x, $0.y, $0.width, $0.height] })
    }
}

extension Codec<Path> {
    fileprivate static var pathData: Codec {
        Codec(
            schema: { Codec<String>.text().schema($0) },
            read: { slot, reader in
                let node = slot.node
                guard let text = reader.string(node, slot.name, due: "path data") else { return nil }
                do throws(PathDataError) { return try PathData.parse(text) } catch {
                    // Where the file has the text as it is, the caret can stand at the very character.
                    var place = node
                    let written = reader.source.text(of: node.span)
                    if written == text || written == "\"\(text)\"" || written == "'\(text)'" {
                        let start = node.span.start + (written == text ? 0 : 1) + error.offset
                        place.span = SourceSpan(start: min(start, node.span.end - 1), length: 1)
                    }
                    reader.report(Message.pathData(error.message), at: place)
                    return nil
                }
            },
            write: { path, _ in .string(TemplatePiece.doublingBraces(PathData.text(of: path))) },
            check: { path, checker in
                if path.isEmpty { checker.report(sentence: Message.pathData("it is empty")) }
                let numbers = path.elements.flatMap { element -> [Double] in
                    switch element {
                    case .move(let p), .line(let p): [p.x, p.y]
                    case .curve(let c, let d, let p): [c.x, c.y, d.x, d.y, p.x, p.y]
                    case .close: []
                    }
                }
                if !numbers.allSatisfy(\.isFinite) { checker.report("must be made of numbers") }
            })
    }
}

import CarouselDrawing

/// Along which axes a view has its own size.
struct FixedSize: Hashable, Sendable {
    var horizontal = false
    var vertical = false

    static let table = FieldTable(
        "fixedSize", FixedSize(),
        [
            Field("horizontal", \.horizontal, .flag, "Its own width"),
            Field("vertical", \.vertical, .flag, "Its own height"),
        ])
}

extension Codec<FixedSize> {
    /// `true` for both axes.
    static var fixedSize: Codec {
        Codec<Bool>.flag
            .converted(
                { FixedSize(horizontal: $0, vertical: $0) },
                { $0.horizontal == $0.vertical ? $0.vertical : nil }
            )
            .or(map(FixedSize.table), where: \.isMap)
    }
}

struct AspectRatio: Hashable, Sendable {
    var ratio: Double?
    var mode = Card.ContentMode.fit

    static let table = FieldTable(
        "aspectRatio", AspectRatio(),
        [
            Field(
                "ratio", \.ratio, .number(.positive), "Width divided by height", fallback: "the view's own"),
            Field("mode", \.mode, .word, "Inside what is offered, or covering it"),
        ])
}

extension Codec<AspectRatio> {
    /// A ratio, fitted in, or a map.
    static var aspectRatio: Codec {
        Codec<Double>.number(.positive)
            .converted({ AspectRatio(ratio: $0) }, { $0.mode == .fit ? $0.ratio : nil })
            .or(map(AspectRatio.table), where: \.isMap)
    }
}

extension Point {
    static func table(_ name: String) -> FieldTable<Point> {
        FieldTable(
            name, Point(0, 0),
            [Field("x", \.x, .points(), "To the right"), Field("y", \.y, .points(), "Down")])
    }
}

struct ScaleEffect: Hashable, Sendable {
    var x = 1.0
    var y = 1.0
    var anchor = UnitPoint.center

    static let table = FieldTable(
        "scaleEffect", ScaleEffect(),
        [
            Field("x", \.x, .number(), "Factor of its width"),
            Field("y", \.y, .number(), "Factor of its height"),
            Field("anchor", \.anchor, .unitPoint, "What stays where it is"),
        ])
}

extension Codec<ScaleEffect> {
    /// A factor for both sides about the centre, or a map.
    static var scaleEffect: Codec {
        Codec<Double>.number(.any, "a factor")
            .converted(
                { ScaleEffect(x: $0, y: $0) }, { $0 == ScaleEffect(x: $0.x, y: $0.x) ? $0.x : nil }
            )
            .or(map(ScaleEffect.table), where: \.isMap)
    }
}

struct Rotation: Hashable, Sendable {
    var degrees = 0.0
    var anchor = UnitPoint.center

    static let table = FieldTable(
        "rotation", Rotation(),
        [
            Field("degrees", \.degrees, .degrees, "Clockwise", isRequired: true),
            Field("anchor", \.anchor, .unitPoint, "What stays where it is"),
        ])
}

extension Codec<Rotation> {
    /// Degrees about the centre, or a map.
    static var rotation: Codec {
        Codec<Double>.degrees
            .converted({ Rotation(degrees: $0) }, { $0.anchor == .center ? $0.degrees : nil })
            .or(map(Rotation.table), where: \.isMap)
    }
}

extension Blur {
    static let table = FieldTable(
        "blur", Blur(radius: 0),
        [
            Field("radius", \.radius, .points(.notNegative), "Its σ", isRequired: true),
            Field("opaque", \.opaque, .flag, "Blurs colours only: nothing spreads"),
        ])
}

extension Codec<Blur> {
    /// A radius or a map.
    static var blur: Codec {
        Codec<Double>.points(.notNegative)
            .converted({ Blur(radius: $0) }, { $0.opaque ? nil : $0.radius })
            .or(map(Blur.table), where: \.isMap)
    }
}

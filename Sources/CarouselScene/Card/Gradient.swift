import CarouselDrawing

/// Colours from one point to another.
struct LinearGradient: Hashable, Sendable {
    var stops: [ColorStop] = []
    var from = UnitPoint.top
    var to = UnitPoint.bottom

    static let table = FieldTable(
        "fill", LinearGradient(),
        [
            Field("linear", \.stops, .stops, "Two or more", isRequired: true),
            Field("from", \.from, .unitPoint, "Where it starts"),
            Field("to", \.to, .unitPoint, "Where it ends"),
        ])
}

/// Colours from a point outwards.
struct RadialGradient: Hashable, Sendable {
    var stops: [ColorStop] = []
    var center = UnitPoint.center
    var startRadius = 0.0
    var endRadius = 0.0

    static let table = FieldTable(
        "radial", RadialGradient(),
        [
            Field("colors", \.stops, .stops, "Two or more", isRequired: true),
            Field("center", \.center, .unitPoint, "Where its middle is"),
            Field("startRadius", \.startRadius, .points(.notNegative), "Where it starts"),
            Field("endRadius", \.endRadius, .points(.notNegative), "Where it ends", isRequired: true),
        ])
}

/// Colours round a point.
struct AngularGradient: Hashable, Sendable {
    var stops: [ColorStop] = []
    var center = UnitPoint.center
    var angle = 0.0

    static let table = FieldTable(
        "angular", AngularGradient(),
        [
            Field("colors", \.stops, .stops, "Two or more", isRequired: true),
            Field("center", \.center, .unitPoint, "Where its middle is"),
            Field("angle", \.angle, .degrees, "Where it starts: 0 to the right, clockwise"),
        ])
}

extension ColorStop {
    static let table = FieldTable(
        "a stop", ColorStop(.clear, at: 0),
        [
            Field("color", \.color, .color, "Of the gradient here", isRequired: true),
            Field("at", \.location, .number(.fraction), "From its start to its end", isRequired: true),
        ])
}

extension Codec<[ColorStop]> {
    /// Colours at equal distances, or colours each with its place, in order.
    fileprivate static var stops: Codec {
        let colors = Codec<[Color]>.list(.color, "colours", atLeast: 2).converted(Value.evenly) { stops in
            let colors = stops.map(\.color)
            return stops == .evenly(colors) ? colors : nil
        }
        @Sendable func isOrdered(_ stops: Value) -> Bool {
            zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
        }
        let stops = Codec.list(
            .map(ColorStop.table, isToldAtValue: true), "stops", atLeast: 2, name: "a stop"
        ).judged(
            { stops, slot, reader in
                if !isOrdered(stops) { reader.report(Message.stopsOutOfOrder, at: slot.node) }
                return stops
            }, { if !isOrdered($0) { $1.report(sentence: Message.stopsOutOfOrder) } })
        return Codec(
            "colours at equal distances, or maps of `color` and `at`",
            schema: colors.or(stops) { _ in false }.schema,
            read: { slot, reader in
                guard case .sequence(let nodes) = slot.node.content,
                    nodes.contains(where: { $0.isMap && !Codec<Color>.isAdaptive($0) })
                else { return colors.read(slot, reader) }
                return stops.read(slot, reader)
            }, write: { colors.write($0, $1) ?? stops.write($0, $1) }, check: stops.check)
    }
}

extension Codec<Card.Fill> {
    /// A colour, `{ linear: [c1, c2], from: top, to: bottom }`, `{ radial: … }` or `{ angular: … }`.
    static var fill: Codec {
        Codec<Color>.color
            .converted(Card.Fill.color) { if case .color(let color) = $0 { color } else { nil } }
            .or(linear, "a gradient") { $0.isMap && !Codec<Color>.isAdaptive($0) }
            .or(radial.keyed("radial", in: "fill"), "") { $0.isMap && $0.child("radial") != nil }
            .or(angular.keyed("angular", in: "fill"), "") { $0.isMap && $0.child("angular") != nil }
    }

    /// Whether a map is a fill and not a view.
    static func isFill(_ node: YAMLNode) -> Bool {
        Codec<Color>.isAdaptive(node) || ["linear", "radial", "angular"].contains { node.child($0) != nil }
    }

    private static var linear: Codec {
        Codec<LinearGradient>.map(
            LinearGradient.table, isToldAtValue: true,
            settle: { gradient, map in
                if gradient.from == gradient.to, map.has("linear") { map.report(Message.sameEnds) }
                return true
            },
            check: { gradient, checker in
                if gradient.from == gradient.to { checker.report(sentence: Message.sameEnds) }
            }
        ).converted({ .linear($0.stops, from: $0.from, to: $0.to) }) {
            guard case .linear(let stops, let from, let to) = $0 else { return nil }
            return LinearGradient(stops: stops, from: from, to: to)
        }
    }

    private static var radial: Codec {
        Codec<RadialGradient>.map(RadialGradient.table).converted({
            .radial($0.stops, center: $0.center, startRadius: $0.startRadius, endRadius: $0.endRadius)
        }) {
            guard case .radial(let stops, let center, let start, let end) = $0 else { return nil }
            return RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
        }
    }

    private static var angular: Codec {
        Codec<AngularGradient>.map(AngularGradient.table).converted({
            .angular($0.stops, center: $0.center, angle: $0.angle)
        }) {
            guard case .angular(let stops, let center, let angle) = $0 else { return nil }
            return AngularGradient(stops: stops, center: center, angle: angle)
        }
    }
}

import CarouselDrawing

extension SceneWriter {
    /// A name, or hexadecimal digits to the nearest byte; what is no colour is written as none.
    func color(_ color: Color) -> YAMLValue {
        if let name = color.name(appearance) { return .scalar(name) }
        let parts = [color.red, color.green, color.blue, color.alpha]
        guard parts.allSatisfy({ (0...1).contains($0) }) else {
            return .string("rgba(\(parts.map(NumberText.plain).joined(separator: ", ")))")
        }
        return .string(color.hexadecimal)
    }

    func fill(_ fill: Card.Fill) -> YAMLValue {
        switch fill {
        case .color(let color): return self.color(color)
        case .linear(let colors, let from, let to):
            var map = YAMLMap()
            map.set("linear", .list(colors.map { color($0.color) }))
            if from != .top { map.set("from", unitPoint(from)) }
            if to != .bottom { map.set("to", unitPoint(to)) }
            return .map(map)
        case .radial, .angular: return .scalar("clear")  // They have no keys yet.
        }
    }

    private func unitPoint(_ point: UnitPoint) -> YAMLValue {
        UnitPoint.named.first { $0.1 == point }.map { .scalar($0.0) } ?? .numbers([point.x, point.y])
    }

    /// Nothing said means a fill in `primary`, only a stroke no fill.
    func set(_ fill: Card.Fill?, _ stroke: Card.Stroke?, in map: inout YAMLMap) {
        let isUsual = stroke == nil && fill == .color(.primary(appearance))
        let shown = fill ?? (stroke == nil ? .color(.clear) : nil)
        if !isUsual { map.set("fill", shown.map(self.fill)) }
        map.set("stroke", stroke.map { .map(line($0.color, $0.width)) })
    }

    /// A stroke or a border.
    func line(_ color: Color, _ width: Double) -> YAMLMap {
        var map = YAMLMap()
        map.set("color", self.color(color))
        map.set("width", width, unless: 1)
        return map
    }

    /// A radius or a map; nil where nothing is cast.
    func shadow(_ shadow: DropShadow) -> YAMLValue? {
        if shadow.radius == 0, shadow.x == 0, shadow.y == 0 { return nil }
        if shadow == DropShadow(radius: shadow.radius) { return .number(shadow.radius) }
        var map = YAMLMap()
        map.set("radius", .number(shadow.radius))
        map.set("x", shadow.x, unless: 0)
        map.set("y", shadow.y, unless: 0)
        if shadow.color != DropShadow(radius: 0).color { map.set("color", color(shadow.color)) }
        return .map(map)
    }
}

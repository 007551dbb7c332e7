/// A linear change of colours: red, green and blue become sums of themselves and a constant, clamped to 0 … 1; alpha
/// stays. The components are those without alpha multiplied in.
package struct ColorMatrix: Hashable, Sendable {
    /// Three rows, for red, green and blue: the shares of red, green and blue.
    package var rows: [[Double]]
    /// Added to each of them.
    package var constant: Double

    package init(rows: [[Double]], constant: Double = 0) {
        self.rows = rows
        self.constant = constant
    }

    /// All three components by the same factor.
    package init(factor: Double, constant: Double) {
        self.init(rows: [[factor, 0, 0], [0, factor, 0], [0, 0, factor]], constant: constant)
    }

    package func apply(_ color: Color) -> Color {
        let parts = rows.map { row in
            min(max(row[0] * color.red + row[1] * color.green + row[2] * color.blue + constant, 0), 1)
        }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
    }
}

extension Node {
    /// The same in other colours, those of shadows included.
    package func recolored(by matrix: ColorMatrix) -> Node {
        switch self {
        case .fill(let path, let paint): return .fill(path, paint.recolored(by: matrix))
        case .stroke(let path, let style, let paint):
            return .stroke(path, style, paint.recolored(by: matrix))
        case .group(var group):
            group.children = group.children.map { $0.recolored(by: matrix) }
            if let shadow = group.shadow { group.shadow?.color = matrix.apply(shadow.color) }
            return .group(group)
        case .projected(var group, let map):
            group.children = group.children.map { $0.recolored(by: matrix) }
            return .projected(group, through: map)
        }
    }
}

extension Paint {
    fileprivate func recolored(by matrix: ColorMatrix) -> Paint {
        if case .picture(var picture, let frame) = self {
            picture.effects.append(matrix)
            return .picture(picture, frame: frame)
        }
        return recolored(matrix.apply)
    }

    /// The same with each colour replaced; a picture stays.
    package func recolored(_ change: (Color) -> Color) -> Paint {
        func changed(_ stops: [ColorStop]) -> [ColorStop] {
            stops.map { ColorStop(change($0.color), at: $0.location) }
        }
        return switch self {
        case .color(let color): .color(change(color))
        case .linear(let stops, let start, let end): .linear(changed(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(changed(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let angle):
            .angular(changed(stops), center: center, angle: angle)
        case .picture: self
        }
    }
}

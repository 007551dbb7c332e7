/// A colour at a place along a gradient.
public struct ColorStop: Hashable, Sendable {
    public var color: Color
    /// From 0, where the gradient begins, to 1.
    public var location: Double

    public init(_ color: Color, at location: Double) {
        self.color = color
        self.location = location
    }
}

extension [ColorStop] {
    /// Colours at equal distances, the first at 0 and the last at 1.
    public static func evenly(_ colors: [Color]) -> [ColorStop] {
        colors.enumerated().map { index, color in
            ColorStop(color, at: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
        }
    }

    /// The colour at `location`, mixed in sRGB as it is painted; the outer colours go on beyond.
    package func color(at location: Double) -> Color {
        guard let next = firstIndex(where: { $0.location > location }) else { return last?.color ?? .clear }
        guard next > 0 else { return self[0].color }
        let (from, to) = (self[next - 1], self[next])
        let share = (location - from.location) / (to.location - from.location)
        return from.color.mixed(with: to.color, share)
    }
}

extension Color {
    /// This colour with a share (0 … 1) of `other` in it, component by component.
    package func mixed(with other: Color, _ share: Double) -> Color {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

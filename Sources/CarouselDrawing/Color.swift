/// A colour in sRGB, each component from 0 to 1, alpha not multiplied in.
public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From bytes, 0 … 255 each.
    public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            alpha: Double(alpha) / 255)
    }

    public static let black = Color(bytes: 0, 0, 0)
    public static let white = Color(bytes: 255, 255, 255)
    public static let clear = Color(bytes: 0, 0, 0, 0)

    /// The same colour with its alpha multiplied by `k` (0 … 1).
    public func opacity(_ k: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * k)
    }

    /// The nearest colour that eight bits a component can hold, as Core Graphics paints it; alpha stays.
    package var inBytes: Color {
        func rounded(_ part: Double) -> Double { (min(max(part, 0), 1) * 255).rounded() / 255 }
        return Color(red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: alpha)
    }
}

import CarouselDrawing

/// `.text("Hello")` is a text in the body style.
extension Card.Text: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

/// `.padding(16)` is 16 on all sides, as in SwiftUI.
extension Insets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(all: Double(value)) }

    public init(floatLiteral value: Double) { self.init(all: value) }

    /// The same on two opposite sides each, in points.
    public init(horizontal: Double, vertical: Double) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

import CarouselDrawing
import CarouselPlatform

/// Numbers as SVG has them, in the fewest digits.
enum Digits {
    /// Of coordinates and lengths.
    static let ofPlaces = 3
    /// Of shares, as opacities are.
    static let ofShares = 4
    /// Of factors: what they are multiplied by is a few thousand points at most.
    static let ofFactors = 6

    /// How many digits an outline needs that is drawn so many times its size, so that no point is off by 1/100 px.
    static func ofOutlines(enlarged factor: Double) -> Int {
        guard factor > 2, factor.isFinite else { return 2 }
        return min(7, 2 + Int(log10(factor / 2).rounded(.up)))
    }

    static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7]

    /// A number as a multiple of the last digit's worth.
    static func units(_ value: Double, _ digits: Int) -> Int {
        let scaled = (value * powers[digits]).rounded()
        return scaled.isFinite ? Int(min(max(scaled, -1e15), 1e15)) : 0
    }

    /// Appends so many units of the last digit.
    static func append(_ units: Int, _ digits: Int, to out: inout [UInt8]) {
        if units < 0 { out.append(UInt8(ascii: "-")) }
        let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: UInt(powers[digits]))
        if whole > 0 || fraction == 0 { appendDecimal(whole, to: &out) }
        guard fraction > 0 else { return }
        out.append(UInt8(ascii: "."))
        var rest = fraction
        var worth = UInt(powers[digits]) / 10
        while rest > 0 {
            out.append(UInt8(ascii: "0") + UInt8(rest / worth))
            rest %= worth
            worth = max(1, worth / 10)
        }
    }

    private static func appendDecimal(_ value: UInt, to out: inout [UInt8]) {
        if value >= 10 { appendDecimal(value / 10, to: &out) }
        out.append(UInt8(ascii: "0") + UInt8(value % 10))
    }
}

extension Double {
    /// In at most so many digits after the point.
    func text(_ digits: Int) -> String {
        var out: [UInt8] = []
        Digits.append(Digits.units(self, digits), digits, to: &out)
        return String(decoding: out, as: UTF8.self)
    }

    /// As a coordinate or a length.
    var place: String { text(Digits.ofPlaces) }
    /// As an opacity or an offset.
    var share: String { text(Digits.ofShares) }
}

extension Rect {
    /// As the attributes of what has a corner and a size.
    var attributes: String {
        " x=\"\(x.place)\" y=\"\(y.place)\" width=\"\(width.place)\" height=\"\(height.place)\""
    }

    /// Grown to whole points.
    var outward: Rect {
        Rect(
            minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
            maxY: maxY.rounded(.up))
    }
}

extension Size {
    /// As the attributes of what has a size.
    var attributes: String { "width=\"\(width.place)\" height=\"\(height.place)\"" }
}

extension Transform {
    /// As the attribute; nothing for the identity.
    var attribute: String { self == .identity ? "" : " transform=\"\(text)\"" }

    private var text: String {
        func factor(_ value: Double) -> String { value.text(Digits.ofFactors) }
        guard b == 0, c == 0 else {
            let factors = [a, b, c, d].map(factor).joined(separator: ",")
            return "matrix(\(factors),\(tx.place),\(ty.place))"
        }
        var parts: [String] = []
        if tx != 0 || ty != 0 { parts.append("translate(\(tx.place),\(ty.place))") }
        if a != 1 || d != 1 {
            parts.append(a == d ? "scale(\(factor(a)))" : "scale(\(factor(a)),\(factor(d)))")
        }
        return parts.joined(separator: " ")
    }

    /// By how much it makes the longest lines longer.
    var enlargement: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}

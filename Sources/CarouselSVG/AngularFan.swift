import CarouselDrawing
import CarouselPlatform

/// A gradient around a point, which SVG has none of, as a fan of wedges, each of one colour.
///
/// Each wedge reaches under the next one, so that no seam shows between them.
struct AngularFan {
    /// A wedge's first side, as a share of the way round, and its colour.
    private var wedges: [(start: Double, color: Color)] = []
    private let center: Point
    private let angle: Double
    private let radius: Double
    private let box: Rect

    /// The most that neighbours differ by in a component, in 1/255.
    private static let step = 3.0
    /// The widest wedge, as a share of the way round.
    private static let widest = 1.0 / 12

    /// Over all of `box`; `angle` in degrees clockwise from the right.
    init(_ stops: [ColorStop], center: Point, angle: Double, around box: Rect) {
        self.center = center
        self.angle = angle
        self.box = box
        let corners = [
            box.origin, Point(box.maxX, box.minY), Point(box.minX, box.maxY), Point(box.maxX, box.maxY),
        ]
        // Far enough for the chords of the widest wedges and those they reach under.
        radius = 1.2 * (corners.map { ($0 - center).length }.max() ?? 0) + 1
        let places = [0] + stops.map(\.location).filter { $0 > 0 && $0 < 1 } + [1]
        for (from, to) in zip(places, places.dropFirst()) where to > from {
            // Just inside the stretch: two stops may stand in one place.
            let inset = (to - from) * 1e-6
            let (first, last) = (stops.color(at: from + inset), stops.color(at: to - inset))
            let count = max(
                1, max(first.distance(to: last) / Self.step, (to - from) / Self.widest).rounded(.up))
            for k in 0..<Int(count) {
                let share = (Double(k) + 0.5) / count
                wedges.append((from + (to - from) * Double(k) / count, first.mixed(with: last, share)))
            }
        }
    }

    /// The alpha, if it is the same everywhere.
    var alpha: Double? {
        guard let first = wedges.first?.color.alpha else { return 0 }
        return wedges.allSatisfy { $0.color.alpha == first } ? first : nil
    }

    /// The attributes of what covers all of it.
    var region: String { box.outward.attributes }

    /// The wedges in a row, in opaque colours.
    func elements(_ color: (Color) -> Color = { $0 }) -> String {
        guard let first = wedges.first else { return "" }
        // Under the edge at which the last colour meets the first.
        var text = "<rect\(region) fill=\"\(color(first.color).hex)\"/>"
        for index in wedges.indices.dropFirst() {
            let end = index + 2 < wedges.count ? wedges[index + 2].start : 1
            text += wedge(wedges[index].start, end, color(wedges[index].color))
        }
        return text
    }

    private func wedge(_ from: Double, _ to: Double, _ color: Color) -> String {
        let path = Path([.move(center), .line(rim(from)), .line(rim(to)), .close])
        return path.element(" fill=\"\(color.hex)\"", digits: 2)
    }

    private func rim(_ share: Double) -> Point {
        let turn = (share + angle / 360) * 2 * .pi
        return center + Point(cos(turn), sin(turn)) * radius
    }
}

extension Body {
    /// Draws a fan as far as `clip` lets it.
    mutating func fan(_ fan: AngularFan, _ clip: String) {
        var attributes = clip
        if let alpha = fan.alpha {
            guard alpha > 0 else { return }
            if alpha < 1 { attributes += " opacity=\"\(alpha.share)\"" }
        } else {
            let brightness = fan.elements { Color(red: $0.alpha, green: $0.alpha, blue: $0.alpha) }
            let mask = markup.define(
                "mask", " maskUnits=\"userSpaceOnUse\"\(fan.region)>\(brightness)</mask>")
            attributes += " mask=\"url(#\(mask))\""
        }
        let id = markup.define("g", ">\(fan.elements())</g>")
        markup.line("<g\(attributes)>")
        markup.line(use(id, ""))
        markup.line("</g>")
    }
}

extension Point {
    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}

extension Color {
    /// The largest difference in a component, in 1/255.
    fileprivate func distance(to other: Color) -> Double {
        let parts = [
            red - other.red, green - other.green, blue - other.blue, alpha - other.alpha,
        ]
        return (parts.map(abs).max() ?? 0) * 255
    }
}

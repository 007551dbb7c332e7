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

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
            /// The largest circle in the middle of what is offered.
            case circle
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
        case linear([Color], from: UnitPoint, to: UnitPoint)
    }

    /// A line drawn on an outline, half of it on either side.
    public struct Stroke: Hashable, Sendable {
        public var color: Color
        public var width: Double

        public init(color: Color, width: Double = 1) {
            self.color = color
            self.width = width
        }
    }
}

import CarouselDrawing

/// Where the page indicator's parts are.
public struct IndicatorPose: Equatable, Sendable {
    /// Which page is selected, where the indicator follows the index.
    public var index: Int
    /// The bars or dots that are shown, in order: all, or those around the current page that have room.
    public var items: [Rect]
    /// The windows through which the selected colour is seen, where bars follow the offset. A second one enters at the
    /// row's start while a looping carousel leaves its last page.
    public var masks: [Rect]
    public var shape: Shape
    /// The page of the first of `items`; on a loop it may be before page 0.
    public var firstPage: Int
    /// What other styles draw, the lowest first.
    public var marks: [Mark]
    /// A counter's.
    public var caption: Caption?
    /// The row as a whole, whichever part of its first bar or dot is shown; of a counter the strip that it stands in.
    public var row: Rect

    /// The row begins at the first item where nil.
    public init(
        index: Int, items: [Rect] = [], masks: [Rect] = [], shape: Shape = .rectangle, firstPage: Int = 0,
        marks: [Mark] = [], caption: Caption? = nil, row: Rect? = nil
    ) {
        self.index = index
        self.items = items
        self.masks = masks
        self.shape = shape
        self.firstPage = firstPage
        self.marks = marks
        self.caption = caption
        self.row = row ?? items.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }

    /// What each bar or dot is, within its frame.
    public enum Shape: Sendable {
        case rectangle
        case ellipse
    }

    /// A rounded rectangle, its corners half as large as its shorter side.
    public struct Mark: Equatable, Sendable {
        public var frame: Rect
        /// From the indicator's `color` (0) to its `selectedColor` (1).
        public var mix: Double

        public init(frame: Rect, mix: Double) {
            self.frame = frame
            self.mix = mix
        }
    }

    /// A text in a capsule, as high as the strip that it stands in.
    public struct Caption: Equatable, Sendable {
        public var text: String
        /// How much of the strip's free room lies left of the capsule, from 0 to 1.
        public var share: Double

        public init(text: String, share: Double) {
            self.text = text
            self.share = share
        }
    }
}

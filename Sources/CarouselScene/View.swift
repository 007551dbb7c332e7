import CarouselDrawing

/// What a card shows: some content with modifiers around it, as in SwiftUI.
public struct View: Hashable, Sendable {
    public var content: Content
    /// From the inside out.
    public var modifiers: [Modifier]

    public init(_ content: Content, _ modifiers: [Modifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    public enum Content: Hashable, Sendable {
        case text(Text)
        case image(Image)
        case shape(Shape)
        case path(PathShape)
        case stack(Stack)
        case spacer(minLength: Double?)
    }

    public indirect enum Modifier: Hashable, Sendable {
        case padding(Insets)
        case frame(Frame)
        case background(Fill)
        case backgroundView(View)
        /// Clips to a rounded rectangle.
        case clip(Corners)
        /// A view over it, which is offered its size and centred.
        case overlay(View)
        /// Inside the edge; `corners` are those it follows.
        case border(Color, width: Double = 1, corners: Corners = Corners(radius: 0))
        case shadow(DropShadow)
        case opacity(Double)
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

/// Text in one font and colour, `primary` on light by default.
public struct Text: Hashable, Sendable {
    public var string: String
    public var font: Font
    public var color: Color
    /// At most so many lines, ≥ 1; what does not fit ends in `…`.
    public var lineLimit: Int?
    public var alignment: HorizontalAlignment
    public var wrap: Wrap

    public init(
        _ string: String, font: Font = Font(), color: Color = .black, lineLimit: Int? = nil,
        alignment: HorizontalAlignment = .leading, wrap: Wrap = .words
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.wrap = wrap
    }

    /// Where a line may be broken.
    public enum Wrap: String, Hashable, Sendable, CaseIterable {
        /// Between words only, Hangul included; inside a word where it is longer than the line.
        case words
        /// Between any two characters.
        case characters
    }
}

/// A font, with the line height of the iOS text style it came from.
public struct Font: Hashable, Sendable {
    /// Family names, separated by commas, the first that is installed.
    public var family: String
    public var size: Double
    /// 100 (ultra light) … 900 (black); 400 is regular, 600 semibold, 700 bold.
    public var weight: Int
    /// In points; nil: the font's own.
    public var lineHeight: Double?

    public static let defaultFamily = "Inter, NanumGothic, sans-serif"

    /// In a text style, with its size and line height, and its weight unless another is given.
    public init(_ style: TextStyle = .body, family: String = Font.defaultFamily, weight: Int? = nil) {
        self.init(
            family: family, size: style.size, weight: weight ?? style.weight, lineHeight: style.lineHeight)
    }

    /// In a size of one's own, with the font's own line height unless another is given.
    public init(
        family: String = Font.defaultFamily, size: Double, weight: Int = 400, lineHeight: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.lineHeight = lineHeight
    }
}

/// A PNG or JPEG file.
public struct Image: Hashable, Sendable {
    public var file: String
    public var mode: Mode

    public init(_ file: String, mode: Mode = .stretch) {
        self.file = file
        self.mode = mode
    }

    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// To whatever size is offered, as SwiftUI's `resizable()`.
        case stretch
        /// As large as fits, in its own proportions.
        case fit
        /// As small as covers, in its own proportions; it may stand out of what is offered.
        case fill
    }
}

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

/// Views beside, below or above one another.
public struct Stack: Hashable, Sendable {
    public var axis: Axis
    /// Between two neighbours; of no meaning for a `ZStack`.
    public var spacing: Double
    public var alignment: Alignment
    public var views: [View]

    public init(_ axis: Axis, spacing: Double = 8, alignment: Alignment = .center, _ views: [View]) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.views = views
    }

    public enum Axis: Hashable, Sendable {
        /// `HStack`
        case horizontal
        /// `VStack`
        case vertical
        /// `ZStack`
        case depth
    }
}

/// Sizes that SwiftUI's `frame` modifier sets; `.infinity` is allowed for the maxima.
public struct Frame: Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var maxWidth: Double?
    public var maxHeight: Double?
    public var alignment: Alignment

    public init(
        width: Double? = nil, height: Double? = nil, maxWidth: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.width = width
        self.height = height
        self.maxWidth = maxWidth
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
}

/// SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(.leading, .top)
    public static let top = Alignment(.center, .top)
    public static let topTrailing = Alignment(.trailing, .top)
    public static let leading = Alignment(.leading, .center)
    public static let center = Alignment(.center, .center)
    public static let trailing = Alignment(.trailing, .center)
    public static let bottomLeading = Alignment(.leading, .bottom)
    public static let bottom = Alignment(.center, .bottom)
    public static let bottomTrailing = Alignment(.trailing, .bottom)
}

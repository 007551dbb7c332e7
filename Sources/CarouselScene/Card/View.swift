import CarouselDrawing

/// What a card shows, as views with modifiers around them, named as in SwiftUI.
///
/// The names are nested here so that a file may import SwiftUI as well.
public enum Card {}

extension Card {
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
            /// A hairline across the stack it stands in, in `separator`'s colour; horizontal outside of stacks.
            case divider(color: Color)
            /// In a screen's content: one of its carousels, by name, nil where the only one has none.
            case carousel(String?)
            /// In a screen's content: a carousel's indicator.
            case indicator(String?)
        }

        /// SwiftUI's modifiers by their names, with its meaning.
        ///
        /// `opacity`, `shadow` and the colour effects act on each leaf by itself: on a text, a picture, a shape, a
        /// fill or border around a view. What clips, masks or blurs, and `compositingGroup`, make one leaf of a view.
        public indirect enum Modifier: Hashable, Sendable {
            case padding(Insets)
            case frame(Frame)
            /// The ideal size along these axes, whatever is offered.
            case fixedSize(horizontal: Bool = true, vertical: Bool = true)
            /// Which views of a stack are measured first: those of a higher priority, 0 where nothing is said.
            case layoutPriority(Double)
            /// What is offered is narrowed to width : height = `ratio`, or to the view's own ratio.
            case aspectRatio(ratio: Double?, mode: ContentMode = .fit)
            /// Drawn elsewhere, x points to the right and y downwards; laid out as if it were not.
            case offset(Point)
            /// Takes all that is offered, and centres the view on this point of it.
            case position(Point)
            /// Drawn larger or smaller about a point of its frame.
            case scaleEffect(x: Double, y: Double, anchor: UnitPoint = .center)
            /// Turned clockwise about a point of its frame.
            case rotation(degrees: Double, anchor: UnitPoint = .center)
            /// Drawn further along the carousel's axis, inside all that clips it: moved by −f·phase·(the card's length).
            case parallax(Double)
            /// As large as reaches to these edges of the screen, where it stands at the safe area's.
            case ignoresSafeArea(SafeEdges)
            /// Within a stack, views of a higher index are drawn over those of a lower one; 0 where nothing is said.
            case zIndex(Double)
            /// Takes its room but is not drawn.
            case hidden
            case background(Fill)
            /// A view behind it, which is offered its size.
            case backgroundView(View, alignment: Alignment = .center)
            /// Clips to a rounded rectangle.
            case clip(Corners)
            /// Clips to a shape as large as the view.
            case clipShape(Shape.Outline)
            /// Shows as much of it as this view, which is offered its size, is opaque.
            case mask(View)
            /// A view over it, which is offered its size.
            case overlay(View, alignment: Alignment = .center)
            /// Inside the edge; `corners` are those it follows.
            case border(Color, width: Double = 1, corners: Corners = Corners(radius: 0))
            case colorEffect(ColorEffect)
            case blur(Blur)
            case compositingGroup
            case shadow(DropShadow)
            case opacity(Double)
        }
    }

    /// Edges of the screen that keep something clear.
    public struct SafeEdges: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let top = SafeEdges(rawValue: 1)
        public static let bottom = SafeEdges(rawValue: 2)
        public static let all: SafeEdges = [.top, .bottom]
    }

    /// How `aspectRatio` meets what is offered.
    public enum ContentMode: String, Hashable, Sendable, CaseIterable {
        /// The largest size that fits in.
        case fit
        /// The smallest size that covers it.
        case fill
    }

    /// A change of colours; what comes out is clamped to what a colour can be.
    public enum ColorEffect: Hashable, Sendable {
        /// Added to each component, −1 … 1.
        case brightness(Double)
        /// Factor by which components are moved away from the middle; 1 changes nothing.
        case contrast(Double)
        /// 0 leaves grays only, 1 changes nothing.
        case saturation(Double)
        /// 0 changes nothing, 1 leaves grays only.
        case grayscale(Double)
        /// Round the colour wheel, in degrees.
        case hueRotation(Double)
    }
}

extension Insets {
    /// SwiftUI's `padding()`: 16 points on all sides.
    public static let automatic = Insets(all: 16)
}

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
}

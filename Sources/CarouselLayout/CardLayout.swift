import CarouselDrawing
import CarouselScene

/// A card's view, ready to be drawn in any size.
package struct CardLayout {
    private let root: Element

    package init(_ view: Card.View, _ context: LayoutContext) {
        root = CardLayout.element(view, axis: nil, context)
    }

    /// What the card draws in a place of this size, its upper left corner at (0, 0). A view that takes less or
    /// more than it is offered is centred, as by SwiftUI's `frame`.
    package func draw(in size: Size) throws -> [Node] {
        let proposal = Proposal(size)
        let offset = Card.Alignment.center.offset(of: try root.size(proposal), in: size)
        return try root.draw(at: offset, proposal)
    }

    private static func element(_ view: Card.View, axis: Axis?, _ context: LayoutContext) -> Element {
        var element = content(view.content, axis: axis, context)
        for modifier in view.modifiers {
            switch modifier {
            case .padding(let insets): element = PaddingElement(insets, element)
            case .frame(let frame): element = FrameElement(frame, element)
            case .background(let fill): element = FillElement(fill, element)
            case .backgroundView(let view):
                element = AttachedElement(self.element(view, axis: nil, context), over: false, element)
            case .clip(let corners): element = ClipElement(corners, element)
            case .overlay(let view):
                element = AttachedElement(self.element(view, axis: nil, context), over: true, element)
            case .border(let color, let width, let corners):
                element = BorderElement(color, width: width, corners: corners, element)
            case .shadow(let shadow): element = EffectElement(shadow: shadow, element)
            case .opacity(let opacity): element = EffectElement(opacity: opacity, element)
            }
        }
        return element
    }

    private static func content(_ content: Card.View.Content, axis: Axis?, _ context: LayoutContext)
        -> Element
    {
        switch content {
        case .text(let text): TextElement(text, context)
        case .image(let image): ImageElement(image, context)
        case .shape(let shape): ShapeElement(shape, context)
        case .path(let path): PathElement(path, context)
        case .spacer(let minLength): SpacerElement(minLength: minLength, axis: axis, context)
        case .stack(let stack): self.stack(stack, context)
        }
    }

    private static func stack(_ stack: Card.Stack, _ context: LayoutContext) -> Element {
        let axis: Axis? =
            switch stack.axis {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case .depth: nil
            }
        let children = stack.views.map { element($0, axis: axis, context) }
        guard let axis else { return ZStackElement(alignment: stack.alignment, children, context) }
        return LinearStackElement(
            axis, spacing: stack.spacing, alignment: stack.alignment, children, context)
    }
}

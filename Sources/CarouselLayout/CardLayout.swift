import CarouselDrawing
import CarouselScene

/// A card's view, ready to be drawn in any size.
package struct CardLayout {
    private let root: Element
    private let drift: Drift

    /// `isCell`: its own shadow and opacity are those of the whole card, as UIKit has them, not of each leaf.
    package init(_ view: Card.View, isCell: Bool = false, _ context: LayoutContext) {
        let view = context.isRightToLeft ? view.rightToLeft : view
        root = CardLayout.element(isCell ? view.asCell : view, axis: nil, context)
        drift = context.drift
    }

    /// What the card draws in a place of this size with its upper left corner at `origin`. A view that takes less or
    /// more than it is offered is centred, as by SwiftUI's `frame`; one with a parallax of 1 is moved by `parallax`.
    package func draw(in size: Size, at origin: Point = .zero, parallax: Point = .zero) throws -> [Node] {
        drift.offset = parallax
        let proposal = Proposal(size)
        let offset = Card.Alignment.center.offset(of: try root.size(proposal), in: size)
        return try root.draw(at: origin + offset, proposal)
    }

    private static func element(_ view: Card.View, axis: Axis?, _ context: LayoutContext) -> Element {
        var element = content(view.content, axis: axis, context)
        for modifier in view.modifiers {
            element = modified(element, by: modifier, context)
        }
        return element
    }

    private static func modified(_ child: Element, by modifier: Card.View.Modifier, _ context: LayoutContext)
        -> Element
    {
        switch modifier {
        case .padding(let insets): PaddingElement(insets, child)
        case .frame(let frame): FrameElement(frame, child)
        case .fixedSize(let horizontal, let vertical):
            FixedSizeElement(horizontal: horizontal, vertical: vertical, child)
        case .layoutPriority(let priority): TraitElement(layoutPriority: priority, child)
        case .aspectRatio(let ratio, let mode): AspectRatioElement(ratio, mode: mode, child)
        case .offset(let offset): OffsetElement(offset, child)
        case .position(let position): PositionElement(position, child)
        case .scaleEffect(let x, let y, let anchor): TransformElement(.scale(x, y), anchor: anchor, child)
        case .rotation(let degrees, let anchor):
            TransformElement(.rotation(degrees: degrees), anchor: anchor, child)
        case .parallax(let share): ParallaxElement(share, child)
        case .zIndex(let index): TraitElement(zIndex: index, child)
        case .ignoresSafeArea(let edges): IgnoresSafeAreaElement(edges, child)
        case .hidden: HiddenElement(child)
        case .background(let fill): FillElement(fill, child)
        case .backgroundView(let view, let alignment):
            AttachedElement(
                element(view, axis: nil, context), over: false, alignment: alignment, child)
        case .clip(let corners): ClipElement(.roundedRectangle(corners), child)
        case .clipShape(let outline): ClipElement(outline, child)
        case .mask(let view): MaskElement(element(view, axis: nil, context), child)
        case .overlay(let view, let alignment):
            AttachedElement(element(view, axis: nil, context), over: true, alignment: alignment, child)
        case .border(let color, let width, let corners):
            BorderElement(color, width: width, corners: corners, child)
        case .colorEffect(let effect):
            LeafElement(child) { leaves in leaves.map { $0.recolored(by: effect.matrix) } }
        case .blur(let blur):
            blur.radius > 0
                ? LeafElement(child) { [.group(Group(blur: blur, children: $0))] } : child
        case .compositingGroup: LeafElement(child) { $0.asOneLeaf }
        case .shadow(let shadow): LeafElement(child) { $0.casting(shadow) }
        case .opacity(let opacity): LeafElement(child) { $0.faded(by: opacity) }
        }
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
        case .divider(let color): DividerElement(color, axis: axis, context)
        case .stack(let stack): self.stack(stack, context)
        case .carousel(let name): LeafPlaceElement(.carousel, name, context)
        case .indicator(let name): LeafPlaceElement(.indicator, name, context)
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

extension Card.View {
    /// The same with all in it made one leaf before its own shadow or opacity acts.
    fileprivate var asCell: Card.View {
        let first = modifiers.firstIndex {
            switch $0 {
            case .shadow, .opacity: true
            default: false
            }
        }
        guard let first else { return self }
        var cell = self
        cell.modifiers.insert(.compositingGroup, at: first)
        return cell
    }
}

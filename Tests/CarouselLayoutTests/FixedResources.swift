import CarouselDrawing
import CarouselScene

import CarouselLayout

/// Text of ten points a character in the body's size and twenty a line, broken anywhere; pictures of 40 × 20.
struct FixedResources: LayoutResources {
    /// Between two lines.
    var leading = 0.0

    func block(_ text: Card.Text, width: Double?, lines: Int?) -> TextBlock {
        let count = text.string.count
        let character = 10 * text.font.size / 17
        let perLine = max(1, Int(min(1e6, ((width ?? 1e9) / character).rounded(.down))))
        let wanted = max(1, (count + perLine - 1) / perLine)
        let shown = min(wanted, lines ?? wanted)
        let size = Size(Double(min(count, perLine)) * character, Double(shown) * 20)
        let line = LineMetrics(ascender: 15, descender: 5, leading: leading)
        return TextBlock(
            width: size.width, lines: Array(repeating: line, count: shown), isShortened: shown < wanted
        ) { [.outlines(.rectangle(Rect(origin: .zero, size: size)), run: 0)] }
    }

    func size(of picture: Picture) -> Size { Size(40, 20) }
}

/// A filled rectangle, whose colour tells which one it is.
func box(_ mark: UInt8, _ modifiers: [Card.View.Modifier] = []) -> Card.View {
    Card.View(.shape(Card.Shape(.rectangle, fill: .color(Color(bytes: mark, 0, 0)))), modifiers)
}

func text(_ string: String) -> Card.View { Card.View(.text(Card.Text(string))) }

/// What `view` draws in a place of this size.
func nodes(
    _ view: Card.View, in size: Size, scale: Double = 1, leading: Double = 0, ios: Screen.IOS = .v18
) throws -> [Node] {
    let resources = FixedResources(leading: leading)
    return try CardLayout(view, LayoutContext(resources: resources, scale: scale, ios: ios)).draw(in: size)
}

/// The frames of all rectangles that `view` draws in a place of this size.
func frames(_ view: Card.View, in size: Size, scale: Double = 1, leading: Double = 0) throws -> [Rect] {
    try nodes(view, in: size, scale: scale, leading: leading).flatMap(rectangles)
}

/// A box with a fixed frame.
func box(_ mark: UInt8, _ width: Double?, _ height: Double?, _ modifiers: [Card.View.Modifier] = [])
    -> Card.View
{
    box(mark, [.frame(Card.Frame(width: width, height: height))] + modifiers)
}

func stack(
    _ axis: Card.Stack.Axis, spacing: Double? = nil, alignment: Card.Alignment = .center,
    _ views: [Card.View]
) -> Card.View {
    Card.View(.stack(Card.Stack(axis, spacing: spacing, alignment: alignment, views)))
}

let spacer = Card.View(.spacer(minLength: nil))

func rectangles(_ node: Node) -> [Rect] {
    switch node {
    case .fill(let path, _), .stroke(let path, _, _): [path.bounds]
    case .group(let group): group.children.flatMap(rectangles).map { group.transform.apply($0) }
    case .projected(let group, _): group.children.flatMap(rectangles)
    }
}

import CarouselDrawing
import CarouselScene

/// What SwiftUI mirrors where one reads from right to left: whatever is leading or trailing, and what is measured from
/// there. Pictures, paths, angles of gradients and a shadow's x stay as they are.
///
/// The order of an `hstack` is not changed here: its children are placed from the other end.
extension Card.View {
    /// The same view for a layout from right to left.
    var rightToLeft: Card.View {
        var view = self
        view.content = content.rightToLeft
        view.modifiers = modifiers.map(\.rightToLeft)
        return view
    }
}

extension Card.View.Content {
    fileprivate var rightToLeft: Self {
        switch self {
        case .text(var text):
            text.alignment = text.alignment.mirrored
            text.foregroundStyle = text.foregroundStyle.mirrored
            text.runs = text.runs.rightToLeft
            return .text(text)
        case .shape(var shape):
            shape.outline = shape.outline.mirrored
            shape.fill = shape.fill?.mirrored
            return .shape(shape)
        case .path(var shape):
            shape.fill = shape.fill?.mirrored
            return .path(shape)
        case .stack(var stack):
            stack.alignment = stack.alignment.mirrored
            stack.views = stack.views.map(\.rightToLeft)
            return .stack(stack)
        case .image, .spacer, .divider, .carousel, .indicator: return self
        }
    }
}

extension Card.View.Modifier {
    fileprivate var rightToLeft: Self {
        switch self {
        case .padding(let insets):
            return .padding(
                Insets(
                    top: insets.top, leading: insets.trailing, bottom: insets.bottom,
                    trailing: insets.leading))
        case .frame(var frame):
            frame.alignment = frame.alignment.mirrored
            return .frame(frame)
        case .offset(let offset): return .offset(Point(-offset.x, offset.y))
        case .scaleEffect(let x, let y, let anchor):
            return .scaleEffect(x: x, y: y, anchor: anchor.mirrored)
        case .rotation(let degrees, let anchor):
            return .rotation(degrees: -degrees, anchor: anchor.mirrored)
        case .background(let fill): return .background(fill.mirrored)
        case .backgroundView(let view, let alignment):
            return .backgroundView(view.rightToLeft, alignment: alignment.mirrored)
        case .clipShape(let outline): return .clipShape(outline.mirrored)
        case .mask(let view): return .mask(view.rightToLeft)
        case .overlay(let view, let alignment):
            return .overlay(view.rightToLeft, alignment: alignment.mirrored)
        case .fixedSize, .layoutPriority, .aspectRatio, .position, .ignoresSafeArea, .parallax, .zIndex,
            .hidden, .clip,
            .border,
            .colorEffect, .blur, .compositingGroup, .shadow, .opacity:
            return self
        }
    }
}

extension Card.Alignment {
    fileprivate var mirrored: Card.Alignment { Card.Alignment(horizontal.mirrored, vertical) }
}

extension Card.HorizontalAlignment {
    fileprivate var mirrored: Self {
        switch self {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }
}

extension Card.Shape.Outline {
    fileprivate var mirrored: Self {
        guard case .unevenRoundedRectangle(let radii) = self else { return self }
        return .unevenRoundedRectangle(
            CornerRadii(
                topLeading: radii.topTrailing, topTrailing: radii.topLeading,
                bottomTrailing: radii.bottomLeading, bottomLeading: radii.bottomTrailing, style: radii.style))
    }
}

extension Card.Fill {
    fileprivate var mirrored: Card.Fill {
        switch self {
        case .color: self
        case .linear(let stops, let from, let to): .linear(stops, from: from.mirrored, to: to.mirrored)
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(
                stops, center: center.mirrored, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let angle):
            .angular(stops, center: center.mirrored, angle: angle)
        }
    }
}

extension UnitPoint {
    fileprivate var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}

extension [Card.Text.Run] {
    fileprivate var rightToLeft: [Card.Text.Run] {
        var runs = self
        for index in runs.indices {
            runs[index].foregroundStyle = runs[index].foregroundStyle?.mirrored
            // Where others follow, it is they who may have the letter.
            if runs.count == 1 { runs[index].string = runs[index].string.rightToLeft }
        }
        if runs.count > 1, !contains(where: \.string.hasLetters) {
            runs[0].string = "\u{200F}" + runs[0].string
        }
        return runs
    }
}

extension String {
    /// With a mark in front of each paragraph that has no letter to tell its direction.
    fileprivate var rightToLeft: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { paragraph in
            paragraph.isEmpty || String(paragraph).hasLetters ? String(paragraph) : "\u{200F}" + paragraph
        }.joined(separator: "\n")
    }

    fileprivate var hasLetters: Bool { unicodeScalars.contains(where: \.properties.isAlphabetic) }
}

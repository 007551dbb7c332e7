extension Scene {
    /// Every text of every card, in the order of the items.
    package var texts: [Card.Text] {
        contents.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private var contents: [Card.View.Content] { carousel.allCards.flatMap(\.contents) }
}

extension Card.View {
    /// What this view and all views in it show.
    fileprivate var contents: [Content] {
        var found = [content]
        if case .stack(let stack) = content { found += stack.views.flatMap(\.contents) }
        for modifier in modifiers {
            switch modifier {
            case .backgroundView(let view, _), .overlay(let view, _), .mask(let view):
                found += view.contents
            case .padding, .frame, .fixedSize, .layoutPriority, .aspectRatio, .offset, .position,
                .scaleEffect, .rotation, .zIndex, .hidden, .background, .clip, .clipShape, .border,
                .colorEffect, .blur, .compositingGroup, .shadow, .opacity:
                break
            }
        }
        return found
    }
}

import CarouselDrawing

/// A view behind or over another, which is offered its size.
struct SecondView: Hashable, Sendable {
    var view: Card.View
    var alignment = Card.Alignment.center

    static let table = FieldTable(
        "background or overlay", SecondView(view: Card.View(.spacer(minLength: nil))),
        [
            Field("view", \.view, .view, "What is behind or over it", isRequired: true),
            Field("alignment", \.alignment, .choice(Card.Alignment.named), "Of that view"),
        ])
}

extension Codec<SecondView> {
    /// A view by itself, centred, or `{ view, alignment }`.
    static var overlay: Codec { either(.hinted) }

    static func either(_ view: Codec<Card.View>) -> Codec {
        let map = Codec.map(SecondView.table)
        let both = view.converted({ SecondView(view: $0) }, { $0.alignment == .center ? $0.view : nil })
            .or(map) { $0.isMap && $0.child("view") != nil }
        return Codec(
            both.about, schema: both.schema, read: both.read, write: both.write,
            // Once only: views may be nested deeply.
            check: { view.check($0.view, $1) })
    }
}

/// What `background` takes.
enum Background: Sendable {
    case fill(Card.Fill)
    case view(SecondView)

    init?(_ modifier: Card.View.Modifier) {
        switch modifier {
        case .background(let fill): self = .fill(fill)
        case .backgroundView(let view, let alignment):
            self = .view(SecondView(view: view, alignment: alignment))
        default: return nil
        }
    }

    var modifier: Card.View.Modifier {
        switch self {
        case .fill(let fill): .background(fill)
        case .view(let second): .backgroundView(second.view, alignment: second.alignment)
        }
    }
}

extension Codec<Background> {
    /// A fill or a view.
    static var background: Codec {
        Codec<Card.Fill>.fill
            .converted(Background.fill) { if case .fill(let fill) = $0 { fill } else { nil } }
            .or(
                Codec<SecondView>.either(.view).converted(Background.view) {
                    if case .view(let view) = $0 { view } else { nil }
                },
                where: { $0.isMap && !Codec<Card.Fill>.isFill($0) })
    }
}

extension Codec<Card.View> {
    /// A view; a colour gets a hint.
    private static var hinted: Codec {
        let color = Codec(
            schema: { _ in ["not": [:]] },
            read: { slot, reader in
                let written = reader.source.text(of: slot.node.span)
                reader.report(Message.overlayIsNoColor(written), at: slot.node)
                return nil
            }, write: { _, _ in nil })
        return view.or(color, "") { node in
            guard case .scalar(let text, _) = node.content else { return false }
            return Color.parse(text, appearance: .light) != nil
        }
    }
}

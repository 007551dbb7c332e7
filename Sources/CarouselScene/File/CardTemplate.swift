import CarouselDrawing

/// The card template: one view for each item, with the item's values in place of `{name}`. An item may have a
/// template of its own.
final class CardTemplate {
    private unowned let reader: SceneReader
    private var items: [Item]
    private let node: YAMLNode?
    /// Those of a refill, which fill the same template.
    private(set) var later: [Item] = []
    private var lackingMessages: [String: String] = [:]
    /// The most views and values that all cards may have together.
    private static let limit = 2_000_000

    /// - Parameter node: nil where there is no template.
    init(_ node: YAMLNode?, items: [Item], in reader: SceneReader) {
        self.node = node
        self.items = items
        self.reader = reader
    }

    /// Takes items that come later: all that the template is ever filled in with have to be known before the first, so
    /// that it can tell a slip in one from a slip in the template.
    func expect(_ later: [Item]) {
        self.later = later
        items += later
    }

    /// Whether the template, or an item's own, casts a shadow by itself.
    var hasShadow: Bool {
        ([node] + items.map(\.card)).contains { card in
            guard let card else { return false }
            if card.child("shadow") != nil { return true }
            guard case .sequence(let list)? = card.child("modifiers")?.content else { return false }
            return list.contains { $0.child("shadow") != nil }
        }
    }

    /// A card for each item; without a template a rectangle in the item's colour.
    func cards(for items: [Item]) -> [Card.View] {
        var parts = 0
        for item in items {
            guard let card = item.card ?? node else { continue }
            parts += card.count
            guard parts <= Self.limit else {
                reader.report(Message.tooManyParts(Self.limit), at: card)
                return []
            }
        }
        return items.compactMap { item in
            guard let card = item.card ?? node else {
                return Card.View(.shape(Card.Shape(.rectangle, fill: .color(plainColor(item)))))
            }
            return Codec.view.read(Slot(fill(card, item), "card"), reader)
        }
    }

    private func plainColor(_ item: Item) -> Color {
        guard let value = item["color"] else { return .gray }
        if let color = value.color { return color }
        if let pair = value.pair { return Codec.color.read(Slot(pair, "color"), reader) ?? .gray }
        var node = YAMLNode(
            .scalar(value.text, plain: false), span: value.span ?? SourceSpan(start: 0, length: 1))
        node.color = value.color
        return reader.color(node, "color") ?? .gray
    }

    // MARK: - Filling in

    private func fill(_ node: YAMLNode, _ item: Item) -> YAMLNode {
        var filled = node
        switch node.content {
        case .scalar(let text, _):
            return text.contains("{") || text.contains("}") ? fill(node, text, item) : node
        case .sequence(let nodes):
            filled.content = .sequence(nodes.map { fill($0, item) })
        case .mapping(let entries):
            filled.content = .mapping(
                entries.map {
                    YAMLNode.Entry(key: $0.key, keySpan: $0.keySpan, value: fill($0.value, item))
                })
        }
        return filled
    }

    private func fill(_ node: YAMLNode, _ text: String, _ item: Item) -> YAMLNode {
        var filled = node
        guard let pieces = TemplatePiece.pieces(of: text) else {
            reader.report(Message.openBrace, at: node)
            filled.isWhole = false
            return filled
        }
        var result = ""
        var hasNames = false
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .name(let name):
                hasNames = true
                guard let value = item[name] else {
                    reader.report(lacking(name), at: node)
                    filled.isWhole = false
                    return filled
                }
                if let pair = value.pair {
                    if pieces.count == 1 { return pair }
                    reader.report(Message.colorsInText(name), at: node)
                    filled.isWhole = false
                    return filled
                }
                result += value.text
            }
        }
        // A number filled in counts as one, quotes or not.
        filled.content = .scalar(result, plain: hasNames && NumberText.parse(result) != nil)
        guard hasNames else { return filled }
        filled.note = Message.filled(item: item.number)
        if pieces.count == 1, case .name(let name) = pieces[0], let value = item[name] {
            filled.color = value.color
            if let span = value.span {
                // What is wrong with it is wrong with the item.
                filled.span = span
                let line = reader.source.place(of: node.span.start).line
                filled.note = Message.filled("{\(name)}", line: line)
            }
        }
        return filled
    }

    /// What to say about a name that some or all items lack.
    private func lacking(_ name: String) -> String {
        if let message = lackingMessages[name] { return message }
        let without = items.filter { $0[name] == nil }
        let message: String
        if let first = without.first, without.count < items.count {
            message = Message.lackingName(name, count: without.count, first: first.number)
        } else {
            var known: [String] = []
            for item in items {
                for other in item.names where !known.contains(other) { known.append(other) }
            }
            known = Item.placeNames + known.filter { !Item.placeNames.contains($0) }
            let guess = Spelling.suggestion(for: name, among: known)
            message = Message.unknownName(name, known: known, suggestion: guess)
        }
        lackingMessages[name] = message
        return message
    }
}

/// A part of a template's string.
package enum TemplatePiece: Equatable {
    case text(String)
    case name(String)

    /// Text as a template has it: with every brace doubled.
    static func doublingBraces(_ text: String) -> String {
        text.reduce(into: "") { written, c in
            written.append(c)
            if c == "{" || c == "}" { written.append(c) }
        }
    }

    /// The parts of a string, `{{` and `}}` being literal braces; nil where a `{` begins no name.
    package static func pieces(of string: String) -> [TemplatePiece]? {
        var pieces: [TemplatePiece] = []
        var text = ""
        var rest = Substring(string)
        while let c = rest.popFirst() {
            switch c {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                rest.removeFirst()
                text.append(c)
            case "{":
                guard let end = rest.firstIndex(of: "}") else { return nil }
                let name = rest[..<end].drop { $0 == " " }
                let trimmed = String(name.reversed().drop { $0 == " " }.reversed())
                guard !trimmed.isEmpty, !trimmed.contains("{") else { return nil }
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.name(trimmed))
                rest = rest[rest.index(after: end)...]
            default: text.append(c)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }
}

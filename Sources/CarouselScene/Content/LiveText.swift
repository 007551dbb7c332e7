/// A name in a text of a screen's content that stands for what is true at a moment: `{featured.number}`.
package struct LiveName: Hashable, Sendable {
    /// A carousel's name, or `carousel` for the only one.
    package var carousel: String
    package var key: String

    init?(_ text: String) {
        guard let dot = text.firstIndex(of: ".") else { return nil }
        carousel = String(text[..<dot])
        key = String(text[text.index(after: dot)...])
    }

    /// The names in a text; nil where a brace begins none.
    static func names(in text: Card.Text) -> [String]? {
        var names: [String] = []
        for run in text.runs {
            guard let pieces = TemplatePiece.pieces(of: run.string) else { return nil }
            names += pieces.compactMap { if case .name(let name) = $0 { name } else { nil } }
        }
        return names
    }
}

extension Card.Text {
    /// The text with values in the place of its names, and single braces.
    package func filled(_ value: (LiveName) -> String) -> Card.Text {
        var text = self
        for (k, run) in runs.enumerated() {
            guard let pieces = TemplatePiece.pieces(of: run.string) else { continue }
            text.runs[k].string =
                pieces.map { piece in
                    switch piece {
                    case .text(let text): text
                    case .name(let name): LiveName(name).map(value) ?? ""
                    }
                }.joined()
        }
        return text
    }
}

extension Card.View {
    /// The view with all its texts filled in.
    package func filled(_ value: (LiveName) -> String) -> Card.View {
        var view = self
        switch content {
        case .text(let text): view.content = .text(text.filled(value))
        case .stack(var stack):
            stack.views = stack.views.map { $0.filled(value) }
            view.content = .stack(stack)
        default: break
        }
        view.modifiers = modifiers.map { modifier in
            switch modifier {
            case .backgroundView(let other, let alignment):
                .backgroundView(other.filled(value), alignment: alignment)
            case .overlay(let other, let alignment): .overlay(other.filled(value), alignment: alignment)
            case .mask(let other): .mask(other.filled(value))
            default: modifier
            }
        }
        return view
    }

    /// What its texts name.
    package var liveNames: Set<LiveName> {
        Set(allTexts.flatMap { LiveName.names(in: $0) ?? [] }.compactMap { LiveName($0) })
    }
}

extension NamedCarousel {
    /// What a name stands for while the item at `index` is shown.
    /// - Parameters:
    ///   - page: The page that an indicator shows, and of how many.
    /// - Returns: nil where the carousel has no such key.
    package func value(of key: String, index: Int, page: Int, pageCount: Int) -> String? {
        if let values = texts[key] {
            return values.indices.contains(index) ? values[index] : values.last ?? ""
        }
        switch key {
        case "index": return "\(page)"
        case "number": return "\(page + 1)"
        case "count": return "\(pageCount)"
        default: return nil
        }
    }
}

// MARK: - Checking

extension SceneReader {
    /// Reports names that no carousel has.
    func checkNames(in text: Card.Text, at node: YAMLNode) {
        guard isInContent else { return }
        guard let names = LiveName.names(in: text) else { return report(Message.openBrace, at: node) }
        for name in names {
            guard let live = LiveName(name) else {
                report(Message.noLiveName(name, carousels.map(\.address)), at: node)
                continue
            }
            guard let facts = carousels.first(where: { $0.address == live.carousel }) else {
                report(Message.noCarousel(live.carousel, carousels.map(\.address)), at: node)
                continue
            }
            if let fault = facts.fault(ofKey: live.key) { report(fault, at: node) }
        }
    }
}

extension SceneChecker {
    func checkNames(in text: Card.Text) {
        guard isInContent else { return }
        guard let names = LiveName.names(in: text) else { return report(sentence: Message.openBrace) }
        for name in names {
            let addresses = carousels.map(\.address)
            guard let live = LiveName(name) else {
                report(sentence: Message.noLiveName(name, addresses))
                continue
            }
            guard let named = carousels.first(where: { $0.address == live.carousel }) else {
                report(sentence: Message.noCarousel(live.carousel, addresses))
                continue
            }
            if named.value(of: live.key, index: 0, page: 0, pageCount: 0) == nil {
                let known = Item.placeNames + named.texts.keys.sorted()
                report(
                    sentence: Message.unknownLiveKey(
                        live.key, of: live.carousel, known: known,
                        suggestion: Spelling.suggestion(for: live.key, among: known)))
            }
        }
    }
}

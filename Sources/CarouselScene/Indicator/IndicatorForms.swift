import CarouselDrawing

extension Indicator.Backdrop {
    /// What a capsule is filled with; nil where there is none.
    package var fill: Card.Fill? {
        switch self {
        case .nothing: nil
        case .prominent: .color(.gray.opacity(0.25))
        case .fill(let fill): fill
        }
    }
}

extension Codec<Indicator.Backdrop> {
    /// A word or a fill.
    static var backdrop: Codec {
        let words: [(String, Indicator.Backdrop)] = [("none", .nothing), ("prominent", .prominent)]
        let fill = Codec<Card.Fill>.fill.converted(Indicator.Backdrop.fill) {
            if case .fill(let fill) = $0 { fill } else { nil }
        }
        return choice(words, orElse: "a fill").or(fill) { node in
            guard case .scalar(let text, _) = node.content, Color.parse(text, appearance: .light) == nil
            else { return true }
            return Spelling.suggestion(for: text, among: words.map(\.0)) == nil
                && !words.contains { $0.0 == text }
        }
    }
}

extension Codec<Int> {
    /// So many marks that one of them is in the middle.
    static var oddCount: Codec {
        let rule = NumberRule.range(3, Double(SceneLimits.items))
        @Sendable func fault(_ count: Int) -> Bool { count < 3 || count % 2 == 0 }
        return Codec(
            "an odd number of at least 3", schema: { $0.single(rule.schema("integer")) },
            read: { slot, reader in
                guard let count = reader.integer(slot.node, slot.name, .any) else { return nil }
                if fault(count) { reader.report(Message.notOdd(slot.name, found: count), at: slot.node) }
                return count
            }, write: { count, _ in .number(count) },
            check: { count, checker in
                if fault(count) {
                    checker.report(Message.must("be an odd number of at least 3", found: "\(count)"))
                }
            })
    }
}

extension Codec<String> {
    /// Text with a page's number in it.
    static var counterFormat: Codec {
        text(isTemplate: false).judged(
            { format, slot, reader in
                if let fault = Indicator.formatFault(format) { reader.report(fault, at: slot.node) }
                return format
            },
            { format, checker in
                if let fault = Indicator.formatFault(format) { checker.report(sentence: fault) }
            })
    }
}

extension Codec<Card.SafeEdges> {
    private static var words: [(String, Card.SafeEdges)] { [("top", .top), ("bottom", .bottom)] }

    /// `true` for all edges, or a list of some.
    static var safeEdges: Codec {
        Codec(
            "`true`, or a list of `top`, `bottom`",
            schema: { _ in
                ["anyOf": [["type": "boolean"], ["type": "array", "items": ["enum": ["top", "bottom"]]]]]
            },
            read: { slot, reader in
                guard slot.node.isList else {
                    return reader.flag(slot.node, slot.name).map { $0 ? .all : [] }
                }
                return (reader.list(slot.node, slot.name) ?? []).reduce(into: []) { edges, node in
                    if let edge = reader.choice(node, slot.name, of: words) { edges.insert(edge) }
                }
            },
            write: { edges, _ in
                if edges == .all { return .flag(true) }
                return .list(words.filter { edges.contains($0.1) }.map { .scalar($0.0) })
            })
    }
}

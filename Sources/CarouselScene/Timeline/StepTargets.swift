/// `select`: an item, and the carousel that it is one of.
struct Selection: Hashable, Sendable {
    var item: Int
    var on: String?

    static let table = FieldTable(
        "select", Selection(item: 0),
        [
            Field("item", \.item, .item, "Where to", isRequired: true),
            Field("on", \.on, .text(), "Which carousel, where there are several"),
        ])
}

/// `start`: an item, or one for each carousel.
struct Beginning: Hashable, Sendable {
    var item = 0
    var items: [String: Int] = [:]
}

extension Timeline {
    var beginning: Beginning {
        get { Beginning(item: start, items: starts) }
        set { (start, starts) = (newValue.item, newValue.items) }
    }
}

extension Codec<String> {
    /// Waiting for all, or for one.
    static var settling: Codec {
        Codec(
            "`true`, or a carousel's name",
            schema: { _ in ["anyOf": [["enum": [.flag(true), .scalar("null")]], ["type": "string"]]] },
            read: { _, _ in nil }, write: { _, _ in nil })
    }
}

extension Codec<Selection> {
    /// An item, or a map with the carousel.
    static var selection: Codec {
        Codec(
            "an item from 0, or `{ item, on }`",
            schema: {
                ["anyOf": [.map(Codec<Int>.item.schema($0)), .map(Selection.table.schema($0))]]
            },
            read: { slot, reader in
                let on = slot.node.child("on").flatMap { reader.string($0, "on", due: "a carousel's name") }
                guard reader.judgeStep(on: on, at: slot.node.child("on") ?? slot.node) else { return nil }
                if let kind = reader.kind, !type(of: kind).isSelectable {
                    reader.report(Message.selectOnCards, at: slot.home)
                    return nil
                }
                guard slot.node.isMap else {
                    return Codec<Int>.item.read(slot, reader).map { Selection(item: $0) }
                }
                guard let map = MapReader(slot, "select", reader) else { return nil }
                var selection = Selection(item: 0)
                let isWhole = Selection.table.read(&selection, map)
                map.finish()
                return isWhole ? selection : nil
            },
            write: { selection, writer in
                if selection.on == nil { return .number(selection.item) }
                var map = YAMLMap()
                Selection.table.write(selection, unless: Selection(item: 0), into: &map, writer)
                return .map(map)
            })
    }
}

extension Codec<Beginning> {
    /// An item, or a map of names.
    static var beginning: Codec {
        Codec(
            "an item from 0",
            schema: { scope in
                let item = YAMLValue.map(Codec<Int>.item.schema(scope))
                return ["anyOf": [item, ["type": "object", "additionalProperties": item]]]
            },
            read: { slot, reader in
                let names = reader.carousels.compactMap(\.name)
                guard slot.node.isMap else {
                    if names.count > 1 {
                        reader.report(Message.startOfSeveral, at: slot.node)
                        return nil
                    }
                    reader.judge(by: nil)
                    guard let item = Codec<Int>.item.read(slot, reader) else { return nil }
                    return names.first.map { Beginning(items: [$0: item]) } ?? Beginning(item: item)
                }
                guard let map = MapReader(slot, slot.name, reader) else { return nil }
                var beginning = Beginning()
                for name in map.keys {
                    guard names.contains(name) else {
                        map.report(Message.noCarousel(name, names), atKey: name)
                        continue
                    }
                    reader.judge(by: name)
                    beginning.items[name] = map.read(name, .item)
                }
                return beginning
            },
            write: { beginning, _ in
                if beginning.items.isEmpty { return .number(beginning.item) }
                var map = YAMLMap()
                for (name, item) in beginning.items.sorted(by: { $0.key < $1.key }) {
                    map.set(name, .number(item))
                }
                return .map(map)
            },
            check: { beginning, checker in
                for named in checker.carousels {
                    checker.judge(by: named)
                    let item = named.name.flatMap { beginning.items[$0] } ?? beginning.item
                    Codec<Int>.item.check(item, checker)
                }
                let names = checker.carousels.compactMap(\.name)
                for name in beginning.items.keys.sorted() where !names.contains(name) {
                    checker.report(sentence: Message.noCarousel(name, names))
                }
            })
    }
}

extension SceneReader {
    /// Judges a step by the carousel that it names.
    /// - Returns: false, and a fault, where it should name one, or names none that there is.
    func judgeStep(on name: String?, at node: YAMLNode) -> Bool {
        guard let address = address(of: name, at: node, orElse: Message.stepNeedsName) else { return false }
        judge(by: address == NamedCarousel.onlyAddress ? nil : address)
        return true
    }
}

extension SceneChecker {
    func judgeStep(on name: String?) {
        let names = carousels.compactMap(\.name)
        guard let named = carousels.first(where: { name == nil || $0.name == name }) else {
            return report(sentence: Message.noCarousel(name ?? "", names))
        }
        if name == nil, names.count > 1 { return report(sentence: Message.stepNeedsName(names)) }
        judge(by: named)
    }
}

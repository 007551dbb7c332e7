import CarouselDrawing

/// The forms in which a scene file has the values of a `scroll`.
extension Codec<Scroll.Behavior> {
    static var behavior: Codec {
        let words = Codec.word
        return Codec(
            words.about, schema: words.schema,
            read: { slot, reader in
                guard let text = reader.string(slot.node, slot.name) else { return nil }
                if let behavior = Scroll.Behavior(rawValue: text) { return behavior }
                reader.report(Message.unknownBehavior(text, in: Scroll.table.name), at: slot.node)
                return nil
            }, write: words.write)
    }
}

extension Scroll.Item {
    static let table = FieldTable(
        "item", Scroll.Item.count(1),
        [
            Field(own: "fraction", .number(.share), "Of the container without its margins"),
            Field(own: "count", .integer(.range(1, 100)), "How many fill the container without its margins"),
            Field(
                own: "span", .integer(.range(1, 100)), "How many of those it is as long as", fallback: "`1`"),
            Field(own: "spacing", .points(), "Between those", fallback: "the carousel's"),
        ])

    static func spanFault(_ span: Int, of count: Int) -> String {
        "span is \(span), at most the count (\(count))"
    }

    fileprivate static func read(_ map: MapReader) -> Scroll.Item? {
        if map.has("fraction") {
            for key in ["count", "span", "spacing"] { map.exclude(key, "fraction") }
            return map.read("fraction", .number(.share)).map(Scroll.Item.fraction)
        }
        guard map.has("count") else {
            map.report(Message.missingOneOf(["fraction", "count"], in: "item"))
            return nil
        }
        let whole = Codec<Int>.integer(.range(1, 100))
        let spacing = map.read("spacing", .points())
        let span = map.has("span") ? map.read("span", whole) : 1
        guard let count = map.read("count", whole), let span else { return nil }
        if span > count, let node = map.peek("span") {
            map.reader.report(spanFault(span, of: count), at: node)
        }
        return .count(count, span: span, spacing: spacing)
    }
}

extension Codec<Scroll.Item> {
    /// Points, or a map.
    static var itemLength: Codec {
        let map = Codec.map(
            Scroll.Item.table,
            describe: { $0.set("oneOf", [["required": ["fraction"]], ["required": ["count"]]]) },
            settle: { item, map in
                guard let read = Scroll.Item.read(map) else { return false }
                item = read
                return true
            },
            begin: { item, map, _ in
                switch item {
                case .points: break
                case .fraction(let share): map.set("fraction", .number(share))
                case .count(let count, let span, let spacing):
                    map.set("count", .number(count))
                    if span != 1 { map.set("span", .number(span)) }
                    map.set("spacing", spacing.map { .number($0) })
                }
                return nil
            },
            check: { item, checker in
                switch item {
                case .points(let length): checker.check(length, .positive)
                case .fraction(let share): checker.at("fraction") { checker.check(share, .share) }
                case .count(let count, let span, let spacing):
                    checker.at("count") { checker.check(Double(count), .range(1, 100)) }
                    checker.at("span") {
                        checker.check(Double(span), .range(1, 100))
                        if span > count { checker.report(sentence: Scroll.Item.spanFault(span, of: count)) }
                    }
                    if let spacing { checker.at("spacing") { checker.check(spacing, .any) } }
                }
            })
        let points = Codec<Double>.points(.positive)
            .converted(Scroll.Item.points) { if case .points(let length) = $0 { length } else { nil } }
        return points.or(map, where: { if case .mapping = $0.content { true } else { false } })
    }
}

extension Scroll.Margins {
    static let table = FieldTable(
        "margins", Scroll.Margins(),
        [
            Field("leading", \.leading, .points(.notNegative), "Before the first item"),
            Field("trailing", \.trailing, .points(.notNegative), "After the last"),
        ])
}

extension Codec<Scroll.Margins> {
    /// Points for both, or a map.
    static var margins: Codec {
        Codec<Double>.points(.notNegative)
            .converted({ Scroll.Margins(leading: $0, trailing: $0) }) {
                $0.leading == $0.trailing ? $0.leading : nil
            }
            .or(.map(Scroll.Margins.table), where: { if case .mapping = $0.content { true } else { false } })
    }
}

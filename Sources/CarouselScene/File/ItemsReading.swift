import CarouselDrawing

/// What a template is filled in with.
struct Item {
    struct Value {
        var text: String
        /// Where it is written; nil for what was generated.
        var span: SourceSpan?
        var color: Color?
        /// A colour for light and one for dark, as they are written.
        var pair: YAMLNode?
    }

    /// From 1, as messages count.
    let number: Int
    /// The item's own view, drawn instead of the template.
    fileprivate(set) var card: YAMLNode?
    /// In the order of the file.
    private(set) var names: [String] = []
    private var values: [String: Value] = [:]

    init(number: Int) { self.number = number }

    subscript(name: String) -> Value? {
        get { values[name] }
        set {
            if values[name] == nil { names.append(name) }
            values[name] = newValue
        }
    }

    /// The names of `addPlace`.
    static let placeNames = ["index", "number", "count"]

    /// Every item can be asked for its place, and how many there are, unless it has such a key of its own; messages don't list that.
    mutating func addPlace(in count: Int) {
        if values["index"] == nil { values["index"] = Value(text: String(number - 1)) }
        if values["number"] == nil { values["number"] = Value(text: String(number)) }
        if values["count"] == nil { values["count"] = Value(text: String(count)) }
    }
}

extension SceneReader {
    /// `items` or `generate`; no count where they could not be read.
    func items(_ map: MapReader) -> (items: [Item], count: Int?) {
        map.exclude("generate", "items")
        map.allow(["items", "generate"])
        if let node = map["items"] {
            let items = items(node, numberedAfter: 0)
            let isKnown = node.isWhole && !items.isEmpty
            return (items, isKnown ? items.count : nil)
        }
        if let generate = map.map("generate") {
            let items = generated(generate)
            return (items, items.isEmpty ? nil : items.count)
        }
        if !map.has("generate") {
            map.report(Message.missingOneOf(["items", "generate"], in: map.place))
        }
        return ([], nil)
    }

    /// `refill`'s items, which go on counting.
    func refillItems(_ map: MapReader, after count: Int) -> [Item] {
        map.required("items").map { items($0, numberedAfter: count) } ?? []
    }

    private func items(_ node: YAMLNode, numberedAfter count: Int) -> [Item] {
        guard let nodes = list(node, "items") else { return [] }
        guard (1...SceneLimits.items).contains(nodes.count) else {
            let must =
                nodes.isEmpty ? "at least 1 item" : "at most \(NumberText.grouped(SceneLimits.items)) items"
            report(Message.listCount("items", must: must, found: nodes.count), at: node)
            return []
        }
        return nodes.enumerated().map { i, node in item(node, number: count + i + 1, of: nodes.count) }
    }

    private func item(_ node: YAMLNode, number: Int, of count: Int) -> Item {
        var item = Item(number: number)
        guard case .mapping(let entries) = node.content else {
            wrongType(node, "an item", due: "a map")
            return item
        }
        for entry in entries {
            if entry.key == "card", case .mapping = entry.value.content, entry.value.bareNames == nil {
                item.card = entry.value
            } else if Codec<Color>.isAdaptive(entry.value) {
                item[entry.key] = Item.Value(text: "", span: entry.value.span, pair: entry.value)
            } else if let text = string(entry.value, entry.key, due: "text or a number") {
                item[entry.key] = Item.Value(text: text, span: entry.value.span)
            } else {
                // Reported by now; the template shall not complain that there is no such name.
                item[entry.key] = Item.Value(text: "", span: nil, color: .clear)
            }
        }
        item.addPlace(in: count)
        return item
    }

    private func generated(_ map: MapReader) -> [Item] {
        defer { map.finish() }
        var generator = Generator()
        guard Generator.table.read(&generator, map) else { return [] }
        var random = Drand48()
        return (1...generator.count).map { number in
            var item = Item(number: number)
            item.addPlace(in: generator.count)
            if generator.isColored {
                let color = Color(red: random.next(), green: random.next(), blue: random.next())
                item["color"] = Item.Value(text: color.hexadecimal, color: color)
            }
            return item
        }
    }
}

/// `generate`: items without names of their own.
struct Generator: Sendable {
    var count = 0
    var isColored = false

    static let table = FieldTable(
        "generate", Generator(),
        [
            Field(
                "count", \.count, .integer(.range(1, Double(SceneLimits.items))), "How many", isRequired: true
            ),
            Field(
                "color", \.isColored, .choice([("drand48", true)]),
                "`drand48`: three values each of C's `drand48`, red, green, blue"),
        ])
}

/// The 48-bit linear congruential generator of C's `drand48`, in the state in which macOS and iOS start it.
package struct Drand48 {
    private var state: UInt64 = 0x1234_ABCD_330E

    package init() {}

    /// The next value, from 0 up to but not including 1.
    package mutating func next() -> Double {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Double(state) / 281_474_976_710_656  // 2^48
    }
}

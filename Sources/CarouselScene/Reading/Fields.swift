import CarouselDrawing

/// A map of the file: gives its values by key, checked, and remembers which keys there may be.
final class Fields {
    let reading: Reading
    /// What messages call it: `carousel (kind snap)`.
    var place: String
    /// Where to say that something is missing: the map's own key, or its start.
    let home: Span
    private let node: YAMLNode
    private let entries: [YAMLNode.Entry]
    private var known: [String] = []

    /// nil, and a fault, where the node is no map.
    init?(_ node: YAMLNode, _ place: String, name: String? = nil, home: Span? = nil, in reading: Reading) {
        guard case .mapping(let entries) = node.content else {
            reading.wrongType(node, name ?? place, due: "a map")
            return nil
        }
        self.reading = reading
        self.place = place
        self.home = home ?? node.span
        self.node = node
        self.entries = entries
    }

    // MARK: - Keys

    var keys: [String] { entries.map(\.key) }

    func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

    func span(ofKey key: String) -> Span? { entries.first { $0.key == key }?.keySpan }

    /// The value of a key that may not be meant for this map.
    func peek(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    /// The value of a key, and that this key may be there.
    subscript(_ key: String) -> YAMLNode? {
        if !known.contains(key) { known.append(key) }
        return entries.first { $0.key == key }?.value
    }

    /// Lets keys pass whose values nobody reads.
    func allow(_ keys: [String]) {
        for key in keys { _ = self[key] }
    }

    /// A value that has to be there.
    func required(_ key: String) -> YAMLNode? {
        let value = self[key]
        if value == nil { report(missing: key) }
        return value
    }

    func report(missing key: String) { report(Message.missingKey(key, in: place)) }

    /// Something about the map as a whole.
    func report(_ message: String) {
        if node.isWhole { reading.report(message + (node.note ?? ""), at: home) }
    }

    /// Something about a key rather than its value.
    func report(_ message: String, atKey key: String) {
        if let span = span(ofKey: key) { reading.report(message, at: span) }
    }

    /// Reports every key that nobody asked for; `owner` tells what else a key may be for, `instead` what its
    /// like is called here.
    func finish(owner: (String) -> String? = { _ in nil }, instead: [String: String] = [:]) {
        for entry in entries where !known.contains(entry.key) {
            let message: String
            if let other = instead[entry.key], known.contains(other), !has(other) {
                message = Message.unknownKey(entry.key, in: place, suggestion: other)
            } else if let owner = owner(entry.key) {
                message = Message.misplacedKey(entry.key, in: place, owner: owner)
            } else {
                let guess = Spelling.suggestion(for: entry.key, among: known.filter { !has($0) })
                message = Message.unknownKey(entry.key, in: place, suggestion: guess)
            }
            reading.report(message, at: entry.keySpan)
        }
    }

    /// Says that of two keys only one may be there.
    func exclude(_ key: String, _ other: String) {
        if has(key), has(other) { report(Message.exclude(key, other, in: place), atKey: key) }
    }

    // MARK: - Values; nil where there is none or a fault

    func number(_ key: String, _ rule: NumberRule = .any) -> Double? {
        self[key].flatMap { reading.number($0, key, rule) }
    }

    func integer(_ key: String, _ rule: NumberRule = .any) -> Int? {
        self[key].flatMap { reading.integer($0, key, rule) }
    }

    func flag(_ key: String) -> Bool? { self[key].flatMap { reading.flag($0, key) } }

    func string(_ key: String) -> String? { self[key].flatMap { reading.string($0, key) } }

    func color(_ key: String) -> Color? { self[key].flatMap { reading.color($0, key) } }

    func choice<T>(_ key: String) -> T? where T: RawRepresentable & CaseIterable, T.RawValue == String {
        self[key].flatMap { reading.choice($0, key) }
    }

    func choice<T>(_ key: String, of choices: [(String, T)]) -> T? {
        self[key].flatMap { reading.choice($0, key, of: choices) }
    }

    func list(_ key: String) -> [YAMLNode]? { self[key].flatMap { reading.list($0, key) } }

    /// Exactly `count` numbers.
    func numbers(_ key: String, count: Int, _ rule: NumberRule = .any) -> [Double]? {
        self[key].flatMap { reading.numbers($0, key, count: count, rule) }
    }

    /// A map within this one.
    func fields(_ key: String, _ place: String? = nil) -> Fields? {
        self[key].flatMap {
            Fields($0, place ?? key, name: key, home: span(ofKey: key), in: reading)
        }
    }
}

extension Reading {
    /// A list of exactly `count` numbers.
    func numbers(_ node: YAMLNode, _ name: String, count: Int, _ rule: NumberRule = .any) -> [Double]? {
        guard let nodes = list(node, name) else { return nil }
        guard nodes.count == count else {
            report(Message.listCount(name, must: "\(count) numbers", found: nodes.count), at: node)
            return nil
        }
        let values = nodes.compactMap { number($0, name, rule) }
        return values.count == count ? values : nil
    }
}

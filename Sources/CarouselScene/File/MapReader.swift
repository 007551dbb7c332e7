import CarouselDrawing

/// A map of the file: gives its values by key, checked, and remembers which keys there may be.
final class MapReader {
    let reader: SceneReader
    /// What messages call it: `carousel (kind snap)`.
    var place: String
    /// Where to say that something is missing: the map's own key, or its start.
    let home: SourceSpan
    private let node: YAMLNode
    private let entries: [YAMLNode.Entry]
    private var known: [String] = []

    /// nil, and a fault, where the value is no map.
    init?(_ slot: Slot, _ place: String, isToldAtValue: Bool = false, _ reader: SceneReader) {
        guard case .mapping(let entries) = slot.node.content else {
            reader.wrongType(slot.node, slot.name, due: "a map")
            return nil
        }
        self.reader = reader
        self.place = place
        home = isToldAtValue ? slot.node.span : slot.home
        node = slot.node
        self.entries = entries
    }

    // MARK: - Keys

    var keys: [String] { entries.map(\.key) }

    func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

    func span(ofKey key: String) -> SourceSpan? { entries.first { $0.key == key }?.keySpan }

    /// The value of a key that may not be meant for this map.
    func peek(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    /// The value of a key, and that this key may be there.
    subscript(_ key: String) -> YAMLNode? { slot(key)?.node }

    /// The value of a key for a form to read, and that this key may be there.
    func slot(_ key: String) -> Slot? {
        known.append(key)
        return entries.first { $0.key == key }.map { Slot($0.value, key, home: $0.keySpan) }
    }

    func read<Value>(_ key: String, _ codec: Codec<Value>) -> Value? {
        slot(key).flatMap { codec.read($0, reader) }
    }

    /// Lets keys pass whose values nobody reads.
    func allow(_ keys: [String]) { known += keys }

    /// A value that has to be there.
    func required(_ key: String) -> YAMLNode? {
        let value = self[key]
        if value == nil { report(missing: key) }
        return value
    }

    func report(missing key: String) { report(Message.missingKey(key, in: place)) }

    /// Something about the map as a whole.
    func report(_ message: String) {
        if node.isWhole { reader.report(message + (node.note ?? ""), at: home) }
    }

    /// Something about one of some keys, the first that is there; else about the map as a whole.
    func report(_ fault: KeyFault) {
        if let node = fault.keys.lazy.compactMap({ self.peek($0) }).first {
            reader.report(fault.message, at: node)
        } else {
            report(fault.message)
        }
    }

    /// Something about a key rather than its value.
    func report(_ message: String, atKey key: String) {
        if let span = span(ofKey: key) { reader.report(message, at: span) }
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
            reader.report(message, at: entry.keySpan)
        }
    }

    /// Says that of two keys only one may be there.
    func exclude(_ key: String, _ other: String) {
        if has(key), has(other) { report(Message.exclude(key, other, in: place), atKey: key) }
    }

    /// A map within this one.
    func map(_ key: String) -> MapReader? { slot(key).flatMap { MapReader($0, key, reader) } }
}

/// A value on its way into a YAML file.
indirect enum YAMLValue {
    /// As it stands in the file, quotes and all.
    case scalar(String)
    case list([YAMLValue])
    case map(YAMLMap)

    /// Text, in quotes where it needs them.
    static func string(_ text: String) -> YAMLValue { .scalar(YAMLString.written(text)) }

    /// The shortest decimal that reads back as the same number.
    static func number(_ value: Double) -> YAMLValue { .scalar(NumberText.plain(value)) }

    static func number(_ value: Int) -> YAMLValue { .scalar(String(value)) }

    static func numbers(_ values: [Double]) -> YAMLValue { .list(values.map(YAMLValue.number)) }

    static func flag(_ value: Bool) -> YAMLValue { .scalar(String(value)) }
}

/// A map on its way into a YAML file; keys keep the order in which they were set.
struct YAMLMap {
    private(set) var entries: [(key: String, value: YAMLValue)] = []
    /// Whether each key has a line of its own, however short they are.
    var isSpread = false

    /// Adds a key, unless there is no value for it.
    mutating func set(_ key: String, _ value: YAMLValue?) {
        if let value { entries.append((key, value)) }
    }

    /// Adds a number, unless it is what the reader takes anyway.
    mutating func set(_ key: String, _ value: Double?, unless usual: Double? = nil) {
        if value != usual { set(key, value.map(YAMLValue.number)) }
    }

    mutating func set(_ key: String, _ value: Int?, unless usual: Int? = nil) {
        if value != usual { set(key, value.map(YAMLValue.number)) }
    }

    mutating func set(_ key: String, _ value: Bool, unless usual: Bool) {
        if value != usual { set(key, .flag(value)) }
    }

    /// Adds a word, unless it is what the reader takes anyway.
    mutating func set<T>(_ key: String, _ value: T, unless usual: T)
    where T: RawRepresentable & Equatable, T.RawValue == String {
        if value != usual { set(key, .scalar(value.rawValue)) }
    }

    /// Adds a map, unless it is empty.
    mutating func set(_ key: String, _ map: YAMLMap) {
        if !map.entries.isEmpty { set(key, .map(map)) }
    }
}

// MARK: - Layout

extension YAMLValue {
    /// What a line may hold before a value in brackets is spread over several.
    private static let lineLength = 100

    /// The lines of a document.
    var document: String { block(at: 0).map { $0 + "\n" }.joined() }

    /// On one line, in brackets and braces.
    private var flow: String {
        switch self {
        case .scalar(let text): text
        case .list(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
        case .map(let map):
            map.entries.isEmpty
                ? "{}"
                : "{ " + map.entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + " }"
        }
    }

    private var isEmpty: Bool {
        switch self {
        case .scalar: false
        case .list(let values): values.isEmpty
        case .map(let map): map.entries.isEmpty
        }
    }

    /// Whether there is something in it that reads better over several lines, as a list of maps.
    private var wantsLines: Bool {
        switch self {
        case .scalar: false
        case .list(let values):
            values.contains { if case .map = $0 { !$0.isEmpty } else { $0.wantsLines } }
        case .map(let map): map.isSpread || map.entries.contains { $0.value.wantsLines }
        }
    }

    /// The value on one line, where that is how it reads best.
    private func line(at column: Int) -> String? {
        if case .scalar(let text) = self { return text }
        if isEmpty { return flow }
        guard !wantsLines else { return nil }
        let line = flow
        return column + line.count <= Self.lineLength ? line : nil
    }

    private func block(at column: Int) -> [String] {
        switch self {
        case .scalar: [flow]
        case .list(let values):
            values.flatMap { value in
                value.item(at: column + 2).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
            }
        case .map(let map):
            map.entries.flatMap { key, value in
                if let line = value.line(at: column + key.count + 2) { return ["\(key): \(line)"] }
                return ["\(key):"] + value.block(at: column + 2).map { "  " + $0 }
            }
        }
    }

    /// A list's value: a map of one key goes without braces.
    private func item(at column: Int) -> [String] {
        if case .map(let map) = self, map.entries.count == 1 { return block(at: column) }
        return line(at: column).map { [$0] } ?? block(at: column)
    }
}

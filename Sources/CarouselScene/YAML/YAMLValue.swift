/// A value on its way into a YAML or a JSON file.
indirect enum YAMLValue: Sendable {
    /// A number, `true`, `false` or a word, as it stands in the file.
    case scalar(String)
    /// Text, in quotes where it needs them.
    case string(String)
    case list([YAMLValue])
    case map(YAMLMap)

    /// The shortest decimal that reads back as the same number.
    static func number(_ value: Double) -> YAMLValue { .scalar(NumberText.plain(value)) }

    static func number(_ value: Int) -> YAMLValue { .scalar(String(value)) }

    static func numbers(_ values: [Double]) -> YAMLValue { .list(values.map(YAMLValue.number)) }

    static func flag(_ value: Bool) -> YAMLValue { .scalar(String(value)) }
}

/// A map on its way into a YAML file; keys keep the order in which they were set.
struct YAMLMap: Sendable {
    private(set) var entries: [(key: String, value: YAMLValue)] = []
    /// Whether each key has a line of its own, however short they are.
    var isSpread = false

    /// Adds a key, unless there is no value for it.
    mutating func set(_ key: String, _ value: YAMLValue?) {
        if let value { entries.append((key, value)) }
    }

    /// Adds a map or a list, unless it is empty.
    mutating func set(filled key: String, _ value: YAMLValue?) {
        if let value, !value.isEmpty { set(key, value) }
    }
}

// MARK: - In code

extension YAMLMap: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, YAMLValue)...) {
        for (key, value) in elements { set(key, value) }
    }

    /// The JSON Schema of a map with these keys and no others.
    static func object(_ properties: YAMLMap, required: [String] = []) -> YAMLMap {
        var map: YAMLMap = [
            "type": "object", "properties": .map(properties), "additionalProperties": .flag(false),
        ]
        if !required.isEmpty { map.set("required", .list(required.map(YAMLValue.string))) }
        return map
    }
}

extension YAMLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(arrayLiteral elements: YAMLValue...) { self = .list(elements) }

    init(dictionaryLiteral elements: (String, YAMLValue)...) {
        var map = YAMLMap()
        for (key, value) in elements { map.set(key, value) }
        self = .map(map)
    }
}

// MARK: - Layout

extension YAMLValue {
    /// What a line may hold before a value in brackets is spread over several.
    private static let lineLength = 100

    /// The lines of a document.
    var document: String { block(at: 0).map { $0 + "\n" }.joined() }

    /// On one line, in brackets and braces.
    var flow: String {
        switch self {
        case .scalar(let text): text
        case .string(let text): YAMLString.written(text)
        case .list(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
        case .map(let map):
            map.entries.isEmpty
                ? "{}"
                : "{ " + map.entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + " }"
        }
    }

    fileprivate var isEmpty: Bool {
        switch self {
        case .scalar, .string: false
        case .list(let values): values.isEmpty
        case .map(let map): map.entries.isEmpty
        }
    }

    /// Whether there is something in it that reads better over several lines, as a list of maps.
    private var wantsLines: Bool {
        switch self {
        case .scalar, .string: false
        case .list(let values):
            values.contains { if case .map = $0 { !$0.isEmpty } else { $0.wantsLines } }
        case .map(let map): map.isSpread || map.entries.contains { $0.value.wantsLines }
        }
    }

    /// The value on one line, where that is how it reads best.
    private func line(at column: Int) -> String? {
        switch self {
        case .scalar, .string: return flow
        case .list, .map: if isEmpty { return flow }
        }
        guard !wantsLines else { return nil }
        let line = flow
        return column + line.count <= Self.lineLength ? line : nil
    }

    private func block(at column: Int) -> [String] {
        switch self {
        case .scalar, .string: [flow]
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

// MARK: - JSON

extension YAMLValue {
    /// The value as JSON, each key and each value of a list of maps on a line of its own.
    func json(indentedBy indentation: String = "") -> String {
        let inner = indentation + "  "
        func lines(_ parts: [String], _ open: String, _ close: String) -> String {
            let line = parts.joined(separator: ", ")
            if !line.contains("\n"), line.count < 60 { return open + line + close }
            return open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indentation
                + close
        }
        switch self {
        case .scalar(let text):
            return NumberText.parse(text) != nil || ["true", "false", "null"].contains(text)
                ? text : YAMLString.quoted(text)
        case .string(let text): return YAMLString.quoted(text)
        case .list(let values): return lines(values.map { $0.json(indentedBy: inner) }, "[", "]")
        case .map(let map):
            let parts = map.entries.map { YAMLString.quoted($0) + ": " + $1.json(indentedBy: inner) }
            return lines(parts, "{", "}")
        }
    }
}

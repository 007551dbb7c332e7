/// A form that values take in a scene file: how it is read, written, checked and described.
package struct Codec<Value: Sendable>: Sendable {
    /// What the reference says of it behind a key's meaning: unit, range, choices.
    let about: String
    let schema: @Sendable (SchemaScope) -> YAMLMap
    /// nil, and a fault, where there is no such value.
    let read: @Sendable (Slot, SceneReader) -> Value?
    /// nil for a value that says nothing.
    let write: @Sendable (Value, SceneWriter) -> YAMLValue?
    let check: @Sendable (Value, SceneChecker) -> Void

    init(
        _ about: String = "", schema: @escaping @Sendable (SchemaScope) -> YAMLMap,
        read: @escaping @Sendable (Slot, SceneReader) -> Value?,
        write: @escaping @Sendable (Value, SceneWriter) -> YAMLValue?,
        check: @escaping @Sendable (Value, SceneChecker) -> Void = { _, _ in }
    ) {
        self.about = about
        self.schema = schema
        self.read = read
        self.write = write
        self.check = check
    }

    /// The same form for another type; `value` is nil for what this form cannot hold.
    func converted<Other>(
        _ make: @escaping @Sendable (Value) -> Other, _ value: @escaping @Sendable (Other) -> Value?
    ) -> Codec<Other> {
        Codec<Other>(
            about, schema: schema, read: { read($0, $1).map(make) },
            write: { other, writer in value(other).flatMap { write($0, writer) } },
            check: { other, checker in if let inner = value(other) { check(inner, checker) } })
    }
}

extension Codec {
    /// The same form, its values changed or judged once more after they were read, and when they are checked.
    func judged(
        _ judge: @escaping @Sendable (Value, Slot, SceneReader) -> Value,
        _ check: @escaping @Sendable (Value, SceneChecker) -> Void
    ) -> Codec {
        Codec(
            about, schema: schema,
            read: { slot, reader in read(slot, reader).map { judge($0, slot, reader) } }, write: write,
            check: {
                self.check($0, $1)
                check($0, $1)
            })
    }

    /// This form, or another where `isOther` says so of what is written; what this one can hold is written so.
    func or(_ other: Codec, _ about: String? = nil, where isOther: @escaping @Sendable (YAMLNode) -> Bool)
        -> Codec
    {
        Codec(
            [self.about, about ?? other.about].filter { !$0.isEmpty }.joined(separator: ", or "),
            schema: { ["anyOf": [.map(schema($0)), .map(other.schema($0))]] },
            read: { isOther($0.node) ? other.read($0, $1) : read($0, $1) },
            write: { write($0, $1) ?? other.write($0, $1) },
            check: { value, checker in
                let count = checker.faults.count
                check(value, checker)
                if checker.faults.count == count { other.check(value, checker) }
            })
    }
}

/// A value of the file that is to be read.
struct Slot {
    var node: YAMLNode
    /// What messages call it: its key, as a rule.
    var name: String
    /// Where to say that something is missing in it: its key, or itself.
    var home: SourceSpan

    init(_ node: YAMLNode, _ name: String, home: SourceSpan? = nil) {
        self.node = node
        self.name = name
        self.home = home ?? node.span
    }
}

/// Where a schema stands: in a card template any single value may be text with names of the item's values in it.
struct SchemaScope: Sendable {
    static let scene = SchemaScope(isTemplate: false)
    static let template = SchemaScope(isTemplate: true)
    let isTemplate: Bool

    func single(_ schema: YAMLMap) -> YAMLMap {
        isTemplate ? ["anyOf": [.map(schema), ["$ref": "#/$defs/placeholder"]]] : schema
    }
}

// MARK: - Single values

extension Codec<Double> {
    static func number(_ rule: NumberRule = .any, _ unit: String = "") -> Codec {
        Codec(
            [unit, rule.about].filter { !$0.isEmpty }.joined(separator: ", "),
            schema: { $0.single(rule.schema("number")) },
            read: { $1.number($0.node, $0.name, rule) }, write: { value, _ in .number(value) },
            check: { $1.check($0, rule) })
    }

    static func points(_ rule: NumberRule = .any) -> Codec { number(rule, "points") }

    static var degrees: Codec { number(.any, "degrees") }

    static func seconds(_ rule: NumberRule = .seconds) -> Codec { number(rule, "seconds") }
}

extension Codec<Int> {
    static func integer(_ rule: NumberRule) -> Codec {
        Codec(
            "whole, " + rule.about, schema: { $0.single(rule.schema("integer")) },
            read: { $1.integer($0.node, $0.name, rule) }, write: { value, _ in .number(value) },
            check: { $1.check(Double($0), rule) })
    }

    /// The index of an item that is there.
    static var item: Codec {
        Codec(
            "from 0", schema: { _ in ["type": "integer", "minimum": 0] },
            read: { $1.item($0.node, $0.name) }, write: { value, _ in .number(value) },
            check: { index, checker in
                guard !(0..<checker.count).contains(index) else { return }
                checker.report(Message.must("be an item from 0 to \(checker.count - 1)", found: "\(index)"))
            })
    }
}

extension Codec<Bool> {
    static var flag: Codec {
        Codec(
            "`true` or `false`", schema: { $0.single(["type": "boolean"]) },
            read: { $1.flag($0.node, $0.name) }, write: { value, _ in .flag(value) })
    }
}

extension Codec<String> {
    /// Text of the card template: braces stand for names, and are doubled where they are meant.
    static func text(due: String = "text", isTemplate: Bool = true) -> Codec {
        Codec(
            schema: { _ in ["type": ["string", "number", "boolean"]] },
            read: { $1.string($0.node, $0.name, due: due) },
            write: { text, writer in
                .string(isTemplate && writer.isTemplate ? TemplatePiece.doublingBraces(text) : text)
            },
            check: { $1.check(text: $0) })
    }
}

extension Codec where Value: Equatable {
    /// One of some words.
    static func choice(_ choices: [(String, Value)], orElse: String? = nil) -> Codec {
        Codec(
            choices.map { "`\($0.0)`" }.joined(separator: ", "),
            schema: { $0.single(["enum": .list(choices.map { .string($0.0) })]) },
            read: { $1.choice($0.node, $0.name, of: choices, orElse: orElse) },
            write: { value, _ in choices.first { $0.1 == value }.map { .scalar($0.0) } })
    }

}

extension Codec where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    static var word: Codec { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

// MARK: - Lists

extension Codec {
    /// A list of so many values; `noun` is what messages call them.
    static func list<Element: Sendable>(
        _ element: Codec<Element>, _ noun: String = "", atLeast count: Int = 0, name: String? = nil
    ) -> Codec where Value == [Element] {
        Codec(
            schema: { ["type": "array", "items": .map(element.schema($0)), "minItems": .number(count)] },
            read: { slot, reader in
                guard let nodes = reader.list(slot.node, slot.name) else { return nil }
                if nodes.count < count {
                    reader.report(
                        Message.listCount(slot.name, must: "at least \(count) \(noun)", found: nodes.count),
                        at: slot.node)
                }
                return nodes.compactMap { element.read(Slot($0, name ?? slot.name), reader) }
            },
            write: { values, writer in .list(values.compactMap { element.write($0, writer) }) },
            check: { values, checker in
                if values.count < count {
                    checker.report(Message.must("have at least \(count) \(noun)", found: "\(values.count)"))
                }
                for (i, value) in values.enumerated() { checker.at(i) { element.check(value, checker) } }
            })
    }
}

extension Codec<[Double]> {
    /// Exactly so many numbers, of which some have rules and names of their own.
    static func numbers(_ count: Int, _ rules: [Int: (name: String, rule: NumberRule)] = [:]) -> Codec {
        let items = (0..<count).map { YAMLValue.map((rules[$0]?.rule ?? .any).schema("number")) }
        return Codec(
            "\(count) numbers",
            schema: { scope in
                [
                    "type": "array", "minItems": .number(count), "maxItems": .number(count),
                    "prefixItems": .list(
                        items.map { if case .map(let map) = $0 { .map(scope.single(map)) } else { $0 } }),
                ]
            },
            read: { slot, reader in
                guard let values = reader.numbers(slot.node, slot.name, count: count),
                    let nodes = reader.list(slot.node, slot.name)
                else { return nil }
                for i in rules.keys.sorted() {
                    guard let (name, rule) = rules[i], let must = rule.must(for: values[i]) else { continue }
                    let found = NumberText.plain(values[i])
                    reader.report(
                        Message.outOfRange("\(slot.name) \(name)", must: must, found: found), at: nodes[i])
                    return nil
                }
                return values
            },
            write: { values, _ in .numbers(values) },
            check: { values, checker in
                for (i, value) in values.enumerated() {
                    checker.at(i) { checker.check(value, rules[i]?.rule ?? .any) }
                }
            })
    }
}

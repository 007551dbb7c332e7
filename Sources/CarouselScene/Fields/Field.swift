/// A key of a map in the scene file: its name, the property it sets, its form, and what it means.
package struct Field<Owner: Sendable>: Sendable {
    let key: String
    /// A sentence without its full stop.
    let meaning: String
    /// What holds without the key, in words, where that is no one value.
    let fallback: String?
    let isRequired: Bool
    let about: String
    let schema: @Sendable (SchemaScope) -> YAMLMap
    /// Whether what is required is there; what is not required and wrong leaves the owner as it is.
    let read: @Sendable (inout Owner, MapReader) -> Bool
    /// What the file has for the owner, unless it has the same for `usual`.
    let write: @Sendable (_ owner: Owner, _ usual: Owner?, SceneWriter) -> YAMLValue?
    let check: @Sendable (Owner, SceneChecker) -> Void

    /// A key that sets a property.
    init<Value: Equatable & Sendable>(
        _ key: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ codec: Codec<Value>,
        _ meaning: String, fallback: String? = nil, isRequired: Bool = false
    ) {
        self.init(
            key, codec, meaning, fallback, isRequired,
            read: { $0[keyPath: path] = $1 },
            write: { owner, usual, writer in
                let value = owner[keyPath: path]
                if !isRequired, value == usual?[keyPath: path] { return nil }
                return codec.write(value, writer)
            },
            check: { codec.check($0[keyPath: path], $1) })
    }

    /// A key that sets a property which may be nil.
    init<Value: Equatable & Sendable>(
        _ key: String, _ path: WritableKeyPath<Owner, Value?> & Sendable, _ codec: Codec<Value>,
        _ meaning: String, fallback: String? = nil
    ) {
        self.init(
            key, codec, meaning, fallback ?? "–", false,
            read: { $0[keyPath: path] = $1 },
            write: { owner, usual, writer in
                let value = owner[keyPath: path]
                return value == usual?[keyPath: path] ? nil : value.flatMap { codec.write($0, writer) }
            },
            check: { owner, checker in
                if let value = owner[keyPath: path] { codec.check(value, checker) }
            })
    }

    /// A key that the owner's own code reads and writes.
    init<Value>(
        own key: String, _ codec: Codec<Value>, _ meaning: String, fallback: String? = nil,
        isRequired: Bool = false
    ) {
        self.key = key
        self.meaning = meaning
        self.fallback = fallback
        self.isRequired = isRequired
        about = codec.about
        schema = codec.schema
        read = { _, map in
            map.allow([key])
            return true
        }
        write = { _, _, _ in nil }
        check = { _, _ in }
    }

    /// The same key of a whole that has the owner as a part.
    func within<Whole>(_ path: WritableKeyPath<Whole, Owner> & Sendable) -> Field<Whole> {
        Field<Whole>(self, at: path)
    }

    private init<Part>(_ field: Field<Part>, at path: WritableKeyPath<Owner, Part> & Sendable) {
        key = field.key
        meaning = field.meaning
        fallback = field.fallback
        isRequired = field.isRequired
        about = field.about
        schema = field.schema
        read = { field.read(&$0[keyPath: path], $1) }
        write = { field.write($0[keyPath: path], $1?[keyPath: path], $2) }
        check = { field.check($0[keyPath: path], $1) }
    }

    private init<Value>(
        _ key: String, _ codec: Codec<Value>, _ meaning: String, _ fallback: String?, _ isRequired: Bool,
        read: @escaping @Sendable (inout Owner, Value) -> Void,
        write: @escaping @Sendable (Owner, Owner?, SceneWriter) -> YAMLValue?,
        check: @escaping @Sendable (Owner, SceneChecker) -> Void
    ) {
        self.key = key
        self.meaning = meaning
        self.fallback = fallback
        self.isRequired = isRequired
        about = codec.about
        schema = codec.schema
        self.read = { owner, map in
            guard let slot = map.slot(key) else {
                if isRequired { map.report(missing: key) }
                return !isRequired
            }
            guard let value = codec.read(slot, map.reader) else { return !isRequired }
            read(&owner, value)
            return true
        }
        self.write = write
        self.check = { owner, checker in checker.at(key) { check(owner, checker) } }
    }
}

/// The keys of a map of the scene file, in the order of the reference.
package struct FieldTable<Owner: Sendable>: Sendable {
    /// What messages call the map.
    let name: String
    /// What the keys' defaults are taken from, by the screen's appearance.
    let usual: @Sendable (Appearance) -> Owner
    let fields: [Field<Owner>]

    init(_ name: String, _ usual: @escaping @Sendable (Appearance) -> Owner, _ fields: [Field<Owner>]) {
        self.name = name
        self.usual = usual
        self.fields = fields
    }

    init(_ name: String, _ usual: Owner, _ fields: [Field<Owner>]) { self.init(name, { _ in usual }, fields) }

    var keys: [String] { fields.map(\.key) }

    /// Sets what the map says; false where something is missing that must be there.
    func read(_ owner: inout Owner, _ map: MapReader) -> Bool {
        fields.reduce(true) { $1.read(&owner, map) && $0 }
    }

    func write(_ owner: Owner, unless usual: Owner, into map: inout YAMLMap, _ writer: SceneWriter) {
        for field in fields { map.set(field.key, field.write(owner, usual, writer)) }
    }

    func check(_ owner: Owner, _ checker: SceneChecker) {
        for field in fields { field.check(owner, checker) }
    }

    // MARK: - Descriptions

    /// Each key with what holds without it and what it means.
    var rows: [SceneReference.Row] {
        let writer = SceneWriter(appearance: .light)
        let usual = usual(.light)
        return fields.map { field in
            let value = field.isRequired ? nil : field.write(usual, nil, writer)
            let fallback = field.fallback ?? value.map { "`\($0.flow)`" }
            return SceneReference.Row(
                key: field.key, fallback: field.isRequired ? "required" : fallback ?? "–",
                meaning: field.meaning + (field.about.isEmpty ? "" : " (\(field.about))"))
        }
    }

    func properties(_ scope: SchemaScope) -> YAMLMap {
        let writer = SceneWriter(appearance: .light)
        let usual = usual(.light)
        var properties = YAMLMap()
        for field in fields {
            var schema = field.schema(scope)
            schema.set("description", .string(field.meaning))
            if field.fallback == nil, !field.isRequired {
                schema.set("default", field.write(usual, nil, writer))
            }
            properties.set(field.key, .map(schema))
        }
        return properties
    }

    func schema(_ scope: SchemaScope) -> YAMLMap {
        .object(properties(scope), required: fields.filter(\.isRequired).map(\.key))
    }
}

extension Codec {
    /// A map of one key, which has this value.
    func keyed(_ key: String, in place: String) -> Codec {
        Codec(
            "a map of `\(key)`", schema: { .object([key: .map(schema($0))], required: [key]) },
            read: { slot, reader in
                guard let map = MapReader(slot, place, isToldAtValue: true, reader) else { return nil }
                defer { map.finish() }
                return map.required(key) == nil ? nil : map.read(key, self)
            },
            write: { value, writer in write(value, writer).map { .map([key: $0]) } },
            check: { value, checker in checker.at(key) { check(value, checker) } })
    }

    /// A map of keys.
    ///
    /// - Parameters:
    ///   - isToldAtValue: Whether what is missing is told at the map, which may stand in a list, and not at its key.
    ///   - describe: Adds to the schema what goes beyond single keys.
    ///   - start: What the keys change.
    ///   - settle: Completes the value from the table's own keys; false where that cannot be done.
    ///   - begin: Writes the table's own keys, and says what goes without saying beside them.
    ///   - check: Holds the value to what goes beyond single keys.
    static func map(
        _ table: FieldTable<Value>, isToldAtValue: Bool = false,
        describe: @escaping @Sendable (inout YAMLMap) -> Void = { _ in },
        start: (@Sendable (MapReader) -> Value)? = nil,
        settle: @escaping @Sendable (inout Value, MapReader) -> Bool = { _, _ in true },
        begin: @escaping @Sendable (Value, inout YAMLMap, SceneWriter) -> Value? = { _, _, _ in nil },
        check: @escaping @Sendable (Value, SceneChecker) -> Void = { _, _ in }
    ) -> Codec {
        Codec(
            table.fields.count < 8
                ? "a map of " + table.keys.map { "`\($0)`" }.joined(separator: ", ") : "a map",
            schema: { scope in
                var schema = table.schema(scope)
                describe(&schema)
                return schema
            },
            read: { slot, reader in
                guard let map = MapReader(slot, table.name, isToldAtValue: isToldAtValue, reader) else {
                    return nil
                }
                defer { map.finish() }
                var value = start?(map) ?? table.usual(reader.appearance)
                let isWhole = table.read(&value, map)
                return settle(&value, map) && isWhole ? value : nil
            },
            write: { value, writer in
                var map = YAMLMap()
                let usual = begin(value, &map, writer) ?? table.usual(writer.appearance)
                table.write(value, unless: usual, into: &map, writer)
                return .map(map)
            },
            check: {
                table.check($0, $1)
                check($0, $1)
            })
    }
}

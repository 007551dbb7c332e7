import CarouselPlatform

/// A verb's command line, taken apart: its scenes, and its options' values as they were written.
package struct Arguments: Sendable {
    package private(set) var scenes: [String] = []
    private var values: [Option: [String]] = [:]
    private var switches: Set<Option> = []

    /// Options may stand anywhere: `--name value`, `--name=value`, `-n value`, `-nvalue`; the last one of a name counts,
    /// but for those that collect values.
    /// After `--` everything is a scene; `-` is always one.
    ///
    /// - Parameter words: What follows the verb.
    package init(_ words: [String], of verb: Verb) throws(UsageError) {
        var rest = words[...]
        var unknown: [String] = []
        while let word = rest.popFirst() {
            if word == "--" {
                scenes += rest
                break
            } else if word.hasPrefix("--") {
                try takeLong(word, &rest, verb, &unknown)
            } else if word.hasPrefix("-"), word != "-" {
                try takeShort(word, &rest, verb, &unknown)
            } else {
                scenes.append(word)
            }
        }
        guard unknown.isEmpty else { throw .unknownOptions(unknown, verb: verb.name) }
        switch verb.operands {
        case .scenes: if scenes.isEmpty { throw .noScene(verb: verb.name) }
        case .folder: if scenes.count != 1 { throw .oneFolder(verb: verb.name) }
        case .none: if !scenes.isEmpty { throw .sceneNotTaken(verb: verb.name) }
        }
        // Swift puts U+FFFD in the place of what is no character.
        if let name = scenes.first(where: { $0.contains("\u{FFFD}") && access($0, F_OK) != 0 }) {
            throw .notUTF8(name)
        }
        guard scenes.filter({ $0 == "-" }).count < 2 else { throw .standardInputTwice }
    }

    package func has(_ option: Option) -> Bool { switches.contains(option) || values[option] != nil }

    /// What was written for an option, or nil.
    package subscript(option: Option) -> String? { values[option]?.last }

    /// All that was written for an option that may stand several times.
    package func all(_ option: Option) -> [String] { values[option] ?? [] }

    private mutating func takeLong(
        _ word: String, _ rest: inout ArraySlice<String>, _ verb: Verb, _ unknown: inout [String]
    ) throws(UsageError) {
        let name = word.dropFirst(2).prefix { $0 != "=" }
        let given = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
        guard let option = verb.options.first(where: { $0.name == name }) else {
            unknown.append("--" + name)
            return
        }
        if option.value == nil {
            guard given == nil else { throw .noValueTaken("--" + name) }
            switches.insert(option)
        } else if let given {
            values[option, default: []].append(given)
        } else {
            values[option, default: []].append(try Self.value(of: option, &rest))
        }
    }

    /// `-q`, `-j 4`, `-j4`, `-j=4`, and `-qj4` for `-q -j4`.
    private mutating func takeShort(
        _ word: String, _ rest: inout ArraySlice<String>, _ verb: Verb, _ unknown: inout [String]
    ) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = verb.options.first(where: { $0.short == letter }) else {
                unknown.append(letters.isEmpty ? "-\(letter)" : word)
                return
            }
            if option.value == nil {
                switches.insert(option)
            } else {
                if letters.first == "=" { letters.removeFirst() }
                if letters.isEmpty {
                    values[option, default: []].append(try Self.value(of: option, &rest))
                } else {
                    values[option, default: []].append(String(letters))
                }
                return
            }
        }
    }

    /// The next word, unless it looks like an option; then the value was forgotten.
    private static func value(of option: Option, _ rest: inout ArraySlice<String>) throws(UsageError)
        -> String
    {
        guard let next = rest.first else { throw .missingValue(option, next: nil) }
        let isNumber = next.dropFirst().first.map { $0.isNumber || $0 == "." } ?? true
        if next.hasPrefix("-"), !isNumber { throw .missingValue(option, next: next) }
        return rest.removeFirst()
    }
}

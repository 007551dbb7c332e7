import CarouselDrawing

/// A value of a YAML document, with its place in the text.
package struct YAMLNode {
    package enum Content {
        /// `plain`: written without quotes, so that it may be a number, `true` or `null`.
        case scalar(String, plain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    package struct Entry {
        package var key: String
        package var keySpan: SourceSpan
        package var value: YAMLNode
    }

    package var content: Content
    /// What a caret can stand under: a scalar, a whole `[…]` or `{…}`, or the first token of a block.
    var span: SourceSpan
    /// False where a syntax error cut the value off: then nothing is said about it.
    var isWhole = true
    /// Written in brackets or braces.
    var isFlow = false
    /// Said behind every message about this value: how a template came to it.
    var note: String?
    /// The colour this value stands for, where it was not written but computed.
    var color: Color?
    /// How many values are in it, itself included.
    private(set) var count = 1
    /// How many levels it has; a scalar has one.
    private(set) var depth = 1

    init(_ content: Content, span: SourceSpan, isFlow: Bool = false) {
        self.content = content
        self.span = span
        self.isFlow = isFlow
        let children: [YAMLNode]
        switch content {
        case .scalar: children = []
        case .sequence(let nodes): children = nodes
        case .mapping(let entries): children = entries.map(\.value)
        }
        for child in children {
            count += child.count
            depth = max(depth, child.depth + 1)
        }
    }

    /// YAML's core schema: an empty plain scalar, `~` or `null`.
    var isNull: Bool {
        guard case .scalar(let text, plain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    var isNoScalar: Bool { if case .scalar = content { false } else { true } }

    func isScalar(_ text: String) -> Bool { if case .scalar(text, _) = content { true } else { false } }

    /// Whether it is a map, and not a name without quotes that is read as one.
    var isMap: Bool { if case .mapping = content { bareNames == nil } else { false } }

    var isList: Bool { if case .sequence = content { true } else { false } }

    /// A number, quotes or not.
    var isNumber: Bool {
        if case .scalar(let text, _) = content { NumberText.parse(text) != nil } else { false }
    }

    /// The word `true` without quotes.
    var isTrue: Bool {
        if case .scalar("true", plain: true) = content { true } else { false }
    }

    /// The names of a map whose values are all missing, as `{title}` without quotes is read.
    var bareNames: [String]? {
        guard isFlow, case .mapping(let entries) = content, !entries.isEmpty,
            entries.allSatisfy(\.value.isNull)
        else { return nil }
        return entries.map(\.key)
    }

    /// The value of a key, whatever it is.
    func child(_ key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }
}

/// A document as far as it could be read, with what is wrong with its form.
package struct YAMLDocument {
    /// nil for an empty file.
    package var root: YAMLNode?
    package var faults: [Fault]
    /// False where a syntax error hid the rest.
    var isWhole: Bool

    /// Parses JSON by its own rules, which differ from YAML's in a few escapes and line breaks, and anything else
    /// as YAML.
    package init(_ source: SourceText) {
        if let fault = source.encodingFault {
            self.init(root: nil, faults: [fault], isWhole: false)
        } else if let json = JSONParser.parse(source) {
            self = json
        } else {
            self = YAMLParser.parse(source)
        }
    }

    init(root: YAMLNode?, faults: [Fault], isWhole: Bool) {
        self.root = root
        self.faults = faults
        self.isWhole = isWhole
    }

    /// Takes a map's next entry unless the key is there already, which is a fault.
    static func append(
        _ entry: YAMLNode.Entry, to entries: inout [YAMLNode.Entry], keys: inout [String: SourceSpan],
        faults: inout [Fault], in source: SourceText
    ) {
        if let first = keys[entry.key] {
            let line = source.place(of: first.start).line
            faults.append(Fault(Message.duplicateKey(entry.key, firstLine: line), at: entry.keySpan))
        } else {
            keys[entry.key] = entry.keySpan
            entries.append(entry)
        }
    }
}

/// How much a document may hold.
enum YAMLLimits {
    /// Levels of nesting.
    static let depth = 64
    /// Values that aliases stand for, all together.
    static let aliased = 100_000
}

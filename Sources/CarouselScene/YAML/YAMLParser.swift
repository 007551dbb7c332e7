/// Builds the tree of a YAML document from libyaml's events.
///
/// A syntax error ends it; what was read before is kept, with the values it cut off marked as not whole.
struct YAMLParser {
    private let source: SourceText
    private let events: YAMLEvents
    private var faults: [Fault] = []
    private var stopped = false
    private var anchors: [String: YAMLNode] = [:]
    /// Values that aliases have brought in so far.
    private var aliased = 0

    static func parse(_ source: SourceText) -> YAMLDocument {
        if let offset = source.scalars.firstIndex(where: { !isAllowed($0) }) {
            let fault = Fault(
                Message.controlCharacter(source.scalars[offset]), at: SourceSpan(start: offset, length: 1))
            return YAMLDocument(root: nil, faults: [fault], isWhole: false)
        }
        guard var parser = YAMLParser(source) else {
            let fault = Fault(Message.syntax("no memory left"), at: SourceSpan(start: 0, length: 1))
            return YAMLDocument(root: nil, faults: [fault], isWhole: false)
        }
        let root = parser.document()
        return YAMLDocument(root: root, faults: parser.faults, isWhole: !parser.stopped)
    }

    private init?(_ source: SourceText) {
        guard let events = YAMLEvents(Self.withoutBlankTabs(source)) else { return nil }
        self.source = source
        self.events = events
    }

    /// YAML's printable characters; a byte order mark only stands at the very start, where it is gone by now.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
        case 0x10000...: true
        default: false
        }
    }

    /// The text with the tabs of lines that hold nothing else as spaces: YAML lets them pass, libyaml does not.
    private static func withoutBlankTabs(_ source: SourceText) -> [UInt8] {
        var bytes = source.bytes
        /// The tabs of the line so far, while it is blank.
        var tabs: [Int] = []
        var isBlank = true
        for (i, byte) in source.bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if isBlank { for tab in tabs { bytes[tab] = UInt8(ascii: " ") } }
                tabs = []
                isBlank = true
            case UInt8(ascii: "\t"): if isBlank { tabs.append(i) }
            case UInt8(ascii: " "): break
            default: isBlank = false
            }
        }
        if isBlank { for tab in tabs { bytes[tab] = UInt8(ascii: " ") } }
        return bytes
    }

    // MARK: - Documents

    private mutating func document() -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while let event = next() {
            switch event.kind {
            case .streamEnd: return root
            case .documentStart:
                documents += 1
                if documents > 1 {
                    stop(Message.secondDocument, at: SourceSpan(start: event.start, length: 3))
                }
            case .streamStart, .documentEnd: break
            default:
                if let node = node(event, depth: 1) { root = node }
            }
        }
        return root
    }

    private mutating func next() -> YAMLEvent? {
        guard !stopped else { return nil }
        do { return try events.next() } catch {
            let (message, span) = Message.syntax(error, in: source)
            stop(message, at: span)
            return nil
        }
    }

    private mutating func stop(_ message: String, at span: SourceSpan) {
        faults.append(Fault(message, at: span))
        stopped = true
    }

    // MARK: - Values

    /// nil once the parser has stopped or the event begins no value.
    private mutating func node(_ event: YAMLEvent, depth: Int) -> YAMLNode? {
        let here = SourceSpan(start: event.start, length: max(event.end - event.start, 0))
        guard depth <= YAMLLimits.depth else {
            stop(Message.tooDeep, at: SourceSpan(start: event.start, length: 1))
            return nil
        }
        var node: YAMLNode
        let name: String?
        switch event.kind {
        case .alias(let name): return alias(name, at: here, depth: depth)
        case .scalar(let text, let plain, let anchor, let tag):
            checkTag(tag, at: here)
            node = YAMLNode(.scalar(text, plain: plain && tag != Self.stringTag), span: here)
            name = anchor
        case .sequenceStart(let flow, let anchor, let tag):
            checkTag(tag, at: here)
            node = sequence(from: event.start, flow: flow, depth: depth)
            name = anchor
        case .mappingStart(let flow, let anchor, let tag):
            checkTag(tag, at: here)
            node = mapping(from: event.start, flow: flow, depth: depth)
            name = anchor
        case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd: return nil
        }
        if let name { anchors[name] = node }
        return node
    }

    private mutating func sequence(from start: Int, flow: Bool, depth: Int) -> YAMLNode {
        var nodes: [YAMLNode] = []
        while let event = next() {
            if case .sequenceEnd = event.kind {
                return whole(.sequence(nodes), start, event.end, flow)
            }
            guard var node = node(event, depth: depth + 1) else { break }
            if node.span.length == 0 {  // an empty item: stand under its dash
                node.span = SourceSpan(start: max(node.span.start - 1, 0), length: 1)
            }
            nodes.append(node)
        }
        return cut(.sequence(nodes), start, flow)
    }

    private mutating func mapping(from start: Int, flow: Bool, depth: Int) -> YAMLNode {
        var entries: [YAMLNode.Entry] = []
        var keys: [String: SourceSpan] = [:]
        while let event = next() {
            if case .mappingEnd = event.kind {
                return whole(.mapping(entries), start, event.end, flow)
            }
            guard let key = node(event, depth: depth + 1), let after = next(),
                var value = node(after, depth: depth + 1)
            else { break }
            guard case .scalar(let name, _) = key.content else {
                if key.isWhole { faults.append(Fault(Message.keyIsNoText, at: key.span)) }
                continue
            }
            if value.span.length == 0 { value.span = key.span }
            YAMLDocument.append(
                YAMLNode.Entry(key: name, keySpan: key.span, value: value), to: &entries, keys: &keys,
                faults: &faults, in: source)
        }
        return cut(.mapping(entries), start, flow)
    }

    /// A collection with its end; a block's end is somewhere below, so its first token stands for it.
    private func whole(_ content: YAMLNode.Content, _ start: Int, _ end: Int, _ flow: Bool) -> YAMLNode {
        var length = flow ? max(end - start, 1) : 1
        if !flow, case .mapping(let entries) = content, let first = entries.first {
            length = first.keySpan.length
        }
        return YAMLNode(content, span: SourceSpan(start: start, length: length), isFlow: flow)
    }

    /// In brackets the value before the error may well be part of it, a closing bracket or comma being lost.
    private func cut(_ content: YAMLNode.Content, _ start: Int, _ flow: Bool) -> YAMLNode {
        var content = content
        switch content {
        case .mapping(var entries) where flow && !entries.isEmpty:
            entries[entries.count - 1].value.isWhole = false
            content = .mapping(entries)
        case .sequence(var nodes) where flow && !nodes.isEmpty:
            nodes[nodes.count - 1].isWhole = false
            content = .sequence(nodes)
        case .scalar, .mapping, .sequence: break
        }
        var node = YAMLNode(content, span: SourceSpan(start: start, length: 1), isFlow: flow)
        node.isWhole = false
        return node
    }

    // MARK: - Aliases and tags

    private mutating func alias(_ name: String, at span: SourceSpan, depth: Int) -> YAMLNode? {
        guard let node = anchors[name] else {
            faults.append(Fault(Message.unknownAlias(name), at: span))
            var nothing = YAMLNode(.scalar("", plain: true), span: span)
            nothing.isWhole = false
            return nothing
        }
        aliased += node.count
        if aliased > YAMLLimits.aliased {
            stop(Message.tooManyAliases, at: span)
            return nil
        }
        if depth + node.depth - 1 > YAMLLimits.depth {
            stop(Message.tooDeep, at: span)
            return nil
        }
        return node
    }

    private static let stringTag = "tag:yaml.org,2002:str"
    private static let coreTags = ["str", "int", "float", "bool", "null", "seq", "map"]
        .map { "tag:yaml.org,2002:" + $0 }

    private mutating func checkTag(_ tag: String?, at span: SourceSpan) {
        guard let tag, !Self.coreTags.contains(tag) else { return }
        faults.append(Fault(Message.unknownTag(tag), at: span))
    }
}

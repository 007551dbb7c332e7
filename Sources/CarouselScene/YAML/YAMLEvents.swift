import CYAML

/// One of libyaml's events, with its place in the text.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias(String)
        case scalar(String, plain: Bool, anchor: String?, tag: String?)
        case sequenceStart(flow: Bool, anchor: String?, tag: String?)
        case mappingStart(flow: Bool, anchor: String?, tag: String?)
        case sequenceEnd, mappingEnd
    }

    var kind: Kind
    var start: Int
    var end: Int
}

/// Where and why libyaml could not go on.
struct YAMLSyntaxError: Error {
    var problem: String
    var offset: Int
    /// What it was reading, and from where on.
    var context: String?
    var contextOffset: Int
}

/// libyaml's parser as a stream of events.
final class YAMLEvents {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    /// libyaml reads from it as long as the parser lives.
    private let input: UnsafeMutableBufferPointer<UInt8>

    /// nil if libyaml has no memory.
    init?(_ utf8: [UInt8]) {
        input = .allocate(capacity: max(utf8.count, 1))
        _ = input.update(fromContentsOf: utf8)
        guard yaml_parser_initialize(parser) == 1 else {
            input.deallocate()
            parser.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, utf8.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    func next() throws(YAMLSyntaxError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            let p = parser.pointee
            throw YAMLSyntaxError(
                problem: p.problem.map { String(cString: $0) } ?? "unreadable",
                offset: Int(clamping: p.problem_mark.index),
                context: p.context.map { String(cString: $0) },
                contextOffset: Int(clamping: p.context_mark.index))
        }
        defer { yaml_event_delete(&event) }
        return YAMLEvent(
            kind: kind(of: event), start: Int(clamping: event.start_mark.index),
            end: Int(clamping: event.end_mark.index))
    }

    private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
        let data = event.data
        switch event.type {
        case YAML_STREAM_START_EVENT: return .streamStart
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_ALIAS_EVENT: return .alias(string(data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = data.scalar
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return .scalar(
                text, plain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: string(scalar.anchor),
                tag: string(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            let start = data.sequence_start
            return .sequenceStart(
                flow: start.style == YAML_FLOW_SEQUENCE_STYLE, anchor: string(start.anchor),
                tag: string(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = data.mapping_start
            return .mappingStart(
                flow: start.style == YAML_FLOW_MAPPING_STYLE, anchor: string(start.anchor),
                tag: string(start.tag))
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        default: return .streamEnd
        }
    }

    private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        text.map { String(cString: $0) }
    }
}

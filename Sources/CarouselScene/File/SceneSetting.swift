/// A value that takes the place of a scene file's own: `carousel.spacing=24`.
///
/// The path is that of the keys, items of lists by their numbers from 0: `timeline.steps.0.wait=1`. The value is what
/// a file could have there; without one, the key is as if it were not in the file.
public struct SceneSetting: Hashable, Sendable {
    package let path: [String]
    package let value: String
    /// What diagnostics call the place it comes from.
    package let origin: String

    /// nil for what is no path with a value, which may be empty, behind `=`.
    public init?(_ text: String, origin: String = "setting") {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        path = text[..<equals].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        value = String(text[text.index(after: equals)...])
        self.origin = origin
        guard !path.contains(""), !text.contains(where: \.isNewline) else { return nil }
    }

    fileprivate var text: String { path.joined(separator: ".") + "=" + value }
}

/// A scene file's text with settings behind it, a line each, so that what is wrong with them has a place as well.
struct SettledText {
    let source: SourceText
    private let settings: [SceneSetting]
    /// Where each setting's line begins.
    private var starts: [Int] = []

    init(_ file: SourceText, _ settings: [SceneSetting]) {
        self.settings = settings
        guard !settings.isEmpty, file.encodingFault == nil else {
            source = file
            return
        }
        var bytes = file.bytes
        var length = file.scalars.count
        for setting in settings {
            bytes += Array("\n\(setting.text)".utf8)
            starts.append(length + 1)
            length += 1 + setting.text.unicodeScalars.count
        }
        source = SourceText(bytes: bytes)
    }

    /// The setting that an offset is in; nil in the file.
    func setting(at offset: Int) -> SceneSetting? {
        starts.lastIndex { $0 <= offset }.map { settings[$0] }
    }

    /// The file's tree with the settings in it.
    func settled(_ root: YAMLNode, _ report: (Fault) -> Void) -> YAMLNode {
        zip(settings, starts).reduce(root) { root, next in
            let (setting, start) = next
            let keys = SourceSpan(start: start, length: setting.text.unicodeScalars.count)
            let length = setting.value.unicodeScalars.count
            let place = SourceSpan(start: keys.end - length, length: length)
            var value: YAMLNode?
            switch setting.value.first {
            case nil: break
            case "[", "{", "\"", "'":
                let document = YAMLDocument(SourceText(bytes: Array(setting.value.utf8)))
                for fault in document.faults {
                    let start = fault.span.start + place.start
                    report(Fault(fault.message, at: SourceSpan(start: start, length: fault.span.length)))
                }
                guard let tree = document.root else { return root }
                value = tree.shifted(by: place.start)
            default:
                // As on one line of a file, but that a # begins no comment.
                value = YAMLNode(.scalar(setting.value, plain: true), span: place)
            }
            return root.setting(setting.path[...], to: value, at: keys, report)
        }
    }
}

extension YAMLNode {
    fileprivate func shifted(by offset: Int) -> YAMLNode {
        var node = self
        node.span.start += offset
        switch content {
        case .scalar: break
        case .sequence(let nodes): node.content = .sequence(nodes.map { $0.shifted(by: offset) })
        case .mapping(let entries):
            node.content = .mapping(
                entries.map { entry in
                    var entry = entry
                    entry.keySpan.start += offset
                    entry.value = entry.value.shifted(by: offset)
                    return entry
                })
        }
        return node
    }

    fileprivate func setting(
        _ path: ArraySlice<String>, to value: YAMLNode?, at span: SourceSpan, _ report: (Fault) -> Void
    ) -> YAMLNode {
        guard let key = path.first else { return value ?? self }
        let rest = path.dropFirst()
        var node = self
        switch content {
        case .mapping(var entries):
            let index = entries.firstIndex { $0.key == key }
            if rest.isEmpty, value == nil {
                if let index { entries.remove(at: index) }
            } else if let index {
                entries[index].value = entries[index].value.setting(rest, to: value, at: span, report)
            } else {
                let empty = YAMLNode(.mapping([]), span: span)
                entries.append(
                    Entry(key: key, keySpan: span, value: empty.setting(rest, to: value, at: span, report)))
            }
            node.content = .mapping(entries)
        case .sequence(var nodes):
            guard let index = Int(key), nodes.indices.contains(index) else {
                report(Fault(Message.noSuchPlace(key, count: nodes.count), at: span))
                return self
            }
            if rest.isEmpty, value == nil {
                nodes.remove(at: index)
            } else {
                nodes[index] = nodes[index].setting(rest, to: value, at: span, report)
            }
            node.content = .sequence(nodes)
        case .scalar:
            // A short form, as `padding: 8`, gives way to a map.
            return YAMLNode(.mapping([]), span: span).setting(path, to: value, at: span, report)
        }
        return node
    }
}

/// The wording of what is said about a scene file; this part: about its form.
enum Message {
    static let notUTF8 = "this is not UTF-8 text"
    static let emptyFile = "the file is empty; a scene begins with 'version: 1'"
    static let secondDocument = "a second document begins here; a scene file holds one"
    static let tooDeep = "nested deeper than \(YAMLLimits.depth) levels"
    static let tooManyAliases =
        "the aliases up to here stand for more than \(NumberText.grouped(YAMLLimits.aliased)) values"
    static let keyIsNoText = "a key must be text; quote \"{name}\" where it is meant for the template"

    static func controlCharacter(_ scalar: Unicode.Scalar) -> String {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        return "character U+\(code) is not allowed in a scene file"
    }

    static func duplicateKey(_ key: String, firstLine: Int) -> String {
        "duplicate key '\(key)'; it is on line \(firstLine) already"
    }

    static func unknownAlias(_ name: String) -> String {
        "'*\(name)' refers to an anchor '&\(name)' that is not above; quote text that begins with '*'"
    }

    static func unknownTag(_ tag: String) -> String {
        "tag '\(tag)' has no meaning in a scene; quote text that begins with '!'"
    }

    static func syntax(_ problem: String) -> String { "syntax error: \(problem)" }

    /// libyaml's complaint in the words of someone who writes a scene, and where it should stand.
    static func syntax(_ error: YAMLSyntaxError, in source: SourceText) -> (String, Span) {
        let offset = min(error.offset, source.scalars.count)
        let here = Span(start: offset, length: 1)
        if offset < source.scalars.count, source.scalars[offset] == "\t" {
            return (syntax("a tab in the indentation; YAML indents with spaces"), here)
        }
        let contextLine = source.place(of: error.contextOffset).line
        for line in Set([contextLine, source.place(of: offset).line]).sorted() {
            if let hint = slip(in: source.line(line)) {
                let start = offset - (source.place(of: offset).column - 1)
                let lineStart = line == source.place(of: offset).line ? start : start(of: line, in: source)
                return (syntax(hint.text), Span(start: lineStart + hint.column, length: hint.length))
            }
        }
        var text = error.problem
        if let context = error.context {
            text += " \(context)"
            if contextLine != source.place(of: offset).line { text += " that begins on line \(contextLine)" }
        }
        return (syntax(text), here)
    }

    private static func start(of line: Int, in source: SourceText) -> Int {
        var offset = 0
        var number = 1
        while number < line, offset < source.scalars.count {
            if source.scalars[offset] == "\n" { number += 1 }
            offset += 1
        }
        return offset
    }

    /// The slips that most often lead to a syntax error far from where they are.
    private static func slip(in line: String) -> (text: String, column: Int, length: Int)? {
        func place(_ part: Substring) -> (column: Int, length: Int) {
            (line[..<part.startIndex].unicodeScalars.count, part.unicodeScalars.count)
        }
        if let match = line.firstMatch(of: /[\[,:\s](#[0-9A-Fa-f]{3,8})(?=[\s,\]}]|$)/) {
            let (column, length) = place(match.1)
            return ("'\(match.1)' without quotes is a comment; write \"\(match.1)\"", column, length)
        }
        if let match = line.firstMatch(of: /:\s+(\{[^{}:,"']+\}[^,\s}\]].*|\{[^{}:,"']+\}\s+[^,#\s}\]].*)$/) {
            let (column, length) = place(match.1)
            return ("text with '{' must be quoted; write \"\(match.1)\"", column, length)
        }
        return nil
    }
}

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
        "character \(code(of: scalar)) is not allowed in a scene file"
    }

    /// `U+0007`
    static func code(of scalar: Unicode.Scalar) -> String {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    /// The first character that no text of a scene may hold.
    static func firstControl(in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
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
    static func syntax(_ error: YAMLSyntaxError, in source: SourceText) -> (String, SourceSpan) {
        let offset = min(error.offset, source.scalars.count)
        let here = SourceSpan(start: offset, length: 1)
        if offset < source.scalars.count, source.scalars[offset] == "\t" {
            return (syntax("a tab in the indentation; YAML indents with spaces"), here)
        }
        let errorLine = source.place(of: offset).line
        let contextLine = source.place(of: error.contextOffset).line
        // A comment can hide a closing bracket some lines before anybody misses it.
        let isInBrackets = error.context?.contains("flow") ?? false
        let first = isInBrackets ? max(1, errorLine - 50, min(contextLine, errorLine - 4)) : errorLine
        for line in first...errorLine {
            if let hint = slip(in: source.line(line)) {
                let place = SourceSpan(start: source.start(ofLine: line) + hint.column, length: hint.length)
                return (syntax(hint.text), place)
            }
        }
        var text = error.problem
        if let context = error.context {
            text += " \(context)"
            if offset == source.scalars.count {
                // The end of the file says nothing; where the open bracket is does.
                return (syntax(text), SourceSpan(start: error.contextOffset, length: 1))
            }
            if contextLine != errorLine { text += " that begins on line \(contextLine)" }
        }
        return (syntax(text), here)
    }

    /// The slips that most often lead to a syntax error far from where they are.
    private static func slip(in line: String) -> (text: String, column: Int, length: Int)? {
        func place(_ part: Substring) -> (column: Int, length: Int) {
            (line[..<part.startIndex].unicodeScalars.count, part.unicodeScalars.count)
        }
        guard line.unicodeScalars.count < 2000 else { return nil }
        if let match = line.firstMatch(
            of: /[\[,:]\s*(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}))(?=[\s,\]}]|$)/)
        {
            let (column, length) = place(match.1)
            return ("'\(match.1)' without quotes is a comment; write \"\(match.1)\"", column, length)
        }
        if let match = line.firstMatch(of: /[:\-]\s+(\{[^{}:,"']+\})\s*[^,#\s}\]]/) {
            let (column, length) = place(match.1)
            return ("'\(match.1)' without quotes is a map; quote the whole text", column, length)
        }
        if let match = line.firstMatch(of: /(?:^\s*-|[:,\[])\s+(([@%`*!&|>])[^,\]}#]*)/) {
            let text = match.1.reversed().drop(while: \.isWhitespace).reversed()
            let (column, _) = place(match.1)
            return ("quote text that begins with '\(match.2)': \(inQuotes(String(text)))", column, text.count)
        }
        // A key with its value, and in that another colon.
        if let match = line.firstMatch(
            of: /(?:^|[\s{,])[^\s:{},"']+:\s+([^"'\[{#,][^,}\]#]*?:(?:\s[^,}\]#]*|$))/)
        {
            let text = match.1.reversed().drop(while: \.isWhitespace).reversed()
            let (column, _) = place(match.1)
            return ("quote text with ': ' in it: \(inQuotes(String(text)))", column, text.count)
        }
        return nil
    }

    private static func inQuotes(_ text: String) -> String {
        "\"\(short(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

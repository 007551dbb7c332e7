/// Something to say about a place in a scene file.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
        case error
        case warning
    }

    public var severity: Severity
    /// As it was given, or `-` for standard input.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    public var message: String
    /// The line's text, or of a very long line the part around the token.
    public var source: String
    /// The column at which `source` begins.
    public var sourceColumn: Int
    /// How many characters the token has, ≥ 1.
    public var length: Int

    public init(
        severity: Severity = .error, file: String, line: Int, column: Int, message: String, source: String,
        sourceColumn: Int = 1, length: Int = 1
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.source = source
        self.sourceColumn = sourceColumn
        self.length = length
    }
}

/// Every fault of one scene file, in the order of the lines.
public struct SceneError: Error, Hashable, Sendable {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

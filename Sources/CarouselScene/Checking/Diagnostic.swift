/// Something to say about a scene: about a place in its file, or about a value where it was built in code.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
        case error
        case warning
    }

    public var severity: Severity
    /// The place in the scene's file; nil for a scene that was built in code.
    public var location: Location?
    /// Where the value is in a scene that was built in code, as `carousel.cards[2].frame.width`; nil for a file.
    public var path: String?
    /// A sentence; of a value its subject is the path.
    public var message: String

    public init(severity: Severity = .error, location: Location, message: String) {
        self.severity = severity
        self.location = location
        self.message = message
    }

    public init(severity: Severity = .error, path: String, message: String) {
        self.severity = severity
        self.path = path
        self.message = message
    }

    /// A token of a scene file.
    public struct Location: Hashable, Sendable {
        /// As it was given, or `-` for standard input.
        public var file: String
        /// From 1.
        public var line: Int
        /// From 1, in characters.
        public var column: Int
        /// The line's text, or of a very long line the part around the token.
        public var source: String
        /// The column at which `source` begins.
        public var sourceColumn: Int
        /// How many characters the token has, ≥ 1.
        public var length: Int

        public init(
            file: String, line: Int, column: Int, source: String, sourceColumn: Int = 1, length: Int = 1
        ) {
            self.file = file
            self.line = line
            self.column = column
            self.source = source
            self.sourceColumn = sourceColumn
            self.length = length
        }
    }
}

/// Every fault of one scene, in the order of its file's lines or of its values.
public struct SceneError: Error, Hashable, Sendable {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

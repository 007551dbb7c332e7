/// Something the program does: a name, a table of options, and the code behind it.
package struct Verb: Sendable {
    package let name: String
    /// For the list of verbs.
    package let summary: String
    /// For its own help: what it does, in a paragraph or two.
    package let about: String
    package let options: [Option]
    /// Whether it works on scene files.
    package var takesScenes = true
    /// Command lines without the program's name, each with what it does.
    package let examples: [(line: String, meaning: String)]
    let run: @Sendable (Arguments, Console) throws -> ExitCode

    /// In the order of the help.
    package static let all: [Verb] = [.render, .inspect, .snapshot, .validate, .schema]
}

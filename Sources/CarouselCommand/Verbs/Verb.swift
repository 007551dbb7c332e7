/// The help texts, made of the tables of verbs and options, 80 columns wide.
package enum Help {
    package static var overview: String {
        let verbs =
            (Verb.all.map { ($0.name, $0.summary) } + [("help VERB", "what a verb does, and its options")])
        return """
            carousel draws the frames of iOS-style carousels from a scene file.

            Usage: carousel VERB SCENE... [options]

            Verbs:
            \(rows(verbs, indent: 13))

            SCENE is a YAML or JSON file, or - for standard input.
            Also: carousel --help (-h), carousel --version.

            \(exitCodes)

            """
    }

    package static func text(of verb: Verb) -> String {
        let options = verb.options.map { option in
            let short = option.short.map { "-\($0), " } ?? "    "
            return (short + "--" + option.name + (option.value.map { " " + $0 } ?? ""), option.help)
        }
        return """
            Usage: carousel \(verb.name)\(verb.operands.form) [options]

            \(verb.about)

            Options:
            \(rows(options + [("-h, --help", "This text.")], indent: 24))

            Examples:
            \(verb.examples.map { "  carousel \($0.line)\n      \($0.meaning)" }.joined(separator: "\n"))

            \(exitCodes)

            """
    }

    private static let exitCodes = """
        Exit codes: 0 done, 1 not as its reference, 64 wrong use, 65 a fault in the
        scene, in a picture or font it names, or in frames to be merged, 66 the scene
        itself, or the folder of frames, missing, 69 ffmpeg missing, 70 internal,
        73 cannot write, 130 interrupted.
        """

    /// Two columns: the second begins at `indent` or, where the first is too long, on the next line.
    private static func rows(_ rows: [(String, String)], indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return rows.map { name, text in
            let lines = wrapped(text, to: 80 - indent)
            let head = "  " + name
            if head.count + 1 < indent {
                return head + margin.dropFirst(head.count) + lines.joined(separator: "\n" + margin)
            }
            return ([head] + lines.map { margin + $0 }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

/// What stands on a verb's command line besides options.
package enum Operands: Sendable {
    case scenes
    /// A folder of frames.
    case folder
    case none

    /// As usage lines have it, with a space before it.
    var form: String {
        switch self {
        case .scenes: " SCENE..."
        case .folder: " FOLDER"
        case .none: ""
        }
    }
}

/// Something the program does: a name, a table of options, and the code behind it.
package struct Verb: Sendable {
    package let name: String
    /// For the list of verbs.
    package let summary: String
    /// For its own help: what it does, in a paragraph or two.
    package let about: String
    package let options: [Option]
    package var operands = Operands.scenes
    /// Command lines without the program's name, each with what it does.
    package let examples: [(line: String, meaning: String)]
    let run: @Sendable (Arguments, Console) throws -> ExitCode

    /// In the order of the help.
    package static let all: [Verb] = [.render, .merge, .sheet, .inspect, .snapshot, .validate, .schema]
}

import CarouselFrames
import CarouselScene
import CarouselSnapshots

/// A wrong use of the command line.
package enum UsageError: Error, Hashable, Sendable {
    case unknownVerb(String)
    case helpForSeveral
    case unknownOptions([String], verb: String)
    case missingValue(Option, next: String?)
    case noValueTaken(String)
    case noScene(verb: String)
    case sceneNotTaken(verb: String)
    case oneFolder(verb: String)
    case standardInputTwice
    /// A scene's name, as far as it can be read.
    case notUTF8(String)
    /// An option's value, and what it should be.
    case badValue(Option, String, must: String)
    /// An option's value that does not fit this scene, and why.
    case unfit(Option, String, fault: String)
    case unknownFormat(String)
    /// An option that has no meaning here, and why.
    case misplaced(Option, why: String)
    case exclusive(Option, Option, why: String)
    case badFrame(item: String, remedy: String)
    case filmOnly(Option, verb: String)
    case formatMismatch(format: String, output: String)
    case foreignFormat(output: String)
    case oneOutput(String, scenes: Int)
    case noOutput(Option)
    case sameName(String, String, name: String)
    case oneFrameForStream(count: Int)
    case terminal(format: String)
    case filmInPieces(format: String, output: String)
    case noStream(format: String)
    case notForFormat(Option, format: String, takers: [String])
    case shardOfOne(output: String)
}

extension UsageError: CustomStringConvertible {
    /// One line that names the remedy.
    package var description: String {
        switch self {
        case .unknownVerb(let word):
            if SceneFileName.isScene(word) || word == "-" {
                return "'\(word)' is not a verb; did you mean 'carousel render \(word)'?"
            }
            if word.hasPrefix("-") {
                return
                    "the verb comes first: carousel VERB SCENE [options], not '\(word)'; see 'carousel help'"
            }
            let verbs = Verb.all.map(\.name) + ["help"]
            guard let verb = Spelling.suggestion(for: word, among: verbs) else {
                return
                    "unknown verb '\(word)'; the verbs are \(Self.list(verbs, "and")) (see 'carousel help')"
            }
            return "unknown verb '\(word)'; did you mean '\(verb)'?"
        case .helpForSeveral:
            return "help takes one verb: carousel help VERB"
        case .unknownOptions(let words, let verb):
            return Self.unknown(words, verb)
        case .missingValue(let option, let next):
            let name = option.value ?? "value"
            guard let next else { return "--\(option.name) needs a value: --\(option.name) \(name)" }
            return
                "--\(option.name) needs a value, not '\(next)'; if it is meant so, write --\(option.name)=\(next)"
        case .noValueTaken(let option):
            return "\(option) takes no value: write just \(option)"
        case .noScene(let verb):
            return "\(verb) needs a scene: carousel \(verb) SCENE... ('-' is standard input)"
        case .sceneNotTaken(let verb):
            return "\(verb) takes no scene: carousel \(verb)"
        case .oneFolder(let verb):
            return "\(verb) takes one folder of frames: carousel \(verb) FOLDER"
        case .standardInputTwice:
            return "standard input ('-') can be read only once: name it once"
        case .notUTF8(let name):
            return "the name '\(name)' is not UTF-8: rename the file"
        case .badValue(let option, let value, let must):
            return "--\(option.name) must be \(must), not '\(value)'"
        case .unfit(let option, let value, let fault):
            return "--\(option.name) \(value) does not suit this scene: \(fault)"
        case .unknownFormat(let name):
            return "there is no format '\(name)'; \(FrameFormat.table)"
        case .misplaced(let option, let why):
            return "--\(option.name) cannot stand here: \(why)"
        case .exclusive(let a, let b, let why):
            return "--\(a.name) and --\(b.name) exclude each other: \(why)"
        case .badFrame(let item, let remedy):
            return "--frames cannot be read at '\(item)': \(remedy)"
        case .filmOnly(let option, let verb):
            let films = FrameFormat.all.filter { $0.makePixelEncoder != nil }.map(\.name)
            return "\(verb) makes a film: --\(option.name) must be one of \(Self.list(films, "or"))"
        case .formatMismatch(let format, let output):
            return
                "--format \(format) contradicts the ending of '\(output)': leave out one of the two"
                + "; \(FrameFormat.table)"
        case .foreignFormat(let output):
            return
                "no format has the ending of '\(output)' (a folder's name would be '\(output)/')"
                + "; \(FrameFormat.table)"
        case .oneOutput(let output, let scenes):
            return "\(scenes) scenes need a folder each: -o must be a folder for them, not '\(output)'"
        case .noOutput(let option):
            return "where to? name a file: --\(option.name) \(option.value ?? "FILE")"
        case .sameName(let a, let b, let name):
            return
                "'\(a)' and '\(b)' would both go into a folder '\(name)': render them one by one, each with its -o"
        case .oneFrameForStream(let count):
            return
                "standard output takes one frame, not \(count): choose one with --frames or --at, or a film's"
                + " --format: \(Self.list(FrameFormat.all.filter(\.isStream).map(\.name), "or"))"
        case .terminal(let format):
            return
                "\(format) is nothing for a terminal: add '> frame.\(format)', or name a file with -o"
        case .filmInPieces(let format, let output):
            return
                "--format \(format) is one film, not files like '\(output)': leave out the '%' of -o"
        case .noStream(let format):
            return
                "\(format) cannot be written to a pipe: name a file with -o, or take --format"
                + " \(Self.list(FrameFormat.all.filter(\.isStream).map(\.name), "or"))"
        case .notForFormat(let option, let format, let takers):
            return
                "--\(option.name) means nothing to \(format): leave it out, or take --format \(Self.list(takers, "or"))"
        case .shardOfOne(let output):
            return "--shard needs several files, not just '\(output)': name a folder or a pattern with -o"
        }
    }

    private static func unknown(_ words: [String], _ verb: String) -> String {
        let options = Verb.all.first { $0.name == verb }?.options ?? []
        let remedies = words.map { word -> String? in
            let name = String(word.drop { $0 == "-" })
            let owners = Verb.all.filter {
                $0.options.contains { "--" + $0.name == word || "-\($0.short ?? "-")" == word }
            }
            if let owner = owners.first { return "it belongs to \(owner.name)" }
            return Spelling.suggestion(for: name, among: options.map(\.name)).map {
                "did you mean '--\($0)'?"
            }
        }
        if words.count == 1 {
            let remedy = remedies.first.flatMap { $0 } ?? "see 'carousel help \(verb)'"
            return "\(verb) has no option '\(words[0])'; \(remedy)"
        }
        let list = zip(words, remedies).map { word, remedy in "'\(word)'" + (remedy.map { " (\($0))" } ?? "")
        }
        return "\(verb) has no options \(list.joined(separator: ", ")); see 'carousel help \(verb)'"
    }

    static func list(_ words: [String], _ joint: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " \(joint) " + last
    }
}

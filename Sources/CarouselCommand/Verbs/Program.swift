import CarouselFrames
import CarouselPlatform

/// The `carousel` program: finds the verb, reads its options, runs it, and turns what goes wrong into a message and
/// an exit code.
package enum Program {
    /// - Parameter words: The command line without the program's name.
    package static func run(_ words: [String]) -> ExitCode {
        var console = Console()
        do {
            return try run(words, &console)
        } catch {
            console.report(error)
            return ExitCode(error)
        }
    }

    private static func run(_ words: [String], _ console: inout Console) throws -> ExitCode {
        guard let first = words.first else {
            console.note(Help.overview)
            return .usage
        }
        let rest = Array(words.dropFirst())
        switch first {
        case "--help", "-h":
            try StandardOutput.write(Help.overview)
        case "help":
            try StandardOutput.write(help(rest))
        case "--version":
            try StandardOutput.write(version)
        default:
            let verb = try verb(first)
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                try StandardOutput.write(Help.text(of: verb))
                return .done
            }
            let arguments = try Arguments(rest, of: verb)
            try console.configure(arguments)
            return try verb.run(arguments, console)
        }
        return .done
    }

    /// `carousel 0.1.0 (Cairo 1.16.0, Pango 1.50.12, libpng 1.6.39)`
    private static var version: String {
        let libraries = Film.libraryVersions.map { "\($0.name) \($0.version)" }
        return "carousel \(Film.toolVersion) (\(libraries.joined(separator: ", ")))\n"
    }

    private static func help(_ words: [String]) throws(UsageError) -> String {
        guard words.count <= 1 else { throw .helpForSeveral }
        guard let name = words.first, !["help", "--help", "-h"].contains(name) else { return Help.overview }
        return Help.text(of: try verb(name))
    }

    private static func verb(_ name: String) throws(UsageError) -> Verb {
        guard let verb = Verb.all.first(where: { $0.name == name }) else { throw .unknownVerb(name) }
        return verb
    }
}

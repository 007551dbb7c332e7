import CarouselFrames
import CarouselScene

/// What became of each scene of a run, as `--json` prints it: one object at the end.
struct JSONReport {
    private var scenes: [JSON] = []

    /// - Parameters:
    ///   - members: What there is to say of a scene where all went well.
    ///   - error: What ended it, if something did.
    mutating func add(
        _ scene: String, _ members: [(key: String, value: JSON)], warnings: [Diagnostic] = [],
        error: (any Error)? = nil
    ) {
        let faults = (error as? SceneError)?.diagnostics.map(\.json) ?? error.map { [Self.fault($0)] } ?? []
        scenes.append(
            .object(
                [("scene", .string(scene)), ("done", .bool(error == nil))] + members + [
                    ("warnings", .array(warnings.map(\.json))), ("faults", .array(faults)),
                ]))
    }

    var text: String { JSON.object([("scenes", .array(scenes))]).lines }

    private static func fault(_ error: any Error) -> JSON {
        .object([("message", .string(Console.text(of: error)))])
    }
}

extension Diagnostic {
    fileprivate var json: JSON {
        var members: [(key: String, value: JSON)] = []
        if let location {
            members += [
                ("file", .string(location.file)), ("line", .integer(location.line)),
                ("column", .integer(location.column)), ("length", .integer(location.length)),
            ]
        }
        if let path { members.append(("path", .string(path))) }
        return .object(members + [("message", .string(message))])
    }
}

import Foundation

/// One place seen from another.
enum RelativePath {
    /// The path of a file as it is found from a folder: `../../snap.yaml`.
    static func of(_ file: String, from folder: String) -> String {
        let (target, start) = (components(file), components(folder))
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - shared)
        return (up + target.dropFirst(shared)).joined(separator: "/")
    }

    private static func components(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }
}

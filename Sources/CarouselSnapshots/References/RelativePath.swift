import Foundation

/// One place seen from another.
package enum RelativePath {
    /// The path of a file as the system finds it from a folder, whatever links lead to either: `../../snap.yaml`.
    static func of(_ file: String, from folder: String) -> String {
        let (target, start) = (components(file), components(folder))
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - shared)
        return (up + target.dropFirst(shared)).joined(separator: "/")
    }

    /// A path without links and detours; of what is not there, without detours.
    package static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else {
            return URL(fileURLWithPath: path).standardizedFileURL.path
        }
        defer { free(real) }
        return String(cString: real)
    }

    private static func components(_ path: String) -> [String] {
        real(path).split(separator: "/").map(String.init)
    }
}

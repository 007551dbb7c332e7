import CarouselPlatform

/// Paths as strings.
package enum FilePath {
    /// What is before the last slash (`.` where there is none, `/` for the root), and what is behind it.
    package static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    /// A file's name without its folder and its ending.
    package static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    package static func join(_ folder: String, _ name: String) -> String {
        switch folder {
        case ".", "": name
        case _ where folder.hasSuffix("/"): folder + name
        default: folder + "/" + name
        }
    }
}

/// One place seen from another.
package enum RelativePath {
    /// The path of a file as the system finds it from a folder, whatever links lead to either: `../../snap.yaml`.
    package static func of(_ file: String, from folder: String) -> String {
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

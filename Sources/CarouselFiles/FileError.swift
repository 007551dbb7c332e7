/// Why a file or a folder was not written, made or removed.
public struct FileError: Error, Hashable, Sendable {
    public var path: String
    public var fault: Fault

    public init(_ path: String, _ fault: Fault) {
        self.path = path
        self.fault = fault
    }

    public enum Fault: Hashable, Sendable {
        /// There is a file of this name, which may not be replaced.
        case exists
        /// The name is that of a link that leads nowhere.
        case deadLink
        /// The name is that of a device or a pipe.
        case notRegular
        /// There is no folder of this name, since this is a file.
        case file(inTheWay: String)
        /// There is no folder of this name, since this is a link that leads nowhere.
        case link(inTheWay: String)
        /// Nothing can be made in this folder.
        case noFolder(in: String)
        /// The system's words, for a folder.
        case folder(String)
        /// The system's words.
        case system(String)
    }
}

extension FileError: CustomStringConvertible {
    /// One line that names the remedy, where there is one.
    public var description: String {
        let remedy = "; choose another folder"
        let reason =
            switch fault {
            case .exists: "\(path) exists already: choose another name"
            case .deadLink: "it is a link that leads nowhere; remove it, or choose another name"
            case .notRegular: "it is not a regular file; remove it"
            case .file(let obstacle): "\(obstacle) is a file, not a folder" + remedy
            case .link(let obstacle): "\(obstacle) is a link that leads nowhere" + remedy
            case .noFolder(let parent): "no folder can be made in \(parent)" + remedy
            case .folder(let words): words + remedy
            case .system(let words): words
            }
        return fault == .exists ? reason : "cannot write \(path): \(reason)"
    }
}

import CarouselFiles
import CarouselFrames
import CarouselPlatform

/// What `-o` means.
package enum RenderOutput: Hashable, Sendable {
    case standardOutput
    case folder(String)
    case pattern(FramePattern)
    case file(String)

    /// `-`; a folder that exists; a pattern, by its `%`; a file, by its ending; else a folder.
    ///
    /// - Parameters:
    ///   - text: nil for the default, `out/<scene's name>`.
    ///   - isFolder: Whether there is a folder of this name.
    /// - Throws: `UsageError` also for an ending that no format has.
    package init(
        _ text: String?, sceneName: String, isFolder: (String) -> Bool = AtomicFile.isFolder
    ) throws {
        guard let text else {
            self = .folder("out/" + sceneName)
            return
        }
        guard !text.isEmpty else {
            throw UsageError.badValue(.output, text, must: "a folder, a pattern, a file or '-'")
        }
        if text == "-" {
            self = .standardOutput
            return
        }
        if text.hasSuffix("/") || isFolder(text) {
            self = .folder(text)
            return
        }
        let ending = Self.ending(of: text)
        if text.contains("%") {
            self = .pattern(try FramePattern(text))
        } else if ending != nil || AtomicFile.isSpecial(text) {
            self = .file(text)
        } else {
            self = .folder(text)
        }
        if let ending, !FrameFormat.all.contains(where: { $0.takes(ending: ending) }) {
            throw UsageError.foreignFormat(output: text)
        }
    }

    package var isFile: Bool {
        if case .file = self { true } else { false }
    }

    /// What its files hold: what is given, else what the ending of its name says, else PNG.
    /// - Throws: `UsageError` where the two contradict each other.
    package func format(_ given: FrameFormat?) throws(UsageError) -> FrameFormat {
        let name: String
        switch self {
        case .standardOutput, .folder: return given ?? .png
        case .file(let path): name = path
        case .pattern(let pattern): name = pattern.fileName(1)
        }
        guard let ending = Self.ending(of: name) else { return given ?? .png }
        guard let given else { return FrameFormat(named: ending) ?? .png }
        guard given.takes(ending: ending) else { throw .formatMismatch(format: given.name, output: name) }
        return given
    }

    /// The file that a film goes to: in a folder, one of the scene's name.
    /// - Throws: `UsageError` where there would be several files, or a pipe that the format is not for.
    package func film(_ format: FrameFormat, sceneName: String) throws(UsageError) -> RenderOutput {
        switch self {
        case .folder(let folder): return .file(FilePath.join(folder, "\(sceneName).\(format.ending)"))
        case .pattern(let pattern):
            throw .filmInPieces(format: format.name, output: pattern.fileName(1))
        case .standardOutput:
            if !format.isStream { throw .noStream(format: format.name) }
            return self
        case .file: return self
        }
    }

    /// What is behind the last dot of a file's name where that looks like an ending, in lower case: `mp4`, but not the
    /// 2 of `v1.2`.
    private static func ending(of path: String) -> String? {
        let name = FilePath.split(path).name
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex || name == path else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        let isEnding =
            (2...5).contains(ending.count) && ending.first?.isLetter == true
            && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return isEnding ? ending : nil
    }

    /// What the manifest and the default folder call a scene: its file's name without the ending.
    package static func sceneName(_ path: String) -> String {
        path == "-" ? "stdin" : FilePath.stem(path)
    }
}

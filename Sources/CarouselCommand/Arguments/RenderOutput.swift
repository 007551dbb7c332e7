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
        } else if text.hasSuffix("/") || isFolder(text) {
            self = .folder(text)
        } else if text.contains("%") {
            self = .pattern(try FramePattern(text))
        } else if Self.format(of: text) != nil || AtomicFile.isSpecial(text) {
            self = .file(text)
        } else {
            self = .folder(text)
        }
        let name = text.split(separator: "/").last ?? ""
        if !isFolder(text), !text.hasSuffix("/"), let ending = Self.ending(of: name),
            Self.foreign.contains(ending)
        {
            throw UsageError.foreignFormat(output: text, ending: ending)
        }
    }

    /// What its files hold, by the ending of its name.
    package static func format(of output: String) -> FrameFormat? {
        ending(of: output[...]).flatMap(FrameFormat.init(named:))
    }

    /// Endings that promise what no frame is.
    private static let foreign: Set<String> = [
        "apng", "avif", "avi", "bmp", "gif", "jpeg", "jpg", "mkv", "mov", "mp4", "pdf", "tif", "tiff", "webm",
        "webp",
    ]

    private static func ending(of name: Substring) -> String? {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    }

    /// What the manifest and the default folder call a scene: its file's name without the ending.
    package static func sceneName(_ path: String) -> String {
        path == "-" ? "stdin" : FilePath.stem(path)
    }
}
